import { checkAiPosts, generateAiContent } from "@lockstep/contract/ai-posts.ts";
import { AI_POST_TYPES } from "@lockstep/domain/ai-posts/ai-post.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { browserPorts } from "../../live/browser-ports.ts";
import { profileOptions } from "../../session/profile-query.ts";

/** `communityKeys.lists`: taken from there, every page would load what the community's pages share. */
const POST_LISTS = ["posts", "list"];
/** SPEC 9. */
const EVERY_MS = 15 * 60_000;

/** Asks on load and every 15 minutes whether the next AI post is this member's to make, in one of their tabs, and makes it. Shows nothing. */
export function AiPostCheck({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      browserPorts()?.holdLock("lockstep-ai-posts", () => {
        const check = () => void makePostIfDue(queryClient, userId);
        check();
        const timer = setInterval(check, EVERY_MS);
        return () => clearInterval(timer);
      }),
    [queryClient, userId],
  );
  return null;
}

async function makePostIfDue(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    if (!navigator.onLine || !(await callApi(checkAiPosts, {})).shouldGenerate) return;
    const type = AI_POST_TYPES[Math.floor(Math.random() * AI_POST_TYPES.length)] ?? "tips";
    const { fitnessGoals } = await queryClient.ensureQueryData(profileOptions(userId));
    await callApi(generateAiContent, { body: { type, personalDetails: { fitnessGoals } } });
    await queryClient.invalidateQueries({ queryKey: POST_LISTS });
  } catch (error) {
    logFailure("Failed to generate AI content", error);
  }
}
