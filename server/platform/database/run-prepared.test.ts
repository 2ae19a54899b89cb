import { expect, test } from "vitest";
import { asMoment } from "./run-prepared.ts";

test.each([
  ["2026-11-22 08:46:56.873+00", "2026-11-22T08:46:56.873Z"],
  ["2026-11-22 08:46:56.87+00", "2026-11-22T08:46:56.870Z"],
  ["2026-11-22 08:46:56+00", "2026-11-22T08:46:56.000Z"],
  ["2026-11-22 08:46:56.873912+00", "2026-11-22T08:46:56.873Z"],
  ["2026-11-22 14:16:56.873+05:30", "2026-11-22T08:46:56.873Z"],
  ["2026-11-22 00:46:56.8-08", "2026-11-22T08:46:56.800Z"],
])("the database's %s is told as %s", (written, told) => {
  expect(asMoment(written)).toBe(told);
  expect(new Date(written).toISOString()).toBe(told);
});

test.each(["infinity", "-infinity"])("%s stays what it is", (written) => {
  expect(asMoment(written)).toBe(written);
});
