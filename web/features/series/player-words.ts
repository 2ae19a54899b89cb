import type { Part } from "@lockstep/domain/series/series.ts";
import { cueOf, doseWords } from "@lockstep/domain/series/spoken.ts";
import type { Step, Timeline } from "@lockstep/domain/series/timeline.ts";

export const PART_NAMES: Readonly<Record<Part, string>> = { "warm-up": "Warm-up", main: "Main part", "cool-down": "Cool-down" };

/** "4:05". */
export function clockWords(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Where a set is in the session: "Set 2 of 3", "Warm-up"; with its side. */
export function placeWords({ part, round, rounds, side }: Pick<Step, "part" | "round" | "rounds" | "side">): string {
  const set = rounds > 1 ? `Set ${round} of ${rounds}` : PART_NAMES[part];
  return side === null ? set : `${set} · ${side === 1 ? "First side" : "Other side"}`;
}

const PAUSE_NAMES = { ready: "Get ready", rest: "Rest", change: "Get into position", switch: "Switch sides" } as const;

/** What a pause is: "Rest". */
export function pauseName(kind: Exclude<Step["kind"], "work">): string {
  return PAUSE_NAMES[kind];
}

/** The step in one sentence, for those who don't see it. */
export function stepWords(step: Step): string {
  const { name, perSide } = step.exercise;
  if (step.kind === "work") return `Go: ${name}.`;
  return `${pauseName(step.kind)}, ${step.seconds} seconds. Next: ${name}, ${doseWords(step.move.dose, perSide)}. ${cueOf(step)}`;
}

/** The set after the one that a step is; null after the last. */
export function setAfter({ steps }: Timeline, index: number): Step | null {
  return steps.slice(index + 1).find(({ kind }) => kind === "work") ?? null;
}

/** A stretch of the session as the progress bar shows it. */
interface Stretch {
  readonly startsAt: number;
  readonly seconds: number;
}

/** A bar for each round of each part. */
export function stretches({ steps }: Timeline): readonly Stretch[] {
  const found: { startsAt: number; seconds: number; part: Part; round: number; rounds: number }[] = [];
  for (const { startsAt, seconds, part, round, rounds } of steps) {
    const last = found.at(-1);
    if (last && last.part === part && last.round === round && last.rounds === rounds) last.seconds += seconds;
    else found.push({ startsAt, seconds, part, round, rounds });
  }
  return found;
}
