import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import { exerciseOfCustom } from "@lockstep/domain/training/custom-exercise.ts";
import { exerciseDetail } from "@lockstep/domain/training/exercise-answer.ts";
import { outbox } from "../../../offline/browser-outbox.ts";
import { entriesOf } from "../../../offline/write-kind.ts";
import { CUSTOM_EXERCISES, type CustomExerciseChange } from "./custom-exercises.ts";

/** An exercise of the person's own as this device has changed it, while the server may not know; null where it hasn't. */
export async function findUnsentCustom(id: string): Promise<ExerciseDetail | null> {
  await outbox?.load();
  const entries = outbox?.entries() ?? [];
  const owners = [...new Set(entries.map(({ owner }) => owner))];
  const changes = owners.flatMap((owner) => entriesOf<CustomExerciseChange>(CUSTOM_EXERCISES, owner, entries));
  const last = changes.findLast(({ change, state }) => change.exercise.id === id && state !== "refused");
  return last === undefined ? null : exerciseDetail(exerciseOfCustom(last.change.exercise), false, []);
}
