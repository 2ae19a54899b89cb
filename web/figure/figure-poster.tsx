import { useMemo } from "react";
import { MovingFigure } from "./moving-figure.tsx";
import type { StillProps } from "./still-figure.tsx";
import { useDemonstration } from "./use-demonstration.ts";

/** A still that plays, without controls. Shows nothing when the movement isn't known. */
export default function FigurePoster({ movement, variant, lit, person, view, aspect = 1, floor }: Omit<StillProps, "phase">) {
  const demo = useDemonstration(movement, variant);
  const options = useMemo(() => ({ lit, person, view, aspect, floor }), [lit, person, view, aspect, floor]);
  return demo ? <MovingFigure demo={demo} options={options} playing /> : null;
}
