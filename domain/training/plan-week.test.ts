import { EXERCISES } from "@lockstep/content/training/index.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEligible } from "./candidates.ts";
import { areTwins } from "./choose-exercise.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "./exercise.ts";
import type { Exercise } from "./exercise.ts";
import { GROUP_OF_MUSCLE, TRAINING_GROUPS, VOLUME_MUSCLES } from "./muscles.ts";
import { BASICS, serves } from "./movements.ts";
import { planWeek } from "./plan-week.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { DAYS_PER_WEEK, DURATIONS } from "./plan.ts";
import type { PlannedDay, PlannedExercise, TrainingChoices, TrainingPlan } from "./plan.ts";
import { roleOfExercise, sessionRank } from "./session-order.ts";
import { distance } from "./substitutes.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { leastFill, secondsOfDay, sessionSeconds } from "./timing.ts";
import { effectiveSets, weeklyRange } from "./volume.ts";
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
/** Compounds, isolation, core, carries, conditioning, mobility. */
const stepOf = (exercise: Exercise): number => Math.floor(sessionRank(exercise) / 100);
const everyExercise = (plan: TrainingPlan): readonly PlannedExercise[] => plan.days.flatMap((day) => day.exercises);

/** A property over the wizard's combinations; the plan is never refused there. */
function holds(check: (plan: TrainingPlan, choices: TrainingChoices) => void): void {
  fc.assert(
    fc.property(wizard, (choices) => check(planned(choices), choices)),
    propertyRuns(250, 50),
  );
}

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

  it("has exactly the training days, and one light one of seven", () => {
    holds((plan, choices) => {
      expect(plan.days.map((day) => day.day)).toEqual(WEEKDAYS);
      expect(training(plan)).toHaveLength(choices.daysPerWeek);
      expect(training(plan).filter(isLight)).toHaveLength(choices.daysPerWeek === 7 ? 1 : 0);
      for (const day of plan.days.filter(isLight)) {
        const volume = effectiveSets(day.exercises);
        for (const muscle of VOLUME_MUSCLES) expect(volume[muscle]).toBeLessThanOrEqual(4);
      }
    });
  });

  it("keeps SPEC's five days to what they are called", () => {
    const own = { Monday: "Upper Body", Tuesday: "Lower Body", Wednesday: "Core", Saturday: "Upper Body" } as const;
    fc.assert(
      fc.property(wizard, (choices) => {
        const plan = planned({ ...choices, daysPerWeek: 5 });
        for (const [name, group] of Object.entries(own)) {
          const work = (plan.days.find((day) => day.day === name)?.exercises ?? []).filter(({ kind }) => kind === "strength");
          const allowed = group === "Upper Body" ? [group, "Core"] : [group];
          for (const exercise of work) expect(allowed).toContain(exercise.muscleGroup);
        }
      }),
      propertyRuns(150, 40),
    );
  });

  it("has the six basics wherever many groups have 90 minutes a week", () => {
    fc.assert(
      fc.property(wizard, (choices) => {
        if (choices.durationMinutes * choices.daysPerWeek < 90) return;
        const plan = planned({ ...choices, muscleGroups: TRAINING_GROUPS });
        const work = everyExercise(plan).map(({ exerciseId }) => exerciseOf(exerciseId));
        const missed = BASICS.filter((movement) => !work.some((exercise) => serves(exercise, movement)));
        expect(missed).toEqual([]);
      }),
      propertyRuns(150, 40),
    );
  });

  it("gives three or four sets, and rests of 30 to 180 s", () => {
    holds((plan) => {
      for (const { sets, restSeconds, kind } of everyExercise(plan)) {
        // Conditioning is one steady piece, or rounds.
        expect(kind === "conditioning" ? [1, 2, 3, 4, 5, 6] : [3, 4]).toContain(sets);
        expect(restSeconds).toBeGreaterThanOrEqual(30);
        expect(restSeconds).toBeLessThanOrEqual(180);
      }
    });
  });

  it("fits warm-up and work into the minutes, and says where a session ends early", () => {
    holds((plan, choices) => {
      const limit = choices.durationMinutes * 60;
      const hard = training(plan).filter((day) => !isLight(day));
      const short = hard.filter((day) => secondsOfDay(day) < limit * leastFill(choices.durationMinutes));
      for (const day of training(plan)) {
        expect(secondsOfDay(day)).toBeLessThanOrEqual(limit);
        expect(day.workMinutes).toBe(Math.ceil(sessionSeconds(day.exercises) / 60));
      }
      expect(plan.notes.some(({ code }) => code === "SESSION_BELOW_TIME")).toBe(short.length > 0);
    });
  });

  it("keeps every muscle within its week and its session, and off the day after a hard one", () => {
    const check = (plan: TrainingPlan, choices: TrainingChoices): void => {
      const week = effectiveSets(everyExercise(plan));
      const volumes = plan.days.map((day) => effectiveSets(day.exercises));
      for (const muscle of VOLUME_MUSCLES) {
        expect(week[muscle]).toBeLessThanOrEqual(weeklyRange(choices.skillLevel, muscle).upper);
        for (const [place, today] of volumes.entries()) {
          expect(today[muscle]).toBeLessThanOrEqual(10);
          const tomorrow = volumes[(place + 1) % 7]?.[muscle] ?? 0;
          if (choices.daysPerWeek <= 5) expect(Math.min(today[muscle], tomorrow)).toBeLessThan(4);
        }
      }
    };
    holds(check);
    // In supersets two exercises get their fourth set together.
    holds((_, choices) => check(planned({ ...choices, goal: "lose-weight" }), { ...choices, goal: "lose-weight" }));
  });

  it("gives chosen groups most of the sets, or nearly all that do their muscles any good", () => {
    holds((plan, choices) => {
      if (choices.daysPerWeek === 5) return;
      const work = everyExercise(plan).filter(({ kind, role }) => kind === "strength" && role !== "light");
      const count = (exercises: typeof work): number => exercises.reduce((sum, { sets }) => sum + sets, 0);
      const volume = effectiveSets(work);
      const chosen = VOLUME_MUSCLES.filter((muscle) => choices.muscleGroups.includes(GROUP_OF_MUSCLE[muscle]));
      const isEnough = chosen.every((muscle) => volume[muscle] >= 0.7 * weeklyRange(choices.skillLevel, muscle).upper);
      const share = count(work.filter(({ role }) => role === "chosen")) / count(work);
      // What the week owes beside the chosen groups stays, however few of their exercises there are.
      expect(isEnough || share >= 0.4 || work.every(({ role }) => role !== "chosen")).toBe(true);
    });
  });

  it("labels balance work, and only that", () => {
    holds((plan, { muscleGroups }) => {
      for (const { group, kind, role, reason } of training(plan)
        .filter((day) => !isLight(day))
        .flatMap((day) => day.exercises)) {
        const isChosen = muscleGroups.includes("Full-Body") || muscleGroups.includes(group);
        expect(role).toBe(kind === "strength" ? (isChosen ? "chosen" : "balance") : "light");
        if (role !== "balance") expect(reason).not.toMatch(/to balance the rest/u);
      }
    });
  });

  it("goes from main lifts to isolation to core to conditioning, no exercise twice a session", () => {
    holds((plan) => {
      const uses = new Map<string, number>();
      for (const day of training(plan)) {
        const ids = day.exercises.map((exercise) => exercise.exerciseId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const exercise of day.exercises.filter(({ kind }) => kind === "strength"))
          uses.set(exercise.exerciseId, (uses.get(exercise.exerciseId) ?? 0) + 1);
        const steps = day.exercises
          .filter(({ superset }) => superset === null)
          .map(({ exerciseId }) => stepOf(exerciseOf(exerciseId)));
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
      }
      for (const times of uses.values()) expect(times).toBeLessThanOrEqual(4);
    });
  });

  it("keeps supersets together, of two that don't compete", () => {
    holds((plan) => {
      for (const { exercises } of training(plan))
        for (const [place, { superset, targets }] of exercises.entries()) {
          if (superset === null) continue;
          const partners = exercises.flatMap((other, at) => (other.superset === superset ? [at] : []));
          expect(partners).toHaveLength(2);
          expect(Math.abs((partners[0] ?? 0) - (partners[1] ?? 0))).toBe(1);
          const partner = exercises[partners.find((at) => at !== place) ?? place];
          expect(partner?.targets[0]).not.toBe(targets[0]);
        }
    });
  });

  it("says why, how to progress, and what may replace an exercise", () => {
    holds((plan, choices) => {
      const pool = TABLE_CATALOGUE.filter((other) => isEligible(other, choices));
      for (const exercise of everyExercise(plan)) {
        const own = exerciseOf(exercise.exerciseId);
        const possible = pool.filter((other) => distance(own, other) !== null).length;
        for (const sentence of [exercise.reason, exercise.progression]) {
          expect(sentence).toMatch(/^[A-Z].*\.$/u);
          expect(sentence.length).toBeLessThanOrEqual(160);
        }
        expect(exercise.substitutes.length).toBeGreaterThanOrEqual(Math.min(2, possible));
        if (exercise.substitutes.length === 0) expect(exercise.reason).toMatch(/No similar/u);
        expect(exercise.substitutes.map((substitute) => substitute.exerciseId)).not.toContain(exercise.exerciseId);
      }
    });
  });
});

