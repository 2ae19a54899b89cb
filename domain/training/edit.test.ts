import { describe, expect, it } from "vitest";
import { editWeek } from "./edit.ts";
import type { EditResult, PlanEdit } from "./edit.ts";
import { planWeek } from "./plan-week.ts";
import type { Weekday } from "../calendar/weekdays.ts";
import type { ExerciseKind } from "./exercise.ts";
import type { PlannedDay, PlannedExercise, PlannedRole, TrainingChoices, TrainingPlan } from "./plan.ts";
import { sessionSeconds, workSecondsOf } from "./timing.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Chest", "Back", "Legs"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "gym",
  avoid: ["neck"],
};

function made(wish: TrainingChoices): TrainingPlan {
  const result = planWeek(wish, TABLE_CATALOGUE);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}

const plan = made(choices);
const edit = (change: PlanEdit): EditResult => editWeek(plan, change, choices, TABLE_CATALOGUE);

function edited(change: PlanEdit): TrainingPlan {
  const result = edit(change);
  if (!result.ok) throw new Error(result.message);
  return result.plan;
}

function dayOf(week: TrainingPlan, weekday: Weekday): PlannedDay {
  const day = week.days.find((candidate) => candidate.day === weekday);
  if (day === undefined) throw new Error(`No ${weekday}`);
  return day;
}

const ids = (day: PlannedDay): readonly string[] => day.exercises.map((exercise) => exercise.exerciseId);
const monday = dayOf(plan, "Monday");
const [first, second] = monday.exercises;
if (first === undefined || second === undefined) throw new Error("Monday needs two exercises");

/** What every edited week keeps: seven days in order, minutes that are true, rest days without anything. */
function expectSound(week: TrainingPlan): void {
  expect(week.days.map((day) => day.day)).toEqual(plan.days.map((day) => day.day));
  for (const day of week.days) {
    expect(day.workMinutes).toBe(Math.ceil(sessionSeconds(day.exercises) / 60));
    expect(day.exercises.map(({ workSeconds }) => workSeconds)).toEqual(workSecondsOf(day.exercises));
    expect(day.isRest).toBe(day.exercises.length === 0);
    expect(day.warmUp.length > 0).toBe(!day.isRest);
  }
}

