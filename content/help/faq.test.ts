import { pageAt } from "@lockstep/contract/pages.ts";
import { answerText, FAQ_CATEGORIES, readAnswer } from "@lockstep/domain/help/faq.ts";
import { searchFaq } from "@lockstep/domain/help/search-faq.ts";
import { expect, test } from "vitest";
import { FAQ } from "./faq.ts";

test("there are at least 35 questions", () => {
  expect(FAQ.length).toBeGreaterThanOrEqual(35);
});

test.each(FAQ_CATEGORIES)("there are several about %s", (category) => {
  expect(FAQ.filter((item) => item.category === category).length).toBeGreaterThan(3);
});

test("every anchor is unique and fit for an address", () => {
  expect(new Set(FAQ.map(({ id }) => id)).size).toBe(FAQ.length);
  for (const { id } of FAQ) expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test("every link leads to a page of the site", () => {
  const links = FAQ.flatMap(({ answer }) => readAnswer(answer)).flatMap((pieces) => pieces.flatMap(({ to }) => to ?? []));
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((to) => pageAt(to.replace(/#.*/, "")) === undefined)).toEqual([]);
});

test.each([
  ["alergys", "allergies"],
  ["cancle subscription", "cancel"],
  ["refund", "refunds"],
  ["forgot pasword", "reset-password"],
  ["how do i delete my account", "delete-account"],
  ["kg to pounds", "units"],
  ["no internet", "offline"],
  ["knee hurts", "injuries"],
  ["vegan", "diets"],
  ["download pdf", "pdfs"],
  ["push notifications", "notifications"],
  ["streak rest day", "rest-days-and-streaks"],
  ["contact a human", "contact"],
  ["price", "plans-and-prices"],
])("someone who searches %s finds %s among the first three", (query, id) => {
  expect(
    searchFaq(FAQ, query)
      .slice(0, 3)
      .map((item) => item.id),
  ).toContain(id);
});

test.each(FAQ.map((item) => [item.id, item] as const))("%s reads like a sentence", (_, { question, answer }) => {
  expect(question).toMatch(/^["A-Z].*\?$|^.*\. What (now|can I do)\?$/);
  const text = answerText(answer);
  expect(text).toMatch(/[.!?]$/);
  expect(text).not.toMatch(/\]\(|\s{2,}[a-z]|[\u2018\u2019\u201c\u201d]/);
});
