import { repetitionSeconds, type SetDose } from "./series.ts";
import type { Step, Timeline } from "./timeline.ts";

/** Something the coach says, and the second of the session at which it begins. */
export interface SpokenLine {
  readonly at: number;
  readonly text: string;
}

/** A browser's voice says about 16 characters a second and needs a moment to begin: measured on the voices of Chrome and Safari at rate 1. */
const CHARACTERS_A_SECOND = 16;
const BREATH_SECONDS = 0.3;
const COUNTED_DOWN = ["Three.", "Two.", "One."] as const;
/** Sets from this length have a word in the middle. */
const SHORTEST_HALVED_SECONDS = 20;
/** Quicker repetitions aren't counted aloud: the voice couldn't follow. */
const SHORTEST_COUNTED_SECONDS = 1.2;

/** Seconds that saying a text takes, about. */
export function speakingSeconds(text: string): number {
  return BREATH_SECONDS + text.length / CHARACTERS_A_SECOND;
}

/** "8 reps", "8 reps each side", "30 seconds". */
export function doseWords(dose: SetDose, perSide: boolean): string {
  const amount = dose.kind === "reps" ? `${dose.reps} ${dose.reps === 1 ? "rep" : "reps"}` : `${dose.seconds} seconds`;
  return perSide ? `${amount} each side` : amount;
}

/** What the coach says of the set that a step is or leads to. */
export function cueOf({ move, round }: Pick<Step, "move" | "round">): string {
  return move.cues[(round - 1) % move.cues.length] ?? "";
}

/** Everything that's said in a session, in order. Nothing begins before what was said last is over. */
export function spokenLines({ steps }: Timeline): readonly SpokenLine[] {
  const lines: SpokenLine[] = [];
  let silentFrom = 0;
  const say = (at: number, text: string): void => {
    // What there's no time for is left unsaid; the screen shows it all the same.
    if (at + 1e-9 < silentFrom) return;
    lines.push({ at, text });
    silentFrom = at + speakingSeconds(text);
  };
  for (const step of steps) {
    // A new step has the word: what was said in the last one is over by then, or it's cut off.
    silentFrom = Math.min(silentFrom, step.startsAt);
    for (const { at, text } of step.kind === "work" ? workLines(step) : pauseLines(step)) {
      // Nor does anything reach into the next step.
      if (at + speakingSeconds(text) <= step.seconds + 1e-9) say(step.startsAt + at, text);
    }
  }
  return lines;
}

function pauseLines(step: Step): SpokenLine[] {
  return [{ at: 0, text: announcement(step) }, ...countdown(step.seconds)];
}

function announcement(step: Step): string {
  if (step.kind === "switch") return "Other side.";
  const { name, perSide } = step.exercise;
  const set = `${name}, ${doseWords(step.move.dose, perSide)}. ${cueOf(step)}`;
  if (step.kind === "ready") return `Get ready. ${set}`;
  return step.kind === "rest" ? `Rest. Next, ${set}` : `Next, ${set}`;
}

function workLines({ move: { dose }, seconds }: Step): SpokenLine[] {
  const start = { at: 0, text: "Go." };
  if (dose.kind !== "reps") {
    const middle = seconds < SHORTEST_HALVED_SECONDS ? [] : [{ at: seconds / 2, text: "Halfway." }];
    return [start, ...middle, ...countdown(seconds)];
  }
  const each = repetitionSeconds(dose.tempo);
  if (each < SHORTEST_COUNTED_SECONDS) return [start, { at: (dose.reps - 3) * each, text: "Three more." }];
  const counted = Array.from({ length: dose.reps - 1 }, (_, index) => ({
    at: (index + 1) * each,
    text: index === dose.reps - 2 ? "Last one." : `${index + 1}.`,
  }));
  return [start, ...counted];
}

function countdown(seconds: number): SpokenLine[] {
  return COUNTED_DOWN.map((text, index) => ({ at: seconds - COUNTED_DOWN.length + index, text }));
}

/** What's to be said now, with `to` reached and everything up to `from` said: the newest line, or none. A jump passes `from` just before `to`. */
export function lineToSay(lines: readonly SpokenLine[], from: number, to: number): SpokenLine | null {
  return lines.findLast(({ at }) => at > from && at <= to) ?? null;
}
