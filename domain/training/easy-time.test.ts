import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { areTwins } from "./choose-exercise.ts";
import { describeSeconds } from "./describe-exercise.ts";
import { LEVELS, LOCATIONS, type Exercise } from "./exercise.ts";
import { GOALS } from "./goal.ts";
import { planWeek } from "./plan-week.ts";
import type { PlannedExercise, TrainingChoices } from "./plan.ts";
import { inPlaceOfPiece, isSteady } from "./steady.ts";

const usual: TrainingChoices = {
  muscleGroups: ["Back"],
  durationMinutes: 60,
  daysPerWeek: 6,
  skillLevel: "beginner",
  location: "home",
};

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));
function named(id: string): Exercise {
  const exercise = byId.get(id);
  if (exercise === undefined) throw new Error(`No ${id}`);
  return exercise;
}

function conditioningOf(change: Partial<TrainingChoices>): readonly PlannedExercise[] {
  const made = planWeek({ ...usual, ...change }, EXERCISES);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.plan.days.flatMap(({ exercises }) => exercises.filter(({ kind }) => kind === "conditioning"));
}

const MARCH = "Brisk March in Place";
const minutesOf = (all: readonly PlannedExercise[]): number =>
  all.filter(({ name }) => name === MARCH).reduce((sum, { workSeconds }) => sum + workSeconds, 0) / 60;

describe("time that lifts don't fill", () => {
  it.each([[{}], [{ daysPerWeek: 7 as const }], [{ muscleGroups: ["Arms"] as const }], [{ avoid: ["jumping"] as const }]])(
    "holds no more than 50 minutes of marching a week: %j",
    (change) => {
      expect(minutesOf(conditioningOf(change))).toBeLessThanOrEqual(50);
    },
  );

  it("isn't the same all week, where there's something else", () => {
    const names = conditioningOf({ goal: "lose-weight" }).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names).size).toBeGreaterThan(1);
  });
});

describe("conditioning that closes a session", () => {
  const everywhere = GOALS.flatMap((goal) =>
    ([30, 45, 60] as const).flatMap((durationMinutes) =>
      LEVELS.flatMap((skillLevel) =>
        LOCATIONS.flatMap((location) =>
          [3, 6].flatMap((days, seed) => {
            const daysPerWeek = days as 3 | 6;
            const change = {
              goal,
              durationMinutes,
              skillLevel,
              location,
              daysPerWeek,
              seed,
              muscleGroups: ["Chest", "Legs"],
            } as const;
            return conditioningOf(change).map((planned) => ({ change, planned, exercise: named(planned.exerciseId) }));
          }),
        ),
      ),
    ),
  );

  it("is one steady piece on a machine or on the spot, and rounds of 40 s where it's hard", () => {
    expect(everywhere.length).toBeGreaterThan(100);
    for (const { planned, exercise, change } of everywhere) {
      const { sets, holdSeconds } = planned;
      const at = JSON.stringify([planned.name, sets, holdSeconds, change]);
      if (isSteady(exercise)) expect([at, (holdSeconds ?? 0) >= 100 && sets <= 3]).toEqual([at, true]);
      else expect([at, holdSeconds, sets >= 2 && sets <= 6]).toEqual([at, 40, true]);
    }
  });

  it("is no crumb: three minutes up to half an hour, five beyond, unless the goal asks for what there is", () => {
    const crumbs = everywhere.filter(({ planned, change: { goal, durationMinutes } }) => {
      const isGoal = goal === "lose-weight" || goal === "endurance";
      return planned.workSeconds < (isGoal ? 120 : durationMinutes > 30 ? 300 : 180);
    });
    expect(crumbs.map(({ planned, change }) => [planned.name, planned.workSeconds, change])).toEqual([]);
  });

  it("has no burpees for strength, and no rower or ski machine for beginners or after a hinge", () => {
    const burpees = everywhere.filter(
      ({ exercise, change }) => change.goal === "build-strength" && exercise.demonstration.movement === "burpee",
    );
    const rowing = everywhere.filter(
      ({ exercise, change }) => change.skillLevel === "beginner" && /row|ski machine/iu.test(exercise.name),
    );
    expect([...burpees, ...rowing]).toEqual([]);
  });

  it("for endurance is steady too, from 45 minutes", () => {
    const long = everywhere.filter(({ change }) => change.goal === "endurance" && change.durationMinutes >= 45);
    expect(long.filter(({ exercise }) => !isSteady(exercise)).map(({ planned }) => planned.name)).toEqual([]);
  });

  it("for fat loss at home goes on for five minutes and more from 45 minutes, on one's feet", () => {
    const long = everywhere.filter(
      ({ change }) => change.goal === "lose-weight" && change.location === "home" && change.durationMinutes >= 45,
    );
    expect(long.filter(({ exercise, planned }) => !isSteady(exercise) || planned.workSeconds < 300)).toEqual([]);
  });

  it("stays a piece when it's swapped for another machine, and becomes rounds for what's hard", () => {
    const piece = { sets: 1, holdSeconds: 480, restSeconds: 30 };
    expect(inPlaceOfPiece(piece, named("g-elliptical"))).toEqual(piece);
    expect(inPlaceOfPiece(piece, named("g-mountain-climber"))).toMatchObject({ sets: 3, holdSeconds: 30 });
    expect(inPlaceOfPiece({ ...piece, holdSeconds: 40 }, named("g-elliptical"))).toBeNull();
    expect(inPlaceOfPiece(piece, named("g-forearm-plank"))).toBeNull();
  });

  it("reads as minutes", () => {
    expect([90, 150, 480].map(describeSeconds)).toEqual(["90 s", "150 s", "8 min"]);
  });
});

describe("twins", () => {
  const called = (name: string): Exercise => {
    const found = EXERCISES.find((each) => each.name === name);
    if (found === undefined) throw new Error(`No ${name}`);
    return found;
  };
  it.each<[string, string, boolean]>([
    ["Knee Push-Up", "Incline Push-Up", true],
    ["Decline Push-Up", "Archer Push-Up", true],
    ["Incline Barbell Press", "Incline Dumbbell Press", true],
    ["Barbell Bench Press", "Incline Dumbbell Press", false],
    ["Barbell Bench Press", "Push-Up", false],
    ["Push-Up", "Pike Push-Up", false],
  ])("%s and %s: %s", (one, other, are) => {
    expect(areTwins(called(one), called(other))).toBe(are);
  });
});
