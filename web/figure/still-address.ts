import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import type { StillProps } from "./still-figure.tsx";

/** Where the server draws this still. The same picture has the same address, and a new edition of the figure has new ones. */
export function stillAddress({ movement, variant, lit = {}, phase, view, person, aspect = 1, floor = true }: StillProps): string {
  const lits = (light: "primary" | "secondary") => MUSCLES.filter((muscle) => lit[muscle] === light).join();
  const parts: ReadonlyArray<readonly [name: string, value: string]> = [
    ["primary", lits("primary")],
    ["secondary", lits("secondary")],
    ["phase", phase === undefined ? "" : String(phase)],
    ["view", view ?? ""],
    ["person", person ?? ""],
    ["aspect", aspect === 1 ? "" : String(aspect)],
    ["floor", floor ? "" : "off"],
    ["v", import.meta.env.VITE_FIGURE_EDITION ?? ""],
  ];
  const query = parts.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return `/api/figures/${movement}/${variant}.svg${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
