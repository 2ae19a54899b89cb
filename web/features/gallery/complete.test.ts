import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../..");

const sourcesOf = (folder: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(join(WEB, folder))
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
    .map((name) => [name, readFileSync(join(WEB, folder, name), "utf8")] as const);

const isDrawnIn = (component: string, text: string): boolean => new RegExp(`<${component}\\b`).test(text);

/** What the frame of every page holds already. */
const IN_THE_FRAME = ["ToastProvider"];

it("shows every component of the design system on the gallery page, on its own or inside another", () => {
  const parts = sourcesOf("ui");
  const shown = [...sourcesOf("features/gallery"), ...sourcesOf("routes").filter(([name]) => name === "dev-ui.tsx")];
  const components = parts.flatMap(([name, text]) =>
    [...text.matchAll(/^export (?:function|class) (?<component>[A-Z]\w*)/gm)].map(
      (match) => [match.groups?.["component"] ?? "", name] as const,
    ),
  );
  expect(components.length).toBeGreaterThan(40);
  const missing = components.filter(
    ([component, home]) =>
      !IN_THE_FRAME.includes(component) &&
      ![...shown, ...parts.filter(([name]) => name !== home)].some(([, text]) => isDrawnIn(component, text)) &&
      !isDrawnIn(component, parts.find(([name]) => name === home)?.[1] ?? ""),
  );
  expect(missing.map(([component]) => component)).toEqual([]);
});