describe("editWeek", () => {
  it("leaves the week handed in as it was", () => {
    const before = structuredClone(plan);
    edited({ type: "remove-exercise", day: "Monday", exerciseId: first.exerciseId });
    expect(plan).toEqual(before);
  });

  it("moves a training day by changing places", () => {
    const week = edited({ type: "move-day", from: "Monday", to: "Tuesday" });
    expectSound(week);
    expect(dayOf(week, "Monday").isRest).toBe(true);
    expect(ids(dayOf(week, "Tuesday"))).toEqual(ids(monday));
  });

  it("warns where a moved day leaves a muscle no rest", () => {
    const long = made({ ...choices, muscleGroups: ["Legs"], durationMinutes: 60, daysPerWeek: 2 });
    const result = editWeek(long, { type: "move-day", from: "Thursday", to: "Tuesday" }, choices, TABLE_CATALOGUE);
    expect(result.ok && result.warnings.some((warning) => warning.startsWith("Monday and Tuesday both work"))).toBe(true);
  });

  it("swaps an exercise for its substitute and touches nothing else", () => {
    for (const outgoing of monday.exercises) {
      const incoming = outgoing.substitutes.find((substitute) => !ids(monday).includes(substitute.exerciseId));
      if (incoming === undefined) continue;
      const week = edited({
        type: "swap-exercise",
        day: "Monday",
        exerciseId: outgoing.exerciseId,
        withExerciseId: incoming.exerciseId,
      });
      expectSound(week);
      const day = dayOf(week, "Monday");
      expect(ids(day)).toEqual(ids(monday).map((id) => (id === outgoing.exerciseId ? incoming.exerciseId : id)));
      // Nothing else changes, so the minutes stay what they were, give or take a set's.
      expect(Math.abs(day.workMinutes - monday.workMinutes)).toBeLessThanOrEqual(3);
      expect(day.exercises.some((exercise) => exercise.group === outgoing.group)).toBe(true);
    }
  });

  it("adds an exercise in the order of the session, and warns when the minutes run over", () => {
    const small = made({ ...choices, durationMinutes: 15 });
    const target = small.days.find((day) => !day.isRest);
    if (target === undefined) throw new Error("No training day");
    const result = editWeek(
      small,
      { type: "add-exercise", day: target.day, exerciseId: "g-calf-raise" },
      { ...choices, durationMinutes: 15 },
      TABLE_CATALOGUE,
    );
    if (!result.ok) throw new Error(result.message);
    expect(ids(dayOf(result.plan, target.day))).toContain("g-calf-raise");
    expect(result.warnings.some((warning) => warning.includes("longer than the 15 minutes"))).toBe(true);
  });

  it("warns of equipment that isn't available", () => {
    const home: TrainingChoices = { ...choices, location: "home", avoid: [] };
    const warnings = (equipment: TrainingChoices["equipment"], exerciseId: string): readonly string[] => {
      const result = editWeek(
        made(home),
        { type: "add-exercise", day: "Monday", exerciseId },
        { ...home, equipment: equipment ?? [] },
        TABLE_CATALOGUE,
      );
      if (!result.ok) throw new Error(result.message);
      return result.warnings.filter((warning) => warning.includes("equipment"));
    };
    expect(warnings([], "h-dumbbell-press")).toEqual(["dumbbell press needs equipment you haven't listed: dumbbell."]);
    expect(warnings(["dumbbell"], "h-dumbbell-press")).toEqual([]);
    const atTheGym = edit({ type: "add-exercise", day: "Monday", exerciseId: "g-barbell-squat" });
    expect(atTheGym.ok && atTheGym.warnings.some((warning) => warning.includes("equipment"))).toBe(false);
  });

  it("removes an exercise, and the last one makes a rest day", () => {
    const week = edited({ type: "remove-exercise", day: "Monday", exerciseId: first.exerciseId });
    expectSound(week);
    expect(ids(dayOf(week, "Monday"))).not.toContain(first.exerciseId);
    let last: TrainingPlan = plan;
    for (const exerciseId of ids(monday)) {
      const result = editWeek(last, { type: "remove-exercise", day: "Monday", exerciseId }, choices, TABLE_CATALOGUE);
      if (!result.ok) throw new Error(result.message);
      last = result.plan;
    }
    expectSound(last);
    expect(dayOf(last, "Monday").isRest).toBe(true);
  });

  it("changes sets and their time", () => {
    const sets = first.sets === 3 ? 4 : 3;
    const week = edited({ type: "set-sets", day: "Monday", exerciseId: first.exerciseId, sets });
    expectSound(week);
    expect(dayOf(week, "Monday").exercises[0]?.sets).toBe(sets);
  });

  it("keeps a day's name while it's true of what the day holds", () => {
    const named = (focus: string, exercise: PlannedExercise["muscleGroup"], left: readonly string[]): string => {
      const kept = monday.exercises.filter(({ muscleGroup }) => left.includes(muscleGroup));
      const outgoing = kept.find(({ muscleGroup }) => muscleGroup === exercise);
      if (outgoing === undefined) throw new Error(`Monday has no ${exercise}`);
      const days = plan.days.map((day) => (day.day === "Monday" ? { ...day, focus, exercises: kept } : day));
      const change: PlanEdit = { type: "set-sets", day: "Monday", exerciseId: outgoing.exerciseId, sets: 10 };
      const result = editWeek({ ...plan, days }, change, choices, TABLE_CATALOGUE);
      if (!result.ok) throw new Error(result.message);
      return dayOf(result.plan, "Monday").focus;
    };
    const both = ["Upper Body", "Lower Body"];
    expect(named("Full-Body", "Upper Body", both)).toBe("Full-Body");
    expect(named("Chest and Back focus", "Upper Body", both)).toBe("Chest and Back focus");
    expect(named("My light day", "Upper Body", ["Upper Body"])).toBe("My light day");
  });

  it("moves an exercise within its session", () => {
    const week = edited({ type: "move-exercise", day: "Monday", exerciseId: first.exerciseId, toIndex: 1 });
    expect(ids(dayOf(week, "Monday")).slice(0, 2)).toEqual([second.exerciseId, first.exerciseId]);
  });

  it.each<[string, PlanEdit]>([
    ["moves behind another", { type: "move-exercise", day: "Monday", exerciseId: first.exerciseId, toIndex: 1 }],
    ["is removed", { type: "remove-exercise", day: "Monday", exerciseId: first.exerciseId }],
    ["has another before it", { type: "move-exercise", day: "Monday", exerciseId: second.exerciseId, toIndex: 0 }],
  ])("says of the first exercise alone that it's the main lift, when the one that opened %s", (_, change) => {
    const [opener, ...others] = dayOf(edited(change), "Monday").exercises;
    expect(opener?.reason).toMatch(/^Main lift/u);
    for (const { reason } of others) expect(reason).not.toMatch(/^Main lift/u);
  });

  it("puts a third exercise before a superset or behind it, never between its two", () => {
    const [third] = monday.exercises.slice(2);
    if (third === undefined) throw new Error("Monday needs three exercises");
    const pair = (exercise: PlannedExercise, place: number): PlannedExercise => ({ ...exercise, superset: place < 2 ? 1 : null });
    const days = plan.days.map((day) => (day.day === "Monday" ? { ...day, exercises: day.exercises.map(pair) } : day));
    const supersets = (toIndex: number): readonly (number | null)[] => {
      const change: PlanEdit = { type: "move-exercise", day: "Monday", exerciseId: third.exerciseId, toIndex };
      const result = editWeek({ ...plan, days }, change, { ...choices, durationMinutes: 60 }, TABLE_CATALOGUE);
      if (!result.ok) throw new Error(result.message);
      expectSound(result.plan);
      return dayOf(result.plan, "Monday")
        .exercises.map(({ superset }) => superset)
        .slice(0, 3);
    };
    expect(supersets(1)).toEqual([null, 1, 1]);
    expect(supersets(0)).toEqual([null, 1, 1]);
  });

  describe("tells what an exercise that comes in is for", () => {
    const everyDay: TrainingChoices = { ...choices, muscleGroups: ["Chest"], daysPerWeek: 7, avoid: [] };
    const wide = made(everyDay);
    const standing = (weekday: Weekday, role: PlannedRole, kind: ExerciseKind): string => {
      const found = dayOf(wide, weekday).exercises.find((each) => each.role === role && each.kind === kind);
      if (found === undefined) throw new Error(`${weekday} has no ${role} ${kind}`);
      return found.exerciseId;
    };
    const told = (change: PlanEdit & { readonly day: Weekday }, id: string): PlannedExercise | undefined => {
      const result = editWeek(wide, change, everyDay, TABLE_CATALOGUE);
      if (!result.ok) throw new Error(result.message);
      return dayOf(result.plan, change.day).exercises.find(({ exerciseId }) => exerciseId === id);
    };

    it.each<[string, Weekday, PlannedRole, ExerciseKind, string, PlannedRole, RegExp]>([
      [
        "a press for calves",
        "Monday",
        "chosen",
        "strength",
        "g-seated-calf-raise",
        "balance",
        /^Your calves, to balance the rest/u,
      ],
      ["balance work for a press", "Monday", "balance", "strength", "g-palm-press", "chosen", /^Direct work for your chest/u],
      ["a drill for strength", "Sunday", "light", "mobility", "g-palm-press", "chosen", /^Direct work for your chest/u],
      ["easy core for its like", "Sunday", "light", "strength", "g-wall-back-press", "light", /^Easy work/u],
    ])("%s", (_, day, role, kind, withExerciseId, expected, reason) => {
      const exerciseId = standing(day, role, kind);
      expect(told({ type: "swap-exercise", day, exerciseId, withExerciseId }, withExerciseId)).toMatchObject({
        role: expected,
        reason: expect.stringMatching(reason) as string,
      });
    });

    it("a drill is light and promises nothing of the day", () => {
      const drill = told({ type: "add-exercise", day: "Monday", exerciseId: "g-hip-circles" }, "g-hip-circles");
      expect(drill).toMatchObject({ role: "light", reason: expect.stringMatching(/^Mobility for your glutes\./u) });
    });
  });

  it("plans a day again for another focus", () => {
    const week = edited({ type: "change-focus", day: "Monday", groups: ["Core"] });
    expectSound(week);
    expect(dayOf(week, "Monday").exercises.some((exercise) => exercise.group === "Core")).toBe(true);
    expect(ids(dayOf(week, "Wednesday"))).toEqual(ids(dayOf(plan, "Wednesday")));
  });

  describe("takes a change back with the day as it stood", () => {
    const table: readonly (readonly [string, TrainingChoices])[] = [
      ["three days of three groups", choices],
      ["a light day among seven", { ...choices, muscleGroups: ["Chest"], daysPerWeek: 7 }],
      ["short sessions at home", { ...choices, durationMinutes: 15, location: "home", avoid: [], seed: 5 }],
      ["the fixed five", { ...choices, muscleGroups: ["Full-Body"], daysPerWeek: 5, avoid: [], seed: 9 }],
      ["an hour for who is advanced", { ...choices, durationMinutes: 60, daysPerWeek: 4, skillLevel: "advanced", seed: 2 }],
    ];
    const changesOf = ({ day, exercises }: PlannedDay): readonly PlanEdit[] => [
      { type: "change-focus", day, groups: ["Core", "Arms"] },
      ...exercises.slice(0, 3).flatMap(({ exerciseId, sets, substitutes }): PlanEdit[] => [
        { type: "remove-exercise", day, exerciseId },
        { type: "set-sets", day, exerciseId, sets: sets + 3 },
        { type: "move-exercise", day, exerciseId, toIndex: exercises.length - 1 },
        ...substitutes
          .filter((other) => exercises.every((each) => each.exerciseId !== other.exerciseId))
          .slice(0, 1)
          .map((other): PlanEdit => ({ type: "swap-exercise", day, exerciseId, withExerciseId: other.exerciseId })),
      ]),
    ];
    const restore = ({ day, focus, exercises }: PlannedDay): PlanEdit => ({ type: "restore-day", day, focus, exercises });

    it("whatever it holds", () => {
      const held = table.flatMap(([, wish]) => made(wish).days.flatMap(({ exercises }) => exercises));
      expect(new Set(held.map(({ role }) => role)).size).toBe(3);
      expect(held.some(({ holdSeconds }) => holdSeconds !== null)).toBe(true);
    });

    it.each(table)("%s", (_, wish) => {
      const week = made(wish);
      for (const day of week.days.filter(({ isRest }) => !isRest))
        for (const change of changesOf(day)) {
          const after = editWeek(week, change, wish, TABLE_CATALOGUE);
          if (!after.ok) throw new Error(`${JSON.stringify(change)}: ${after.message}`);
          const back = editWeek(after.plan, restore(day), wish, TABLE_CATALOGUE);
          expect(back).toEqual({ ok: true, plan: week, warnings: expect.any(Array) as unknown });
        }
    });

    it("a superset, and doses that nobody would settle again", () => {
      const own = { superset: 4, repsMin: 5, repsMax: 6, restSeconds: 45, role: "balance" } as const;
      const paired = {
        ...monday,
        focus: "My own",
        exercises: monday.exercises.map((each, place) => (place < 2 ? { ...each, ...own } : each)),
      };
      const week = edited(restore(paired));
      expect(dayOf(week, "Monday")).toMatchObject({
        focus: "My own",
        exercises: [own, own, ...monday.exercises.slice(2).map(() => ({}))],
      });
      const apart = editWeek(
        week,
        { type: "remove-exercise", day: "Monday", exerciseId: first.exerciseId },
        choices,
        TABLE_CATALOGUE,
      );
      if (!apart.ok) throw new Error(apart.message);
      const back = editWeek(apart.plan, restore(paired), choices, TABLE_CATALOGUE);
      expect(back.ok && back.plan).toEqual(week);
    });

    it("a day that lost its last exercise trains again", () => {
      let last: TrainingPlan = plan;
      for (const exerciseId of ids(monday)) {
        const result = editWeek(last, { type: "remove-exercise", day: "Monday", exerciseId }, choices, TABLE_CATALOGUE);
        if (!result.ok) throw new Error(result.message);
        last = result.plan;
      }
      const back = editWeek(last, restore(monday), choices, TABLE_CATALOGUE);
      expect(back.ok && back.plan).toEqual(plan);
    });

    it("a day that was moved comes back with what the planner said of the week", () => {
      const wish: TrainingChoices = { ...choices, daysPerWeek: 7 };
      const week = made(wish);
      const away = editWeek(week, { type: "move-day", from: "Monday", to: "Tuesday" }, wish, TABLE_CATALOGUE);
      if (!away.ok) throw new Error(away.message);
      const back = editWeek(away.plan, { type: "move-day", from: "Tuesday", to: "Monday" }, wish, TABLE_CATALOGUE);
      expect(away.plan.notes).not.toEqual(week.notes);
      expect(back.ok && back.plan).toEqual(week);
    });

    const [any] = monday.exercises;
    it.each<[string, Partial<Extract<PlanEdit, { type: "restore-day" }>>, RegExp]>([
      ["nothing to train", { exercises: [] }, /needs an exercise/u],
      ["an exercise twice", { exercises: [any!, any!] }, /is listed twice/u],
      [
        "what the catalogue has not",
        { exercises: [{ ...any!, exerciseId: "g-nothing" }] },
        /an exercise that isn.t in your library/u,
      ],
      ["one of the other place", { exercises: [{ ...any!, exerciseId: "h-curl" }] }, /is for home/u],
      ["what is avoided", { exercises: [{ ...any!, exerciseId: "g-crunch" }] }, /what you avoid \(neck\)/u],
      ["more repetitions at least than at most", { exercises: [{ ...any!, repsMin: 12, repsMax: 8 }] }, /rep minimum/u],
    ])("but not with %s", (_, wrong, message) => {
      const result = edit({ type: "restore-day", day: "Monday", focus: monday.focus, exercises: monday.exercises, ...wrong });
      expect(result).toEqual({ ok: false, message: expect.stringMatching(message) as string });
    });
  });

  it.each<[string, PlanEdit, RegExp]>([
    ["a rest day to move", { type: "move-day", from: "Tuesday", to: "Monday" }, /rest day/u],
    ["the same day", { type: "move-day", from: "Monday", to: "Monday" }, /another day/u],
    ["an exercise that is not there", { type: "remove-exercise", day: "Monday", exerciseId: "g-nothing" }, /doesn't have/u],
    [
      "one that the catalogue has not",
      { type: "add-exercise", day: "Monday", exerciseId: "g-nothing" },
      /isn't in your library/u,
    ],
    ["one of the other place", { type: "add-exercise", day: "Monday", exerciseId: "h-curl" }, /is for home/u],
    [
      "one that loads what is avoided",
      { type: "add-exercise", day: "Monday", exerciseId: "g-crunch" },
      /what you avoid \(neck\)/u,
    ],
    ["one that stands there", { type: "add-exercise", day: "Monday", exerciseId: first.exerciseId }, /already/u],
    ["an exercise on a rest day", { type: "add-exercise", day: "Tuesday", exerciseId: "g-curl" }, /rest day/u],
    ["a focus for a rest day", { type: "change-focus", day: "Tuesday", groups: ["Core"] }, /rest day/u],
  ])("refuses %s", (_, change, message) => {
    const result = edit(change);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.message).toMatch(message);
  });
});
