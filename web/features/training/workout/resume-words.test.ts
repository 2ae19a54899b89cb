import { expect, test } from "vitest";
import { resumeWords } from "./resume-words.ts";

const legs = { planId: "a", day: "Monday", routineId: null, name: "Legs", isTimed: true } as const;

test.each<[string, Parameters<typeof resumeWords>[1], string]>([
  ["the same day of the same plan", legs, "Resume workout"],
  ["another day", { ...legs, day: "Tuesday" }, "Resume Legs"],
  ["a new plan's day", { ...legs, planId: "b" }, "Resume Legs"],
  ["a routine", { planId: null, day: null, routineId: "r" }, "Resume Legs"],
])("beside %s", (_, beside, words) => expect(resumeWords(legs, beside)).toBe(words));
