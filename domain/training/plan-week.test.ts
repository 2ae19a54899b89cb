import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalKey, isEligible } from "./candidates.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "./exercise.ts";
import type { Exercise } from "./exercise.ts";
import { GROUP_OF_MUSCLE, TRAINING_GROUPS, VOLUME_MUSCLES } from "./muscles.ts";
import { planWeek } from "./plan-week.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { DAYS_PER_WEEK, DURATIONS } from "./plan.ts";
import type { PlannedDay, PlannedExercise, TrainingChoices, TrainingPlan } from "./plan.ts";
import { sessionRank } from "./session-order.ts";
import { groupsTrainedTwice, suitsDay, trainingDays } from "./split.ts";
import { distance } from "./substitutes.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { exerciseSeconds, minimumCompoundRest, restRoom, setWorkSeconds } from "./timing.ts";
import { effectiveSets, volumeShares, weeklyRange } from "./volume.ts";
import { propertyRuns } from "../../scripts/test-sample.ts";

const byId = new Map(TABLE_CATALOGUE.map((exercise) => [exercise.id, exercise]));

const wizard: fc.Arbitrary<TrainingChoices> = fc.record({
  muscleGroups: fc.uniqueArray(fc.constantFrom(...TRAINING_GROUPS), { minLength: 1 }),
  durationMinutes: fc.constantFrom(...DURATIONS),
  daysPerWeek: fc.constantFrom(...DAYS_PER_WEEK),
  skillLevel: fc.constantFrom(...LEVELS),
  location: fc.constantFrom(...LOCATIONS),
  seed: fc.integer({ min: 0, max: 2_147_483_647 }),
});

const withWishes: fc.Arbitrary<TrainingChoices> = fc
  .tuple(wizard, fc.uniqueArray(fc.constantFrom(...AVOIDANCES)), fc.uniqueArray(fc.constantFrom(...HOME_EQUIPMENT)))
  .map(([choices, avoid, equipment]) => ({ ...choices, avoid, equipment }));

