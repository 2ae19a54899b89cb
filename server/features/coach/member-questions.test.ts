import { expect, test } from "vitest";
import { FURTHER_QUESTIONS } from "./further-questions.fixture.ts";
import { MEMBER_QUESTIONS } from "./member-questions.fixture.ts";

test("there are a hundred questions, each asked once", () => {
  expect(MEMBER_QUESTIONS).toHaveLength(100);
  expect(new Set(MEMBER_QUESTIONS.map(({ id }) => id)).size).toBe(100);
  expect(new Set(MEMBER_QUESTIONS.map(({ question }) => question.toLowerCase())).size).toBe(100);
});

test("each question says what makes an answer helpful and what makes it wrong", () => {
  for (const { question, needs } of MEMBER_QUESTIONS) {
    expect(question.trim()).toBe(question);
    expect(question).not.toBe("");
    expect(needs).toMatch(/^[A-Z].+[;,] wrong if .+\.$/);
  }
});

test.each(["visitor", "newcomer", "alex", "priya", "sam"] as const)("%s asks at least eight", (asker) => {
  expect(MEMBER_QUESTIONS.filter((each) => each.asker === asker).length).toBeGreaterThanOrEqual(8);
});

test.each([
  ["today's session", "today-alex"],
  ["tomorrow", "tomorrow-priya"],
  ["swapping a named exercise", "swap-named"],
  ['swapping "this"', "swap-this"],
  ["knee pain", "knee-squats"],
  ["shoulder pain", "shoulder-pain"],
  ["back pain", "lower-back"],
  ["the weight to lift", "how-heavy"],
  ["rest between sets", "rest-length"],
  ["a missed day", "missed-day"],
  ["food before training", "eat-before"],
  ["food after training", "eat-after"],
  ["protein", "protein-how-much"],
  ["replacing an ingredient", "replace-named"],
  ["a quicker dinner", "dinner-quicker"],
  ["logging a set", "log-set"],
  ["logging a meal", "log-meal"],
  ["the grocery list", "add-milk"],
  ["streaks and rest days", "streak-rest"],
  ["a plateau", "plateau"],
  ["a deload", "deload"],
  ["warming up", "warm-up"],
  ["form", "form-deadlift"],
  ["the difference between two exercises", "diff-rdl"],
  ["a muscle with given equipment", "muscle-dumbbells"],
  ["a plan for three days", "three-days"],
  ["the rate of weight loss", "lose-weight"],
  ["creatine", "creatine"],
  ["sleep", "sleep"],
  ["soreness", "sore-train"],
  ["cardio", "cardio-when"],
  ["a beginner's fears", "gym-fear"],
  ["the weekly review", "weekly-review-premium"],
  ["prices", "price"],
  ["canceling", "cancel"],
  ["the trial", "trial"],
  ["a refund", "refund"],
  ["the family", "family-invite"],
  ["PDFs", "pdf"],
  ["training offline", "offline"],
  ["notifications", "notifications"],
  ["deleting the account", "delete-account"],
  ["exporting data", "export-data"],
  ["privacy", "privacy"],
  ["whether it's an AI", "is-ai"],
  ["groups", "groups"],
  ["challenges", "challenge"],
  ["technical trouble", "broken"],
  ["thanks", "thanks"],
  ["another language", "german"],
  ["nonsense", "nonsense"],
  ["homework", "homework"],
  ["the weather", "weather"],
])("someone asks about %s", (_topic, id) => {
  expect(MEMBER_QUESTIONS.map((each) => each.id)).toContain(id);
});

test("there are sixty further ones, none asked before", () => {
  expect(FURTHER_QUESTIONS).toHaveLength(60);
  const all = [...MEMBER_QUESTIONS, ...FURTHER_QUESTIONS];
  expect(new Set(all.map(({ id }) => id)).size).toBe(160);
  expect(new Set(all.map(({ question }) => question.toLowerCase())).size).toBe(160);
});
