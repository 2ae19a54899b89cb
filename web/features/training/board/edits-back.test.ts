import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import { describe, expect, test } from "vitest";
import { canGoBack, MOST_STEPS, moveBack, nextEditBack } from "./edits-back.ts";
import { planned, week } from "./week.fixture.ts";

/** What the server does with a change, as far as the order and the sets go; what is added comes first, which is the worst place. */
function apply(days: readonly PlannedDay[], edit: PlanEdit): PlannedDay[] {
  return days.map((day) => {
    if (edit.type === "move-day" || edit.type === "change-focus" || edit.day !== day.day) return day;
    const place = day.exercises.findIndex((each) => each.exerciseId === edit.exerciseId);
    const list = [...day.exercises];
    if (edit.type === "add-exercise") list.unshift(planned(edit.exerciseId, 4));
    if (edit.type === "remove-exercise") list.splice(place, 1);
    if (edit.type === "swap-exercise") list.splice(place, 1, planned(edit.withExerciseId));
    if (edit.type === "set-sets") list.splice(place, 1, planned(edit.exerciseId, edit.sets));
    if (edit.type === "move-exercise") list.splice(edit.toIndex, 0, ...list.splice(place, 1));
    if (list.length === 0) throw new Error("The day was emptied on the way.");
    return { ...day, exercises: list };
  });
}

function goBack(before: readonly PlannedDay[], from: readonly PlannedDay[]): { days: readonly PlannedDay[]; steps: number } {
  let days = from;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const next = nextEditBack(before, days);
    if (next === null) return { days, steps };
    days = apply(days, next);
  }
  return { days, steps: MOST_STEPS };
}

const ids = (days: readonly PlannedDay[]) => days.map((day) => day.exercises.map((each) => `${each.exerciseId} ${each.sets}`));

describe("taking a change back by further ones", () => {
  const before = week({ Monday: [planned("g-a", 3), planned("g-b", 4), planned("g-c", 3)] });

  test("a swap is one swap", () => {
    const after = apply(before, { type: "swap-exercise", day: "Monday", exerciseId: "g-a", withExerciseId: "g-x" });
    expect(nextEditBack(before, after)).toEqual({
      type: "swap-exercise",
      day: "Monday",
      exerciseId: "g-x",
      withExerciseId: "g-a",
    });
    expect(goBack(before, after).steps).toBe(1);
  });

  test("a removed exercise comes back with its sets in its place", () => {
    const after = apply(before, { type: "remove-exercise", day: "Monday", exerciseId: "g-c" });
    expect(ids(goBack(before, after).days)).toEqual(ids(before));
  });

  test("a day planned anew comes back whole, and is never empty on the way", () => {
    const after = week({ Monday: [planned("g-x"), planned("g-y"), planned("g-b"), planned("g-z")] });
    const { days, steps } = goBack(before, after);
    expect(ids(days)).toEqual(ids(before));
    expect(steps).toBeLessThan(MOST_STEPS);
  });

  test("nothing changed is nothing to do", () => {
    expect(nextEditBack(before, before)).toBeNull();
  });

  test("a day that lost its last exercise cannot come back, a moved one can", () => {
    const one = week({ Monday: [planned("g-a")] });
    const none = week({});
    expect(canGoBack(one, none, { type: "remove-exercise", day: "Monday", exerciseId: "g-a" })).toBe(false);
    expect(canGoBack(one, none, { type: "move-day", from: "Monday", to: "Friday" })).toBe(true);
  });

  test("a move goes back from the day that holds training now", () => {
    expect(moveBack(week({ Friday: [planned("g-a")] }), { type: "move-day", from: "Monday", to: "Friday" })).toEqual({
      type: "move-day",
      from: "Friday",
      to: "Monday",
    });
  });
});
