import { describe, expect, it } from "vitest";
import { zoneClock } from "../../calendar/zone-clock.ts";
import type { FileUnits, TrainingHistory } from "./history.ts";
import { readHistory } from "./read-history.ts";
import { BROKEN_CSV, HEVY_CSV, STRONG_A_CSV, STRONG_B_CSV, STRONG_C_CSV } from "./sample-files.fixture.ts";
import { settleWorkout } from "./settle-workout.ts";

function read(text: string, units: FileUnits | null = null): TrainingHistory {
  const reading = readHistory(text, units);
  for (;;) {
    const { done, value } = reading.next();
    if (done !== true) continue;
    if ("unreadable" in value) throw new Error(value.unreadable);
    return value;
  }
}

function refused(text: string): string {
  const { value } = readHistory(text, null).next();
  return typeof value === "object" && "unreadable" in value ? value.unreadable : "";
}

/** `type weight×reps …` of each exercise, as short as it can be read. */
const lines = ({ workouts }: TrainingHistory) =>
  workouts.map(({ name, startedAt, endedAt, note, exercises }) => ({
    name,
    from: startedAt,
    to: endedAt,
    note,
    exercises: exercises.map(({ name: exercise, superset, note: own, sets }) => {
      const told = sets.map(({ type, weightKg, reps, seconds, metres, rir }) =>
        [type, weightKg, reps, seconds, metres, rir].map((each) => each ?? "-").join(" "),
      );
      return [exercise, superset ?? "-", own || "-", ...told].join(" | ");
    }),
  }));

describe("files of other apps", () => {
  it("reads Hevy's", () => {
    const history = read(HEVY_CSV);
    expect([history.source, history.needsUnits, history.problems]).toEqual(["hevy", false, []]);
    expect(lines(history)).toEqual([
      {
        name: "Push day",
        from: "2025-03-28T17:29:00",
        to: "2025-03-28T18:41:00",
        note: "Felt strong,\nslept well",
        exercises: [
          "Bench Press (Barbell) | - | Pause on the chest | warmup 40 10 - - - | work 82.5 8 - - 2 | failure 82.5 6 - - 0",
          "Lateral Raise (Dumbbell) | 0 | - | work 10 15 - - 1",
          "Triceps Rope Pushdown | 0 | - | drop 25 12 - - -",
          "Plank | - | - | work - - 60 - -",
        ],
      },
      {
        name: "Legs",
        from: "2025-03-26T07:02:00",
        to: "2025-03-26T08:00:00",
        note: "",
        exercises: [
          "Squat (Barbell) | - | - | work 100 5 - - 3",
          "Zercher Goblin Walk | - | - | work 60 10 - - -",
          "Running (Treadmill) | - | - | work - - 1800 5200 -",
        ],
      },
      {
        name: "Pull",
        from: "2025-03-24T18:00:00",
        to: "2025-03-24T19:00:00",
        note: "",
        exercises: ["Pull Up | - | - | work - 12 - - -"],
      },
    ]);
  });

  it("reads Hevy's in pounds and miles, with Windows' ends of line and a byte order mark", () => {
    const text = `\uFEFF${HEVY_CSV.replace("weight_kg", "weight_lbs").replace("distance_km", "distance_miles").replaceAll("\n", "\r\n")}`;
    const [push, legs] = read(text).workouts;
    expect(push?.note).toBe("Felt strong,\r\nslept well");
    expect(push?.exercises[0]?.sets[1]?.weightKg).toBe(37.421);
    expect(legs?.exercises[2]?.sets[0]?.metres).toBe(8368.589);
  });

  it("reads Strong's without units, once they're known", () => {
    expect(read(STRONG_A_CSV).needsUnits).toBe(true);
    const history = read(STRONG_A_CSV, "lb");
    expect([history.source, history.problems]).toEqual(["strong", []]);
    expect(lines(history)).toEqual([
      {
        name: "Upper, heavy",
        from: "2024-05-02T18:10:00",
        to: "2024-05-02T19:15:00",
        note: "Good day",
        exercises: [
          "Bench Press (Barbell) | - | Touch and go | warmup 27.216 10 - - - | work 61.462 8 - - 2 | work 61.462 7 - - 1",
          "Plank | - | - | work - - 60 - -",
        ],
      },
      {
        name: "Cardio",
        from: "2024-05-04T09:00:00",
        to: "2024-05-04T09:45:00",
        note: "",
        exercises: ["Running (Treadmill) | - | - | work - - 1500 4988.966 -"],
      },
    ]);
    expect(read(STRONG_A_CSV, "kg").workouts[1]?.exercises[0]?.sets[0]?.metres).toBe(3100);
  });

  it("reads Strong's with a unit in every row", () => {
    const history = read(STRONG_B_CSV);
    expect([history.source, history.needsUnits, history.problems]).toEqual(["strong", false, []]);
    expect(lines(history)[0]?.exercises).toEqual([
      "Squat (Barbell) | - | - | work 102.058 5 - - 2 | work 102.058 5 - - -",
      "Running | - | - | work - - 900 3218.688 -",
    ]);
    expect(lines(history)[0]?.to).toBe("2024-06-01T11:10:00");
  });

  it("reads Strong's with units in the header and decimal commas", () => {
    const history = read(STRONG_C_CSV);
    expect([history.source, history.needsUnits, history.problems]).toEqual(["strong", false, []]);
    expect(lines(history).map(({ exercises }) => exercises)).toEqual([
      ["Deadlift (Barbell) | - | Straps | warmup 60 5 - - - | work 142.5 5 - - 1 | drop 100 8 - - -"],
      ["Running | - | - | work - - 1800 5000 -"],
    ]);
  });

  it("knows the same workout again in another export, and two of one minute apart", () => {
    const keys = read(HEVY_CSV).workouts.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    const inPounds = read(HEVY_CSV.replace("weight_kg", "weight_lbs").replaceAll("Mar 2025", "marzo 2025")).workouts;
    expect(inPounds.map(({ key }) => key)).toEqual(keys);
    const twice = STRONG_C_CSV.replace('"2";"2024-07-03 17:00:00";"Run"', '"2";"2024-07-01 17:00:00";"Full body"');
    expect(new Set(read(twice).workouts.map(({ key }) => key)).size).toBe(2);
  });

  it("starts the exercise again when set numbers start over", () => {
    const row = STRONG_C_CSV.split("\n")[2] ?? "";
    const twice = `${STRONG_C_CSV.split("\n")[0]}\n${row}\n${row.replace("142,5", "150")}\n`;
    expect(read(twice).workouts[0]?.exercises.map(({ sets }) => sets.length)).toEqual([1, 1]);
  });
});

