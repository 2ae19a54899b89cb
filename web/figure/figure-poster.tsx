import { drawFrame } from "@lockstep/figure/draw.ts";
import type { DrawOptions, LitMuscles } from "@lockstep/figure/draw.ts";
import { useMemo } from "react";
import { MovingFigure } from "./moving-figure.tsx";
import { useDemonstration } from "./use-demonstration.ts";

export interface FigurePosterProps {
  movement: string;
  variant: string;
  lit?: LitMuscles;
  /** 0 start to 1 far end. Default 1. */
  phase?: number;
  /** Plays while true; stays still for people who prefer reduced motion. */
  moving?: boolean;
  head?: DrawOptions["head"];
  view?: DrawOptions["view"];
  aspect?: number;
  floor?: boolean;
}

/** Draws nothing when the movement isn't known. */
export default function FigurePoster({
  movement,
  variant,
  lit,
  phase = 1,
  moving = false,
  head,
  view,
  aspect = 1,
  floor,
}: FigurePosterProps) {
  const demo = useDemonstration(movement, variant);
  const options = useMemo<DrawOptions>(() => ({ lit, head, view, aspect, floor }), [lit, head, view, aspect, floor]);
  const still = useMemo(() => (demo ? drawFrame(demo, { ...options, phase }) : null), [demo, options, phase]);
  if (!demo || !still) return null;
  if (moving) return <MovingFigure demo={demo} options={options} playing />;
  return (
    <svg className="figure-svg" viewBox={still.viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: still.body }} />
  );
}
