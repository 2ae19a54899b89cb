import { describe, expect, it } from "vitest";
import { readSets, rowsOf } from "./set-draft.ts";

const row = (weight: string, amount: string, checked = false) => ({ weight, amount, checked });
const reps = { amount: 10, isHold: false, loadModel: "total" } as const;
const hold = { amount: 30, isHold: true, loadModel: "none" } as const;

describe("readSets", () => {
  it("takes the ticked rows and fills in the planned number", () => {
    expect(readSets([row("80", "8", true), row("80", "", true), row("85", "6")], reps, "kg")).toEqual({
      sets: [
        { weightKg: 80, reps: 8 },
        { weightKg: 80, reps: 10 },
      ],
    });
  });
  it("takes what was typed when nothing is ticked, and nothing from empty rows", () => {
    expect(readSets([row("80", ""), row("", "12"), row("", "")], reps, "kg")).toEqual({
      sets: [
        { weightKg: 80, reps: 10 },
        { weightKg: null, reps: 12 },
      ],
    });
    expect(readSets([row("", "")], reps, "kg")).toEqual({ sets: [] });
  });
  it("stores pounds as kilograms and holds as seconds", () => {
    expect(readSets([row("100", "5", true)], reps, "lb")).toEqual({ sets: [{ weightKg: 45.359, reps: 5 }] });
    expect(readSets([row("", "", true)], hold, "kg")).toEqual({ sets: [{ weightKg: null, reps: 1, seconds: 30 }] });
  });
  it("says of the first number that can't be kept where it is, and why", () => {
    const weight = (message: string) => ({ wrong: { row: 0, box: "weight", message } });
    const amount = (message: string) => ({ wrong: { row: 0, box: "amount", message } });
    const read = (...typed: [string, string]) => readSets([row(...typed, true)], reps, "kg");
    expect(read("heavy", "8")).toEqual(weight("Enter a weight from 0 to 600 kg."));
    expect(read("900", "8")).toEqual(weight("Enter a weight from 0 to 600 kg."));
    expect(readSets([row("900", "8", true)], { ...reps, loadModel: "per-hand" }, "lb")).toEqual(
      weight("Enter a weight from 0 to 330 lb."),
    );
    for (const odd of ["8.5", "-1", "0", "1000", "many"]) expect(read("80", odd)).toEqual(amount("Enter 1 to 999 reps."));
    expect(readSets([row("", "0", true)], hold, "kg")).toEqual(amount("Enter 1 to 7,200 seconds."));
    expect(readSets([row("80", "8", true), row("80", "8.5", true)], reps, "kg")).toMatchObject({ wrong: { row: 1 } });
  });
  it("reads a comma as the decimal point", () => {
    expect(readSets([row("62,5", "8", true)], reps, "kg")).toEqual({ sets: [{ weightKg: 62.5, reps: 8 }] });
  });
  it("keeps a saved set that would be refused today", () => {
    const saved = [{ weightKg: 900, reps: 0 }];
    expect(readSets(rowsOf(saved, 1, "kg"), reps, "kg", saved)).toEqual({ sets: saved });
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
    expect(readSets(edited, reps, "lb", saved)).toEqual({
      sets: [
        { weightKg: 60, reps: 6 },
        { weightKg: 61.235, reps: 5 },
        { weightKg: 60.101, reps: 5 },
      ],
    });
    const unticked = [row("132.5", "5"), row("132.5", "7", true), row("", "5")];
    expect(readSets(unticked, reps, "lb", saved)).toEqual({ sets: [{ weightKg: 60, reps: 7 }] });
  });
});
