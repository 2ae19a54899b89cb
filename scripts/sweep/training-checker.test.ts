import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { TrainingChoices } from "@lockstep/domain/training/plan.ts";
import { describe, expect, it } from "vitest";
import { openBook } from "./training-book.ts";
import { checkTrainingPlan, checkTrainingResult } from "./training-checker.ts";
import type { Draft, FixtureWeek } from "./training-fixtures.ts";
import { draft, FIVE_DAYS, fixture, FIXTURE_CATALOGUE, plan, SEVEN_DAYS, THREE_DAYS, TWO_DAYS } from "./training-fixtures.ts";
import { canStand } from "./training-placement.ts";
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
  { rule: "1-allowed", how: "equipment not at hand", week: TWO_DAYS, apply: (of) => put(of, 0, 0, "h-bar-press", "chosen") },
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
  { rule: "2-focus", how: "five days with another focus", week: FIVE_DAYS, apply: (of) => (day(of, 2).focus = "Legs") },
  { rule: "2-focus", how: "core work on Tuesday", week: FIVE_DAYS, apply: (of) => put(of, 1, 1, "h-crunch-2", "balance") },
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
    rule: "2-focus",
    how: "a Full-Body guest that nobody chose",
    week: FIVE_DAYS,
    apply: (of) => put(of, 1, 1, "h-thruster-1", "balance"),
  },
  {
    rule: "2-focus",
    how: "two Full-Body guests where one is owed",
    week: FIVE_DAYS,
    choices: { muscleGroups: ["Full-Body"] },
    apply: (of) => [put(of, 1, 1, "h-thruster-1", "chosen"), put(of, 5, 1, "h-thruster-2", "chosen")],
  },
  {
    rule: "2-focus",
    how: "a Full-Body guest where every group is owed one session",
    week: FIVE_DAYS,
    choices: { muscleGroups: ["Chest", "Back", "Legs", "Full-Body"] },
    apply: (of) => put(of, 1, 1, "h-thruster-1", "chosen"),
  },
  { rule: "2-light-day", how: "no light day in seven", week: SEVEN_DAYS, apply: (of) => put(of, 6, 0, "h-bend-1", "balance") },
  { rule: "2-light-day", how: "pressing on the light day", week: SEVEN_DAYS, apply: (of) => put(of, 6, 0, "h-row-2", "light") },
  {
    rule: "2-light-day",
    how: "four sets of a muscle on the light day",
    week: SEVEN_DAYS,
    apply: (of) => (item(of, 6, 1).sets = 4),
  },
  {
    rule: "7-label",
    how: "light work in a week that has no light day",
    week: TWO_DAYS,
    apply: (of) => (item(of, 0, 0).role = "light"),
  },
  {
    rule: "4-filler",
    how: "a stretch that calls itself light in a week that has no light day",
    week: THREE_DAYS,
    apply: (of) => put(of, 2, 1, "h-stretch-1", "light"),
  },
  {
    rule: "3-dose",
    how: "rest of 20 s",
    week: FIVE_DAYS,
    apply: (of) => Object.assign(item(of, 2, 0), { restSeconds: 20, workSeconds: 330 }),
  },
  {
    rule: "3-dose",
    how: "compound rest of 55 s",
    week: TWO_DAYS,
    apply: (of) => Object.assign(item(of, 0, 0), { restSeconds: 55, workSeconds: 435 }),
  },
  {
    rule: "3-dose",
    how: "rest of 185 s",
    week: TWO_DAYS,
    apply: (of) => Object.assign(item(of, 0, 0), { restSeconds: 185, workSeconds: 825 }),
  },
  {
    rule: "3-dose",
    how: "more repetitions than the dose",
    week: TWO_DAYS,
    apply: (of) => Object.assign(item(of, 0, 0), { repsMax: 12, reps: "8-12", workSeconds: 492 }),
  },
  { rule: "3-dose", how: "time that does not add up", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).workSeconds = 400) },
  { rule: "3-dose", how: "superset of one", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).superset = 1) },
  {
    rule: "3-dose",
    how: "superset that saves half",
    week: TWO_DAYS,
    apply: (of) => [0, 1].forEach((place) => Object.assign(item(of, 0, place), { superset: 1, workSeconds: 225 })),
  },
  {
    rule: "4-minutes",
    how: "over the minutes",
    week: TWO_DAYS,
    apply: (of) => Object.assign(item(of, 0, 0), { restSeconds: 65, workSeconds: 465 }),
  },
  { rule: "4-minutes", how: "under 80 %", week: TWO_DAYS, apply: (of) => day(of, 0).exercises.pop() },
  { rule: "4-minutes", how: "minutes said wrong", week: TWO_DAYS, apply: (of) => (day(of, 0).workMinutes = 14) },
  {
    rule: "4-filler",
    how: "a stretch instead of work",
    week: THREE_DAYS,
    apply: (of) => put(of, 2, 1, "h-stretch-1", "balance"),
  },
  {
    rule: "4-preparation",
    how: "four minutes of warm-up",
    week: TWO_DAYS,
    apply: (of) => day(of, 0).warmUp.forEach((step) => (step.seconds = 120)),
  },
  { rule: "4-preparation", how: "no cool-down", week: TWO_DAYS, apply: (of) => (day(of, 0).coolDown = []) },
  {
    rule: "5-volume",
    how: "more than the week's upper bound",
    week: THREE_DAYS,
    apply: (of) => Object.assign(item(of, 0, 0), { sets: 4 }),
  },
  {
    rule: "5-volume",
    how: "nine sets in a session",
    week: TWO_DAYS,
    choices: { skillLevel: "advanced" },
    apply: (of) => day(of, 0).exercises.push(item(of, 3, 0)),
  },
  {
    rule: "5-volume",
    how: "helpers not counted: six direct sets for the biceps and six from rows",
    week: THREE_DAYS,
    choices: { muscleGroups: ["Back", "Arms"] },
    apply: (of) =>
      [
        ["h-row-1", "h-row-2"],
        ["h-row-3", "h-curl-1"],
        ["h-row-4", "h-curl-2"],
      ].forEach((ids, at) => ids.forEach((id, place) => put(of, at * 2, place, id, "chosen"))),
  },
  {
    rule: "6-adjacent-days",
    how: "chest on two days running",
    week: THREE_DAYS,
    apply: (of) => {
      put(of, 2, 1, "h-press-4", "chosen");
      of.days[1] = { ...day(of, 2), day: "Tuesday" };
    },
  },
  {
    rule: "6-adjacent-days",
    how: "Sunday beside Monday",
    week: TWO_DAYS,
    apply: (of) => {
      of.days[6] = { ...day(of, 3), day: "Sunday" };
    },
  },
  {
    rule: "7-chosen-first",
    how: "a row where a press fits",
    week: THREE_DAYS,
    apply: (of) => put(of, 2, 0, "h-row-3", "balance"),
  },
  {
    rule: "7-share",
    how: "mostly balance",
    week: THREE_DAYS,
    apply: (of) => [
      put(of, 2, 0, "h-row-3", "balance"),
      put(of, 4, 0, "h-row-4", "balance"),
      put(of, 0, 1, "h-hinge-1", "balance"),
    ],
  },
  {
    rule: "7-share",
    how: "a full chest beside Full-Body, and little for the rest of the body",
    week: THREE_DAYS,
    choices: { muscleGroups: ["Chest", "Full-Body"] },
    apply: (of) => put(of, 0, 1, "h-hinge-1", "balance"),
  },
  {
    rule: "7-range",
    how: "under the range with minutes to spare",
    week: THREE_DAYS,
    apply: (of) => [put(of, 2, 0, "h-row-3", "balance"), put(of, 4, 0, "h-row-4", "balance")],
  },
  { rule: "7-label", how: "balance called chosen", week: THREE_DAYS, apply: (of) => (item(of, 2, 1).role = "chosen") },
  {
    rule: "7-label",
    how: "balance that does not say so",
    week: THREE_DAYS,
    apply: (of) => (item(of, 2, 1).reason = "It trains your back well."),
  },
  {
    rule: "8-frequency",
    how: "a chosen group left out",
    week: THREE_DAYS,
    choices: { muscleGroups: ["Chest", "Legs"] },
    apply: nothing,
  },
  {
    rule: "8-frequency",
    how: "once where twice is due",
    week: TWO_DAYS,
    apply: (of) => [put(of, 3, 0, "h-row-1", "balance"), put(of, 3, 1, "h-row-2", "balance")],
  },
  {
    rule: "8-frequency",
    how: "core on the light day alone",
    week: SEVEN_DAYS,
    choices: { muscleGroups: ["Chest", "Legs", "Core"] },
    apply: nothing,
  },
  { rule: "9-order", how: "isolation before compound", week: FIVE_DAYS, apply: (of) => put(of, 5, 0, "h-curl-1", "balance") },
  { rule: "9-order", how: "core first", week: FIVE_DAYS, apply: (of) => put(of, 4, 0, "h-crunch-2", "balance") },
  { rule: "9-repeat", how: "twice in a session", week: TWO_DAYS, apply: (of) => put(of, 0, 1, "h-press-1", "chosen") },
  {
    rule: "9-repeat",
    how: "three times a week",
    week: THREE_DAYS,
    apply: (of) => [put(of, 2, 0, "h-press-1", "chosen"), put(of, 4, 0, "h-press-1", "chosen")],
  },
  {
    rule: "9-repeat",
    how: "repeated while an equal is unused",
    week: TWO_DAYS,
    apply: (of) => put(of, 3, 0, "h-press-1", "chosen"),
  },
  { rule: "10-words", how: "no reason", week: TWO_DAYS, apply: (of) => (item(of, 0, 0).reason = "") },
  {
    rule: "10-words",
    how: "two sentences",
    week: TWO_DAYS,
    apply: (of) => (item(of, 0, 0).progression = "Add a repetition. Then add weight."),
  },
  { rule: "10-substitutes", how: "one substitute", week: TWO_DAYS, apply: (of) => item(of, 0, 0).substitutes.splice(1) },
  {
    rule: "10-substitutes",
    how: "substitutes that stand in the session already",
    week: TWO_DAYS,
    apply: (of) => item(of, 0, 0).substitutes.splice(1, 1),
  },
  {
    rule: "10-substitutes",
    how: "a row for a press",
    week: TWO_DAYS,
    apply: (of) => (item(of, 0, 0).substitutes[0] = { exerciseId: "h-row-1", name: "Test h-row-1" }),
  },
  { rule: "notes", how: "balance not noted", week: THREE_DAYS, apply: (of) => (of.notes = []) },
  {
    rule: "notes",
    how: "a note that is not so",
    week: TWO_DAYS,
    apply: (of) => of.notes.push({ code: "SESSION_BELOW_TIME", message: "Some sessions are short." }),
  },
  { rule: "notes", how: "pregnancy without the advice", week: TWO_DAYS, choices: { avoid: ["pregnancy"] }, apply: nothing },
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

  it("allows the one Full-Body guest that is owed", () => {
    const guest = draft(FIVE_DAYS);
    put(guest, 1, 1, "h-thruster-1", "chosen");
    const choices: TrainingChoices = { ...FIVE_DAYS.choices, muscleGroups: ["Chest", "Full-Body"] };
    expect(rulesOf(checkTrainingPlan(choices, FIXTURE_CATALOGUE, guest))).not.toContain("2-focus");
  });

  it("sees that four sets of a chosen exercise fill a session that three can't", () => {
    const long = draft(TWO_DAYS);
    const choices: TrainingChoices = { ...TWO_DAYS.choices, muscleGroups: ["Chest", "Legs"], durationMinutes: 60 };
    put(long, 0, 2, "h-row-1", "balance");
    for (const place of [0, 1, 2]) Object.assign(item(long, 0, place), { sets: place === 1 ? 3 : 4, restSeconds: 180 });
    for (const place of [0, 1, 2]) item(long, 0, place).workSeconds = item(long, 0, place).sets * 270;
    const book = openBook(choices, FIXTURE_CATALOGUE, long);
    const row = book.days[0]?.[2] ?? null;
    const squat = fixture("h-squat-1");
    expect(canStand(book, 0, row, squat)).toBe(false);
    expect(canStand(book, 0, row, squat, { sets: 4, needsFloor: true })).toBe(true);
    expect(rulesOf(checkTrainingPlan(choices, FIXTURE_CATALOGUE, long))).toContain("7-chosen-first");
  });

  it("allows mobility and a short session only where things to avoid leave nothing that fits", () => {
    const few = FIXTURE_CATALOGUE.filter((exercise) => /h-(press-[12]|stretch|row-1)/.test(exercise.id));
    const choices: TrainingChoices = { ...TWO_DAYS.choices, avoid: ["neck"] };
    const short = draft(TWO_DAYS);
    for (const at of [0, 3]) {
      day(short, at).exercises = [];
      put(short, at, 0, "h-press-1", "chosen");
      put(short, at, 1, "h-stretch-1", "balance");
      Object.assign(day(short, at), { workMinutes: 13 });
    }
    const rules = rulesOf(checkTrainingPlan(choices, few, short));
    expect(rules).toContain("4-filler");
    const fewer = few.filter((exercise) => !/h-(press-2|row)/.test(exercise.id));
    expect(rulesOf(checkTrainingPlan(choices, fewer, short))).not.toContain("4-filler");
  });

  it("asks for two strict equals of a strength exercise, also where the catalogue has fewer, unless things to avoid took them", () => {
    const apart = FIXTURE_CATALOGUE.map((exercise): Exercise =>
      exercise.id === "h-press-1" ? { ...exercise, pattern: "chest-fly" } : exercise,
    );
    const { choices, plan } = TWO_DAYS;
    expect(rulesOf(checkTrainingPlan(choices, FIXTURE_CATALOGUE, plan))).not.toContain("10-substitutes");
    expect(rulesOf(checkTrainingPlan(choices, apart, plan))).toContain("10-substitutes");
    expect(rulesOf(checkTrainingPlan({ ...choices, avoid: ["neck"] }, apart, plan))).not.toContain("10-substitutes");
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
