import { AI_POSTS } from "@lockstep/content/ai-posts/index.ts";
import { findExercise } from "@lockstep/content/training/index.ts";
import { findRecipe } from "@lockstep/content/nutrition/recipes/index.ts";
import { findSeries } from "@lockstep/content/series/index.ts";
import { pageAt } from "@lockstep/contract/pages.ts";
import { AI_POST_TYPES, contentOf, splitContent, type AiPostType } from "@lockstep/domain/ai-posts/ai-post.ts";
import { chooseDraft, NO_REPEAT_WITHIN } from "@lockstep/domain/ai-posts/choose-draft.ts";
import { checkAnswer } from "@lockstep/domain/coach/safety.ts";
import { needsReview } from "@lockstep/domain/community/word-filter.ts";
import { segmentsOf } from "@lockstep/domain/community/safe-text.ts";
import { describe, expect, test } from "vitest";
import { draftsOf } from "./drafts-of.ts";

const DRAFTS = new Map(AI_POST_TYPES.map((type) => [type, draftsOf(type)]));
const ALL = [...DRAFTS.values()].flat();

/** Posts in a row, the oldest first. */
function post(count: number, typeOf: (index: number) => AiPostType): readonly string[] {
  const posted: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { text, link } = chooseDraft(DRAFTS.get(typeOf(index)) ?? [], posted.toReversed(), {
      seed: index * 7919 + 13,
      aims: ["strength"],
    });
    posted.push(contentOf(text, link));
  }
  return posted;
}

const wordsIn = (content: string) =>
  new Set(
    splitContent(content)
      .text.toLowerCase()
      .match(/[a-z]+/g),
  );

/** Another measure than the writer's own: the part of their different words that two texts share. */
function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

const TYPES_IN_A_ROW: readonly [string, (index: number) => AiPostType][] = [
  ["all types", (index) => AI_POST_TYPES[(index * 7 + Math.floor(index / 3)) % 4] ?? "tips"],
  ...AI_POST_TYPES.map((type): [string, () => AiPostType] => [`only ${type}`, () => type]),
];

describe("200 posts in a row", () => {
  test.each(TYPES_IN_A_ROW)("of %s never repeat one of the 60 before, nor nearly", (_, typeOf) => {
    const posted = post(200, typeOf).map((content) => ({ content, words: wordsIn(content) }));
    const alike: string[] = [];
    for (const [index, { content, words }] of posted.entries())
      for (const earlier of posted.slice(Math.max(0, index - NO_REPEAT_WITHIN), index))
        if (content === earlier.content || sharedWords(words, earlier.words) > 0.6)
          alike.push(`${earlier.content}\n=====\n${content}`);
    expect(alike).toEqual([]);
  });
});

describe("every draft", () => {
  test("is there for each type, and more of them than may repeat", () => {
    for (const type of AI_POST_TYPES) expect(draftsOf(type).length).toBeGreaterThan(NO_REPEAT_WITHIN + 5);
    expect(new Set(ALL.map(({ text }) => text)).size).toBe(ALL.length);
  });

  test("is short enough to read at once, in plain text, with nothing for a moderator", () => {
    for (const { text, link } of ALL) {
      const content = contentOf(text, link);
      expect([text, text.length > 40 && text.length < 700]).toEqual([text, true]);
      expect([text, needsReview(content), /[<>*_`#]|undefined|\bNaN\b|\.\.|  |—/.test(text)]).toEqual([text, false, false]);
      expect(splitContent(content)).toEqual({ text, link });
      expect(segmentsOf(content).every(({ kind }) => kind === "text")).toBe(true);
    }
  });

  test("leads to a page that is there", () => {
    for (const path of new Set(ALL.flatMap(({ link }) => (link === null ? [] : [link.path])))) {
      const [, folder, id = ""] = (path.split("?")[0] ?? "").split("/");
      expect([path, pageAt(`/${folder}${id === "" ? "" : `/${id}`}`) !== undefined]).toEqual([path, true]);
      if (folder === "exercises" && id !== "") expect([path, findExercise(id)?.tier]).toEqual([path, "free"]);
      if (folder === "recipes" && id !== "") expect(findRecipe(id).id).toBe(id);
      if (folder === "series" && id !== "") expect([path, findSeries(id)?.id]).toEqual([path, id]);
    }
  });

  test("written by hand breaks none of the rules for the coach's answers", () => {
    for (const { text } of Object.values(AI_POSTS).flat())
      expect([text, checkAnswer(text, { question: "", country: null }).topic]).toEqual([text, null]);
  });

  test("names no calories", () => expect(ALL.filter(({ text }) => /\b(?:k?cal|calories?)\b/i.test(text))).toEqual([]));
});
