import fc from "fast-check";
import { expect, it } from "vitest";
import { momentMs, momentText } from "./moment.ts";

it("reads and writes moments as Date does", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }), (date) => {
      expect(momentText(date.getTime())).toBe(date.toISOString());
      expect(momentMs(date.toISOString())).toBe(date.getTime());
    }),
  );
});

it("is no number for what is no moment", () => {
  for (const text of ["", "2025-02-30T00:00:00Z", "2025-03-28", "2025-03-28T17:29:00+01:00"]) expect(momentMs(text)).toBeNaN();
});
