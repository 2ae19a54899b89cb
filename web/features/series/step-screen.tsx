import { cueOf, doseWords } from "@lockstep/domain/series/spoken.ts";
import type { Step, Timeline } from "@lockstep/domain/series/timeline.ts";
import type { SeriesExercise } from "@lockstep/contract/series.ts";
import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { CSSProperties, MouseEvent } from "react";
import { GuidedFigure } from "../../figure/figure-player.tsx";
import { litMuscles } from "../../figure/lit-muscles.ts";
import { clockWords, pauseName, placeWords, setAfter, stepWords, stretches } from "./player-words.ts";
import type { SessionClock, Shown } from "./session-clock.ts";
import { useVoice } from "./voice.ts";

function Progress({ timeline, at }: { timeline: Timeline; at: number }) {
  const bars = useMemo(() => stretches(timeline), [timeline]);
  const left = clockWords(timeline.seconds - at);
  return (
    <div className="player-progress">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> can't be drawn as steps */}
      <div className="steps flex-1" role="img" aria-label={`${left} left of the session`}>
        {bars.map(({ startsAt, seconds }) => (
          <span key={startsAt} style={{ flexGrow: seconds, "--step-h": "8px" } as CSSProperties}>
            <i style={{ "--fill": Math.min(1, Math.max(0, (at - startsAt) / seconds)) } as CSSProperties} />
          </span>
        ))}
      </div>
      <span className="player-left" aria-hidden="true">
        {left}
      </span>
    </div>
  );
}

function Numeral({ step, shown }: { step: Step; shown: Shown }) {
  const { dose } = step.move;
  if (step.kind === "work" && dose.kind === "reps") {
    return (
      <p className="player-numeral">
        <span className="n">{shown.repetitions}</span>
        <span className="player-unit">of {doseWords(dose, false)}</span>
      </p>
    );
  }
  return (
    <p className="player-numeral">
      <span className="n">{shown.secondsLeft}</span>
      <span className="player-unit">{shown.secondsLeft === 1 ? "second" : "seconds"}</span>
    </p>
  );
}

function Figure({
  clock,
  step,
  exercise,
  isPlaying,
}: {
  clock: SessionClock;
  step: Step;
  exercise: SeriesExercise;
  isPlaying: boolean;
}) {
  const { startsAt, kind } = step;
  const { dose } = step.move;
  const seconds = useCallback(() => clock.position() - startsAt, [clock, startsAt]);
  return (
    <GuidedFigure
      movement={exercise.demonstration.movement}
      variant={exercise.demonstration.variant}
      name={exercise.name}
      lit={litMuscles(exercise.targets, exercise.synergists)}
      clock={seconds}
      playing={isPlaying}
      mirrored={step.side === 2}
      {...(dose.kind === "reps" ? { tempo: dose.tempo } : {})}
      {...(dose.kind === "hold" && kind === "work" ? { heldSeconds: dose.seconds } : {})}
    />
  );
}

/** One step of the session: the figure, what to do, how much of it is left, and what's next. */
export function StepScreen({
  clock,
  shown,
  step,
  timeline,
  exercise,
  mayTurnDark,
  onToggle,
}: {
  clock: SessionClock;
  shown: Shown;
  step: Step;
  timeline: Timeline;
  exercise: SeriesExercise;
  mayTurnDark: boolean;
  onToggle: () => void;
}) {
  const voice = useVoice();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => toggle.current?.focus(), []);
  // After a press by hand the space bar pauses again.
  const turn = (to: () => void) => (event: MouseEvent) => {
    to();
    if (event.detail > 0) toggle.current?.focus();
  };
  const isWork = step.kind === "work";
  const next = isWork ? setAfter(timeline, shown.index) : null;
  const dose = doseWords(step.move.dose, step.exercise.perSide);
  return (
    <>
      <Progress timeline={timeline} at={step.startsAt + step.seconds - shown.secondsLeft} />
      {/* The voice says the same: a screen reader then keeps quiet. */}
      <p className="visually-hidden" aria-live="polite">
        {voice ? "" : stepWords(step)}
      </p>
      <div className="player-step">
        <div className="player-stage">
          <Figure clock={clock} step={step} exercise={exercise} isPlaying={shown.isPlaying} />
        </div>
        <div className="player-panel">
          <p className="player-place">{isWork ? placeWords(step) : pauseName(step.kind)}</p>
          <Numeral step={step} shown={shown} />
          <h3 className="player-name d2">
            {isWork || step.kind === "switch" ? null : <span className="player-next">Next: </span>}
            {exercise.name}
          </h3>
          <p className="player-cue">{isWork ? cueOf(step) : step.kind === "switch" ? `${dose}.` : `${dose}. ${cueOf(step)}`}</p>
          <p className="player-after">
            {shown.wasAway
              ? "Paused while you were away."
              : !shown.isPlaying
                ? "Paused"
                : isWork
                  ? next === null
                    ? "Last one of the session"
                    : next.side === 2
                      ? "Next: other side"
                      : `Then: ${next.exercise.name}`
                  : placeWords(step)}
          </p>
        </div>
      </div>
      <footer className="player-foot">
        <div className="player-controls">
          <button type="button" className="player-turn" aria-label="Back" onClick={turn(() => clock.back())}>
            <SkipBack aria-hidden="true" />
          </button>
          <button
            type="button"
            ref={toggle}
            className="player-toggle"
            aria-label={shown.isPlaying ? "Pause" : "Resume"}
            onClick={onToggle}
          >
            {shown.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </button>
          <button type="button" className="player-turn" aria-label="Next" onClick={turn(() => clock.next())}>
            <SkipForward aria-hidden="true" />
          </button>
        </div>
        {mayTurnDark ? <p className="player-dark">Your device may turn the screen off.</p> : null}
      </footer>
    </>
  );
}
