import type { TrainingChoices } from "@lockstep/domain/training/plan.ts";
import { describe, expect, it } from "vitest";
import { checkTrainingPlan, checkTrainingResult } from "./training-checker.ts";
import type { Draft, FixtureWeek } from "./training-fixtures.ts";
import { draft, FIVE_DAYS, FIXTURE_CATALOGUE, plan, SEVEN_DAYS, THREE_DAYS, TWO_DAYS } from "./training-fixtures.ts";
import type { TrainingRule, Violation } from "./training-report.ts";
import { TRAINING_RULES } from "./training-report.ts";

const rulesOf = (violations: readonly Violation[]): TrainingRule[] => [...new Set(violations.map((found) => found.rule))];

/** One way to break one rule, and the rules that may fall with it. */
interface Breakage {
  readonly rule: TrainingRule;
  readonly how: string;
  readonly week: FixtureWeek;
  readonly choices?: Partial<TrainingChoices>;
  readonly apply: (plan: Draft) => void;
}

const day = (of: Draft, at: number): Draft["days"][number] => {
  const found = of.days[at];
  if (found === undefined) throw new Error(`no day ${at}`);
  return found;
};
const item = (of: Draft, at: number, place: number): Draft["days"][number]["exercises"][number] => {
  const found = day(of, at).exercises[place];
  if (found === undefined) throw new Error(`no exercise ${place} on day ${at}`);
  return found;
};
/** Puts another exercise in a place of the week. */
const put = (of: Draft, at: number, place: number, id: string, role: "chosen" | "balance" | "light"): void => {
  day(of, at).exercises[place] = structuredClone(plan(id, role)) as Draft["days"][number]["exercises"][number];
};
const nothing = (): void => undefined;

const BREAKAGES: readonly Breakage[] = [
  { rule: "shape", how: "days out of order", week: TWO_DAYS, apply: (of) => of.days.reverse() },
  { rule: "shape", how: "no name", week: TWO_DAYS, apply: (of) => (of.name = " ") },
  { rule: "shape", how: "another name than the catalogue's", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).name = "Other") },
  { rule: "shape", how: "synergists left out", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).synergists = []) },
  { rule: "shape", how: "shown repetitions are not the planned", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).reps = "5-7") },
  { rule: "1-allowed", how: "unknown exercise", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).exerciseId = "h-nothing") },
  { rule: "1-allowed", how: "above the level", week: TWO_DAYS, apply: (of) => put(of, 0, 0, "h-hard-press", "chosen") },
  { rule: "1-allowed", how: "equipment not available", week: TWO_DAYS, apply: (of) => put(of, 0, 0, "h-bar-press", "chosen") },
  { rule: "1-allowed", how: "the other place", week: TWO_DAYS, apply: (of) => put(of, 0, 0, "g-press", "chosen") },
  { rule: "1-allowed", how: "loads what is avoided", week: TWO_DAYS, choices: { avoid: ["wrist"] }, apply: nothing },
  {
    rule: "1-allowed",
    how: "warm-up that is not allowed",
    week: TWO_DAYS,
    choices: { avoid: ["jumping"] },
    apply: (of) => day(of, 0).warmUp.push({ exerciseId: "h-hops", name: "Test h-hops", seconds: 60, cue: "Land softly." }),
  },
  {
    rule: "1-allowed",
    how: "substitute that is not allowed",
    week: TWO_DAYS,
    apply: (of) => item(of, 0, 0).substitutes.push({ exerciseId: "h-hard-press", name: "Test h-hard-press" }),
  },
  {
    rule: "2-days",
    how: "a day short",
    week: THREE_DAYS,
    apply: (of) => Object.assign(day(of, 4), { isRest: true, exercises: [], warmUp: [], coolDown: [], workMinutes: 0 }),
  },
  {
    rule: "2-days",
    how: "rest not spread",
    week: THREE_DAYS,
    apply: (of) => {
      const [moved, rest] = [{ ...day(of, 4) }, { ...day(of, 1) }];
      of.days[1] = { ...moved, day: "Tuesday" };
      of.days[4] = { ...rest, day: "Friday" };
    },
  },
  { rule: "2-days", how: "rest day with a warm-up", week: TWO_DAYS, apply: (of) => (day(of, 1).warmUp = day(of, 0).warmUp) },
  {
    rule: "2-days",
    how: "four days of training on end in five, though the gaps are alike",
    week: FIVE_DAYS,
    apply: (of) => {
      const [moved, rest] = [{ ...day(of, 1) }, { ...day(of, 3) }];
      of.days[3] = { ...moved, day: "Thursday" };
      of.days[1] = { ...rest, day: "Tuesday" };
    },
  },
  {
    rule: "7-label",
    how: "light work in a week that has no light day",
    week: TWO_DAYS,
    apply: (of) => (item(of, 0, 0).role = "light"),
  },
  { rule: "3-dose", how: "superset of one", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).superset = 1) },
  { rule: "4-preparation", how: "no cool-down", week: TWO_DAYS, apply: (of) => (day(of, 0).coolDown = []) },
  { rule: "7-label", how: "balance called chosen", week: THREE_DAYS, apply: (of) => (item(of, 2, 1).role = "chosen") },
  {
    rule: "7-label",
    how: "balance that does not say so",
    week: THREE_DAYS,
    apply: (of) => (item(of, 2, 1).reason = "It trains your back well."),
  },
  { rule: "10-words", how: "no reason", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).reason = "") },
  {
    rule: "10-words",
    how: "two sentences",
    week: TWO_DAYS,
    apply: (of) => (item(of, 0, 0).progression = "Add a repetition. Then add weight."),
  },
  { rule: "notes", how: "balance not noted", week: THREE_DAYS, apply: (of) => (of.notes = []) },
  { rule: "notes", how: "pregnancy without the advice", week: TWO_DAYS, choices: { avoid: ["pregnancy"] }, apply: nothing },
  {
    rule: "10-substitutes",
    how: "a substitute that isn't the catalogue's",
    week: TWO_DAYS,
    apply: (of) => (item(of, 0, 0).substitutes[0] = { exerciseId: "h-row-9", name: "Test h-row-9" }),
  },
  {
    rule: "notes",
    how: "a note that is not so",
    week: TWO_DAYS,
    apply: (of) => of.notes.push({ code: "LIGHT_DAY", message: "One day is light." }),
  },
];

