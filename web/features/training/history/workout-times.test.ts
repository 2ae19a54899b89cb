import { describe, expect, it } from "vitest";
import { isoOf, timesOf, timesProblem } from "./workout-times.ts";

const local = (day: number, hours: number, minutes = 0): string => new Date(2026, 10, day, hours, minutes).toISOString();
const now = new Date(2026, 10, 25, 20).getTime();

describe("when a workout was", () => {
  it("is read and written by the device's clock", () => {
    const times = timesOf({ date: "2026-11-24", startedAt: local(24, 18, 5), endedAt: local(24, 19) });
    expect(times).toEqual({ date: "2026-11-24", start: "18:05", end: "19:00" });
    expect(isoOf(times)).toEqual({ startedAt: local(24, 18, 5), endedAt: local(24, 19) });
  });

  it("ends the day after where the end is before the start", () => {
    expect(isoOf({ date: "2026-11-24", start: "23:30", end: "00:40" }).endedAt).toBe(local(25, 0, 40));
  });

  it.each([
    [{ date: "", start: "10:00", end: "11:00" }, "Enter the day, the start and the end."],
    [{ date: "2026-11-26", start: "10:00", end: "11:00" }, "That's in the future. Check the day and the times."],
    [{ date: "2026-11-25", start: "19:00", end: "22:30" }, "The end is in the future. Check the times."],
    [{ date: "1999-11-25", start: "19:00", end: "20:30" }, "Please choose a day from 2000 on."],
    [{ date: "2026-11-25", start: "19:00", end: "20:00" }, null],
  ])("%o: %s", (times, problem) => {
    expect(timesProblem(times, now)).toBe(problem);
  });
});
