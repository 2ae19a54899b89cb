import type { LogEntry } from "@lockstep/contract/nutrition.ts";
import { expect, it } from "vitest";
import { overlayLog } from "./use-log.ts";

const range = { from: "2026-11-16", to: "2026-11-22" };

function entry(id: string, date: string, mealId: string | null = null): LogEntry {
  return {
    id,
    date,
    mealType: "Lunch",
    name: id,
    source: mealId === null ? { type: "food", foodId: "apple", grams: 180 } : { type: "meal", planId: "plan", mealId },
    loggedAt: `${date}T12:00:00Z`,
    calories: 100,
    protein: 1,
    carbs: 20,
    fat: 1,
    fibre: 3,
  };
}

it("shows what waits and hides what was taken back", () => {
  const server = [entry("a", "2026-11-17"), entry("b", "2026-11-18")];
  const shown = overlayLog(
    server,
    [
      { id: "b", entry: null },
      { id: "c", entry: entry("c", "2026-11-16") },
    ],
    range,
  );
  expect(shown.map(({ id }) => id)).toEqual(["c", "a"]);
});

it("moves an entry that was given another day", () => {
  const server = [entry("a", "2026-11-17")];
  const moved = { id: "a", entry: entry("a", "2026-11-25") };
  expect(overlayLog(server, [moved], range)).toEqual([]);
  expect(overlayLog(server, [{ ...moved, entry: entry("a", "2026-11-19") }], range)[0]?.date).toBe("2026-11-19");
});

it("counts a planned meal once a day", () => {
  const server = [entry("a", "2026-11-17", "d2-lunch")];
  const pending = [
    { id: "twice", entry: entry("twice", "2026-11-17", "d2-lunch") },
    { id: "next", entry: entry("next", "2026-11-18", "d2-lunch") },
  ];
  expect(overlayLog(server, pending, range).map(({ id }) => id)).toEqual(["a", "next"]);
});
