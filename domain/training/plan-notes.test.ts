import { describe, expect, it } from "vitest";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { planWeek } from "./plan-week.ts";
import { restDay } from "./planned-day.ts";
import { notesFor } from "./plan-notes.ts";
import type { PlanNoteCode, TrainingChoices } from "./plan.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

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
    const notes = notesFor(wish, REST);
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

  it("doesn't ask for more minutes while a day has room, nor for what every row and hinge trains", () => {
    const day = { ...restDay(0), isRest: false, focus: "Chest focus" };
    const notes = notesFor(choices, [day, ...REST.slice(1)]);
    expect(notes.find(({ code }) => code === "MUSCLE_BELOW_RANGE")?.message).toBe(
      "Not quite enough weekly sets for reliable growth: chest. There's room for another exercise on Monday.",
    );
    // Nor does it say of the same day that more wouldn't help.
    expect(notes.find(({ code }) => code === "SESSION_BELOW_TIME")?.message).toMatch(
      /^Monday: shorter than \d+ minutes, because every exercise we'd pick is already in your week\.$/u,
    );
    expect(said("MUSCLE_BELOW_RANGE", { muscleGroups: ["Core"] })).toContain("growth: abdominals and obliques.");
  });

  it.each<[PlanNoteCode, Partial<TrainingChoices>, RegExp]>([
    [
      "CLINICIAN_FIRST",
      { avoid: ["pregnancy", "high-blood-pressure"] },
      /^Talk to your clinician before you start\. Stop and call .*\. Breathe out as you lift and never hold your breath\. Use weights/u,
    ],
    ["MUSCLE_BELOW_RANGE", { avoid: ["postnatal"], skillLevel: "beginner" }, /enough sets to keep your strength/u],
    ["CLINICIAN_FIRST", { avoid: ["high-blood-pressure"] }, /never hold your breath/u],
    ["CLINICIAN_FIRST", { avoid: ["postnatal"] }, /build up slowly/u],
    ["FEWER_DAYS_BETTER", { daysPerWeek: 6 }, /three or four days/u],
  ])("says %s for %j", (code, change, message) => {
    expect(said(code, change)).toMatch(message);
    expect(said(code, { skillLevel: "intermediate" }) ?? "").not.toMatch(message);
  });

  it("names the basics that nothing serves", () => {
    const notes = notesFor(choices, REST, { missing: ["pulldown", "hinge", "curl"], isStretched: false });
    expect(notes.find(({ code }) => code === "BASICS_LEFT_OUT")?.message).toMatch(
      /^No pulldowns and pull-ups, no deadlifts and other hip hinges: /u,
    );
  });

  it("says beside balance work what is marked, and where conditioning ends a session", () => {
    const made = planWeek({ ...choices, durationMinutes: 60, daysPerWeek: 6 }, TABLE_CATALOGUE);
    const messages = new Map(made.ok ? made.plan.notes.map(({ code, message }) => [code, message]) : []);
    expect(messages.get("BALANCE_WORK_ADDED")).toMatch(/^Besides Chest, /u);
    expect(messages.get("CONDITIONING_ADDED")).toMatch(/^More sets wouldn't help, so /u);
  });
});
