import { describe, expect, it } from "vitest";
import { readSets, rowsOf } from "./set-draft.ts";

const row = (weight: string, amount: string, checked = false) => ({ weight, amount, checked });
const reps = { amount: 10, isHold: false };

describe("readSets", () => {
  it("takes the ticked rows and fills in the planned number", () => {
    expect(readSets([row("80", "8", true), row("80", "", true), row("85", "6")], reps, "kg")).toEqual([
      { weightKg: 80, reps: 8 },
      { weightKg: 80, reps: 10 },
    ]);
  });
  it("takes what was typed when nothing is ticked, and nothing from empty rows", () => {
    expect(readSets([row("80", ""), row("", "12"), row("", "")], reps, "kg")).toEqual([
      { weightKg: 80, reps: 10 },
      { weightKg: null, reps: 12 },
    ]);
    expect(readSets([row("", "")], reps, "kg")).toEqual([]);
  });
  it("stores pounds as kilograms and holds as seconds", () => {
    expect(readSets([row("100", "5", true)], reps, "lb")).toEqual([{ weightKg: 45.359, reps: 5 }]);
    expect(readSets([row("", "", true)], { amount: 30, isHold: true }, "kg")).toEqual([{ weightKg: null, reps: 1, seconds: 30 }]);
  });
  it("refuses what is no number", () => {
    expect(readSets([row("heavy", "8", true)], reps, "kg")).toBeNull();
    expect(readSets([row("80", "8.5", true)], reps, "kg")).toBeNull();
    expect(readSets([row("80", "-1", true)], reps, "kg")).toBeNull();
  });
  it("shows again what it stored", () => {
    expect(rowsOf([{ weightKg: 45.359, reps: 5 }], 2, "lb")).toEqual([row("100", "5", true), row("", "")]);
  });
  it("keeps what was lifted when a row of a saved set keeps its weight", () => {
    const saved = [
      { weightKg: 60, reps: 5 },
      { weightKg: 60, reps: 5 },
      { weightKg: null, reps: 5 },
    ];
    const rows = rowsOf(saved, 3, "lb");
    expect(rows[0]).toEqual(row("132.5", "5", true));
    const edited = [row("132.5", "6", true), row("135", "5", true), row("132.5", "5", true)];
    expect(readSets(edited, reps, "lb", saved)).toEqual([
      { weightKg: 60, reps: 6 },
      { weightKg: 61.235, reps: 5 },
      { weightKg: 60.101, reps: 5 },
    ]);
    const unticked = [row("132.5", "5"), row("132.5", "7", true), row("", "5")];
    expect(readSets(unticked, reps, "lb", saved)).toEqual([{ weightKg: 60, reps: 7 }]);
  });
});
