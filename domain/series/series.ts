import type { Equipment, Level } from "../training/exercise.ts";

/** The parts of a session, in their order. */
export const PARTS = ["warm-up", "main", "cool-down"] as const;
export type Part = (typeof PARTS)[number];

/** Seconds of one repetition: there, hold, back, hold; there is where the exercise's figure moves first (down in a squat, up in a pull-up). */
export type Tempo = readonly [there: number, hold: number, back: number, hold: number];

/** One set: repetitions at a tempo, seconds in motion, or seconds in one position. A side, when the exercise is done one side at a time. */
export type SetDose =
  | { readonly kind: "reps"; readonly reps: number; readonly tempo: Tempo }
  | { readonly kind: "time"; readonly seconds: number }
  | { readonly kind: "hold"; readonly seconds: number };

/** An exercise of a session. */
export interface Move {
  readonly exerciseId: string;
  readonly dose: SetDose;
  /** What the coach says before each round: the first before the first, and around again. */
  readonly cues: readonly string[];
  /** Seconds of rest after each set; 0 where one goes straight on, which takes the seconds of changing position alone. */
  readonly restSeconds: number;
}

/** Moves one after the other, so many times. */
export interface Block {
  readonly part: Part;
  readonly rounds: number;
  readonly moves: readonly Move[];
}

/** One guided session. */
export interface GuidedSession {
  readonly title: string;
  /** What it trains, in one sentence. */
  readonly focus: string;
  /** What's new since the session before. */
  readonly builds: string;
  /** What the whole takes, to the nearest minute. */
  readonly minutes: number;
  /** What to know before the start to stay safe; may be empty. */
  readonly safety: readonly string[];
  readonly blocks: readonly Block[];
  /** The coach's last words. */
  readonly closing: string;
}

/** Several guided sessions that build on each other. */
export interface Series {
  /** Kebab-case, in the address. */
  readonly id: string;
  readonly title: string;
  /** What someone gets out of it, in one sentence. */
  readonly promise: string;
  /** Whom it's for, and how often to train. */
  readonly about: string;
  readonly level: Level;
  /** What's needed, as people read it. */
  readonly equipment: string;
  /** The same for checks; household things are in the words alone. */
  readonly needs: readonly Equipment[];
  /** The exercise that the series leads to: it may be a level above the series. */
  readonly leadsTo?: string;
  /** The exercise on its cover. */
  readonly coverId: string;
  readonly sessions: readonly GuidedSession[];
}

/** Seconds of one repetition at a tempo. */
export function repetitionSeconds(tempo: Tempo): number {
  return tempo[0] + tempo[1] + tempo[2] + tempo[3];
}

/** Seconds of one set, of one side. */
export function setSeconds(dose: SetDose): number {
  return dose.kind === "reps" ? dose.reps * repetitionSeconds(dose.tempo) : dose.seconds;
}
