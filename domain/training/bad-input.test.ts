import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { oneOfEach } from "../../scripts/test-sample.ts";
import { isWorkAt } from "./candidates.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, type Exercise, type HomeEquipment } from "./exercise.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import type { PlannedDay, PlanNoteCode, TrainingChoices, TrainingPlan } from "./plan.ts";
import { planWeek } from "./plan-week.ts";
import { secondsOfDay } from "./timing.ts";

/** What a visitor plans with. */
const FREE = EXERCISES.filter(({ tier }) => tier === "free");
const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

const usual: TrainingChoices = {
  muscleGroups: TRAINING_GROUPS,
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "beginner",
  location: "home",
};

function made(change: Partial<TrainingChoices>, catalogue: readonly Exercise[] = FREE): TrainingPlan {
  const result = planWeek({ ...usual, ...change }, catalogue);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}

const training = ({ days }: TrainingPlan): readonly PlannedDay[] => days.filter(({ isRest }) => !isRest);
const noteOf = ({ notes }: TrainingPlan, code: PlanNoteCode): string | undefined =>
  notes.find((note) => note.code === code)?.message;
const isLight = ({ focus }: PlannedDay): boolean => focus === "Mobility and easy core";

/** What holds for any week, however little was left to make it from: all days are there and fit, and the notes say what's so and nothing else. */
function expectHonest(plan: TrainingPlan, change: Partial<TrainingChoices>): void {
  const { avoid = [], location, daysPerWeek, durationMinutes, skillLevel } = { ...usual, ...change };
  expect(training(plan)).toHaveLength(daysPerWeek);
  for (const day of training(plan)) {
    expect(day.exercises.length).toBeGreaterThan(0);
    expect(secondsOfDay(day)).toBeLessThanOrEqual(durationMinutes * 60);
    const kinds = new Set(day.exercises.map(({ kind }) => kind));
    if (kinds.has("strength") || isLight(day)) continue;
    const said = noteOf(plan, kinds.has("conditioning") ? "CONDITIONING_ADDED" : "FILLED_WITH_MOBILITY");
    expect(said).toContain(day.day);
    expect(said).toMatch(/ (?:conditioning|mobility) only/u);
  }
  const shown = training(plan).flatMap(({ exercises, warmUp, coolDown }) => [...exercises, ...warmUp, ...coolDown]);
  const loads = shown.flatMap(({ exerciseId }) => byId.get(exerciseId)?.loads ?? []);
  expect(loads.filter((load) => avoid.includes(load))).toEqual([]);
  const words = plan.notes.map(({ message }) => message).join(" ");
  expect(words).not.toMatch(/undefined|\bnull\b| {2}|, ,|\.\./u);
  for (const { message } of plan.notes) expect(message).toMatch(/^[A-Z].*[.!]$/u);
  if (avoid.length === 0) expect(words).not.toContain("what you avoid");
  if (location === "gym") expect(words).not.toContain("your equipment");
  const isBelow = training(plan)
    .filter((day) => !isLight(day))
    .some(({ exercises }) =>
      exercises.some(({ exerciseId, kind }) => kind === "strength" && !isWorkAt(byId.get(exerciseId)!, skillLevel)),
    );
  expect(noteOf(plan, "BELOW_YOUR_LEVEL") !== undefined).toBe(isBelow);
}

