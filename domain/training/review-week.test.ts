import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleSize } from "../../scripts/test-sample.ts";
import { addDays, type CalendarDay } from "../calendar/calendar.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { applyEdits, isMade } from "./apply-edits.ts";
import { planWeek } from "./plan-week.ts";
import { DAYS_PER_WEEK, DURATIONS, toCompactDay } from "./plan.ts";
import type { PlannedDay, TrainingChoices, TrainingPlan } from "./plan.ts";
import type { Proposal, ReviewedWeek } from "./review-proposals.ts";
import { MOST_PROPOSALS, reviewWeek } from "./review-week.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import type { DoneOnDay } from "./week-record.ts";

const MONDAY = "2026-11-16" as CalendarDay;
const LONG_AGO = "2026-01-05" as CalendarDay;
const CHOICES: TrainingChoices = {
  muscleGroups: ["Chest", "Back", "Legs"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "gym",
};

function made(choices: TrainingChoices): TrainingPlan {
  const result = planWeek(choices, TABLE_CATALOGUE);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}
const PLAN = made(CHOICES);
const TRAINING = PLAN.days.filter(({ isRest }) => !isRest);

/** Weeks of training, the latest first; `does` says on which date, counted from the week's Monday, an exercise was done, or null. */
function log(
  plan: TrainingPlan,
  weeks: number,
  does: (week: number, day: PlannedDay, place: number) => number | null,
): DoneOnDay[] {
  return Array.from({ length: weeks }, (_, week) => week).flatMap((week) =>
    plan.days.flatMap((day) =>
      day.exercises.flatMap(({ exerciseId }, place) => {
        const offset = does(week, day, place);
        return offset === null ? [] : [{ exerciseId, date: addDays(MONDAY, offset - 7 * week) }];
      }),
    ),
  );
}
const onTime = (_week: number, day: PlannedDay): number => WEEKDAYS.indexOf(day.day);

/** A block that was over before the weeks under review began. */
const OVER = { startsOn: addDays(MONDAY, -7 * 52), weeks: 6, before: null };

function inputOf(done: readonly DoneOnDay[], more: Partial<ReviewedWeek> = {}): ReviewedWeek {
  return {
    plan: PLAN,
    choices: CHOICES,
    catalogue: TABLE_CATALOGUE,
    monday: MONDAY,
    done,
    earlier: [],
    since: LONG_AGO,
    changedOn: LONG_AGO,
    block: OVER,
    ...more,
  };
}
const review = (done: readonly DoneOnDay[], more: Partial<ReviewedWeek> = {}) => reviewWeek(inputOf(done, more));
const idsOf = (proposals: readonly Proposal[]) => proposals.map(({ id }) => id.slice(MONDAY.length + 1));
const [first, , last] = TRAINING;
if (first === undefined || last === undefined) throw new Error("The plan needs three training days");

describe("what a week comes to", () => {
  test("a week without records says so and proposes nothing", () => {
    const { facts, proposals, summary } = review(log(PLAN, 3, (week, day) => (week === 0 ? null : onTime(week, day))));
    expect(facts).toMatchObject({ daysDone: 0, daysPlanned: 3, exercisesDone: 0 });
    expect([proposals, summary.startsWith("Nothing logged last week.")]).toEqual([[], true]);
  });

  test("work outside the plan isn't taken for a week off", () => {
    const { proposals, summary } = review([{ exerciseId: "g-of-another-plan", date: MONDAY }]);
    expect([proposals, summary.startsWith("You trained, just not from this plan.")]).toEqual([[], true]);
  });

  test("a plan made after the week has nothing to look back on", () => {
    expect(review(log(PLAN, 2, onTime), { since: addDays(MONDAY, 7) })).toMatchObject({ facts: null, proposals: [] });
  });

  test("days before the plan was made weren't planned", () => {
    const since = addDays(MONDAY, 1);
    const { facts } = review(log(PLAN, 1, onTime), { since, changedOn: since });
    expect(facts).toMatchObject({ daysDone: 2, daysPlanned: 2 });
  });

  test("full weeks are counted back to the first that wasn't", () => {
    const done = log(PLAN, 5, (week, day) => (week === 3 && day === last ? null : onTime(week, day)));
    expect(review(done).fullWeeks).toBe(3);
  });

  test("a session done on another weekday is done", () => {
    const done = log(PLAN, 1, (week, day) => (day === last ? 6 : onTime(week, day)));
    expect(review(done)).toMatchObject({ facts: { daysDone: 3 }, fullWeeks: 1 });
  });
});

describe("what a coach proposes", () => {
  test("after two full weeks something gets harder, and after three nothing", () => {
    // With room for a fourth set.
    const days = PLAN.days.map((day) => ({ ...day, exercises: day.exercises.map((each) => ({ ...each, sets: 3 })) }));
    const plan = { ...PLAN, days };
    expect(idsOf(review(log(plan, 2, onTime), { plan }).proposals)).toEqual(["harder"]);
    expect(review(log(PLAN, 3, onTime)).proposals).toEqual([]);
  });

  test("no light week is proposed while the block has its own ahead, and it ends the count of hard ones", () => {
    const done = log(PLAN, 6, onTime);
    const inBlock = (weeksAgo: number) => ({ block: { ...OVER, startsOn: addDays(MONDAY, -7 * weeksAgo) } });
    expect(idsOf(review(done, inBlock(4)).proposals)).not.toContain("light-week");
    // The week before the one under review was the lighter one.
    const after = review(done, inBlock(6));
    expect(after.fullWeeks).toBeGreaterThanOrEqual(6);
    expect(idsOf(after.proposals)).not.toContain("light-week");
  });

  test("after five full weeks comes a light one, and after that the full sets again", () => {
    const full = review(log(PLAN, 5, onTime));
    expect(idsOf(full.proposals)).toEqual(["light-week"]);
    const light = applyEdits(PLAN, full.proposals[0]?.edits ?? [], CHOICES, TABLE_CATALOGUE);
    if (!light.ok) throw new Error(light.message);
    expect(light.plan.days.flatMap(({ exercises }) => exercises.map(({ sets }) => sets))).not.toContain(3);
    const earlier = [{ monday: addDays(MONDAY, -7), days: PLAN.days.map(toCompactDay) }];
    const after = review(log(PLAN, 6, onTime), { plan: light.plan, earlier });
    expect([idsOf(after.proposals), after.fullWeeks]).toEqual([["full-sets"], 6]);
    const back = applyEdits(light.plan, after.proposals[0]?.edits ?? [], CHOICES, TABLE_CATALOGUE);
    expect(back.ok && back.plan.days.map(toCompactDay)).toEqual(PLAN.days.map(toCompactDay));
  });

  test("an exercise skipped twice is named, and swapped for one of its muscle that the day doesn't have", () => {
    const swaps = TRAINING.flatMap((day) =>
      day.exercises.slice(0, -1).flatMap((skipped, place) => {
        const done = log(PLAN, 2, (week, each, at) => (each === day && at === place ? null : onTime(week, each)));
        const { skippedTwice, proposals } = review(done);
        expect(skippedTwice).toEqual([{ day: day.day, exerciseId: skipped.exerciseId, name: skipped.name }]);
        return proposals.flatMap(({ edits }) => edits).map((edit) => ({ day, skipped, edit }));
      }),
    );
    expect(swaps.length).toBeGreaterThan(3);
    for (const { day, skipped, edit } of swaps) {
      if (edit.type !== "swap-exercise") throw new Error(`${edit.type} is no swap`);
      expect(edit).toMatchObject({ day: day.day, exerciseId: skipped.exerciseId });
      expect(day.exercises.map(({ exerciseId }) => exerciseId)).not.toContain(edit.withExerciseId);
      expect(TABLE_CATALOGUE.find(({ id }) => id === edit.withExerciseId)?.group).toBe(skipped.group);
    }
  });

  test("an exercise that may be new in the plan isn't blamed", () => {
    const days = (id: string) => TRAINING.filter(({ exercises }) => exercises.some(({ exerciseId }) => exerciseId === id)).length;
    const once = first.exercises.findIndex(({ exerciseId }) => days(exerciseId) === 1);
    const done = log(PLAN, 2, (week, day, place) => (day === first && place === once ? null : onTime(week, day)));
    expect(review(done, { changedOn: addDays(MONDAY, 2) }).skippedTwice).toEqual([]);
  });

  test("a day that ended early twice gets fewer sets", () => {
    const end = first.exercises.length - 1;
    const done = log(PLAN, 2, (week, day, place) => (day === first && place === end ? null : onTime(week, day)));
    expect(idsOf(review(done).proposals)).toEqual([`fewer-${first.day}`]);
  });

  test("a session done on the same other day twice moves there", () => {
    const done = log(PLAN, 2, (week, day) => (day === last ? 5 : onTime(week, day)));
    const [proposal] = review(done).proposals;
    expect(proposal?.edits).toEqual([{ type: "move-day", from: last.day, to: "Saturday" }]);
  });

  test("a day that never happens becomes a rest day, but only one at a time", () => {
    const { proposals } = review(log(PLAN, 2, (week, day) => (day === first ? onTime(week, day) : null)));
    expect(idsOf(proposals).filter((id) => id === "drop")).toHaveLength(1);
  });

  test("one week, or a week after one without records, is no pattern", () => {
    const once = log(PLAN, 1, (week, day, place) => (day === last || place === 1 ? null : onTime(week, day)));
    expect(review(once).proposals).toEqual([]);
  });
});

const WISHES: fc.Arbitrary<TrainingChoices> = fc.record({
  muscleGroups: fc.subarray(["Chest", "Back", "Legs", "Arms", "Core", "Full-Body"] as const, { minLength: 1 }),
  durationMinutes: fc.constantFrom(...DURATIONS),
  daysPerWeek: fc.constantFrom(...DAYS_PER_WEEK),
  skillLevel: fc.constantFrom("beginner", "intermediate", "advanced"),
  location: fc.constantFrom("home", "gym"),
  avoid: fc.subarray(["knee", "shoulder", "wrist"] as const),
  seed: fc.nat(99),
});

test("whatever was done, every proposal keeps the planner's rules, alone and with the others", () => {
  const habits = fc.array(fc.constantFrom("all", "none", "early", "second", "late"), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(WISHES, habits, fc.integer({ min: 1, max: 7 }), (choices, habit, weeks) => {
      const result = planWeek(choices, TABLE_CATALOGUE);
      if (!result.ok) return;
      const { plan } = result;
      const done = log(plan, weeks, (week, day, place) => {
        const how = habit[WEEKDAYS.indexOf(day.day)];
        const misses =
          how === "none" || (how === "early" && place === day.exercises.length - 1) || (how === "second" && place === 1);
        return misses ? null : how === "late" ? 6 : onTime(week, day);
      });
      const { proposals } = review(done, { plan, choices });
      expect(proposals.length).toBeLessThanOrEqual(MOST_PROPOSALS);
      expect(new Set(proposals.map(({ id }) => id)).size).toBe(proposals.length);
      const isLight = proposals.some(({ id }) => id.endsWith("light-week"));
      const all = proposals.flatMap(({ edits }) => edits);
      for (const edits of [all, ...proposals.map((each) => each.edits)]) {
        const applied = applyEdits(plan, edits, choices, TABLE_CATALOGUE);
        if (!applied.ok) throw new Error(applied.message);
        const warnings = applied.warnings.filter((warning) => !isLight || !warning.includes("minutes unused"));
        expect([warnings, isMade(applied.plan.days, edits)]).toEqual([[], true]);
      }
      for (const { edits } of proposals) expect(isMade(plan.days, edits)).toBe(false);
    }),
    { numRuns: sampleSize(400, 30), seed: 14 },
  );
});
