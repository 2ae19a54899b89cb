import { describe, expect, test } from "vitest";
import { actionOf, isAltArrow, rowsOf, whereNow } from "./board-keys.ts";
import { planned, week } from "./week.fixture.ts";

const days = week({ Monday: [planned("g-a"), planned("g-b"), planned("g-c")], Wednesday: [planned("g-d")] });
const press = (key: string, altKey = false) => ({ key, altKey });

describe("arrow keys walk the board", () => {
  test("a training day has its button, its exercises and Add; a rest day its button alone", () => {
    expect(days.map(rowsOf)).toEqual([5, 1, 3, 1, 1, 1, 1]);
  });

  test("up and down within a day, and not past its ends", () => {
    expect(actionOf(days, { col: 0, row: 1 }, press("ArrowDown"))).toEqual({ kind: "go", to: { col: 0, row: 2 } });
    expect(actionOf(days, { col: 0, row: 0 }, press("ArrowUp"))).toBeNull();
    expect(actionOf(days, { col: 0, row: 4 }, press("ArrowDown"))).toBeNull();
  });

  test("left and right keep the row where the other day has it", () => {
    expect(actionOf(days, { col: 0, row: 3 }, press("ArrowRight"))).toEqual({ kind: "go", to: { col: 1, row: 0 } });
    expect(actionOf(days, { col: 0, row: 0 }, press("ArrowLeft"))).toBeNull();
    expect(actionOf(days, { col: 6, row: 0 }, press("ArrowRight"))).toBeNull();
  });

  test("other keys are left alone", () => {
    expect(actionOf(days, { col: 0, row: 0 }, press("Enter"))).toBeNull();
  });
});

describe("with Alt they change the week", () => {
  test("an exercise moves within its day and keeps the focus", () => {
    const act = actionOf(days, { col: 0, row: 1 }, press("ArrowDown", true));
    expect(act).toMatchObject({
      kind: "change",
      edit: { type: "move-exercise", day: "Monday", exerciseId: "g-a", toIndex: 1 },
      landing: { day: "Monday", exerciseId: "g-a" },
    });
    expect(actionOf(days, { col: 0, row: 1 }, press("ArrowUp", true))).toBeNull();
    expect(actionOf(days, { col: 0, row: 3 }, press("ArrowDown", true))).toBeNull();
  });

  test("the day's button and Add are no exercises", () => {
    expect(actionOf(days, { col: 0, row: 0 }, press("ArrowDown", true))).toBeNull();
    expect(actionOf(days, { col: 0, row: 4 }, press("ArrowUp", true))).toBeNull();
  });

  test("a training day moves along the week; a rest day and an exercise don't", () => {
    expect(actionOf(days, { col: 0, row: 0 }, press("ArrowRight", true))).toMatchObject({
      edit: { type: "move-day", from: "Monday", to: "Tuesday" },
    });
    expect(actionOf(days, { col: 1, row: 0 }, press("ArrowRight", true))).toBeNull();
    expect(actionOf(days, { col: 0, row: 1 }, press("ArrowRight", true))).toBeNull();
    expect(actionOf(days, { col: 0, row: 0 }, press("ArrowLeft", true))).toBeNull();
  });
});

test("every arrow with Alt is the board's, even one that moves nothing", () => {
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].every((key) => isAltArrow(press(key, true)))).toBe(true);
  expect([press("ArrowLeft"), press("a", true), press("toString", true)].some(isAltArrow)).toBe(false);
});

describe("what was pressed is found in the week that the presses before have made", () => {
  const latest = week({ Tuesday: [planned("g-a"), planned("g-b"), planned("g-c")], Wednesday: [planned("g-e"), planned("g-d")] });

  test("a day along the week, an exercise within its day", () => {
    expect(whereNow(days, latest, { col: 0, row: 0 })).toEqual({ col: 1, row: 0 });
    expect(whereNow(days, latest, { col: 2, row: 1 })).toEqual({ col: 2, row: 2 });
  });

  test("of two days with the same exercises the near one", () => {
    const twice = week({ Monday: [planned("g-a")], Friday: [planned("g-a")] });
    const moved = week({ Monday: [planned("g-a")], Saturday: [planned("g-a")] });
    expect(whereNow(twice, moved, { col: 4, row: 0 })).toEqual({ col: 5, row: 0 });
  });

  test("nothing of what is gone, nor of Add, nor of a rest day", () => {
    expect(whereNow(days, latest, { col: 0, row: 1 })).toBeNull();
    expect(whereNow(days, latest, { col: 0, row: 4 })).toBeNull();
    expect(whereNow(days, latest, { col: 1, row: 0 })).toBeNull();
  });
});
