import { expect, test } from "vitest";
import type { FaqItem } from "./faq.ts";
import { readAnswer } from "./faq.ts";
import { markFound, searchFaq } from "./search-faq.ts";

const item = (id: string, question: string, answer: string, keywords = ""): FaqItem => ({
  id,
  category: "billing",
  question,
  answer,
  keywords,
});
const ITEMS = [
  item("cancel", "How do I cancel my membership?", "Open [your membership](/membership).", "stop quit"),
  item("trial", "Is there a free trial?", "Yes, for 7 days. You can cancel anytime."),
  item("allergies", "Can meal plans avoid my allergies?", "Yes: dairy, eggs, nuts.", "gluten"),
  item("resume", "Can I keep a résumé?", "No."),
];
const found = (query: string): string[] => searchFaq(ITEMS, query).map(({ id }) => id);

test.each([
  ["a word of the question before one of an answer", "cancel", ["cancel", "trial"]],
  ["another form of a word", "cancelling", ["cancel", "trial"]],
  ["the beginning of a word", "memb", ["cancel"]],
  ["a letter left out", "alergies", ["allergies"]],
  ["one of many, misspelled", "alergys", ["allergies"]],
  ["one instead of many", "allergy", ["allergies"]],
  ["two letters that changed places", "tiral", ["trial"]],
  ["a letter too many, while typing", "membbersh", ["cancel"]],
  ["a word nobody wrote but many look for", "gluten", ["allergies"]],
  ["without the accents", "resume", ["resume"]],
  ["with accents that aren't there", "trïál", ["trial"]],
  ["in capitals, with spaces around", "  TRIAL ", ["trial"]],
  ["a sentence", "how can i stop paying for my membership?", ["cancel"]],
  ["another word", "helicopter", []],
  ["signs alone", "???", []],
  ["words that say nothing", "how", ["cancel"]],
])("finds %s", (_, query, ids) => {
  expect(found(query)).toEqual(ids);
});

test("an empty search finds everything, in its order", () => {
  expect(searchFaq(ITEMS, "  ")).toEqual(ITEMS);
});

test("marks what was found, and changes nothing of the text", () => {
  const pieces = markFound("How do I cancel my membership?", "cancelling membreship");
  expect(pieces.map(({ text }) => text).join("")).toBe("How do I cancel my membership?");
  expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(["cancel", "membership"]);
  expect(markFound("Any text.", "").some(({ isFound }) => isFound)).toBe(false);
});

test("an answer is read in paragraphs and links to pages; anything else is text", () => {
  expect(readAnswer("Go [here](/faq#a) now.\n\nOr [there](https://x.example).")).toEqual([
    [{ text: "Go " }, { text: "here", to: "/faq#a" }, { text: " now." }],
    [{ text: "Or [there](https://x.example)." }],
  ]);
});
