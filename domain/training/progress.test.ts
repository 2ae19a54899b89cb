import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../calendar/calendar.ts";
import { estimateOneRepMaxKg } from "./one-rep-max.ts";
import { effectiveSetsDone, isMainLift, setsPlanned, strengthLines, totalByWeek, volumeByWeek } from "./progress.ts";

const on = (date: string, exerciseId = "g-back-squat", sets: readonly { weightKg: number | null; reps: number }[] = []) => ({
  date: date as CalendarDay,
  exerciseId,
  minutes: 10,
  sets,
});

describe("estimateOneRepMaxKg", () => {
  it.each([
    [100, 1, 100],
    [100, 10, 133.333],
    [60, 5, 70],
  ])("%d kg x %d", (weight, reps, expected) => {
    expect(estimateOneRepMaxKg(weight, reps)).toBeCloseTo(expected, 2);
  });

  it.each([
    [100, 11],
    [100, 0],
    [0, 5],
  ])("says nothing about %d kg x %d", (weight, reps) => {
    expect(estimateOneRepMaxKg(weight, reps)).toBeNull();
  });
});

describe("totalByWeek", () => {
  it("counts days, not exercises, and keeps empty weeks", () => {
    const weeks = totalByWeek(
      [on("2026-11-16"), on("2026-11-16", "g-row"), on("2026-11-22"), on("2026-11-02")],
      "2026-11-20" as CalendarDay,
      3,
    );
    expect(weeks).toEqual([
      { monday: "2026-11-02", workouts: 1, minutes: 10 },
      { monday: "2026-11-09", workouts: 0, minutes: 0 },
      { monday: "2026-11-16", workouts: 2, minutes: 30 },
    ]);
  });
});

const bar = (): "total" => "total";

describe("strengthLines", () => {
  it("takes assistance for help, not for a weight, and estimates nothing of a pull-up's added weight or a band", () => {
    const sets = [{ weightKg: 40, reps: 5 }];
    const models = { "g-assisted": "assistance", "g-pull-up": "added", "h-band": "none", "g-dumbbell": "per-hand" } as const;
    const lines = strengthLines(
      Object.keys(models).map((id) => on("2026-11-16", id, sets)),
      "2026-11-01" as CalendarDay,
      (id) => models[id as keyof typeof models],
    );
    expect(lines.map(({ exerciseId, oneRepMaxKg }) => [exerciseId, oneRepMaxKg])).toEqual([
      ["g-dumbbell", expect.closeTo(46.667)],
      ["g-pull-up", null],
      ["h-band", null],
    ]);
  });

  it("keeps the best set of each day and leaves body weight out", () => {
    const lines = strengthLines(
      [
        on("2026-11-16", "g-back-squat", [
          { weightKg: 80, reps: 5 },
          { weightKg: 80, reps: 8 },
          { weightKg: null, reps: 30 },
        ]),
        on("2026-11-10", "g-back-squat", [{ weightKg: 90, reps: 1 }]),
        on("2026-11-10", "h-push-up", [{ weightKg: null, reps: 20 }]),
      ],
      "2026-11-01" as CalendarDay,
      bar,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.oneRepMaxKg).toBeCloseTo(101.333, 2);
    expect(lines[0]?.best).toEqual({ weightKg: 90, reps: 1, seconds: null, date: "2026-11-10" });
    expect(lines[0]?.points.map((point) => [point.date, point.weightKg, point.reps])).toEqual([
      ["2026-11-10", 90, 1],
      ["2026-11-16", 80, 8],
    ]);
  });

  it("takes the longest of equally heavy holds, and reads no one-repetition maximum from them", () => {
    const carries = [60, 20].map((seconds) => ({ weightKg: 24, reps: 1, seconds }));
    const [line] = strengthLines([on("2026-11-16", "g-carry", carries)], "2026-11-01" as CalendarDay, bar);
    expect(line).toMatchObject({ best: { weightKg: 24, seconds: 60 }, oneRepMaxKg: null });
    expect(line?.points).toMatchObject([{ weightKg: 24, seconds: 60, oneRepMaxKg: null }]);
  });

  it("never forgets a best set, however long ago; the line begins on the day asked for, and what is trained now comes first", () => {
    const lines = strengthLines(
      [
        on("2020-01-06", "g-back-squat", [{ weightKg: 100, reps: 6 }]),
        on("2020-01-08", "g-back-squat", [{ weightKg: 95, reps: 1 }]),
        on("2026-11-10", "g-row", [{ weightKg: 40, reps: 12 }]),
      ],
      "2026-09-01" as CalendarDay,
      bar,
    );
    expect(lines).toEqual([
      {
        exerciseId: "g-row",
        best: { weightKg: 40, reps: 12, seconds: null, date: "2026-11-10" },
        oneRepMaxKg: null,
        points: [{ date: "2026-11-10", weightKg: 40, reps: 12, seconds: null, oneRepMaxKg: null }],
      },
      {
        exerciseId: "g-back-squat",
        best: { weightKg: 100, reps: 6, seconds: null, date: "2020-01-06" },
        oneRepMaxKg: 120,
        points: [],
      },
    ]);
  });

  it.each<[string, readonly { weightKg: number; reps: number }[], number | null]>([
    [
      "a heavy single beside ten repetitions",
      [
        { weightKg: 80, reps: 10 },
        { weightKg: 90, reps: 1 },
      ],
      106.667,
    ],
    [
      "a heavier set beyond ten repetitions",
      [
        { weightKg: 60, reps: 12 },
        { weightKg: 55, reps: 8 },
      ],
      69.667,
    ],
    ["nothing but sets beyond ten repetitions", [{ weightKg: 60, reps: 12 }], null],
  ])("takes the highest estimate of all sets: %s", (_name, sets, expected) => {
    const [line] = strengthLines([on("2026-11-16", "g-bench", sets)], "2026-11-01" as CalendarDay, bar);
    const heaviest = Math.max(...sets.map(({ weightKg }) => weightKg));
    expect(line?.best.weightKg).toBe(heaviest);
    for (const found of [line?.oneRepMaxKg, line?.points[0]?.oneRepMaxKg]) {
      if (expected === null) expect(found).toBeNull();
      else expect(found).toBeCloseTo(expected, 2);
    }
  });
});

