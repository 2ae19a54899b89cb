import { contentOf, type AiPostType, type FitnessAim } from "@lockstep/domain/ai-posts/ai-post.ts";
import { chooseDraft } from "@lockstep/domain/ai-posts/choose-draft.ts";
import type { Platform } from "../../platform/platform.ts";
import { draftsOf } from "./drafts.ts";

/** What a post is to be about, and what was posted lately. */
export interface Assignment {
  readonly type: AiPostType;
  readonly recent: readonly string[];
  readonly aims: readonly FitnessAim[];
  readonly seed: number;
}

/** The words of a post, as they're stored. */
export async function writePost(_platform: Platform, { type, recent, aims, seed }: Assignment): Promise<string> {
  const draft = chooseDraft(draftsOf(type), recent, { seed, aims });
  return contentOf(draft.text, draft.link);
}
