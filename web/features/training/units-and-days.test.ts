import { describe, expect, it } from "vitest";
import { calendarDayIn, formatWeek, mondayOf, weekOf } from "./today.ts";
import { formatWeight, fromKg, parseWeight, toKg, unitsOfDevice } from "./units.ts";

describe("weights", () => {
  it("come back as they were typed, in both units", () => {
    for (const value of [0, 1.25, 2.5, 45, 82.5, 135, 182.5]) {
      expect(fromKg(toKg(value, "lb"), "lb")).toBe(value);
      expect(fromKg(toKg(value, "kg"), "kg")).toBe(value);
    }
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
  it("follow the device's region until there is a profile", () => {
    expect(unitsOfDevice("en-US")).toBe("lb");
    expect(unitsOfDevice("en-GB")).toBe("kg");
    expect(unitsOfDevice("de")).toBe("kg");
  });
});

describe("days", () => {
  it("are the person's own", () => {
    const moment = new Date("2026-11-20T23:30:00Z");
    expect(calendarDayIn("Europe/Berlin", moment)).toBe("2026-11-21");
    expect(calendarDayIn("America/New_York", moment)).toBe("2026-11-20");
    expect(calendarDayIn("No/Where", moment)).toMatch(/^2026-11-2[01]$/);
  });
  it("make weeks that start on Monday", () => {
    const week = weekOf(calendarDayIn("UTC", new Date("2026-11-22T12:00:00Z")));
    expect(week[0]).toBe("2026-11-16");
    expect(week[6]).toBe("2026-11-22");
    expect(formatWeek(mondayOf(calendarDayIn("UTC", new Date("2026-11-19T12:00:00Z"))))).toBe("Nov 16 to 22");
  });
  it("name both months where a week has two", () => {
    expect(formatWeek(mondayOf(calendarDayIn("UTC", new Date("2026-12-01T12:00:00Z"))))).toBe("Nov 30 to Dec 6");
  });
});
