import { describe, expect, it } from "vitest";
import { formatWeight, fromKg, parseWeight, toKg } from "./units.ts";

describe("weights", () => {
  it("come back as they were typed, in both units", () => {
    for (const value of [0, 1.25, 2.5, 45, 82.5, 135, 182.5]) {
      expect(fromKg(toKg(value, "lb"), "lb")).toBe(value);
      expect(fromKg(toKg(value, "kg"), "kg")).toBe(value);
    }
  });
  it("kept in kilograms read to the half pound, and as they were typed when pounds were typed", () => {
    expect(fromKg(60, "lb")).toBe(132.5);
    expect(fromKg(82.5, "lb")).toBe(182);
    expect(fromKg(1.25, "lb")).toBe(3);
    expect(formatWeight(57.5, "lb")).toBe("127 lb");
    for (const value of [0.25, 33.3, 82.25, 100.1, 132.28, 187.75]) expect(fromKg(toKg(value, "lb"), "lb")).toBe(value);
    expect(fromKg(61.25, "kg")).toBe(61.25);
  });
  it("are read with a comma or a point, and refused when they are no weight", () => {
    expect(parseWeight("82,5", "kg")).toBe(82.5);
    expect(parseWeight(" 100 ", "lb")).toBe(45.359);
    for (const text of ["", "-5", "abc", "1e3", "1001", "8.2.5"]) expect(parseWeight(text, "kg")).toBeNull();
  });
  it("are written short", () => {
    expect(formatWeight(80, "kg")).toBe("80 kg");
    expect(formatWeight(82.5, "kg")).toBe("82.5 kg");
    expect(formatWeight(45.359, "lb")).toBe("100 lb");
  });
});
