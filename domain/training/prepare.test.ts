import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import { DURATIONS } from "./plan.ts";
import type { PreparationStep } from "./plan.ts";
import { poolsOf } from "./planned-day.ts";
import { coolDownFor, warmUpFor } from "./prepare.ts";
import type { DurationMinutes } from "./plan.ts";
import { rampUpsFor, type RampedExercise } from "./ramp-up.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { WARM_UP_SECONDS } from "./timing.ts";

const home = TABLE_CATALOGUE.filter((exercise) => exercise.location === "home");
const work = home
  .filter((exercise) => exercise.group === "Legs" && exercise.level === "beginner")
  .map((exercise) => ({ exercise: { ...exercise, loadModel: "none" as const }, repsMin: 8, repsMax: 12, holdSeconds: null }));
const mobility = home.filter((exercise) => exercise.kind === "mobility");
const conditioning = home.filter((exercise) => exercise.kind === "conditioning");
const seconds = (steps: readonly PreparationStep[]): number => steps.reduce((sum, step) => sum + step.seconds, 0);

describe.each([
  ["everything", mobility, conditioning],
  ["two drills", mobility.slice(0, 2), []],
  ["one way to get warm", [], conditioning],
] as const)("with %s to prepare with", (_, drills, pulse) => {
  it.each(DURATIONS)("the warm-up of %i minutes takes its time, the cool-down five minutes", (minutes) => {
    const preparation = { work, workSeconds: 1200, mobility: drills, conditioning: pulse, minutes, seed: 3 };
    for (const [steps, asked] of [
      [warmUpFor(preparation), WARM_UP_SECONDS[minutes]],
      [coolDownFor(preparation), 300],
    ] as const) {
      expect(seconds(steps)).toBe(asked);
      expect(new Set(steps.map((step) => step.exerciseId)).size).toBe(steps.length);
      for (const step of steps) expect(step.cue.length).toBeGreaterThan(10);
    }
  });
});

it("raises the pulse first, moves the session's muscles, and keeps what is held for the cool-down", () => {
  const preparation = { work, workSeconds: 1200, mobility, conditioning, minutes: 60, seed: 3 } as const;
  const steps = warmUpFor(preparation);
  expect(conditioning.map((exercise) => exercise.id)).toEqual(
    expect.arrayContaining(steps.slice(0, 1).map((step) => step.exerciseId)),
  );
  expect(steps[0]?.seconds).toBe(120);
  const isHeld = ({ exerciseId }: PreparationStep) => mobility.find(({ id }) => id === exerciseId)?.dose.holdSeconds !== null;
  expect(steps.slice(1).some(isHeld)).toBe(false);
  expect(coolDownFor(preparation).every(isHeld)).toBe(true);
});

it("stretches as many muscles as it can, and says where a movement has two sides", () => {
  const stretch = mobility.find(({ dose }) => dose.holdSeconds !== null) as Exercise;
  const stretches = (["hamstrings", "hamstrings", "glutes", "quadriceps", "calves", "lats", "chest"] as const).map(
    (muscle, place) => ({
      ...stretch,
      id: `stretch-${place}`,
      targets: [muscle],
      perSide: muscle === "hamstrings",
    }),
  );
  const steps = coolDownFor({ work, workSeconds: 1200, mobility: stretches, conditioning, minutes: 45, seed: 3 });
  const targets = steps.map(({ exerciseId }) => stretches.find(({ id }) => id === exerciseId)?.targets[0]);
  // A second stretch for what worked comes before one for what didn't.
  expect(targets.toSorted((a, b) => (a ?? "").localeCompare(b ?? ""))).toEqual([
    "calves",
    "glutes",
    "hamstrings",
    "hamstrings",
    "quadriceps",
  ]);
  for (const [place, { cue }] of steps.entries())
    expect(cue.includes("half the time on each side")).toBe(targets[place] === "hamstrings");
});