const usual: TrainingChoices = {
  muscleGroups: ["Chest", "Legs"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "beginner",
  location: "home",
};

function planned(choices: TrainingChoices): TrainingPlan {
  const result = planWeek(choices, TABLE_CATALOGUE);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}

function exerciseOf(id: string): Exercise {
  const exercise = byId.get(id);
  if (exercise === undefined) throw new Error(`The catalogue has no ${id}`);
  return exercise;
}

const training = (plan: TrainingPlan): readonly PlannedDay[] => plan.days.filter((day) => !day.isRest);
const isLight = (day: PlannedDay): boolean => day.focus === "Mobility and easy core";
const seconds = (exercises: readonly PlannedExercise[]): number =>
  exercises.reduce((sum, exercise) => sum + exercise.workSeconds, 0);
const everyExercise = (plan: TrainingPlan): readonly PlannedExercise[] => plan.days.flatMap((day) => day.exercises);

/** A property over the wizard's combinations; the plan is never refused there. */
function holds(check: (plan: TrainingPlan, choices: TrainingChoices) => void): void {
  fc.assert(
    fc.property(wizard, (choices) => check(planned(choices), choices)),
    propertyRuns(250, 50),
  );
}

/** Whether three sets of an exercise could stand in another's place by the rules of day, minutes, volume and recovery. */
function couldStand(plan: TrainingPlan, choices: TrainingChoices, place: number, outId: string, candidate: Exercise): boolean {
  const day = plan.days[place];
  const kind = trainingDays(choices.daysPerWeek, choices.muscleGroups).find((other) => other.index === place)?.kind;
  if (day === undefined || kind === undefined || !suitsDay(kind, candidate.group)) return false;
  if (candidate.group === "Full-Body" && (kind === "upper" || kind === "lower")) return false;
  if (day.exercises.some((exercise) => exercise.exerciseId === candidate.id)) return false;
  const rest = day.exercises.filter((exercise) => exercise.exerciseId !== outId);
  const others = plan.days.flatMap((other, index) => (index === place ? rest : other.exercises));
  const [today, week] = [
    effectiveSets([...rest, { ...candidate, sets: 3 }]),
    effectiveSets([...others, { ...candidate, sets: 3 }]),
  ];
  const neighbours = [place + 6, place + 8].map((index) => effectiveSets(plan.days[index % 7]?.exercises ?? []));
  for (const { muscle } of volumeShares(candidate)) {
    if (today[muscle] > 8 || week[muscle] > weeklyRange(choices.skillLevel, muscle).upper) return false;
    if (today[muscle] >= 4 && neighbours.some((volume) => volume[muscle] >= 4)) return false;
  }
  let [least, most] = [0, 0];
  for (const { exercise, sets } of [
    ...rest.map(({ exerciseId, sets }) => ({ exercise: exerciseOf(exerciseId), sets })),
    { exercise: candidate, sets: 3 },
  ]) {
    const { dose, perSide, compound } = exercise;
    const room = restRoom(dose, compound, choices.durationMinutes);
    least += sets * (setWorkSeconds({ repetitions: dose.repsMin, holdSeconds: dose.holdSeconds, perSide }) + room.least);
    most += sets * (setWorkSeconds({ repetitions: dose.repsMax, holdSeconds: dose.holdSeconds, perSide }) + room.most);
  }
  const limit = choices.durationMinutes * 60;
  return least <= limit && most >= limit * 0.8;
}

const usesIn = (plan: TrainingPlan, id: string): number =>
  everyExercise(plan).filter((exercise) => exercise.exerciseId === id).length;

describe("for every combination of the wizard", () => {
  it("1: keeps to place, level, equipment and what is avoided", () => {
    fc.assert(
      fc.property(withWishes, (choices) => {
        const result = planWeek(choices, TABLE_CATALOGUE);
        if (!result.ok) return;
        const shown = training(result.plan).flatMap((day) => [...day.exercises, ...day.warmUp, ...day.coolDown]);
        for (const { exerciseId } of shown) expect(isEligible(exerciseOf(exerciseId), choices)).toBe(true);
        const offered = everyExercise(result.plan).flatMap((exercise) => exercise.substitutes);
        for (const { exerciseId } of offered) expect(isEligible(exerciseOf(exerciseId), choices)).toBe(true);
      }),
      propertyRuns(250, 50),
    );
  });

  it("2: has exactly the training days, and one light one of seven", () => {
    holds((plan, choices) => {
      expect(plan.days.map((day) => day.day)).toEqual(WEEKDAYS);
      expect(training(plan)).toHaveLength(choices.daysPerWeek);
      expect(training(plan).filter(isLight)).toHaveLength(choices.daysPerWeek === 7 ? 1 : 0);
      for (const day of plan.days.filter(isLight)) {
        expect(new Set(day.exercises.map((exercise) => exercise.kind))).toEqual(new Set(["strength", "mobility"]));
        const volume = effectiveSets(day.exercises);
        for (const muscle of VOLUME_MUSCLES) expect(volume[muscle]).toBeLessThan(4);
      }
    });
  });

  it("2: keeps the fixed five days to what they are called", () => {
    const own = { Monday: "Upper Body", Tuesday: "Lower Body", Wednesday: "Core", Saturday: "Upper Body" } as const;
    fc.assert(
      fc.property(wizard, (choices) => {
        const plan = planned({ ...choices, daysPerWeek: 5 });
        for (const [name, group] of Object.entries(own)) {
          const work = (plan.days.find((day) => day.day === name)?.exercises ?? []).filter(({ kind }) => kind === "strength");
          const count = (exercises: typeof work): number => exercises.reduce((sum, exercise) => sum + exercise.sets, 0);
          expect(count(work.filter(({ muscleGroup }) => muscleGroup === group)) * 2).toBeGreaterThanOrEqual(count(work));
        }
        const guests = plan.days
          .filter((day) => day.focus !== "Full-Body")
          .flatMap((day) => day.exercises.filter(({ kind, group }) => kind === "strength" && group === "Full-Body"));
        const twice = choices.muscleGroups.length <= groupsTrainedTwice(5, choices.durationMinutes);
        expect(guests).toHaveLength(choices.muscleGroups.includes("Full-Body") && twice ? 1 : 0);
      }),
      propertyRuns(150, 40),
    );
  });

  it("3: doses within the exercise's own, with the rests of the minutes", () => {
    holds((plan, choices) => {
      for (const exercise of everyExercise(plan)) {
        const { dose, compound } = exerciseOf(exercise.exerciseId);
        expect([3, 4]).toContain(exercise.sets);
        expect(exercise.restSeconds).toBeGreaterThanOrEqual(compound ? minimumCompoundRest(choices.durationMinutes) : 30);
        expect(exercise.restSeconds).toBeLessThanOrEqual(180);
        expect(exercise.repsMin).toBeGreaterThanOrEqual(dose.repsMin);
        expect(exercise.repsMin).toBeLessThanOrEqual(exercise.repsMax);
        expect(exercise.repsMax).toBeLessThanOrEqual(dose.repsMax);
        const set = { repetitions: exercise.repsMax, holdSeconds: exercise.holdSeconds, perSide: exercise.perSide };
        expect(exercise.workSeconds).toBe(exerciseSeconds(exercise.sets, set, exercise.restSeconds, exercise.superset !== null));
      }
    });
  });

  it("4: takes 80 to 100 % of the minutes, by work alone outside the light day, prepared for 5 to 10 minutes", () => {
    holds((plan, choices) => {
      for (const day of training(plan)) {
        const limit = choices.durationMinutes * 60;
        expect(seconds(day.exercises)).toBeGreaterThanOrEqual(limit * 0.8);
        expect(seconds(day.exercises)).toBeLessThanOrEqual(limit);
        expect(day.workMinutes).toBe(Math.ceil(seconds(day.exercises) / 60));
        if (!isLight(day)) expect(day.exercises.every((exercise) => exercise.kind === "strength")).toBe(true);
        for (const steps of [day.warmUp, day.coolDown]) {
          const total = steps.reduce((sum, step) => sum + step.seconds, 0);
          expect(total).toBeGreaterThanOrEqual(300);
          expect(total).toBeLessThanOrEqual(600);
        }
      }
    });
  });

  it("5: keeps every muscle within its week and its session", () => {
    holds((plan, choices) => {
      const week = effectiveSets(everyExercise(plan));
      for (const muscle of VOLUME_MUSCLES) {
        expect(week[muscle]).toBeLessThanOrEqual(weeklyRange(choices.skillLevel, muscle).upper);
        for (const day of plan.days) expect(effectiveSets(day.exercises)[muscle]).toBeLessThanOrEqual(8);
      }
    });
  });

  it("6: gives a hard-worked muscle the next day off, Sunday to Monday included", () => {
    holds((plan) => {
      const volumes = plan.days.map((day) => effectiveSets(day.exercises));
      volumes.forEach((today, place) => {
        const tomorrow = volumes[(place + 1) % 7];
        for (const muscle of VOLUME_MUSCLES) expect(Math.min(today[muscle], tomorrow?.[muscle] ?? 0)).toBeLessThan(4);
      });
    });
  });

  it("7: reaches the range of every chosen muscle where the week is long enough", () => {
    holds((plan, choices) => {
      const chosen = VOLUME_MUSCLES.filter((muscle) => choices.muscleGroups.includes(GROUP_OF_MUSCLE[muscle]));
      const lowers = chosen.reduce((sum, muscle) => sum + weeklyRange(choices.skillLevel, muscle).lower, 0);
      if (choices.daysPerWeek === 5 || choices.daysPerWeek * choices.durationMinutes < 3.5 * lowers) return;
      const week = effectiveSets(everyExercise(plan));
      for (const muscle of chosen) expect(week[muscle]).toBeGreaterThanOrEqual(weeklyRange(choices.skillLevel, muscle).lower);
    });
  });

  it("7: labels balance work, and only that", () => {
    holds((plan, choices) => {
      for (const day of training(plan).filter((other) => !isLight(other))) {
        for (const { group, role, reason } of day.exercises) {
          expect(role).toBe(choices.muscleGroups.includes(group) ? "chosen" : "balance");
          expect(reason.startsWith("Balance work")).toBe(role === "balance");
        }
      }
    });
  });

  it("7: holds no balance exercise where a new one of a chosen group could stand", () => {
    holds((plan, choices) => {
      const chosen = TABLE_CATALOGUE.filter(
        (exercise) =>
          exercise.kind === "strength" &&
          choices.muscleGroups.includes(exercise.group) &&
          isEligible(exercise, choices) &&
          usesIn(plan, exercise.id) === 0,
      );
      plan.days.forEach((day, place) => {
        for (const { exerciseId } of day.exercises.filter((exercise) => exercise.role === "balance")) {
          const better = chosen.filter((exercise) => couldStand(plan, choices, place, exerciseId, exercise));
          expect(better.map((exercise) => `${day.day}: ${exercise.id} for ${exerciseId}`)).toEqual([]);
        }
      });
    });
  });

  it("9: repeats no exercise while an unused equal could stand there", () => {
    holds((plan, choices) => {
      plan.days.forEach((day, place) => {
        for (const { exerciseId, kind } of day.exercises) {
          if (kind !== "strength" || isLight(day) || usesIn(plan, exerciseId) < 2) continue;
          const key = equalKey(exerciseOf(exerciseId));
          const unused = TABLE_CATALOGUE.filter(
            (other) => equalKey(other) === key && isEligible(other, choices) && usesIn(plan, other.id) === 0,
          );
          expect(unused.filter((other) => couldStand(plan, choices, place, exerciseId, other)).map((other) => other.id)).toEqual(
            [],
          );
        }
      });
    });
  });

  it("8: trains every chosen group once, and twice where there is room", () => {
    holds((plan, choices) => {
      const groups = choices.muscleGroups;
      const owed = groups.length <= groupsTrainedTwice(choices.daysPerWeek, choices.durationMinutes) ? 2 : 1;
      const armsBySynergists = groups.length >= 5 && choices.daysPerWeek === 2 && choices.durationMinutes === 15;
      for (const group of groups) {
        const trains = (day: PlannedDay): boolean =>
          !isLight(day) && day.exercises.some((exercise) => exercise.group === group && exercise.kind === "strength");
        const days = plan.days.filter(trains).length;
        expect(days).toBeGreaterThanOrEqual(group === "Arms" && armsBySynergists ? 0 : owed);
      }
    });
  });

  it("9: goes from compound to isolation to core, and repeats no exercise a third time", () => {
    holds((plan) => {
      const uses = new Map<string, number>();
      for (const day of training(plan)) {
        const ids = day.exercises.map((exercise) => exercise.exerciseId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
        const ranks = ids.map((id) => sessionRank(exerciseOf(id)));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }
      for (const times of uses.values()) expect(times).toBeLessThanOrEqual(2);
    });
  });

  it("10: says why, how to progress, and what may replace an exercise", () => {
    holds((plan, choices) => {
      const pool = TABLE_CATALOGUE.filter((other) => isEligible(other, choices));
      for (const day of training(plan)) {
        for (const exercise of day.exercises) {
          const own = exerciseOf(exercise.exerciseId);
          const possible = pool.filter((other) => distance(own, other) !== null).length;
          for (const sentence of [exercise.reason, exercise.progression]) {
            expect(sentence).toMatch(/^[A-Z].*\.$/u);
            expect(sentence.length).toBeLessThanOrEqual(160);
          }
          expect(exercise.substitutes.length).toBeGreaterThanOrEqual(Math.min(2, possible));
          expect(exercise.substitutes.map((substitute) => substitute.exerciseId)).not.toContain(exercise.exerciseId);
        }
      }
    });
  });
});

describe("the same answer", () => {
  it("comes for the same choices, whatever the order of the groups", () => {
    fc.assert(
      fc.property(wizard, (choices) => {
        const other = { ...choices, muscleGroups: choices.muscleGroups.toReversed() };
        expect(planWeek(other, TABLE_CATALOGUE)).toEqual(planWeek(choices, TABLE_CATALOGUE));
      }),
      propertyRuns(40, 15),
    );
  });

  it("varies by seed", () => {
    const ids = [0, 1, 2, 3, 4].map((seed) =>
      everyExercise(planned({ ...usual, seed }))
        .map((exercise) => exercise.exerciseId)
        .join(),
    );
    expect(new Set(ids).size).toBeGreaterThan(1);
  });
});

describe("a refusal", () => {
  it("names what to avoid when that leaves nothing", () => {
    const chest = TABLE_CATALOGUE.filter((exercise) => exercise.group === "Chest" && exercise.loads.includes("wrist"));
    const result = planWeek({ ...usual, muscleGroups: ["Chest"], avoid: ["wrist"] }, chest);
    expect(result).toMatchObject({ ok: false, refusal: { code: "NOTHING_LEFT", relax: ["avoid"] } });
    if (!result.ok) expect(result.refusal.message).toContain("remove something from the things to avoid");
  });

  it("names the equipment when that leaves nothing", () => {
    const lifts = TABLE_CATALOGUE.filter((exercise) => exercise.needs.includes("dumbbell"));
    const result = planWeek({ ...usual, muscleGroups: ["Chest", "Back"], skillLevel: "advanced" }, lifts);
    expect(result).toMatchObject({ ok: false, refusal: { relax: ["equipment"] } });
    if (!result.ok) expect(result.refusal.message).toMatch(/no exercises for Chest and Back.* add equipment/u);
  });

  it("doesn't come while one chosen group is left: the others are noted", () => {
    const noBack = TABLE_CATALOGUE.filter((exercise) => exercise.group !== "Back");
    const result = planWeek({ ...usual, muscleGroups: ["Back", "Legs"], avoid: ["neck"] }, noBack);
    expect(result.ok).toBe(true);
    if (result.ok) expect(result.plan.notes.find((note) => note.code === "GROUP_LEFT_OUT")?.message).toMatch(/^Back:/u);
  });
});

describe("notes", () => {
  const codes = (choices: TrainingChoices): readonly string[] => planned(choices).notes.map((note) => note.code);

  it.each<[string, Partial<TrainingChoices>]>([
    ["FIXED_FIVE_DAY_WEEK", { daysPerWeek: 5 }],
    ["LIGHT_DAY", { daysPerWeek: 7 }],
    ["CLINICIAN_FIRST", { avoid: ["pregnancy"] }],
    ["EQUIPMENT_IGNORED_AT_GYM", { location: "gym", equipment: ["dumbbell"] }],
    ["BALANCE_WORK_ADDED", { muscleGroups: ["Chest"], durationMinutes: 60 }],
    ["GROUP_ONCE_A_WEEK", { muscleGroups: ["Chest", "Back", "Legs"], daysPerWeek: 2, durationMinutes: 15 }],
    ["MUSCLE_BELOW_RANGE", { muscleGroups: ["Legs", "Arms"], daysPerWeek: 2, durationMinutes: 15 }],
  ])("%s", (code, wish) => {
    expect(codes({ ...usual, ...wish })).toContain(code);
    expect(
      codes({ ...usual, muscleGroups: ["Chest", "Back", "Legs", "Arms", "Core"], durationMinutes: 60, daysPerWeek: 4 }),
    ).not.toContain(code);
  });
});

it("says that Arms count by synergists exactly where they have no exercise of their own", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const plan = planned({ ...usual, muscleGroups: TRAINING_GROUPS, daysPerWeek: 2, durationMinutes: 15, seed });
    const direct = everyExercise(plan).some((exercise) => exercise.group === "Arms");
    expect(plan.notes.some((note) => note.code === "GROUP_BY_SYNERGISTS")).toBe(!direct);
  }
});
