import { Check, House, Settings } from "lucide-react";
import type { LucideProps } from "lucide-react";
import * as check from "lucide-react/icons/check";
import * as house from "lucide-react/icons/house";
import * as settings from "lucide-react/icons/settings";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createIcon } from "../ui/create-icon.ts";
import type { IconData } from "../ui/create-icon.ts";
import { leanIcon } from "./lean-icons.ts";

const SOURCE = `const __iconData = {
  name: "house",
  size: 24,
  node: [
    ["path", { d: "M15 21v-8", key: "5wwlr5" }],
    [
      "path",
      {
        d: "M3 10a2 2 0 0 1 .7-1.5",
        key: "r6nss1"
      }
    ]
  ],
  aliases: ["home"]
};
__iconData.node;
const House = createLucideIcon(__iconData);
`;

it("leaves an icon's name and lines", () => {
  expect(leanIcon(SOURCE)).toBe(`const __iconData = {
  name: "house",
  node: [
    ["path", { d: "M15 21v-8" }],
    [
      "path",
      {
        d: "M3 10a2 2 0 0 1 .7-1.5"
      }
    ]
  ]
};
const House = createLucideIcon(__iconData);
`);
});

const ICONS = [
  [Check, check],
  [House, house],
  [Settings, settings],
] as const;

/** What the library's types don't say. */
const dataOf = (module: object): IconData => (module as { readonly __iconData: IconData }).__iconData;

const PROPS: readonly LucideProps[] = [
  {},
  { size: 18, className: "mt-1 flex-none", "aria-hidden": "true" },
  { size: 22, strokeWidth: 2.5, "aria-label": "Home" },
  { role: "img", style: { color: "red" } },
];

it("draws icons as the library does, but for their other names", () => {
  for (const [theirs, module] of ICONS) {
    const { name, node } = dataOf(module);
    const withoutKey = (attributes: object) => Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== "key"));
    const ours = createIcon({ name, node: node.map(([tag, attributes]) => [tag, withoutKey(attributes)]) });
    for (const props of PROPS) {
      const [expected, drawn] = [theirs, ours].map((icon) => renderToStaticMarkup(createElement(icon, props)));
      expect(drawn).toBe(expected?.replace(/(class="lucide lucide-[\w-]+)(?: lucide-[\w-]+)+/, "$1"));
    }
  }
});