describe("files that aren't whole", () => {
  it("says which line can't be read and why, and keeps the rest", () => {
    const { workouts, problems } = read(BROKEN_CSV);
    expect(problems).toEqual([
      { line: 3, message: "The quotes in this line don't match up. Fix it in a spreadsheet, or leave it out." },
      { line: 6, message: '"eighty" isn\'t a number we can read as a weight.' },
      { line: 7, message: 'We don\'t know the kind of set "mystery".' },
      { line: 8, message: "RPE 3 isn't from 5 to 10, so we left it out and kept the set." },
      { line: 9, message: 'We can\'t read the date "28 Foo 2025, 17:29".' },
      { line: 10, message: "This line has 2 cells where 14 belong." },
      { line: 11, message: "This set has no reps, time or distance." },
    ]);
    expect(workouts[0]?.exercises[0]?.sets.map(({ line }) => line)).toEqual([2, 4, 5, 8]);
  });

  it.each([
    ["", "This file is empty."],
    [
      "a,b\n1,2",
      "We don't recognize this file. Export your workouts from Hevy, Strong or Lockstep as CSV (or JSON from Lockstep), and choose that file.",
    ],
    ["{", "This JSON file is broken. Export it again, and choose the new file."],
    ['{"a":1}', "This JSON file isn't an export of workouts from Lockstep."],
  ])("%j: %s", (text, words) => expect(refused(text)).toBe(words));
});

