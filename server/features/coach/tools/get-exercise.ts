import { z } from "zod";
import { getExercise as get } from "../../training/index.ts";
import { readTool } from "./tool.ts";

/** One exercise: how it's done, what it works, and what could take its place. */
export const getExercise = readTool({
  name: "get_exercise",
  description:
    "One exercise in full: instructions, common mistakes, sets, rest, muscles, what it strains (`loads`), and similar exercises. Take the id from search_exercises. While `locked`, its instructions are part of Premium.",
  input: z.object({ exerciseId: z.string().max(80) }),
  async run(platform, actor, { exerciseId }) {
    const {
      id,
      imageUrl: _imageUrl,
      videoUrl: _videoUrl,
      demonstration: _demonstration,
      ...exercise
    } = await get(platform, actor, exerciseId);
    return { exerciseId: id, ...exercise, path: `/exercises/${id}` };
  },
});
