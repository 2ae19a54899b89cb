import type { FileUnits, TrainingHistory, UnreadableFile } from "./history.ts";
import { readCsvHistory } from "./read-csv-history.ts";
import { readJsonHistory } from "./read-json-history.ts";

/**
 * Reads a file of workouts, whatever it comes from: CSV of Hevy, Strong or Lockstep, or JSON of Lockstep. Yields now and then, so that a caller with other things to do isn't
 * held up by a large one. `units` are those of a file that doesn't say them.
 */
export function* readHistory(text: string, units: FileUnits | null): Generator<number, TrainingHistory | UnreadableFile> {
  if (text.trim() === "") return { unreadable: "This file is empty." };
  return yield* /^\uFEFF?\s*[{[]/.test(text.slice(0, 1000)) ? readJsonHistory(text) : readCsvHistory(text, units);
}