describe("what readers asked for", () => {
  const wide: TrainingChoices = { ...usual, muscleGroups: TRAINING_GROUPS, skillLevel: "intermediate", location: "gym" };

  it("endurance closes its longer sessions with conditioning", () => {
    for (const durationMinutes of [45, 60] as const)
      for (const day of training(planned({ ...wide, durationMinutes, goal: "endurance" })))
        expect(day.exercises.at(-1)?.kind).toBe("conditioning");
  });

  it("a session closes with one kind of conditioning, at first the one that most people do", () => {
    const ranked = TABLE_CATALOGUE.map((exercise): Exercise => {
      const isMarch = exercise.id.endsWith("brisk-march");
      return isMarch ? { ...exercise, rank: "staple" } : exercise;
    });
    fc.assert(
      fc.property(wizard, (choices) => {
        const result = planWeek({ ...choices, location: "home" }, ranked);
        const closing = (result.ok ? training(result.plan).filter((day) => !isLight(day)) : []).map(({ exercises }) =>
          exercises.flatMap(({ exerciseId, kind }) => (kind === "conditioning" ? [exerciseId] : [])),
        );
        for (const ids of closing) expect(ids.length).toBeLessThan(2);
        const [first = "h-brisk-march"] = closing.flat();
        // The light day may have had it before.
        if (choices.daysPerWeek < 7) expect(first).toBe("h-brisk-march");
      }),
      propertyRuns(80, 20),
    );
  });

  it.each(DURATIONS.filter((minutes) => minutes > 15))(
    "a light day is shorter than the %i minutes of the others",
    (durationMinutes) => {
      const result = planWeek({ ...usual, daysPerWeek: 7, durationMinutes }, EXERCISES);
      const [light] = result.ok ? result.plan.days.filter(isLight).map(secondsOfDay) : [];
      expect(light).toBeLessThan(durationMinutes * 60 * 0.75);
    },
  );

  it("a light day has its easy core, however much core the week has", () => {
    fc.assert(
      fc.property(wizard, (choices) => {
        const light = planned({ ...choices, daysPerWeek: 7, durationMinutes: 60 }).days.find(isLight);
        expect(light?.exercises.map(({ group }) => group)).toContain("Core");
      }),
      propertyRuns(60, 20),
    );
  });

  it("nothing is held still but core, carries and grip", () => {
    holds((plan) => {
      const held = everyExercise(plan).filter(({ kind, holdSeconds }) => kind === "strength" && holdSeconds !== null);
      for (const { exerciseId } of held)
        expect(["core", "carry", "grip"]).toContain(
          exerciseOf(exerciseId).pattern === "grip" ? "grip" : roleOfExercise(exerciseOf(exerciseId)),
        );
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
      codes({
        ...usual,
        muscleGroups: ["Chest"],
        durationMinutes: 45,
        daysPerWeek: code === "BALANCE_WORK_ADDED" ? 2 : 3,
        location: "gym",
        ...(code === "BALANCE_WORK_ADDED" ? { muscleGroups: TRAINING_GROUPS } : {}),
      }),
    ).not.toContain(code);
  });
});

describe("a slot takes", () => {
  const like = (id: string, change: Partial<Exercise>): Exercise => ({
    ...exerciseOf(id),
    ...change,
    id: `${id}-${change.rank ?? "like"}`,
  });
  const gym: TrainingChoices = { ...usual, location: "gym", muscleGroups: TRAINING_GROUPS, skillLevel: "advanced" };
  const namesOf = (choices: TrainingChoices, catalogue: readonly Exercise[]): readonly string[] => {
    const result = planWeek(choices, catalogue);
    return result.ok ? everyExercise(result.plan).map(({ exerciseId }) => exerciseId) : [];
  };

  it("a staple first, and nothing that the person has outgrown", () => {
    const staple = like("g-dumbbell-press", { rank: "staple" });
    const outgrown = like("g-dumbbell-press", { rank: "variety", until: "beginner" });
    const names = namesOf(gym, [...TABLE_CATALOGUE, staple, outgrown]);
    expect(names).toContain(staple.id);
    expect(names).not.toContain(outgrown.id);
  });

  it("no exercise without a weight that few would write, for who owns weights", () => {
    const idle = like("h-leg-extension", { rank: "variety" });
    const catalogue = [...TABLE_CATALOGUE.filter(({ pattern }) => pattern !== "knee-extension"), idle];
    const home: TrainingChoices = { ...gym, location: "home", daysPerWeek: 2, muscleGroups: ["Legs"], durationMinutes: 60 };
    expect(namesOf(home, catalogue)).toContain(idle.id);
    expect(namesOf({ ...home, equipment: ["dumbbell"] }, catalogue)).not.toContain(idle.id);
  });

  it("a hinge and another leg exercise where nobody can squat", () => {
    const catalogue = TABLE_CATALOGUE.filter(({ id }) => id !== "h-sit-to-stand");
    const groups = TRAINING_GROUPS.filter((group) => group !== "Legs" && group !== "Full-Body");
    const legs = namesOf({ ...gym, location: "home", muscleGroups: groups, avoid: ["knee"] }, catalogue)
      .map(exerciseOf)
      .filter(({ group }) => group === "Legs")
      .map(({ pattern }) => pattern);
    expect(legs).toContain("hinge");
    expect(new Set(legs).size).toBeGreaterThan(1);
  });

  it("what the person owns before bottles and bags", () => {
    const bag = like("h-dumbbell-row", { rank: "staple", needs: [], equipment: "A backpack with books" });
    const rows = TABLE_CATALOGUE.filter(({ pattern }) => pattern !== "horizontal-pull");
    const catalogue = [...rows, bag, exerciseOf("h-dumbbell-row")];
    const home: TrainingChoices = { ...gym, location: "home", equipment: ["dumbbell"] };
    expect(namesOf(home, catalogue)).toContain("h-dumbbell-row");
    expect(namesOf({ ...home, equipment: [] }, catalogue)).toContain(bag.id);
  });

  it("a row that something holds up on a day with a hinge or next to one, and a bent one elsewhere or where there's no other", () => {
    const bent = like("g-dumbbell-row", { rank: "staple", needs: ["barbell"], loads: ["lower-back"] });
    const held = like("g-seated-row", { rank: "staple", needs: ["machine"] });
    const rest = TABLE_CATALOGUE.filter(({ pattern }) => pattern !== "horizontal-pull");
    const rowsOf = (daysPerWeek: 3 | 4, catalogue: readonly Exercise[]): readonly (readonly string[])[] => {
      const result = planWeek({ ...gym, daysPerWeek }, catalogue);
      const pulls = ({ exercises }: PlannedDay): readonly string[] =>
        exercises.map(({ exerciseId }) => exerciseId).filter((id) => id === bent.id || id === held.id);
      return result.ok ? training(result.plan).map(pulls) : [];
    };
    expect(rowsOf(4, [...rest, bent, held])[0]).toEqual([held.id]);
    expect(rowsOf(4, [...rest, bent])[0]).toEqual([bent.id]);
    expect(rowsOf(3, [...rest, bent, held]).map(([row]) => row)).toEqual([held.id, held.id, bent.id]);
  });

  it("what is too easy only where nothing else is left of what is avoided, and says so", () => {
    const easy = TABLE_CATALOGUE.map((exercise) =>
      exercise.pattern === "squat" || exercise.pattern === "lunge"
        ? { ...exercise, until: exercise.loads.includes("knee") ? null : ("beginner" as const) }
        : exercise,
    );
    const result = planWeek({ ...gym, avoid: ["knee"] }, easy);
    expect(result.ok && result.plan.notes.map(({ code }) => code)).toContain("BELOW_YOUR_LEVEL");
    // Nothing harder is ruled out here: there's just none.
    const outgrown = TABLE_CATALOGUE.map((exercise) =>
      exercise.pattern === "knee-extension" ? { ...exercise, until: "beginner" as const } : exercise,
    );
    const legs: TrainingChoices = { ...gym, muscleGroups: ["Legs"], durationMinutes: 45, avoid: ["neck"] };
    expect(namesOf(legs, outgrown)).not.toContain("g-leg-extension");
    expect(namesOf(legs, TABLE_CATALOGUE)).toContain("g-leg-extension");
  });

  it("no twins beside each other, and one power movement a session", () => {
    holds((plan) => {
      for (const { exercises } of training(plan)) {
        const session = exercises.map(({ exerciseId }) => exerciseOf(exerciseId)).filter(({ kind }) => kind === "strength");
        for (const [at, one] of session.entries())
          for (const other of session.slice(at + 1)) expect(areTwins(one, other)).toBe(false);
      }
    });
  });
});
