import { describe, expect, it } from "vitest";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { planWeek } from "./plan-week.ts";
import { restDay } from "./planned-day.ts";
import { notesFor } from "./plan-notes.ts";
import type { Avoidance } from "./exercise.ts";
import type { Muscle } from "./muscles.ts";
import type { PlannedDay, PlannedExercise, PlanNoteCode, TrainingChoices } from "./plan.ts";
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

  const LIMITS = { missing: [], missingFor: [], outgrown: [], limits: ["what you avoid", "your equipment"] };
  /** A day of so many sets of chest work. */
  const chestDay = (place: number, sets: number, conditioningSeconds = 0): PlannedDay => {
    const made = planWeek({ ...choices, durationMinutes: 60 }, TABLE_CATALOGUE);
    const all = made.ok ? made.plan.days.flatMap(({ exercises }) => exercises) : [];
    const press = all.find(({ group }) => group === "Chest");
    if (press === undefined) throw new Error("no chest exercise");
    const closing = { ...press, sets: 3, kind: "conditioning" as const, workSeconds: conditioningSeconds };
    const work = [{ ...press, sets }, ...(conditioningSeconds === 0 ? [] : [closing])];
    return { ...restDay(place), isRest: false, focus: "Chest focus", exercises: work };
  };
  const gapOf = (change: Partial<TrainingChoices>, days: readonly PlannedDay[], findings = LIMITS): string | undefined =>
    notesFor({ ...choices, ...change }, days, findings).find(({ code }) => code === "MUSCLE_BELOW_RANGE")?.message;
  const FEW = "Not quite enough weekly sets for reliable growth: chest.";

  it.each<[string, Partial<TrainingChoices>, string]>([
    ["minutes and days", { durationMinutes: 15 }, " With longer sessions or more days, there'd be room for them."],
    ["minutes alone at seven days", { durationMinutes: 15, daysPerWeek: 7 }, " With longer sessions, there'd be room for them."],
  ])("asks for %s where lifts take all the time, whatever else there is", (_, change, advice) => {
    expect(gapOf(change, [chestDay(0, 6), ...REST.slice(1)])).toBe(`${FEW}${advice}`);
  });

  it("doesn't ask for more minutes while conditioning fills some", () => {
    const days = [chestDay(0, 6, 400), ...REST.slice(1)];
    expect(gapOf({ durationMinutes: 15 }, days)).toBe(
      `${FEW} With what you avoid and your equipment, there are fewer exercises to choose from.`,
    );
    // So little that no lift fits is no room.
    const closed = gapOf({ durationMinutes: 15 }, [chestDay(0, 6, 200), ...REST.slice(1)]);
    expect(closed).toBe(`${FEW} With longer sessions or more days, there'd be room for them.`);
    // Where nothing is known, nothing is said.
    expect(gapOf({ durationMinutes: 15 }, days, { ...LIMITS, limits: [] })).toBe(FEW);
  });

  it("sees room on days that train the muscle anyway", () => {
    const days = [chestDay(0, 3), { ...chestDay(1, 3), exercises: [] }, ...REST.slice(2)];
    expect(gapOf({}, days)).toBe(`${FEW} There's room for another exercise on Monday.`);
  });

  it("says why a day is short without saying that more wouldn't help while sets are missing", () => {
    const whyOf = (days: readonly PlannedDay[], limits: readonly string[]): string | undefined =>
      notesFor(choices, days, { ...LIMITS, limits }).find(({ code }) => code === "SESSION_BELOW_TIME")?.message;
    const few = [chestDay(0, 3), ...REST.slice(1)];
    expect(whyOf(few, [])).toBe("Monday: shorter than 45 minutes, because nothing else we'd pick fits.");
    expect(whyOf(few, ["what you avoid"])).toBe("Monday: shorter than 45 minutes, because little else fits what you avoid.");
    const enough = [chestDay(0, 4), chestDay(1, 4), ...REST.slice(2)];
    expect(whyOf(enough, ["what you avoid"])).toBe(
      "Monday and Tuesday: shorter than 45 minutes, because your week already has enough sets.",
    );
  });

  it.each<[string, Partial<TrainingChoices>, string]>([
    ["time", { durationMinutes: 15, daysPerWeek: 4 }, " With longer sessions, it'd be twice."],
    [
      "time, days and groups",
      { durationMinutes: 30, muscleGroups: ["Chest", "Full-Body"] },
      " With longer sessions, an extra day or fewer groups, it'd be twice.",
    ],
    ["limits", { durationMinutes: 45 }, " With what you avoid and your equipment, there are fewer exercises to choose from."],
    ["the fixed five days, which no wish changes", { durationMinutes: 15, daysPerWeek: 5 }, ""],
  ])("names what a group that's trained once wants for: %s", (_, change, advice) => {
    const notes = notesFor({ ...choices, ...change }, [chestDay(0, 3), ...REST.slice(1)], LIMITS);
    expect(notes.find(({ code }) => code === "GROUP_ONCE_A_WEEK")?.message).toBe(`Chest: once a week.${advice}`);
  });

  it("asks for nothing that every row and hinge trains", () => {
    expect(said("MUSCLE_BELOW_RANGE", { muscleGroups: ["Core"] })).toContain("growth: abdominals and obliques.");
  });

  it.each<[PlanNoteCode, Partial<TrainingChoices>, RegExp]>([
    [
      "CLINICIAN_FIRST",
      { avoid: ["pregnancy", "high-blood-pressure"] },
      /^With high blood pressure in pregnancy, start only if your clinician says so\. Stop and call .*headache.* Breathe out as you lift and never hold your breath\. Use weights/u,
    ],
    ["MUSCLE_BELOW_RANGE", { avoid: ["postnatal"], skillLevel: "beginner" }, /enough sets to keep your strength/u],
    ["CLINICIAN_FIRST", { avoid: ["high-blood-pressure"] }, /never hold your breath/u],
    ["CLINICIAN_FIRST", { avoid: ["postnatal"] }, /^Talk to your clinician before you start\..*build up slowly/u],
    ["CLINICIAN_FIRST", { avoid: ["pregnancy"], goal: "lose-weight" }, /Pregnancy isn't the time to lose weight/u],
    ["CLINICIAN_FIRST", { avoid: ["postnatal"], goal: "lose-weight" }, /Losing weight can wait until you've recovered/u],
    ["FEWER_DAYS_BETTER", { daysPerWeek: 6 }, /three or four days/u],
  ])("says %s for %j", (code, change, message) => {
    expect(said(code, change)).toMatch(message);
    expect(said(code, { skillLevel: "intermediate" }) ?? "").not.toMatch(message);
  });

  it.each<[Avoidance, PlannedExercise["group"], Muscle, RegExp]>([
    ["elbow", "Arms", "biceps", /^Elbows: arm work is limited .* three reps in reserve/u],
    ["elbow", "Arms", "triceps", /^Elbows: /u],
    ["hip", "Legs", "quadriceps", /^Hips: .* as deep as feels fine/u],
  ])("says how to train with a sore %s where the week has %s work", (part, group, muscle, words) => {
    const day = chestDay(0, 3);
    const exercises = day.exercises.map((exercise) => ({ ...exercise, group, targets: [muscle] }));
    const easy = (days: readonly PlannedDay[], avoid: readonly Avoidance[]): string | undefined =>
      notesFor({ ...choices, avoid }, days).find(({ code }) => code === "GO_EASY")?.message;
    expect(easy([{ ...day, exercises }], [part])).toMatch(words);
    expect(easy([{ ...day, exercises }], ["neck"])).toBeUndefined();
    expect(easy([day], [part])).toBeUndefined();
  });

  it.each(["pregnancy", "postnatal"] as const)("tells who avoids %s that six or seven days aren't asked for", (one) => {
    expect(said("CLINICIAN_FIRST", { avoid: [one], daysPerWeek: 6 })).toContain("Three or four of these days are plenty");
    expect(said("CLINICIAN_FIRST", { avoid: [one], daysPerWeek: 5 })).not.toContain("plenty");
  });

  it("names the basics that nothing serves", () => {
    const basics = (missingFor: readonly string[]): string | undefined =>
      notesFor(choices, REST, { ...LIMITS, missing: ["pulldown", "hinge", "curl"], missingFor }).find(
        ({ code }) => code === "BASICS_LEFT_OUT",
      )?.message;
    const none = "No pulldowns and pull-ups, no deadlifts and other hip hinges";
    expect(basics(["what you avoid"])).toBe(`${none}: nothing for them fits what you avoid. The nearest exercises fill in.`);
    expect(basics([])).toBe(`${none}. The nearest exercises fill in.`);
  });

  it("names what's easier than the level", () => {
    const easy = (...outgrown: readonly string[]): string | undefined =>
      notesFor(choices, REST, { ...LIMITS, outgrown }).find(({ code }) => code === "BELOW_YOUR_LEVEL")?.message;
    expect(easy("Wall Plank", "Bench Squat")).toBe(
      "Wall Plank and Bench Squat: easier than your level, because what you avoid rules out anything harder. Go slowly.",
    );
  });

  it("says beside balance work what is marked, and where conditioning ends a session", () => {
    const made = planWeek({ ...choices, durationMinutes: 60, daysPerWeek: 6 }, TABLE_CATALOGUE);
    const messages = new Map(made.ok ? made.plan.notes.map(({ code, message }) => [code, message]) : []);
    expect(messages.get("BALANCE_WORK_ADDED")).toMatch(/^Besides Chest, /u);
    expect(messages.get("CONDITIONING_ADDED")).toMatch(/ with conditioning, since the lifts don't fill the time\.$/u);
  });
});
