import { z } from "zod";
import { getReview } from "../../training/index.ts";
import { memberTool } from "./tool.ts";

/** The last finished week in review. Throws MEMBERSHIP_REQUIRED below Premium. */
export const readWeeklyReview = memberTool({
  name: "read_weekly_review",
  description:
    "The last finished training week in review: what was done, and up to three suggested changes with their ids for apply_review. Part of Premium.",
  input: z.object({}),
  async run(platform, actor) {
    const { monday, facts, skippedTwice, fullWeeks, summary, proposals } = await getReview(platform, actor);
    return {
      monday,
      facts,
      skippedTwice,
      fullWeeks,
      summary,
      suggestions: proposals.map(({ id, title, reason, isMade }) => ({ id, title, reason, isMade })),
      path: "/progress",
    };
  },
});
