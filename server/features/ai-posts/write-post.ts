import { contentOf, splitContent, type AiPostType, type FitnessAim } from "@lockstep/domain/ai-posts/ai-post.ts";
import { chooseDraft } from "@lockstep/domain/ai-posts/choose-draft.ts";
import { likeness, runsOf, TOO_ALIKE } from "@lockstep/domain/ai-posts/likeness.ts";
import { AiFailure } from "../../platform/ai/ai.ts";
import type { Platform } from "../../platform/platform.ts";
import { draftsOf } from "./drafts-of.ts";
import { rewriteWithModel } from "./rewrite-with-model.ts";

/** What a post is to be about, and what was posted lately. */
export interface Assignment {
  readonly type: AiPostType;
  readonly recent: readonly string[];
  readonly aims: readonly FitnessAim[];
  readonly seed: number;
}

/**
 * The words of a post, as they're stored. A model rewrites what the built-in writer chose, so that it's true and leads where it should; the draft itself is
 * posted where the model fails, breaks a rule or says what was said lately.
 */
export async function writePost(platform: Platform, { type, recent, aims, seed }: Assignment): Promise<string> {
  const { text, link } = chooseDraft(draftsOf(type), recent, { seed, aims });
  const rewritten = await rewrite(platform, text);
  return contentOf(rewritten === null || wasSaid(rewritten, recent) ? text : rewritten, link);
}

async function rewrite({ ai, log }: Platform, draft: string): Promise<string | null> {
  if (ai === null) return null;
  try {
    const rewritten = await rewriteWithModel(ai, draft);
    if (rewritten === null) log.warn("the model's AI post breaks a rule: the built-in one is posted");
    return rewritten;
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.warn({ error }, "the model wrote no AI post: the built-in one is posted");
    return null;
  }
}

function wasSaid(text: string, recent: readonly string[]): boolean {
  const runs = runsOf(text);
  return recent.some((content) => likeness(runs, runsOf(splitContent(content).text)) >= TOO_ALIKE);
}
