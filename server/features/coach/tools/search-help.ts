import { z } from "zod";
import { FAQ } from "@lockstep/content/help/faq.ts";
import { answerText, type FaqItem } from "@lockstep/domain/help/faq.ts";
import { readTool } from "./tool.ts";

const MOST = 4;
/** Words that nearly every question has. */
const COMMON = new Set(
  "a an and are be can do does for from get have how i if in is it me my of on or the there to what when where which with you your".split(
    " ",
  ),
);

/** Questions people ask about the product, with their answers. */
export const searchHelp = readTool({
  name: "search_help",
  description:
    "Searches the answers about Lockstep itself: prices, trial, canceling, privacy, plans, groups, the app. Always use it for such questions.",
  input: z.object({ query: z.string().trim().min(1).max(200) }),
  async run(_platform, _actor, { query }) {
    const words = wordsIn(query);
    const found = FAQ.map((item) => ({ item, score: scoreOf(item, words) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST);
    return {
      found: found.map(({ item: { id, question, answer } }) => ({ question, answer: answerText(answer), path: `/faq#${id}` })),
    };
  },
});

function wordsIn(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).filter((word) => !COMMON.has(word));
}

/** Good enough to find "canceling" by "cancel" and "plans" by "plan". */
function stemOf(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ling|led|ing|ed|es|s)$/, "");
}

function scoreOf({ question, answer, keywords = "" }: FaqItem, words: readonly string[]): number {
  const [asked, also, said] = [question, keywords, answer].map((text) => new Set(wordsIn(text)));
  return words.reduce(
    (sum, word) => sum + (asked?.has(word) === true ? 3 : also?.has(word) === true ? 2 : said?.has(word) === true ? 1 : 0),
    0,
  );
}