describe("what strength is estimated from", () => {
  const bench = (
    date: string,
    sets: Parameters<typeof strengthLines>[0][number]["sets"],
    bodyWeightKg: number | null = null,
  ) => ({
    ...on(date, "g-bench"),
    sets,
    bodyWeightKg,
  });
  const from = "2026-01-01" as CalendarDay;

  it("shows the median of the last three days: one good day is no new level", () => {
    const days = [100, 140, 105, 102].map((weightKg, at) => bench(`2026-11-0${at + 1}`, [{ weightKg, reps: 1 }]));
    const [line] = strengthLines(days, from, bar);
    expect(line?.oneRepMaxKg).toBe(105);
    expect(line?.points.map(({ oneRepMaxKg }) => oneRepMaxKg)).toEqual([100, 140, 105, 105]);
  });

  it("counts repetitions in reserve, leaves drop sets out, and adds the body to a pull-up", () => {
    const sets = [
      { weightKg: 100, reps: 5, rir: 2 },
      { weightKg: 140, reps: 5, type: "drop" as const },
    ];
    const [line] = strengthLines([bench("2026-11-01", sets)], from, bar);
    expect(line).toMatchObject({ best: { weightKg: 100 }, oneRepMaxKg: expect.closeTo(100 * (1 + 7 / 30)) });
    const [pullUp] = strengthLines([bench("2026-11-01", [{ weightKg: 20, reps: 5 }], 80)], from, () => "added");
    expect(pullUp).toMatchObject({ best: { weightKg: 20 }, oneRepMaxKg: expect.closeTo(100 * (1 + 5 / 30)) });
  });

  it("takes two entries of a day for one", () => {
    const [line] = strengthLines(
      [bench("2026-11-01", [{ weightKg: 80, reps: 5 }]), bench("2026-11-01", [{ weightKg: 90, reps: 1 }])],
      from,
      bar,
    );
    expect(line?.points).toMatchObject([{ weightKg: 90, reps: 1, oneRepMaxKg: expect.closeTo(80 * (1 + 5 / 30)) }]);
  });
});

it("a main lift is a compound lift of the six patterns whose weight can be compared", () => {
  const squat = { kind: "strength", compound: true, pattern: "squat", loadModel: "total" } as const;
  expect(isMainLift(squat)).toBe(true);
  for (const other of [
    { kind: "conditioning" as const },
    { compound: false },
    { pattern: "elbow-flexion" as const },
    { loadModel: "body-weight" as const },
    { loadModel: "assistance" as const },
    { loadModel: "none" as const },
  ])
    expect(isMainLift({ ...squat, ...other })).toBe(false);
});

it("weekly sets are counted for each week, with the planned ones where none were recorded", () => {
  const row = { kind: "strength", targets: ["lats", "middle-back"], synergists: ["biceps"] } as const;
  const sets = Array.from({ length: 3 }, () => ({ weightKg: 60, reps: 8 }));
  const weeks = volumeByWeek(
    [
      { ...on("2026-11-16", "g-row", sets), plannedSets: 4 },
      { ...on("2026-11-22", "g-row"), plannedSets: 4 },
      { ...on("2026-11-09", "gone", sets), plannedSets: 4 },
    ],
    "2026-11-20" as CalendarDay,
    2,
    (id) => (id === "g-row" ? row : undefined),
  );
  expect(weeks.map(({ monday, sets: { back, biceps, chest } }) => [monday, back, biceps, chest])).toEqual([
    ["2026-11-09", 0, 0, 0],
    ["2026-11-16", 7, 3.5, 0],
  ]);
});

describe("the sets that count for a muscle", () => {
  const planned = (sets: number) => ({
    exerciseId: "g-row",
    sets,
    repsMin: 8,
    repsMax: 12,
    holdSeconds: null,
    restSeconds: 90,
    superset: null,
    role: "chosen" as const,
  });
  const days = [
    { day: "Monday" as const, focus: "Upper Body", isRest: false, exercises: [planned(3)] },
    { day: "Thursday" as const, focus: "Upper Body", isRest: false, exercises: [planned(5)] },
  ];

  it.each<[string, string, number | null]>([
    ["2026-11-16", "g-row", 3],
    ["2026-11-19", "g-row", 5],
    // Done on another day than planned.
    ["2026-11-17", "g-row", 3],
    ["2026-11-16", "g-squat", null],
  ])("on %s the plan asks %s for %s sets", (date, exerciseId, expected) => {
    expect(setsPlanned(days, date as CalendarDay, exerciseId)).toBe(expected);
  });

  it("are those written down, else those planned", () => {
    const row = { kind: "strength" as const, targets: ["lats" as const], synergists: ["biceps" as const] };
    const done = [
      { ...on("2026-11-16", "g-row"), plannedSets: 3 },
      { ...on("2026-11-17", "g-row", [{ weightKg: 40, reps: 8 }]), plannedSets: 4 },
    ];
    expect([...effectiveSetsDone(done, () => row)]).toEqual([
      ["lats", 4],
      ["biceps", 2],
    ]);
  });
});
