import { z } from "zod";
import { BAR_IDS, PLATES } from "@lockstep/domain/training/plates.ts";
import { EFFORT_SCALES } from "@lockstep/domain/training/training-preferences.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, freeText, isDistinct } from "./shared.ts";
import { AnyExerciseId } from "./training-plan.ts";

/** Sizes of plates, in their own unit. */
const sizes = (known: readonly number[]) =>
  z
    .array(z.number().refine((size) => known.includes(size), "Choose the plates from the list."))
    .max(known.length)
    .nullable();

const Choices = z.object({
  /** Repetitions in reserve, or RPE. */
  effort: z.enum(EFFORT_SCALES),
  /** What the plates are made in; null as the person's units. */
  plateUnits: z.enum(["kg", "lb"]).nullable(),
  /** Bars they have, the usual one first; null for all. */
  bars: z.array(z.enum(BAR_IDS)).min(1, "Keep at least one bar.").refine(isDistinct, "Choose each bar once.").nullable(),
  /** Plates they have pairs of; null for all. */
  platesKg: sizes(PLATES.kg),
  platesLb: sizes(PLATES.lb),
  offersLighterWeeks: z.boolean(),
  lighterWeekDeclinedOn: CalendarDay.nullable(),
});

const OfExercise = z.object({
  note: freeText(1000, "Please keep the note under 1,000 characters."),
  /** False: no weights are suggested for it. */
  suggestsWeights: z.boolean(),
  /** The bar it's done with; null for the usual one. */
  bar: z.enum(BAR_IDS).nullable(),
});

/** How a person trains, and what they keep with exercises. */
export const TrainingPreferences = Choices.extend({
  exercises: z.array(OfExercise.extend({ exerciseId: z.string(), note: z.string() })),
});
export type TrainingPreferences = z.infer<typeof TrainingPreferences>;

export const getTrainingPreferences = defineRoute({
  id: "getTrainingPreferences",
  method: "GET",
  path: "/api/training/preferences",
  summary: "How you train, and your notes on exercises",
  feature: "training",
  session: "required",
  output: TrainingPreferences,
});

/** Fields that aren't sent stay. */
export const putTrainingPreferences = defineRoute({
  id: "putTrainingPreferences",
  method: "PUT",
  path: "/api/training/preferences",
  summary: "Change how you train",
  feature: "training",
  session: "required",
  body: Choices.partial(),
  output: TrainingPreferences,
});

/** A note that's shown each time the exercise is trained, whether weights are suggested for it, and its bar. Fields that aren't sent stay. */
export const putExercisePreferences = defineRoute({
  id: "putExercisePreferences",
  method: "PUT",
  path: "/api/exercises/{id}/preferences",
  summary: "Keep a note and settings with an exercise",
  feature: "training",
  session: "required",
  params: z.object({ id: AnyExerciseId }),
  body: OfExercise.partial(),
  output: TrainingPreferences,
});
