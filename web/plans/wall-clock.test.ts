import { afterEach, describe, expect, it } from "vitest";
import { wallClockIn } from "./wall-clock.ts";

const moment = new Date("2026-11-20T23:30:30Z");

describe.each(["Temporal", "Intl"])("with %s", (api) => {
  const clockIn = (timeZone: string | null) => {
    if (api === "Intl") Reflect.deleteProperty(globalThis, "Temporal");
    return wallClockIn(timeZone, moment);
  };
  const temporal = Object.getOwnPropertyDescriptor(globalThis, "Temporal");
  afterEach(() => {
    if (temporal) Object.defineProperty(globalThis, "Temporal", temporal);
  });

  it("has what the runtime promises", () => expect(temporal).toBeDefined());

  it.each([
    ["UTC", "2026-11-20", 23 * 60 + 30],
    ["Europe/Berlin", "2026-11-21", 30],
    ["America/New_York", "2026-11-20", 18 * 60 + 30],
    ["Asia/Kathmandu", "2026-11-21", 5 * 60 + 15],
    ["Pacific/Kiritimati", "2026-11-21", 13 * 60 + 30],
  ])("reads the wall in %s", (zone, day, minutes) => expect(clockIn(zone)).toEqual({ day, minutes }));

  it("reads the device's where a zone isn't known or none is given", () => {
    expect(clockIn("No/Where")).toEqual(clockIn(null));
    expect(clockIn(null).minutes).toBe(moment.getHours() * 60 + moment.getMinutes());
  });
});
