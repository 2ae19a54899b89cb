import { z } from "zod";
import { LOAD_MODELS } from "@lockstep/domain/training/exercise.ts";
import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { CARD_DETAILS } from "@lockstep/domain/training/workout-card.ts";

/** What an author may add to the exercises and repetitions of a posted workout. */
export const CardDetail = z.enum(CARD_DETAILS);
export type CardDetail = z.infer<typeof CardDetail>;

const CardSet = z.object({
  /** As the load model reads it; null for the body alone. */
  weightKg: z.number().nullable(),
  reps: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
});

const CardExercise = z.object({
  exerciseId: z.string(),
  name: z.string(),
  loadModel: z.enum(LOAD_MODELS),
  /** Exercises with the same number took turns. */
  superset: z.number().int().nullable(),
  sets: z.number().int(),
  /** Fewest and most repetitions of a set; null where only time was written down. */
  repsMin: z.number().int().nullable(),
  repsMax: z.number().int().nullable(),
  /** The longest hold. */
  seconds: z.number().int().nullable(),
  /** The best set; null where weights aren't shared. */
  best: CardSet.nullable(),
});

/** A finished workout as its author shares it, in kilograms. What they didn't agree to is null or empty. */
export const WorkoutCard = z.object({
  title: z.string(),
  /** How long it took. */
  minutes: z.number().int().nullable(),
  volumeKg: z.number().nullable(),
  exercises: z.array(CardExercise),
  records: z.array(
    z.object({
      exerciseName: z.string(),
      kind: z.enum(["weight", "reps", "hold", "one-rep-max"]),
      atReps: z.number().int().nullable(),
      value: z.number(),
      isAssisted: z.boolean(),
    }),
  ),
  /** Its first exercise that can be drawn. */
  cover: z
    .object({
      movement: z.string(),
      variant: z.string(),
      targets: z.array(z.enum(MUSCLES)),
      synergists: z.array(z.enum(MUSCLES)),
    })
    .nullable(),
});
export type WorkoutCard = z.infer<typeof WorkoutCard>;
