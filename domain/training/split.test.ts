import { describe, expect, it } from "vitest";
import { TRAINING_GROUPS } from "./muscles.ts";
import { DAYS_PER_WEEK } from "./plan.ts";
import { armsMayCountBySynergists, focusName, groupsTrainedTwice, suitsDay, trainingDays } from "./split.ts";

describe("trainingDays", () => {
  it.each(DAYS_PER_WEEK)("has exactly %i days, in order", (days) => {
    const indexes = trainingDays(days, ["Chest"]).map((day) => day.index);
    expect(indexes).toHaveLength(days);
    expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
  });

  it.each([
    [2, ["Monday", "Thursday"]],
    [3, ["Monday", "Wednesday", "Friday"]],
    [4, ["Monday", "Tuesday", "Thursday", "Saturday"]],
  ] as const)("spreads the rest of %i days", (days, weekdays) => {
    expect(trainingDays(days, ["Legs"]).map((day) => day.weekday)).toEqual(weekdays);
  });

  it("keeps the fixed week of five days", () => {
    expect(trainingDays(5, ["Legs"]).map((day) => `${day.weekday} ${day.kind}`)).toEqual([
      "Monday upper",
      "Tuesday lower",
      "Wednesday core",
      "Friday full",
      "Saturday upper",
    ]);
  });

  it("has one light day of seven", () => {
    expect(trainingDays(7, TRAINING_GROUPS).filter((day) => day.kind === "light")).toHaveLength(1);
  });
});

it("keeps core work to Wednesday and Friday of the fixed week", () => {
  const kinds = trainingDays(5, ["Core"]).filter((day) => suitsDay(day.kind, "Core"));
  expect(kinds.map((day) => day.weekday)).toEqual(["Wednesday", "Friday"]);
});

describe("groupsTrainedTwice", () => {
  it.each([
    [15, [2, 3, 4, 3, 6, 6]],
    [30, [3, 6, 6, 6, 6, 6]],
    [45, [5, 6, 6, 6, 6, 6]],
    [60, [6, 6, 6, 6, 6, 6]],
  ] as const)("at %i minutes, 2 to 7 days: %j", (minutes, expected) => {
    expect(DAYS_PER_WEEK.map((days) => groupsTrainedTwice(days, minutes))).toEqual(expected);
  });
});

it("lets Arms count by synergists at five groups, two days and 15 minutes only", () => {
  expect(armsMayCountBySynergists(5, 2, 15)).toBe(true);
  expect(armsMayCountBySynergists(4, 2, 15)).toBe(false);
  expect(armsMayCountBySynergists(6, 3, 15)).toBe(false);
  expect(armsMayCountBySynergists(6, 2, 30)).toBe(false);
});

describe("focusName", () => {
  it.each([
    [
      "mostly upper",
      [
        ["Upper Body", 9],
        ["Lower Body", 3],
      ],
      "Upper Body",
    ],
    [
      "legs and core",
      [
        ["Lower Body", 6],
        ["Core", 6],
      ],
      "Lower Body and Core",
    ],
    [
      "a bit of everything",
      [
        ["Upper Body", 6],
        ["Lower Body", 6],
        ["Core", 3],
      ],
      "Full-Body",
    ],
    ["nothing", [], "Full-Body"],
  ] as const)("%s", (_, sets, name) => {
    expect(
      focusName(
        "open",
        sets.map(([muscleGroup, count]) => ({ muscleGroup, sets: count })),
      ),
    ).toBe(name);
  });
});
