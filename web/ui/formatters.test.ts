import { formatCount, formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { describe, expect, it } from "vitest";
import { formatDate } from "./formatters.ts";

const OPTIONS: Readonly<Record<Parameters<typeof formatDate>[1], Intl.DateTimeFormatOptions>> = {
  day: { day: "numeric", month: "short" },
  date: { day: "numeric", month: "short", year: "numeric" },
  longDate: { dateStyle: "long" },
  wholeDate: { dateStyle: "full" },
  moment: { dateStyle: "long", timeStyle: "short" },
  wholeMoment: { dateStyle: "full", timeStyle: "short" },
  month: { month: "long", year: "numeric" },
  weekday: { weekday: "long" },
};

/** Every day of a leap year, each at another time of day. */
const moments = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1) + index * (86_400_000 + 241_000)));

describe("dates say the same as Intl's", () => {
  it.each(Object.entries(OPTIONS))("%s", (style, options) => {
    for (const [zone, timeZone] of [
      ["utc", "UTC"],
      ["local", undefined],
    ] as const) {
      const intl = new Intl.DateTimeFormat("en", { ...options, timeZone });
      const plain = (text: string) => text.replaceAll("\u202f", " ");
      for (const moment of moments)
        expect(formatDate(moment, style as keyof typeof OPTIONS, zone)).toBe(plain(intl.format(moment)));
    }
  });
});

const NUMBERS = [0, 1, 2.5, 82.5, 0.004, 0.005, 99.995, 999, 999.5, 1000, 12_345, 1_234_567.8, -0.2, -2.5, -1850];

it("counts and decimals say the same as Intl's", () => {
  const counts = new Intl.NumberFormat("en", { maximumFractionDigits: 0, signDisplay: "negative" });
  const decimals = new Intl.NumberFormat("en", { maximumFractionDigits: 2, useGrouping: false, signDisplay: "negative" });
  expect(NUMBERS.map(formatCount)).toEqual(NUMBERS.map((each) => counts.format(each)));
  expect(NUMBERS.map(formatDecimal)).toEqual(NUMBERS.map((each) => decimals.format(each)));
});
