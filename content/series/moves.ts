import type { Block, Move, Tempo } from "@lockstep/domain/series/series.ts";

/** The way there and back equally long. */
export const EVEN: Tempo = [1.5, 0.5, 1.5, 0.5];
/** Slow on the way there: down in a squat or a push-up. */
export const SLOW_THERE: Tempo = [3, 0.5, 1.5, 0.5];
/** Slow on the way back: down from a pull-up, out of a row. */
export const SLOW_BACK: Tempo = [1.2, 0.5, 2.8, 0.5];
/** Two seconds where it's hardest. */
export const HELD: Tempo = [1.5, 2, 1.5, 0.5];
/** A breath each way. */
export const BREATH: Tempo = [2, 0.5, 2, 0.5];
/** Light and quick, still under control. */
export const BRISK: Tempo = [1, 0.25, 1, 0.25];
/** A kettlebell swing. */
export const SWING: Tempo = [0.6, 0.1, 0.7, 0.1];

type Cues = string | readonly string[];

function move(exerciseId: string, dose: Move["dose"], cues: Cues, restSeconds: number): Move {
  return { exerciseId, dose, cues: typeof cues === "string" ? [cues] : cues, restSeconds };
}

/** A set by repetitions. */
export const reps = (exerciseId: string, count: number, tempo: Tempo, cues: Cues, restSeconds = 0): Move =>
  move(exerciseId, { kind: "reps", reps: count, tempo }, cues, restSeconds);

/** A set by seconds, in motion. */
export const timed = (exerciseId: string, seconds: number, cues: Cues, restSeconds = 0): Move =>
  move(exerciseId, { kind: "time", seconds }, cues, restSeconds);

/** A set by seconds in one position. */
export const hold = (exerciseId: string, seconds: number, cues: Cues, restSeconds = 0): Move =>
  move(exerciseId, { kind: "hold", seconds }, cues, restSeconds);

export const warmUp = (...moves: readonly Move[]): Block => ({ part: "warm-up", rounds: 1, moves });
export const main = (rounds: number, ...moves: readonly Move[]): Block => ({ part: "main", rounds, moves });
export const coolDown = (...moves: readonly Move[]): Block => ({ part: "cool-down", rounds: 1, moves });