describe("what fits the day", () => {
  const choices = { muscleGroups: ["Full-Body"], durationMinutes: 60, daysPerWeek: 3, skillLevel: "advanced" } as const;
  const pools = poolsOf({ ...choices, location: "home" }, EXERCISES);
  const day = (...names: readonly string[]) => ({
    work: names.map((name) => {
      const exercise = pools.strength.find((each) => each.name === name);
      if (exercise === undefined) throw new Error(`No ${name}`);
      return { exercise, repsMin: 8, repsMax: 12, holdSeconds: null };
    }),
    workSeconds: 1200,
    mobility: pools.mobility,
    conditioning: pools.conditioning,
    minutes: 60 as const,
  });
  const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
  const drillsOf = (steps: readonly PreparationStep[]) =>
    steps.flatMap(({ exerciseId }) => pools.mobility.find(({ id }) => id === exerciseId) ?? []);

  it.each([[["Push-Up", "Table Row", "Backpack Curl"]], [["Dead Bug", "Side Plank Hip Dip", "Bicycle Crunch"]]])(
    "no leg drills and no leg stretches without leg work: %j",
    (names) => {
      for (const seed of SEEDS) {
        const preparation = { ...day(...names), seed };
        const drills = [...drillsOf(warmUpFor(preparation)), ...drillsOf(coolDownFor(preparation))];
        expect(drills.filter(({ group }) => group === "Legs")).toEqual([]);
        expect(drills.length).toBeGreaterThan(5);
      }
    },
  );

  it("more than one stretch, even where only the legs have others", () => {
    const free = EXERCISES.filter(({ tier }) => tier === "free");
    const { mobility } = poolsOf({ ...choices, location: "home", avoid: ["shoulder"] }, free);
    const steps = coolDownFor({ ...day("Push-Up", "Table Row"), mobility, seed: 1 });
    expect(steps.length).toBeGreaterThan(2);
  });

  it.each([
    [["Backpack Squat", "Backpack Romanian Deadlift", "Push-Up"]],
    [["Backpack Squat", "Elevated Pike Push-Up", "Table Row"]],
    [["Backpack Romanian Deadlift", "Reverse Lunge", "Towel Pulldown"]],
    [["Push-Up", "Backpack Curl", "Bicycle Crunch"]],
  ])("something for shoulders that press or hang, in a quarter of an hour too: %j", (names) => {
    for (const minutes of DURATIONS)
      for (const seed of SEEDS) {
        const drills = drillsOf(warmUpFor({ ...day(...names), minutes, seed }));
        expect(drills.map(({ targets }) => targets[0])).toContain("shoulders");
      }
  });

  it.each([[["hip"]], [["knee", "hip"]]] as const)(
    "something easy for the legs before legs, though %j is to be spared",
    (avoid) => {
      const { mobility } = poolsOf({ ...choices, location: "home", avoid }, EXERCISES);
      for (const minutes of DURATIONS)
        for (const seed of SEEDS) {
          const work = { ...day("Backpack Romanian Deadlift", "Push-Up", "Table Row"), mobility, minutes, seed };
          expect(drillsOf(warmUpFor(work)).map(({ group }) => group)).toContain("Legs");
        }
    },
  );

  it("no ankle drill before a hinge and a bridge alone", () => {
    for (const seed of SEEDS) {
      const names = drillsOf(warmUpFor({ ...day("Backpack Romanian Deadlift", "Single-Leg Hip Thrust"), seed })).map(
        ({ name }) => name,
      );
      expect(names).not.toContain("Ankle Rock");
    }
  });

  it("something for the wrists before pikes", () => {
    for (const seed of SEEDS) {
      const names = drillsOf(warmUpFor({ ...day("Elevated Pike Push-Up", "Table Row"), seed })).map(({ name }) => name);
      expect(names).toContain("Cat-Cow");
    }
  });

  it.each([
    [["Push-Up", "Elevated Pike Push-Up", "Diamond Push-Up"], 1],
    [["Table Row", "Backpack Pullover", "Bicycle Crunch"], 3],
    [["Backpack Squat", "Backpack Romanian Deadlift", "Single-Leg Calf Raise"], 4],
  ])("stretches after %j: at least %i for what was trained first", (names, least) => {
    const { work } = day(...names);
    const trained = new Set(work.flatMap(({ exercise }) => [...exercise.targets, ...exercise.synergists]));
    for (const seed of SEEDS) {
      const stretches = drillsOf(coolDownFor({ ...day(...names), seed }));
      expect(stretches.filter(({ targets }) => targets.some((muscle) => trained.has(muscle))).length).toBeGreaterThanOrEqual(
        least,
      );
    }
  });
});

