import type { AiPostDraft, AiPostType } from "@lockstep/domain/ai-posts/ai-post.ts";
import { MOTIVATION_POSTS } from "./motivation.ts";
import { NUTRITION_POSTS } from "./nutrition.ts";
import { TIP_POSTS } from "./tips.ts";
import { WORKOUT_POSTS } from "./workouts.ts";

/** AI posts that were written by hand, by what they're about. */
export const AI_POSTS: Readonly<Record<AiPostType, readonly AiPostDraft[]>> = {
  workout: WORKOUT_POSTS,
  nutrition: NUTRITION_POSTS,
  motivation: MOTIVATION_POSTS,
  tips: TIP_POSTS,
};
