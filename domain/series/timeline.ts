import { setSeconds, type Block, type Move, type Part } from "./series.ts";

/** Seconds before the first exercise. */
export const READY_SECONDS = 12;
/** The least between two exercises: finding the next position, hearing what it is. */
export const CHANGE_SECONDS = 10;
/** Between the two sides of an exercise. */
export const SWITCH_SECONDS = 6;
/** A pause this long is a rest and called one. */
const SHORTEST_REST_SECONDS = 15;
/** So long into a step, going back starts it again instead of the one before. */
const RESTART_AFTER_SECONDS = 3;

/** What the timeline has to know of an exercise. */
export interface ExerciseFacts {
  readonly name: string;
  readonly perSide: boolean;
}

/** `ready` opens the session, `change` finds the next position, `switch` the other side. */
export type StepKind = "ready" | "work" | "rest" | "change" | "switch";

/** One step of a session. A pause describes the set that follows it. */
export interface Step {
  readonly kind: StepKind;
  /** Seconds of the session before it. */
  readonly startsAt: number;
  readonly seconds: number;
  readonly part: Part;
  readonly move: Move;
  readonly exercise: ExerciseFacts;
  /** From 1. */
  readonly round: number;
  readonly rounds: number;
  /** Null where both sides work at once. */
  readonly side: 1 | 2 | null;
}

/** A session from its first second to its last. */
export interface Timeline {
  readonly steps: readonly Step[];
  readonly seconds: number;
}

/** A moment of a timeline. */
export interface Moment {
  /** Of the step. */
  readonly index: number;
  readonly step: Step;
  /** Seconds of the step gone. */
  readonly elapsed: number;
}

/** A session as steps without a gap: every set after the pause that leads to it, and nothing after the last set. */
export function unroll(blocks: readonly Block[], exerciseOf: (exerciseId: string) => ExerciseFacts): Timeline {
  const steps: Step[] = [];
  let at = 0;
  const add = (step: Omit<Step, "startsAt">): void => {
    steps.push({ ...step, startsAt: at });
    at += step.seconds;
  };
  let restSeconds: number | null = null;
  for (const { part, rounds, moves } of blocks) {
    for (let round = 1; round <= rounds; round += 1) {
      for (const move of moves) {
        const exercise = exerciseOf(move.exerciseId);
        const sides = exercise.perSide ? ([1, 2] as const) : ([null] as const);
        for (const side of sides) {
          const set = { part, move, exercise, round, rounds, side };
          add({ ...set, ...pauseBefore(side, restSeconds) });
          add({ ...set, kind: "work", seconds: setSeconds(move.dose) });
        }
        restSeconds = move.restSeconds;
      }
    }
  }
  return { steps, seconds: at };
}

function pauseBefore(side: Step["side"], restSeconds: number | null): Pick<Step, "kind" | "seconds"> {
  if (side === 2) return { kind: "switch", seconds: SWITCH_SECONDS };
  if (restSeconds === null) return { kind: "ready", seconds: READY_SECONDS };
  const seconds = Math.max(restSeconds, CHANGE_SECONDS);
  return { kind: seconds < SHORTEST_REST_SECONDS ? "change" : "rest", seconds };
}

/** Where a session is after so many seconds; null once it's over. Times before the start are the start. */
export function momentAt({ steps }: Timeline, seconds: number): Moment | null {
  const at = Math.max(0, seconds);
  const index = steps.findIndex(({ startsAt, seconds: length }) => at < startsAt + length);
  const step = steps[index];
  return step === undefined ? null : { index, step, elapsed: at - step.startsAt };
}

/** Where the step after this moment starts; the session's end after the last. */
export function nextStart(timeline: Timeline, seconds: number): number {
  const moment = momentAt(timeline, seconds);
  return moment === null ? timeline.seconds : moment.step.startsAt + moment.step.seconds;
}

/** Where going back leads: to the step's own start, or right after that to the start of the step before. */
export function previousStart(timeline: Timeline, seconds: number): number {
  const moment = momentAt(timeline, seconds);
  if (moment === null) return timeline.steps.at(-1)?.startsAt ?? 0;
  if (moment.elapsed >= RESTART_AFTER_SECONDS) return moment.step.startsAt;
  return timeline.steps[moment.index - 1]?.startsAt ?? 0;
}

/** Whole repetitions done after so many seconds of a set; 0 for a set by time. */
export function repetitionsDone({ move: { dose }, seconds }: Pick<Step, "move" | "seconds">, elapsed: number): number {
  if (dose.kind !== "reps") return 0;
  return Math.min(dose.reps, Math.max(0, Math.floor((elapsed / seconds) * dose.reps + 1e-9)));
}

/** Seconds of work, pauses left out, between two moments of a session. */
export function workBetween({ steps }: Timeline, from: number, to: number): number {
  return steps.reduce((sum, { kind, startsAt, seconds }) => {
    if (kind !== "work") return sum;
    return sum + Math.max(0, Math.min(to, startsAt + seconds) - Math.max(from, startsAt));
  }, 0);
}

/** Whether someone who worked for so long did the session: at least half of its work. The rest was skipped. */
export function countsAsDone(timeline: Timeline, workedSeconds: number): boolean {
  return workedSeconds >= workBetween(timeline, 0, timeline.seconds) / 2;
}
