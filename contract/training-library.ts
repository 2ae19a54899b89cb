import { z } from "zod";
import {
  AVOIDANCES,
  CATALOGUE_TIERS,
  EQUIPMENT,
  EXERCISE_KINDS,
  LEVELS,
  LOAD_MODELS,
  LOCATIONS,
  PATTERNS,
  RANKS,
} from "@lockstep/domain/training/exercise.ts";
import { MUSCLES, MUSCLE_GROUPS, TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { defineRoute } from "./route.ts";
import { Done, page } from "./shared.ts";
import { ExerciseId } from "./training-plan.ts";

export const ExerciseSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Other names and abbreviations lifters know it by. */
  aliases: z.array(z.string()),
  rank: z.enum(RANKS),
  loadModel: z.enum(LOAD_MODELS),
  equipment: z.string(),
  muscleGroup: z.enum(MUSCLE_GROUPS),
  group: z.enum(TRAINING_GROUPS),
  targetMuscles: z.array(z.string()),
  synergistMuscles: z.array(z.string()),
  targets: z.array(z.enum(MUSCLES)),
  synergists: z.array(z.enum(MUSCLES)),
  level: z.enum(LEVELS),
  location: z.enum(LOCATIONS),
  kind: z.enum(EXERCISE_KINDS),
  pattern: z.enum(PATTERNS),
  needs: z.array(z.enum(EQUIPMENT)),
  loads: z.array(z.enum(AVOIDANCES)),
  tier: z.enum(CATALOGUE_TIERS),
  /** True when the caller's membership doesn't open it. */
  locked: z.boolean(),
  demonstration: z.object({ movement: z.string(), variant: z.string() }),
  description: z.string(),
});
export type ExerciseSummary = z.infer<typeof ExerciseSummary>;

/** Everything about one exercise. While `locked`, the lists are empty and the modifications null. */
export const ExerciseDetail = ExerciseSummary.extend({
  videoUrl: z.string().nullable(),
  imageUrl: z.string(),
  sets: z.number().int(),
  reps: z.string(),
  rest: z.string(),
  repsMin: z.number().int(),
  repsMax: z.number().int(),
  /** Multi-joint work. */
  compound: z.boolean(),
  holdSeconds: z.number().int().nullable(),
  restSeconds: z.number().int(),
  perSide: z.boolean(),
  instructions: z.array(z.string()),
  commonMistakes: z.array(z.string()),
  modifications: z.object({ beginner: z.string(), intermediate: z.string(), advanced: z.string() }).nullable(),
  substitutes: z.array(z.object({ exerciseId: z.string(), name: z.string() })),
});
export type ExerciseDetail = z.infer<typeof ExerciseDetail>;

/** An exercise with all that rules and search ask of it, and none of its texts. */
export const CatalogueExercise = ExerciseSummary.omit({
  muscleGroup: true,
  targetMuscles: true,
  synergistMuscles: true,
  description: true,
}).extend({
  /** The highest level at which it's still work; null is no limit. */
  until: z.enum(LEVELS).nullable(),
  compound: z.boolean(),
  perSide: z.boolean(),
  dose: z.object({
    sets: z.literal([3, 4]),
    repsMin: z.number().int(),
    repsMax: z.number().int(),
    holdSeconds: z.number().int().nullable(),
    restSeconds: z.number().int(),
  }),
});
export type CatalogueExercise = z.infer<typeof CatalogueExercise>;

/** The whole library in one answer, so that a device without a connection can search it and find what may take an exercise's place. */
export const getCatalogue = defineRoute({
  id: "getCatalogue",
  method: "GET",
  path: "/api/training/catalogue",
  summary: "Every exercise without its texts",
  feature: "training",
  session: "none",
  output: z.object({
    items: z.array(CatalogueExercise),
    /** How people call muscles, for a search: "pecs". */
    muscleWords: z.record(z.string(), z.array(z.enum(MUSCLES))),
  }),
});

export const listExercises = defineRoute({
  id: "listExercises",
  method: "GET",
  path: "/api/exercises",
  summary: "The exercise library: staples first, then by name",
  feature: "training",
  session: "none",
  query: z.object({
    query: z.string().trim().max(80).optional(),
    muscleGroup: z.enum(MUSCLE_GROUPS).optional(),
    group: z.enum(TRAINING_GROUPS).optional(),
    location: z.enum(LOCATIONS).optional(),
    level: z.enum(LEVELS).optional(),
    equipment: z.enum([...EQUIPMENT, "none"]).optional(),
    /** What the person owns, with commas between: only what they can do at home with it. "none" owns nothing. */
    owned: z
      .string()
      .max(400)
      .regex(/^[a-z-]+(?:,[a-z-]+)*$/)
      .optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: page(ExerciseSummary).extend({ total: z.number().int() }),
});

export const getExercise = defineRoute({
  id: "getExercise",
  method: "GET",
  path: "/api/exercises/{id}",
  summary: "Everything about one exercise",
  feature: "training",
  session: "none",
  params: z.object({ id: z.string().max(80) }),
  output: ExerciseDetail,
});

export const listFavorites = defineRoute({
  id: "listFavorites",
  method: "GET",
  path: "/api/training/favorites",
  summary: "Ids of your favorite exercises, newest first",
  feature: "training",
  session: "required",
  output: z.object({ items: z.array(z.string()), nextCursor: z.null() }),
});

const FavoriteParam = z.object({ exerciseId: ExerciseId });

export const putFavorite = defineRoute({
  id: "putFavorite",
  method: "PUT",
  path: "/api/training/favorites/{exerciseId}",
  summary: "Save an exercise to favorites",
  feature: "training",
  session: "required",
  params: FavoriteParam,
  output: Done,
});

export const deleteFavorite = defineRoute({
  id: "deleteFavorite",
  method: "DELETE",
  path: "/api/training/favorites/{exerciseId}",
  summary: "Remove an exercise from favorites",
  feature: "training",
  session: "required",
  params: FavoriteParam,
  output: Done,
});
