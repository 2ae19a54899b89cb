/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the figure is drawn, there's no picture file */
import type { PersonName } from "@lockstep/figure/body/people.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import type { Demo, View } from "@lockstep/figure/movement.ts";
import { Pause, Play } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import type { CSSProperties } from "react";
import { Button } from "../ui/button.tsx";
import { SegmentedControl } from "../ui/choice.tsx";
import { useReducedMotion } from "../ui/use-reduced-motion.ts";
import { MovingFigure, type MovingFigureOptions } from "./moving-figure.tsx";
import { StillEnds } from "./still-ends.tsx";
import { useDemonstration } from "./use-demonstration.ts";

export interface FigureStageProps {
  /** The exercise's demonstration: a movement of the figure and one of its variants. */
  movement: string;
  variant: string;
  /** The exercise's name, for people who can't see the figure. */
  name: string;
  lit?: LitMuscles;
  autoPlay?: boolean;
  /** Controls playback from outside; `onPlayingChange` then only reports what was asked for. */
  playing?: boolean;
  /** Hears play and pause, so that a page can keep one figure moving at a time. */
  onPlayingChange?: (playing: boolean) => void;
  /** Width to height. Default 1.25. */
  aspect?: number;
  person?: PersonName;
  /** Without the views and the tempo: the figure and its button alone. */
  plain?: boolean;
}

/** The views and their names. Some demonstrations are seen from behind instead of from the front. */
const viewsOf = ({ front }: Demo): ReadonlyArray<{ value: View; label: string; from: string }> => [
  { value: "side", label: "Side", from: "the side" },
  front < 0 ? { value: "front", label: "Behind", from: "behind" } : { value: "front", label: "Front", from: "the front" },
  { value: "three-quarter", label: "¾", from: "three quarters" },
];

const PART_NAMES = ["there", "hold", "back", "hold"] as const;

/** Holds shorter than this are a turn, not a pause: naming them would be more exact than anyone moves. */
const SHORTEST_HOLD = 0.5;

/** "3 s there, 1 s hold, 1 s back": what is too short to count is left out. */
function tempoText(demo: Demo): string {
  return demo.tempo
    .flatMap((seconds, index) =>
      seconds >= (index % 2 === 0 ? 0.1 : SHORTEST_HOLD) ? [`${Math.round(seconds * 10) / 10} s ${PART_NAMES[index] ?? ""}`] : [],
    )
    .join(", ");
}

/** Skewed bars as long as the parts of a repetition; filled by hand, because React doesn't need every frame. */
function useTempoBars(demo: Demo | null) {
  const bars = useRef<HTMLDivElement>(null);
  const onTime = useCallback(
    (seconds: number) => {
      let start = 0;
      let place = 0;
      for (const length of demo?.tempo ?? []) {
        if (length <= 0) continue;
        const bar = bars.current?.children[place++]?.firstElementChild;
        if (bar instanceof HTMLElement) bar.style.transform = `scaleX(${Math.min(1, Math.max(0, (seconds - start) / length))})`;
        start += length;
      }
    },
    [demo],
  );
  return { bars, onTime };
}

export default function FigureStage({
  movement,
  variant,
  name,
  lit,
  autoPlay = false,
  playing: wanted,
  onPlayingChange,
  aspect = 1.25,
  person,
  plain = false,
}: FigureStageProps) {
  const demo = useDemonstration(movement, variant);
  const [view, setView] = useState<View | null>(null);
  const [started, setStarted] = useState(autoPlay);
  const playing = wanted ?? started;
  const reduced = useReducedMotion();
  const shown = view ?? demo?.view ?? "side";
  const options = useMemo<MovingFigureOptions>(() => ({ view: shown, lit, person, aspect }), [shown, lit, person, aspect]);
  const { bars, onTime } = useTempoBars(demo);
  if (!demo) return null;
  const views = viewsOf(demo);
  const toggle = () => {
    setStarted(!playing);
    onPlayingChange?.(!playing);
  };
  return (
    <div>
      <div className="stage" style={{ "--stage-aspect": aspect } as CSSProperties}>
        {plain ? null : (
          <div className="stage-views">
            <SegmentedControl legend={`View of ${name}`} value={shown} options={views} onChange={setView} />
          </div>
        )}
        <div
          className="stage-picture"
          role="img"
          aria-label={`${name}, shown from ${views.find(({ value }) => value === shown)?.from}`}
        >
          {reduced ? (
            <StillEnds demo={demo} options={options} />
          ) : (
            <MovingFigure demo={demo} options={options} playing={playing} turns={!plain} onTime={plain ? undefined : onTime} />
          )}
        </div>
        {reduced ? null : (
          <Button className="btn-icon stage-play" onClick={toggle} aria-label={playing ? `Pause ${name}` : `Play ${name}`}>
            {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </Button>
        )}
      </div>
      {plain ? null : (
        <div className="mt-2">
          <div className="tempo" ref={bars} aria-hidden="true">
            {demo.tempo.map((seconds, index) =>
              seconds > 0 ? (
                <span key={index} style={{ flexGrow: seconds }}>
                  <i />
                </span>
              ) : null,
            )}
          </div>
          <p className="mt-1 text-13 text-fg-2">{tempoText(demo)}</p>
        </div>
      )}
    </div>
  );
}
