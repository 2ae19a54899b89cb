import { z } from "zod";
import { AVOIDANCES } from "@lockstep/domain/training/exercise.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { findExercise, trainingPlans } from "../../training/index.ts";
import { findSwaps } from "./find-swaps.ts";
import { readTool } from "./tool.ts";

/** Similar exercises that could take the place of one, without what loads a sore spot. */
export const suggestSwaps = readTool({
  name: "suggest_swaps",
  description:
    "Similar exercises that could replace one, at the same place and in the person's membership. With `avoid`, none that loads it. What a member's plan has that day already is left out.",
  input: z.object({ exerciseId: z.string().max(80), avoid: z.array(z.enum(AVOIDANCES)).max(AVOIDANCES.length).optional() }),
  async run(platform, actor, { exerciseId, avoid = [] }) {
    const exercise = findExercise(exerciseId);
    if (exercise === undefined) throw new ApiError("NOT_FOUND", { message: "We couldn't find that exercise." });
    const plan = actor === null ? null : await trainingPlans.getCurrent(platform, actor);
    const swaps = await findSwaps(platform, actor, { exercise, avoid, plan });
    return {
      name: exercise.name,
      swaps: swaps.map(({ id, name, equipment, level, loads }) => ({
        exerciseId: id,
        name,
        equipment,
        level,
        loads,
        path: `/exercises/${id}`,
      })),
    };
  },
});
