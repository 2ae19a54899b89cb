import { createElement } from "react";
import type { SVGProps } from "react";

/** What an icon's module of lucide-react holds. */
export interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number | string };

/** What gives a drawing a name: without one, screen readers pass over it. */
const NAMES = /^(?:aria-.*|role|title)$/;

/** An icon as lucide-react draws it, without what no page asks for: contexts, aliases, widths and colors by other names (web/build-steps/lean-icons.ts). */
export function createIcon({ name, node }: IconData) {
  return ({ size = 24, className, ...rest }: IconProps) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name}${className ? ` ${className}` : ""}`,
        "aria-hidden": Object.entries(rest).some(([key, value]) => NAMES.test(key) && value !== undefined) ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
