import { expect, test } from "vitest";
import { PostWords } from "@lockstep/contract/community.ts";
import { changedWords, reviewedText, WORD_NAMES } from "./post-words.ts";

const TEXT = "Any words at all";
const words = PostWords.parse({ content: "Squats today.", postType: "general" });

test("the word filter reads every text of a post's words that its author makes up, and no choice from a list", () => {
  for (const name of WORD_NAMES) {
    const isFreeText = PostWords.shape[name].safeParse(TEXT).success;
    expect([name, reviewedText({ ...words, [name]: TEXT }, []).includes(TEXT)]).toEqual([name, isFreeText]);
  }
  expect(WORD_NAMES.toSorted()).toEqual(Object.keys(PostWords.shape).toSorted());
  expect(reviewedText(words, ["A barbell", null])).toBe("Squats today.\nA barbell");
});

test("a change leaves the words that it doesn't name", () => {
  expect(changedWords(words, { content: TEXT, postType: undefined })).toEqual({ ...words, content: TEXT });
});
