import { expect, test } from "vitest";
import { inverseEdit } from "./inverse-edit.ts";
import { planned, week } from "./week.fixture.ts";

const paired = { ...planned("g-b", 4), superset: 1, role: "balance" as const, repsMin: 5, repsMax: 6, restSeconds: 45 };
const before = week({ Monday: [planned("g-a"), paired] });

test("a day comes back with its focus and every dose", () => {
  const own = { repsMin: 8, repsMax: 12, holdSeconds: null, restSeconds: 90, superset: null, role: "chosen" };
  expect(inverseEdit(before, { type: "change-focus", day: "Monday", groups: ["Core"] })).toEqual({
    type: "restore-day",
    day: "Monday",
    focus: "Upper Body",
    exercises: [
      { ...own, exerciseId: "g-a", sets: 3 },
      {
        ...own,
        exerciseId: "g-b",
        sets: 4,
        repsMin: 5,
        repsMax: 6,
        restSeconds: 45,
        superset: 1,
        role: "balance",
      },
    ],
  });
});

test("a moved day goes back from where it went", () => {
  expect(inverseEdit(before, { type: "move-day", from: "Monday", to: "Friday" })).toEqual({
    type: "move-day",
    from: "Friday",
    to: "Monday",
  });
});

test("a rest day had nothing to bring back", () => {
  expect(inverseEdit(before, { type: "remove-exercise", day: "Tuesday", exerciseId: "g-a" })).toBeNull();
});
