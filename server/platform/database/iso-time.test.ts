import { expect, test } from "vitest";
import { isoTime } from "./iso-time.ts";

test.each([
  ["2026-11-22 08:46:56.873+00", "2026-11-22T08:46:56.873Z"],
  ["2026-11-22 08:46:56.87+00", "2026-11-22T08:46:56.870Z"],
  ["2026-11-22 08:46:56+00", "2026-11-22T08:46:56.000Z"],
  ["2026-11-22 08:46:56.873912+00", "2026-11-22T08:46:56.873Z"],
  ["2026-11-22 14:16:56.873+05:30", "2026-11-22T08:46:56.873Z"],
  ["2026-11-22 00:46:56.8-08", "2026-11-22T08:46:56.800Z"],
])("PostgreSQL writes %s, the API %s", (written, expected) => {
  expect(isoTime(written)).toBe(expected);
  expect(new Date(written).toISOString()).toBe(expected);
});

test.each(["infinity", "-infinity"])("%s stays what it is", (written) => {
  expect(isoTime(written)).toBe(written);
});
