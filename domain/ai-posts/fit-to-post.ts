import { needsReview } from "../community/word-filter.ts";

const SHORTEST = 40;
const LONGEST = 800;
/** Links of any kind, addresses, people and tags, and the marks of formatting that a post doesn't have. */
const NOT_PLAIN = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|ru|me|app|shop|xyz|info)\b|[@#*`<>[\]{}|_~\\]/i;
/** What no post promises or advises, whatever was asked for. */
const MEDICAL =
  /\b(?:cures?|heals?|treats?|prevents?|diagnos\w+|symptoms?|diseases?|cancer|diabetes|depression|medications?|medicines?|prescri\w+|dos(?:e|es|age)|supplements?|detox\w*|miracle|guaranteed?|injur\w+|pregnan\w+)\b/gi;
/** What is about eating less, or about bodies. */
const EATING_LESS =
  /\b(?:calories?|k?cal|fasting|skip(?:ping)? meals?|starv\w+|skinny|burn(?:s|ing)? fat|belly|cheat(?:ed|ing)?)\b/gi;
/** A model that talks about itself or its task. */
const ABOUT_ITSELF =
  /\b(?:as an ai|language model|here(?:'s| is) (?:the|your|a) (?:post|rewrite|draft)|rewritten|i (?:can't|cannot|won't) )/i;

/**
 * Whether a model's rewriting of a draft may be posted: plain text of a post's length, with no link, no number that the draft doesn't have, and no word about medicine
 * or about eating less that the draft doesn't have either; and nothing that a moderator would have to look at.
 */
export function isFitToPost(text: string, draft: string): boolean {
  if (text.length < SHORTEST || text.length > LONGEST) return false;
  if (NOT_PLAIN.test(text) || ABOUT_ITSELF.test(text) || needsReview(text)) return false;
  return [/\d+(?:[.,]\d+)?/g, MEDICAL, EATING_LESS].every((pattern) => isSubset(text, draft, pattern));
}

function isSubset(text: string, draft: string, pattern: RegExp): boolean {
  const known = new Set(draft.toLowerCase().match(pattern));
  return (text.toLowerCase().match(pattern) ?? []).every((found) => known.has(found));
}
