import { describe, expect, it } from "vitest";
import { calendarDayIn, formatWeek, mondayOf, weekOf } from "./today.ts";

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
