import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { splitWeek } from "@lockstep/domain/training/split.ts";
import { expect, it } from "vitest";
import { HERO_WEEK } from "./hero-week.ts";

it("is a week that the planner makes of four days", () => {
  const days = splitWeek(4, ["Full-Body"]);
  const week = WEEKDAYS.map((day) => [day.slice(0, 3), days.find(({ weekday }) => weekday === day)?.focus ?? "Rest Day"]);
  expect(HERO_WEEK).toEqual(week);
});
