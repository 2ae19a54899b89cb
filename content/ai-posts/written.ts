import type { AiPostDraft, FitnessAim, PostLink } from "@lockstep/domain/ai-posts/ai-post.ts";

/** A post as someone wrote it. */
export function written(text: string, link?: PostLink, aims: readonly FitnessAim[] = []): AiPostDraft {
  return { text, link: link ?? null, aims };
}

/** Leads to an exercise of the catalogue. */
export const exercise = (id: string, label: string): PostLink => ({ label, path: `/exercises/${id}` });
