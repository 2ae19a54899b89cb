/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the figure is drawn, there's no picture file */
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import type { Demo } from "@lockstep/figure/movement.ts";
import { useMemo } from "react";
import { useReducedMotion } from "../ui/use-reduced-motion.ts";
import { MovingFigure, type MovingFigureOptions } from "./moving-figure.tsx";
import { StillEnds } from "./still-ends.tsx";
import { useDemonstration } from "./use-demonstration.ts";

export interface GuidedFigureProps {
  movement: string;
  variant: string;
  /** The exercise's name, for people who can't see the figure. */
  name: string;
  lit?: LitMuscles;
  /** Seconds there, hold, back, hold; the demonstration's own without it. */
  tempo?: Demo["tempo"];
  /** One repetition that takes so many seconds: there, held, and back at the end. */
  heldSeconds?: number;
  /** Seconds into the repetitions, read at each drawing. Keep it constant. */
  clock: () => number;
  playing: boolean;
  /** The other side's turn. */
  mirrored?: boolean;
}

const OPTIONS: MovingFigureOptions = { aspect: 1.1 };

function withTempo(demo: Demo, tempo: Demo["tempo"] | undefined, heldSeconds: number | undefined): Demo {
  if (tempo !== undefined) return { ...demo, tempo };
  if (heldSeconds === undefined) return demo;
  const [there, , back] = demo.tempo;
  return { ...demo, tempo: [there, Math.max(0, heldSeconds - there - back), back, 0] };
}

export default function GuidedFigure({
  movement,
  variant,
  name,
  lit,
  tempo,
  heldSeconds,
  clock,
  playing,
  mirrored = false,
}: GuidedFigureProps) {
  const demo = useDemonstration(movement, variant);
  const reduced = useReducedMotion();
  const timed = useMemo(() => demo && withTempo(demo, tempo, heldSeconds), [demo, tempo, heldSeconds]);
  const options = useMemo<MovingFigureOptions>(() => ({ ...OPTIONS, lit }), [lit]);
  if (timed === null) return null;
  return (
    <div role="img" aria-label={name} className={mirrored ? "guided-figure guided-figure-mirrored" : "guided-figure"}>
      {reduced ? (
        <StillEnds demo={timed} options={options} />
      ) : (
        <MovingFigure demo={timed} options={options} playing={playing} clock={clock} />
      )}
    </div>
  );
}
