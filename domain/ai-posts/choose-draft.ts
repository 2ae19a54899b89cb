import { luckOfSeed, shuffled } from "../nutrition/luck.ts";
import { contentOf, splitContent, type AiPostDraft, type FitnessAim } from "./ai-post.ts";
import { likeness, runsOf, TOO_ALIKE } from "./likeness.ts";

/** So many posts go by before one may come back. */
export const NO_REPEAT_WITHIN = 60;
/** No two posts in so many begin with the same words. */
const OTHER_OPENING_WITHIN = 8;
const OPENING_WORDS = 3;
/** Among so many that are new, one that suits the asker's aims goes first: everyone reads it, so it isn't looked for further. */
const LOOK_FOR_AIM_AMONG = 12;

/**
 * The draft to post next: none that says what one of the last {@link NO_REPEAT_WITHIN} posts said or leads to the same page, and none that opens like one of the
 * latest. `recent` are posts as stored, the newest first. Where everything was used lately, the one used longest ago. The same seed, the same choice.
 */
export function chooseDraft(
  drafts: readonly AiPostDraft[],
  recent: readonly string[],
  { seed, aims }: { readonly seed: number; readonly aims: readonly FitnessAim[] },
): AiPostDraft {
  const past = recent.slice(0, NO_REPEAT_WITHIN).map(splitContent);
  const pastRuns = past.map(({ text }) => runsOf(text));
  const pages = new Set(past.flatMap(({ link }) => (link !== null && isOnePage(link.path) ? [link.path] : [])));
  const openings = new Set(past.slice(0, OTHER_OPENING_WITHIN).map(({ text }) => openingOf(text)));
  const order = shuffled(drafts, luckOfSeed(seed));
  const isNew = ({ text, link }: AiPostDraft): boolean => {
    if (link !== null && pages.has(link.path)) return false;
    const runs = runsOf(text);
    return past.every((post) => post.text !== text) && pastRuns.every((each) => likeness(runs, each) < TOO_ALIKE);
  };
  const fresh: AiPostDraft[] = [];
  for (const draft of order) {
    if (fresh.length === LOOK_FOR_AIM_AMONG) break;
    if (!openings.has(openingOf(draft.text)) && isNew(draft)) fresh.push(draft);
  }
  const chosen = fresh.find((draft) => draft.aims.some((aim) => aims.includes(aim))) ?? fresh[0] ?? order.find(isNew);
  return chosen ?? longestAgo(order, recent);
}

/** An exercise's or a recipe's page is what its post is about; the pages of the app themselves may be led to often. */
function isOnePage(path: string): boolean {
  return /^\/(?:exercises|recipes)\/./.test(path);
}

function openingOf(text: string): string {
  return text.toLowerCase().split(/\s+/).slice(0, OPENING_WORDS).join(" ");
}

function longestAgo(drafts: readonly AiPostDraft[], recent: readonly string[]): AiPostDraft {
  const [first] = drafts
    .map((draft) => ({ draft, at: recent.indexOf(contentOf(draft.text, draft.link)) }))
    .toSorted((a, b) => (a.at === -1 ? 1 : b.at === -1 ? -1 : b.at - a.at));
  if (first === undefined) throw new Error("There is nothing to choose from.");
  return first.draft;
}
