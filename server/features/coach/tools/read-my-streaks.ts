import { z } from "zod";
import { listStreaks } from "../../streaks/index.ts";
import { memberTool } from "./tool.ts";

/** The person's streaks. */
export const readMyStreaks = memberTool({
  name: "read_my_streaks",
  description: "The person's streaks in days: current, longest, and whether this week's freeze is still there.",
  input: z.object({}),
  async run(platform, actor) {
    const { items } = await listStreaks(platform, actor);
    return { streaks: items.map(({ id: _id, ...streak }) => streak) };
  },
});
