import { z } from "zod";
import { EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { listExercises } from "../../training/index.ts";
import { readTool } from "./tool.ts";

const MOST = 10;

/** Exercises of the library by name, muscle, equipment, place and level. */
export const searchExercises = readTool({
  name: "search_exercises",
  description:
    "Searches the exercise library. Every word of `query` must be in the name, the equipment or a muscle. `locked` means the person's membership doesn't include it.",
  input: z.object({
    query: z.string().trim().max(80).optional(),
    group: z.enum(TRAINING_GROUPS).optional(),
    location: z.enum(LOCATIONS).optional(),
    level: z.enum(LEVELS).optional(),
    equipment: z.enum([...EQUIPMENT, "none"]).optional(),
  }),
  async run(platform, actor, input) {
    const { items, total } = await listExercises(platform, actor, input);
    const exercises = items
      .slice(0, MOST)
      .map(({ id, name, equipment, group, targetMuscles, level, location, loads, locked, description }) => ({
        exerciseId: id,
        name,
        equipment,
        group,
        targetMuscles,
        level,
        location,
        loads,
        locked,
        description,
        path: `/exercises/${id}`,
      }));
    return { exercises, total };
  },
});
