import { phrases, type Phrases } from "./phrase.ts";

/** Something that people want of the coach, and the ways in which they ask for it. */
export interface Intent<Id extends string = string> {
  readonly id: Id;
  readonly asks: Phrases;
  /** Words that name it, when nothing else is said. */
  readonly words: readonly string[];
}

/** An intent by its phrases, one a line (see `phrase`), and the words that name it on their own, with `|` between. */
export function intent<const Id extends string>(id: Id, asks: string, words = ""): Intent<Id> {
  return {
    id,
    asks: phrases(asks),
    words: words
      .split("|")
      .filter((word) => word !== "")
      .map((word) => word.replaceAll("_", " ")),
  };
}

/** How well a question fits an intent. */
export interface Recognized<Id extends string> {
  readonly id: Id;
  /** Words of its best phrase, and a little for each further one: from {@link SURE} up it's what is meant. */
  readonly score: number;
}

/** What a word that names an intent is worth, alone and beside a phrase. */
const NAMED = 1.2;
const ALSO_NAMED = 1;
/** What each further phrase adds that fits, at most three times. */
const ALSO = 0.25;
/** Below, an answer is a guess. */
export const SURE = 0.8;

/**
 * The intents that a question may have, the likeliest first. `lines` are the question's words as they are, and with the names in them marked (`@exercise`): each phrase
 * counts once. Of two that fit equally well the one that's first in the list is likelier.
 */
export function recognize<Id extends string>(
  lines: readonly string[],
  intents: readonly Intent<Id>[],
): readonly Recognized<Id>[] {
  return intents
    .map((each) => ({ id: each.id, score: scoreOf(lines, each) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function scoreOf(lines: readonly string[], { asks, words }: Intent): number {
  let best = 0;
  let fitting = 0;
  for (const { pattern, weight } of asks.list) {
    const fits = lines.some((line) => {
      pattern.lastIndex = 0;
      return pattern.test(line);
    });
    if (!fits) continue;
    fitting += 1;
    best = Math.max(best, weight);
  }
  const isNamed = words.some((word) => lines.some((line) => line.includes(` ${word} `)));
  if (fitting === 0) return isNamed ? NAMED : 0;
  return best + ALSO * Math.min(3, fitting - 1) + (isNamed ? ALSO_NAMED : 0);
}