describe("the checker of training plans", () => {
  it.each([
    ["two days", TWO_DAYS],
    ["three days", THREE_DAYS],
    ["five days", FIVE_DAYS],
    ["seven days", SEVEN_DAYS],
  ])("finds nothing in a sound week of %s", (_, sound) => {
    expect(checkTrainingPlan(sound.choices, FIXTURE_CATALOGUE, sound.plan)).toEqual([]);
  });

  it.each(BREAKAGES.map((breakage) => [`${breakage.rule}: ${breakage.how}`, breakage] as const))("catches %s", (_, breakage) => {
    const broken = draft(breakage.week);
    breakage.apply(broken);
    const choices = { ...breakage.week.choices, ...breakage.choices };
    expect(rulesOf(checkTrainingPlan(choices, FIXTURE_CATALOGUE, broken))).toContain(breakage.rule);
  });

  it("has a broken week for every rule", () => {
    const tried = new Set<TrainingRule>(BREAKAGES.map((breakage) => breakage.rule)).add("refusal");
    expect([...tried].sort()).toEqual([...TRAINING_RULES].sort());
  });

  it("accepts a refusal only when nothing is left, and only when it names a choice that was made", () => {
    const { choices } = TWO_DAYS;
    const refusal = { code: "NOTHING_LEFT", relax: ["avoid"], message: "Allow work on the wrists again." } as const;
    const check = (more: Partial<TrainingChoices>, relax: readonly ("avoid" | "equipment")[] = ["avoid"]): TrainingRule[] =>
      rulesOf(checkTrainingResult({ ...choices, ...more }, FIXTURE_CATALOGUE, { ok: false, refusal: { ...refusal, relax } }));
    expect(check({})).toEqual(["refusal"]);
    expect(check({ avoid: ["jumping"] })).toEqual(["refusal"]);
    expect(check({ avoid: ["wrist"] })).toEqual([]);
    expect(check({ avoid: ["wrist"] }, [])).toEqual(["refusal"]);
    expect(check({ avoid: ["wrist"], location: "gym" }, ["equipment"])).toEqual(["refusal"]);
  });
});
