import { z } from "zod";
import { AI_POST_TYPES } from "@lockstep/domain/ai-posts/ai-post.ts";
import { POST_TYPES } from "./community.ts";
import { defineRoute } from "./route.ts";

/**
 * SPEC 7's `check_should_generate_ai_posts`: clients call it on load and every 15 minutes. True for one caller in a period (`AI_POSTS_HOURS`): they hold the period for
 * a few minutes and are expected to call {@link generateAiContent}. A holder who doesn't loses it to the next one who asks.
 */
export const checkAiPosts = defineRoute({
  id: "checkAiPosts",
  method: "POST",
  path: "/api/ai-posts/check",
  summary: "Check whether an AI post is due, and claim it",
  feature: "ai-posts",
  session: "none",
  output: z.object({ shouldGenerate: z.boolean() }),
});

/** Most characters of goals that are taken: more than a profile has room for. */
const LONGEST_GOALS = 2000;

/** SPEC 7's body. The goals only help to choose what the post is about: nothing of them is published. */
export const GenerateAiContentBody = z.object({
  type: z.enum(AI_POST_TYPES),
  personalDetails: z.object({ fitnessGoals: z.string().max(LONGEST_GOALS).nullish() }).nullish(),
});

/**
 * SPEC 7's function. Publishes one AI post for whoever was told by {@link checkAiPosts} that it's theirs to make, and notes when (`update_ai_post_generation_timestamp`);
 * for anyone else nothing happens but CONFLICT.
 */
export const generateAiContent = defineRoute({
  id: "generateAiContent",
  method: "POST",
  path: "/functions/v1/generate-ai-content",
  summary: "Publish the AI post that is due",
  feature: "ai-posts",
  session: "none",
  body: GenerateAiContentBody,
  output: z.object({ success: z.literal(true), postId: z.uuid(), postType: z.enum(POST_TYPES) }),
});
