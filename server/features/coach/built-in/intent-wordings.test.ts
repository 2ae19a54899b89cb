import { expect, test } from "vitest";
import { INTENTS } from "@lockstep/content/coach/intents/index.ts";
import { recognize, SURE } from "@lockstep/domain/coach/intent.ts";
import { readQuestion } from "@lockstep/domain/coach/question.ts";
import { coachNames } from "./coach-names.ts";
import { INTENT_WORDINGS } from "./intent-wordings.fixture.ts";

const rows = Object.entries(INTENT_WORDINGS).flatMap(([id, wordings]) => wordings.map((wording) => ({ id, wording })));
const first = (wording: string) => recognize(readQuestion(wording, coachNames()).lines, INTENTS)[0];

test("there are at least two hundred wordings, each once", () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(new Set(rows.map(({ wording }) => wording)).size).toBe(rows.length);
});

test("each wording is read as what it wants, and surely", () => {
  const wrong = rows.flatMap(({ id, wording }) => {
    const found = first(wording);
    return found?.id === id && found.score >= SURE
      ? []
      : [`${wording}: ${found?.id ?? "nothing"} ${found?.score ?? ""}, not ${id}`];
  });
  expect(wrong).toEqual([]);
});

test("capitals, a question mark and a greeting change nothing", () => {
  const wrong = rows.filter(({ id, wording }) => {
    if (wording.split(" ").length < 4) return false;
    return first(wording.toUpperCase())?.id !== id || first(`${wording.replace(/[?!.]+$/, "")}?`)?.id !== id;
  });
  expect(wrong).toEqual([]);
});
