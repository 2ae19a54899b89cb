import { z } from "zod";
import { isReadableName, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { MOST_NEEDS, MOST_TARGETS } from "@lockstep/domain/training/custom-exercise-limits.ts";
import { EQUIPMENT, LOAD_MODELS } from "@lockstep/domain/training/exercise.ts";
import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { defineRoute } from "./route.ts";
import { Done, IdParam, isDistinct } from "./shared.ts";

const distinct = "Please choose each only once.";

/** An exercise of the person's own. In workouts, routines and history its id is the exercise's id. */
export const CustomExercise = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Target muscles; none where the person didn't say, and then it counts for no muscle. */
  targets: z.array(z.enum(MUSCLES)),
  synergists: z.array(z.enum(MUSCLES)),
  needs: z.array(z.enum(EQUIPMENT)),
  loadModel: z.enum(LOAD_MODELS),
  /** Sets are seconds, not repetitions. */
  isHold: z.boolean(),
});
export type CustomExercise = z.infer<typeof CustomExercise>;

/** All of them, by name, without deleted ones. */
export const listCustomExercises = defineRoute({
  id: "listCustomExercises",
  method: "GET",
  path: "/api/exercises/custom",
  summary: "Your own exercises",
  feature: "training",
  session: "required",
  output: z.object({ items: z.array(CustomExercise), nextCursor: z.null() }),
});

/** Makes an exercise under a client-made id, or changes it: fields that aren't sent stay. `restore` brings a deleted one back. */
export const putCustomExercise = defineRoute({
  id: "putCustomExercise",
  method: "PUT",
  path: "/api/exercises/custom/{id}",
  summary: "Make an exercise of your own, or change it",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({
    name: z.string().trim().min(1, "Give the exercise a name.").max(80).refine(isReadableName, NAME_REFUSED),
    targets: z
      .array(z.enum(MUSCLES))
      .max(MOST_TARGETS, `Choose up to ${MOST_TARGETS} target muscles.`)
      .refine(isDistinct, distinct)
      .optional(),
    synergists: z.array(z.enum(MUSCLES)).max(MUSCLES.length).refine(isDistinct, distinct).optional(),
    needs: z
      .array(z.enum(EQUIPMENT))
      .max(MOST_NEEDS, `Choose up to ${MOST_NEEDS} pieces of equipment.`)
      .refine(isDistinct, distinct)
      .optional(),
    loadModel: z.enum(LOAD_MODELS).optional(),
    isHold: z.boolean().optional(),
    restore: z.literal(true).optional(),
  }),
  output: CustomExercise,
});

/** Takes an exercise out of the person's own; workouts that have it keep its name. One that's gone already is fine. */
export const deleteCustomExercise = defineRoute({
  id: "deleteCustomExercise",
  method: "DELETE",
  path: "/api/exercises/custom/{id}",
  summary: "Delete an exercise of your own",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Done,
});
