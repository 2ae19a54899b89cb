import { AI_POSTS } from "@lockstep/content/ai-posts/index.ts";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import type { AiPostDraft, AiPostType } from "@lockstep/domain/ai-posts/ai-post.ts";
import { exerciseDrafts } from "@lockstep/domain/ai-posts/exercise-drafts.ts";
import { recipeDrafts } from "@lockstep/domain/ai-posts/recipe-drafts.ts";
import { listBookRecipes } from "../nutrition/index.ts";

const FREE_EXERCISES = EXERCISES.filter(({ tier }) => tier === "free");

/** What the catalogue adds to what was written by hand. Of exercises only those that every membership opens: the post leads to their page. */
function draftsFromCatalogue(type: AiPostType): readonly AiPostDraft[] {
  if (type === "workout") return FREE_EXERCISES.flatMap(exerciseDrafts);
  return type === "nutrition" ? listBookRecipes().flatMap(recipeDrafts) : [];
}

/** Everything the built-in writer can post of a type, each text once: a drill may be in the catalogue for both places. */
export function draftsOf(type: AiPostType): readonly AiPostDraft[] {
  const drafts = [...AI_POSTS[type], ...draftsFromCatalogue(type)];
  return [...new Map(drafts.map((draft) => [draft.text, draft])).values()];
}