describe("what's stored of a file", () => {
  const context = {
    clock: zoneClock("Europe/Berlin"),
    now: new Date("2026-01-01T12:00:00Z"),
    units: "kg" as const,
    loadModelOf: () => "total" as const,
    mostExercises: 50,
    mostSets: 50,
  };

  it("is on the clock and calendar of the person", () => {
    const [push] = read(HEVY_CSV).workouts.map((workout) => settleWorkout(workout, context));
    expect(push?.problems).toEqual([]);
    expect(push?.workout).toMatchObject({
      date: "2025-03-28",
      startedAt: "2025-03-28T16:29:00.000Z",
      endedAt: "2025-03-28T17:41:00.000Z",
      isTimed: true,
    });
    expect(push?.workout?.exercises[0]?.sets[0]).toEqual({
      type: "warmup",
      weightKg: 40,
      reps: 10,
      seconds: null,
      metres: null,
      rir: null,
      side: null,
      doneAt: "2025-03-28T17:41:00.000Z",
    });
  });

  it("leaves out numbers beyond our limits, line by line, and changes none", () => {
    const [workout] = read(BROKEN_CSV).workouts;
    const settled = workout && settleWorkout(workout, context);
    expect(settled?.problems).toEqual([
      { line: 4, message: "Bench Press (Barbell): A weight can be from 0 to 600 kg. We left this set out." },
      { line: 5, message: "Bench Press (Barbell): A set has 1 to 999 reps. We left this one out." },
    ]);
    expect(settled?.workout?.exercises[0]?.sets.map(({ weightKg, reps }) => [weightKg, reps])).toEqual([
      [80, 8],
      [80, 8],
    ]);
  });

  it("is nothing of the future, of long ago, or of a workout that's too long", () => {
    const future = read(HEVY_CSV.replaceAll("2025", "2031")).workouts.map((workout) => settleWorkout(workout, context));
    expect(future.map(({ workout }) => workout)).toEqual([null, null, null]);
    expect(future[0]?.problems).toEqual([{ line: 2, message: "This workout isn't from 2000 up to now, so we left it out." }]);
    expect(settleWorkout(read(HEVY_CSV.replaceAll("2025", "1970")).workouts[0]!, context).workout).toBeNull();
    const small = settleWorkout(read(HEVY_CSV).workouts[0]!, { ...context, mostExercises: 2, mostSets: 2 });
    expect(small.workout?.exercises.map(({ sets }) => sets.length)).toEqual([2, 1]);
    expect(small.problems.map(({ message }) => message)).toEqual([
      "An exercise has up to 2 sets, so we left this one out.",
      "A workout has up to 2 exercises, so we left out Triceps Rope Pushdown.",
      "A workout has up to 2 exercises, so we left out Plank.",
    ]);
  });

  it("has no set and no end in the future", () => {
    const [push] = read(HEVY_CSV.replaceAll("28 Mar 2025, 18:41", "28 Mar 2032, 18:41")).workouts;
    const late = settleWorkout(push!, context);
    expect([late.workout?.endedAt, late.workout?.isTimed]).toEqual([late.workout?.startedAt, false]);
    expect(late.problems).toEqual([{ line: 2, message: "This workout ends in the future, so we left out when it ended." }]);
    const future = "2032-03-28T17:41:00.000Z";
    const [first, ...others] = push!.exercises;
    const sets = first!.sets.map((set, at) => (at === 0 ? { ...set, doneAt: future } : set));
    const { workout, problems } = settleWorkout(
      { ...push!, endedAt: null, exercises: [{ ...first!, sets, completedAt: future }, ...others] },
      context,
    );
    expect([workout?.exercises[0]?.sets.length, workout?.exercises[0]?.completedAt]).toEqual([2, null]);
    expect(problems).toEqual([
      { line: 2, message: "Bench Press (Barbell): A set can't be in the future. We left this one out." },
    ]);
  });

  it("has no end before its start", () => {
    const backwards = HEVY_CSV.replaceAll("28 Mar 2025, 18:41", "28 Mar 2025, 16:41");
    const { workout, problems } = settleWorkout(read(backwards).workouts[0]!, context);
    expect([workout?.endedAt, workout?.isTimed]).toEqual([workout?.startedAt, false]);
    expect(problems).toEqual([{ line: 2, message: "This workout ends before it starts, so we left out when it ended." }]);
  });
});
