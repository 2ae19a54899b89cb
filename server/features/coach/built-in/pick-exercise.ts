import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { findExercise, openExercises } from "../../training/index.ts";
import type { Asking } from "./answer.ts";

/**
 * The exercise that's meant: the one named first, else what the page shows. Of several by that name the one in the person's plan, then one that their
 * membership opens, then one of where they train.
 */
export async function pickExercise(asking: Asking, place = 0): Promise<Exercise | null> {
  const named = asking.question.exercises[place];
  if (named !== undefined) return pickOf(asking, named);
  const { page } = asking.scene;
  return place === 0 && page?.type === "exercise" ? (findExercise(page.exerciseId) ?? null) : null;
}

/** The exercise of several that's likeliest meant. */
export async function pickOf({ scene, person }: Asking, ids: readonly string[]): Promise<Exercise | null> {
  const found = ids.flatMap((id) => findExercise(id) ?? []);
  const plan = (await person.plan())?.plan ?? null;
  const planned = new Set(plan?.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
  const open = new Set((await openExercises(scene.platform, scene.actor)).map(({ id }) => id));
  const place = plan?.choices.location;
  const rank = ({ id, location }: Exercise): number =>
    (planned.has(id) ? 4 : 0) + (open.has(id) ? 2 : 0) + (location === place ? 1 : 0);
  return found.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