describe("rampUpsFor", () => {
  const squat = home.find(({ id }) => id === "h-barbell-squat") as Exercise;
  const loaded = { exercise: { ...squat, loadModel: "total" as const }, repsMin: 5, repsMax: 8, holdSeconds: null };
  const hour = 60 * 60;
  it.each([
    [15, 10, "Ramp up: half your working weight × 5."],
    [15, 8, "Ramp up: 70% of your working weight × 3."],
    [30, 8, "Ramp up: the empty bar × 10, half your working weight × 5."],
    [15, 6, "Ramp up: 70% of your working weight × 3."],
    [30, 6, "Ramp up: half your working weight × 5, 70% of it × 3."],
    [45, 8, "Ramp up: the empty bar × 10, half your working weight × 5, 70% of it × 3."],
    [60, 6, "Ramp up: the empty bar × 10, half your working weight × 5, 70% of it × 3, 85% of it × 1."],
  ] as const)("leads up to the first heavy lift at %i minutes, %i repetitions", (minutes, repsMax, cue) => {
    expect(rampUpsFor([{ ...loaded, repsMax }], minutes, hour).map((step) => step.cue)).toEqual([cue]);
  });

  it.each<[string, Partial<Exercise>, string]>([
    ["a bar on the floor", { pattern: "hinge" }, "Ramp up: a light weight × 10, half your working weight × 5."],
    ["a weight on a belt", { loadModel: "added" }, "Ramp up: no added weight × 5, half the added weight × 5."],
  ])("starts lighter than the lift needs: %s", (_, change, cue) => {
    expect(rampUpsFor([{ ...loaded, exercise: { ...loaded.exercise, ...change } }], 30, hour).map((step) => step.cue)).toEqual([
      cue,
    ]);
  });

  it("takes the time of its sets, and of changing the weight between them", () => {
    expect(([15, 30] as const).map((minutes) => seconds(rampUpsFor([loaded], minutes, hour)))).toEqual([27, 100]);
  });

  it("doesn't count in percent of a backpack, and leaves what isn't a lift", () => {
    expect(rampUpsFor([{ ...loaded, exercise: { ...loaded.exercise, needs: [] } }], 60, hour)).toEqual([]);
    expect(rampUpsFor([{ ...loaded, exercise: { ...loaded.exercise, compound: false } }], 60, hour)).toEqual([]);
  });

  it("gives the second lift of a pattern one set, and body weight none", () => {
    const second = { ...loaded, exercise: { ...loaded.exercise, id: "h-other-squat" } };
    expect(rampUpsFor([loaded, second], 45, 0).map((step) => step.exerciseId)).toEqual(["h-barbell-squat", "h-other-squat"]);
    expect(rampUpsFor(work, 60, hour)).toEqual([]);
  });

  const press = { ...loaded, exercise: { ...loaded.exercise, id: "h-press", pattern: "vertical-push" as const } };
  const dumbbellPress: Exercise = { ...press.exercise, needs: ["dumbbell"] };
  const hinge = { ...loaded, exercise: { ...loaded.exercise, id: "h-hinge", pattern: "hinge" as const } };
  const pull = { ...loaded, exercise: { ...loaded.exercise, id: "h-pull", pattern: "vertical-pull" as const } };
  const machineSquat: Exercise = { ...squat, id: "h-machine-squat", needs: ["machine"], loadModel: "stack" };
  const weightedPull = { ...pull, repsMax: 10, exercise: { ...pull.exercise, loadModel: "added" as const } };
  const addedThree = "Ramp up: 60% of the added weight × 3.";
  const five = "Ramp up: 60% of your working weight × 5.";
  const three = "Ramp up: 60% of your working weight × 3.";
  it.each<[string, readonly string[], readonly RampedExercise[], DurationMinutes, number]>([
    ["five repetitions", [five], [loaded, press], 45, 1800],
    ["up to a middle of ten", [five], [loaded, { ...press, repsMax: 15 }], 45, 1800],
    ["none above it", [], [loaded, { ...press, repsMax: 16 }], 45, 1800],
    ["three repetitions in half an hour", [three], [loaded, press], 30, 0],
    ["none in a quarter of an hour", [], [loaded, press], 15, 0],
    ["a heavy one without a bar in half an hour", [three], [loaded, { ...press, repsMax: 6, exercise: dumbbellPress }], 30, 0],
    ["three before a hinge in a quarter of an hour", [three], [loaded, { ...hinge, repsMax: 10 }], 15, 0],
    ["none before one for more repetitions", [], [loaded, { ...hinge, repsMax: 11 }], 15, 0],
    [
      "three before a squat on a machine in half an hour",
      [three],
      [hinge, { ...loaded, repsMax: 10, exercise: machineSquat }],
      30,
      0,
    ],
    ["three before a pull-up with a weight in a quarter of an hour", [addedThree], [loaded, weightedPull], 15, 0],
    ["none before a hinge where the clock has no room", [], [loaded, hinge], 15, 680],
    ["five repetitions each in an hour", [five, five], [loaded, press, hinge], 60, 0],
    [
      "two where three would take the warm-up over ten minutes",
      [three, three],
      [{ ...loaded, repsMax: 6 }, press, hinge, pull],
      60,
      0,
    ],
    [
      "none for a pattern that the session has had",
      [],
      [loaded, { ...hinge, exercise: { ...hinge.exercise, needs: [] } }, hinge],
      45,
      0,
    ],
    // 300 s of movements, 137 s for the first lift's sets and 35 s for this one leave 2228 of 2700 s.
    ["five repetitions in all the room there is", [five], [loaded, press], 45, 2228],
    ["three where there's less", [three], [loaded, press], 45, 2229],
    ["none where there's no room", [], [loaded, press], 45, 2237],
  ])("gives a heavy lift of a new pattern a set: %s", (_, cues, lifts, minutes, workSeconds) => {
    expect(
      rampUpsFor(lifts, minutes, workSeconds)
        .map(({ cue }) => cue)
        .slice(1),
    ).toEqual(cues);
  });
});
