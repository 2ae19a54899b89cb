import fc from "fast-check";
import { copyChoices, frameDays, weekShown } from "@lockstep/domain/family/group-training.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { eligibleExercises } from "@lockstep/domain/training/candidates.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { DAYS_PER_WEEK, DURATIONS } from "@lockstep/domain/training/plan.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { splitWeek } from "@lockstep/domain/training/split.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { expect, test } from "vitest";
import { propertyRuns } from "../../scripts/test-sample.ts";
import { EXERCISES, findExercise } from "./index.ts";

const frames = fc.record({
  muscleGroups: fc.uniqueArray(fc.constantFrom(...TRAINING_GROUPS), { minLength: 1 }),
  durationMinutes: fc.constantFrom(...DURATIONS),
  daysPerWeek: fc.constantFrom(...DAYS_PER_WEEK),
  seed: fc.nat(10_000),
});
const members = fc.record({
  skillLevel: fc.constantFrom(...LEVELS),
  location: fc.constantFrom(...LOCATIONS),
  equipment: fc.uniqueArray(fc.constantFrom(...HOME_EQUIPMENT)),
  avoid: fc.uniqueArray(fc.constantFrom(...AVOIDANCES), { maxLength: 2 }),
});

test("every copy keeps to its member's level, equipment and things to avoid, and shares the family's days and focus", () => {
  let planned = 0;
  fc.assert(
    fc.property(frames, fc.array(members, { minLength: 2, maxLength: 5 }), (frame, family) => {
      for (const own of family) {
        const result = planWeek(copyChoices(frame, own), EXERCISES);
        if (!result.ok) continue;
        planned += 1;
        const { days } = result.plan;
        const work = days.flatMap(({ exercises }) => exercises);
        const steps = days.flatMap(({ warmUp, coolDown }) => [...warmUp, ...coolDown]);
        for (const { exerciseId } of [...work, ...steps]) {
          const exercise = findExercise(exerciseId);
          expect(exercise?.location).toBe(own.location);
          expect(LEVELS.indexOf(exercise?.level ?? "advanced")).toBeLessThanOrEqual(LEVELS.indexOf(own.skillLevel));
          expect(exercise?.loads.filter((load) => own.avoid.includes(load))).toEqual([]);
          if (own.location === "home")
            expect(exercise?.needs.filter((need) => !own.equipment.some((item) => item === need))).toEqual([]);
        }
        expect(days.flatMap(({ day, isRest }) => (isRest ? [] : [day]))).toEqual(frameDays(frame));
        // The fixed days are the same for all, and each chosen group that leaves someone work is trained.
        for (const { index, focus, groups } of splitWeek(frame.daysPerWeek, frame.muscleGroups, frame)) {
          // A day that a member's groups have off says so.
          const named = joinNames(groups);
          expect([focus, `Balance for ${named}`, `${named} recovery`]).toContain(days[index]?.focus);
        }
        const possible = eligibleExercises(copyChoices(frame, own), EXERCISES).filter(({ kind }) => kind === "strength");
        // Full-Body owes the basics, whatever group they are of.
        for (const group of frame.muscleGroups.filter((each) => each !== "Full-Body"))
          if (possible.some((exercise) => exercise.group === group))
            expect(work.some((exercise) => exercise.group === group) || mayMiss(result.plan.notes)).toBe(true);
      }
    }),
    propertyRuns(400, 25),
  );
  expect(planned).toBeGreaterThan(40);
});

/** A group may be trained by muscles that help, where the plan says so. */
const mayMiss = (notes: readonly { readonly code: string }[]): boolean =>
  notes.some(({ code }) => code === "GROUP_BY_SYNERGISTS" || code === "GROUP_LEFT_OUT");

test("a gym's copy says nothing of equipment at home", () => {
  const frame = { muscleGroups: ["Core"], durationMinutes: 30, daysPerWeek: 3 } as const;
  const own = { skillLevel: "beginner", equipment: ["band"], avoid: ["knee"] } as const;
  expect(copyChoices(frame, { ...own, location: "gym" })).toEqual({
    ...frame,
    skillLevel: "beginner",
    location: "gym",
    avoid: ["knee"],
  });
  expect(copyChoices(frame, { ...own, location: "home" })).toMatchObject({ equipment: ["band"] });
});

test("others see the days someone trains on, and what's done only where it's shared", () => {
  const days = [
    { day: "Monday", isRest: false },
    { day: "Tuesday", isRest: true },
    { day: "Wednesday", isRest: false },
  ] as const;
  // A Tuesday and a Wednesday.
  const trained = ["2027-03-02", "2027-03-03"].flatMap((day) => parseCalendarDay(day) ?? []);
  expect(weekShown(days, trained)).toEqual([
    { day: "Monday", isDone: false },
    { day: "Wednesday", isDone: true },
  ]);
  expect(weekShown(days, null)).toEqual([
    { day: "Monday", isDone: null },
    { day: "Wednesday", isDone: null },
  ]);
});
