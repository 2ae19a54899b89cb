import { describe, expect, it } from "vitest";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { planWeek } from "./plan-week.ts";
import { restDay } from "./planned-day.ts";
import { notesFor } from "./plan-notes.ts";
import type { PlanNoteCode, TrainingChoices } from "./plan.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { weekAims } from "./week-aims.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Chest"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "beginner",
  location: "home",
};

describe("notesFor", () => {
  const REST = WEEKDAYS.map((_, place) => restDay(place));
  /** What is said of a week in which nothing is trained: every chosen muscle is under its range. */
  const said = (code: PlanNoteCode, change: Partial<TrainingChoices>): string | undefined => {
    const wish = { ...choices, ...change };
    const notes = notesFor(wish, wish.muscleGroups, weekAims(wish, wish.muscleGroups), REST);
    return notes.find((note) => note.code === code)?.message;
  };

  it.each<[string, Partial<TrainingChoices>, string]>([
    ["minutes and days", {}, "More minutes or days would close the gap."],
    ["days alone at 60 minutes", { durationMinutes: 60 }, "More days would close the gap."],
    ["minutes alone at seven days", { daysPerWeek: 7 }, "More minutes would close the gap."],
    ["neither where both are at their most", { daysPerWeek: 7, durationMinutes: 60 }, "More sets would close the gap."],
    [
      "things to avoid",
      { avoid: ["knee"] },
      "More minutes or days may close the gap, but with what you avoid there are fewer exercises for them.",
    ],
    [
      "things to avoid and a list of equipment",
      { avoid: ["knee"], equipment: ["band"], daysPerWeek: 7, durationMinutes: 60 },
      "With what you avoid and your equipment, there aren't enough exercises for them.",
    ],
    [
      "nothing of a list of equipment at the gym",
      { location: "gym", equipment: ["band"], durationMinutes: 60 },
      "More days would close the gap.",
    ],
  ])("names what a muscle under its range wants for: %s", (_, change, advice) => {
    expect(said("MUSCLE_BELOW_RANGE", change)).toBe(`Not quite enough weekly sets for reliable growth: chest. ${advice}`);
  });

  it("doesn't say beside balance work that the chosen muscles had all that pays", () => {
    const made = planWeek({ ...choices, durationMinutes: 60 }, TABLE_CATALOGUE);
    const note = made.ok ? made.plan.notes.find(({ code }) => code === "BALANCE_WORK_ADDED") : undefined;
    expect(note?.message).toMatch(/^More sets for Chest wouldn't help, /u);
  });
});
