import { describe, expect, it } from "vitest";
import { kgPer, metresPer, readDuration, readNumber, readSeconds } from "./numbers.ts";

describe("numbers", () => {
  it.each([
    ["62.5", 62.5],
    ["62,5", 62.5],
    ["1.234,5", 1234.5],
    ["1,234.5", 1234.5],
    ["1\u00A0234,5", 1234.5],
    ["1'234.5", 1234.5],
    ["1,234,567", 1234567],
    ["-20", -20],
    ["\u221220", -20],
    ["8.0", 8],
    [".5", 0.5],
    ["", null],
    ["  ", null],
    ["abc", Number.NaN],
    ["12kg", Number.NaN],
    ["1e5", Number.NaN],
    ["1-2", Number.NaN],
    ["NaN", Number.NaN],
  ])("%j", (text, value) => expect(readNumber(text)).toBe(value));
});

it.each(["constructor", "__proto__", "stone", ""])("%j is no unit", (text) =>
  expect([kgPer(text), metresPer(text)]).toEqual([undefined, undefined]),
);

describe("times", () => {
  it.each([
    ["90", 90],
    ["1:30", 90],
    ["0:01:30", 90],
    ["", null],
    ["1:3", Number.NaN],
  ])("of a set: %j", (text, value) => expect(readSeconds(text)).toBe(value));
  it.each([
    ["1h 5m", 3900],
    ["1h5min", 3900],
    ["45m", 2700],
    ["45 min", 2700],
    ["1:05", 3900],
    ["1:05:30", 3930],
    ["3900", 3900],
    ["2h", 7200],
    ["30s", 30],
    ["", null],
    ["soon", Number.NaN],
    ["5 x", Number.NaN],
  ])("of a workout: %j", (text, value) => expect(readDuration(text)).toBe(value));
});

it("knows the units of both worlds", () => {
  expect([kgPer("kg"), kgPer("lbs"), kgPer("LB"), kgPer("stone")]).toEqual([1, 0.45359237, 0.45359237, undefined]);
  expect([metresPer("km"), metresPer("miles"), metresPer("meters"), metresPer("li")]).toEqual([1000, 1609.344, 1, undefined]);
});
