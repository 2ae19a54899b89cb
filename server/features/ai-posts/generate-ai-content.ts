import { randomInt, randomUUID } from "node:crypto";
import type { generateAiContent as route } from "@lockstep/contract/ai-posts.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { HOUSE_ACCOUNT } from "@lockstep/domain/accounts/house-account.ts";
import { storedPostType } from "@lockstep/domain/ai-posts/ai-post.ts";
import { aimsInWords } from "@lockstep/domain/ai-posts/aims-in-words.ts";
import { NO_REPEAT_WITHIN } from "@lockstep/domain/ai-posts/choose-draft.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureHouseAccount } from "../accounts/index.ts";
import { publishHousePost } from "../community/index.ts";
import { callerOf } from "./caller-of.ts";
import { isHolder, listRecentContents, updateGenerationTimestamp } from "./store.ts";
import { writePost } from "./write-post.ts";

/** A holder who tries again after a failure; more often, and a model would be paid for nothing. */
const TRIES = 5;
const TRIES_WITHIN_SECONDS = 600;

type Input = RouteFields<typeof route> & { readonly clientAddress: string };

/** Publishes the AI post that the caller holds. Whoever holds none adds nothing. */
export async function generateAiContent(
  platform: Platform,
  actor: Actor | null,
  { type, personalDetails, clientAddress }: Input,
): Promise<RouteOutput<typeof route>> {
  const { db, now, limiter } = platform;
  const caller = await callerOf(db, actor, clientAddress);
  if (platform.config.aiPostsHours === 0 || !(await isHolder(db, caller, now()))) throw notYours();
  await limiter.take(`ai-posts:${caller}`, TRIES, TRIES_WITHIN_SECONDS);
  const content = await writePost(platform, {
    type,
    recent: await listRecentContents(db, NO_REPEAT_WITHIN),
    aims: aimsInWords(personalDetails?.fitnessGoals ?? ""),
    seed: randomInt(2 ** 31),
  });
  const postType = storedPostType(type);
  const postId = randomUUID();
  const createdAt = now();
  await platform.write(async (tx) => {
    // Whoever asked twice at once, or whose time ran out while it was written, finds it gone.
    if (!(await updateGenerationTimestamp(tx, caller, createdAt))) throw notYours();
    await ensureHouseAccount(tx);
    await publishHousePost(tx, { id: postId, userId: HOUSE_ACCOUNT.id, content, postType, createdAt });
  });
  return { success: true, postId, postType };
}

function notYours(): ApiError {
  return new ApiError("CONFLICT", { message: "No AI post is due right now, or someone else is making it." });
}