describe("what nobody would ask a coach for", () => {
  const table: readonly (readonly [string, Partial<TrainingChoices>, readonly PlanNoteCode[]])[] = [
    ["everything avoided at once, at home", { avoid: AVOIDANCES }, ["CLINICIAN_FIRST", "BASICS_LEFT_OUT"]],
    ["everything avoided at once, in a gym", { avoid: AVOIDANCES, location: "gym" }, ["CLINICIAN_FIRST", "BASICS_LEFT_OUT"]],
    [
      "everything avoided at once, for the chest alone",
      { avoid: AVOIDANCES, location: "gym", muscleGroups: ["Chest"] },
      ["CLINICIAN_FIRST", "BASICS_LEFT_OUT", "CONDITIONING_ADDED"],
    ],
    [
      "only a kettlebell, seven times an hour, advanced",
      { equipment: ["kettlebell"], daysPerWeek: 7, durationMinutes: 60, skillLevel: "advanced" },
      ["LIGHT_DAY", "CONDITIONING_ADDED"],
    ],
    ["a beginner with seven days at home", { daysPerWeek: 7 }, ["FEWER_DAYS_BETTER", "LIGHT_DAY"]],
    ["a beginner with seven hours in a gym", { daysPerWeek: 7, durationMinutes: 60, location: "gym" }, ["FEWER_DAYS_BETTER"]],
    ["15 minutes with all six groups", { durationMinutes: 15, daysPerWeek: 2 }, ["GROUP_BY_SYNERGISTS", "MUSCLE_BELOW_RANGE"]],
    ["15 minutes with all six groups in a gym", { durationMinutes: 15, location: "gym" }, ["MUSCLE_BELOW_RANGE"]],
    ["pregnancy with high blood pressure", { avoid: ["pregnancy", "high-blood-pressure"] }, ["CLINICIAN_FIRST"]],
    [
      "pregnancy with high blood pressure in a gym, advanced",
      { avoid: ["pregnancy", "high-blood-pressure"], location: "gym", skillLevel: "advanced" },
      ["CLINICIAN_FIRST"],
    ],
    ["a profile without a goal", { goal: null, location: "gym" }, []],
    ["equipment in a gym", { equipment: ["band"], location: "gym" }, ["EQUIPMENT_IGNORED_AT_GYM"]],
  ];

  it.each(table)("%s: a whole week that says what it couldn't do", (_, change, codes) => {
    for (const catalogue of [FREE, EXERCISES]) {
      const plan = made(change, catalogue);
      expectHonest(plan, change);
      expect(plan.notes.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
    }
  });

  it("is as good without a goal as with none chosen", () => {
    expect(made({ goal: null })).toEqual(made({}));
  });

  it("tells whoever is pregnant and has high blood pressure all of it, and pushes nobody to more", () => {
    const plan = made({ avoid: ["pregnancy", "high-blood-pressure"], location: "gym" });
    expect(noteOf(plan, "CLINICIAN_FIRST")).toMatch(/clinician.*bleeding.*never hold your breath.*could lift five more times/u);
    expect(noteOf(plan, "MUSCLE_BELOW_RANGE") ?? "can wait").toContain("can wait");
  });

  it("promises no longer session than an hour and no eighth day", () => {
    for (const change of [
      { durationMinutes: 60, daysPerWeek: 7, muscleGroups: ["Chest"], avoid: AVOIDANCES },
      { durationMinutes: 60, daysPerWeek: 2 },
    ] as const) {
      const words = made(change)
        .notes.map(({ message }) => message)
        .join(" ");
      expect(words).not.toMatch(/longer sessions|more minutes/iu);
      if (change.daysPerWeek === 7) expect(words).not.toMatch(/extra day|more days/iu);
    }
  });

  it("names what to relax where nothing is left at all", () => {
    const knees = FREE.filter(({ loads }) => loads.includes("knee"));
    expect(planWeek({ ...usual, avoid: ["knee"], muscleGroups: ["Legs"] }, knees)).toEqual({
      ok: false,
      refusal: {
        code: "NOTHING_LEFT",
        relax: ["avoid"],
        message:
          "These choices leave no exercises for Legs. To get a plan, remove something from the things to avoid, or choose other muscle groups.",
      },
    });
  });
});

describe("each thing to avoid, with each kit, at each level", () => {
  const KITS: readonly (readonly [string, readonly HomeEquipment[] | null])[] = [
    ["nothing", []],
    ["dumbbells", ["dumbbell"]],
    ["dumbbells and a bench", ["dumbbell", "bench"]],
    ["a kettlebell", ["kettlebell"]],
    ["bands", ["band"]],
    ["a pull-up bar", ["pull-up-bar"]],
    ["a barbell, a rack and a bench", ["barbell", "rack", "bench"]],
    ["everything", HOME_EQUIPMENT],
    ["a gym", null],
  ];
  const cases = AVOIDANCES.flatMap((avoidance) =>
    KITS.flatMap(([kit, equipment]) =>
      LEVELS.map((skillLevel): readonly [string, Partial<TrainingChoices>] => [
        `${avoidance}, ${kit}, ${skillLevel}`,
        { avoid: [avoidance], skillLevel, ...(equipment === null ? { location: "gym" } : { equipment }) },
      ]),
    ),
  );

  it.each(oneOfEach(cases, ([name]) => name.replace(/, (?:beginner|intermediate|advanced)$/u, "")))(
    "%s: leg work, a push and a pull stay, and notes that are so",
    (_, change) => {
      const plan = made(change);
      expectHonest(plan, change);
      const groups = new Set(
        training(plan).flatMap(({ exercises }) => exercises.flatMap(({ group, kind }) => (kind === "strength" ? group : []))),
      );
      expect([...groups]).toEqual(expect.arrayContaining(["Legs", "Back"]));
    },
  );
});
