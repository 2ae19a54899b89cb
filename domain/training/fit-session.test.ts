import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitSession } from "./fit-session.ts";
import { DURATIONS } from "./plan.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { exerciseSeconds, restRoom, setWorkSeconds } from "./timing.ts";
import { propertyRuns } from "../../scripts/test-sample.ts";

const work = TABLE_CATALOGUE.filter((exercise) => exercise.kind === "strength" && exercise.location === "gym");
const named = (name: string) => {
  const exercise = work.find((candidate) => candidate.id === `g-${name}`);
  if (exercise === undefined) throw new Error(`The table has no ${name}`);
  return { exercise, sets: 3, paired: false };
};
const total = (items: ReturnType<typeof fitSession>): number => items.reduce((sum, item) => sum + item.workSeconds, 0);

describe("fitSession", () => {
  it("leaves the catalogue's doses where they fit", () => {
    // 3 x (20 + 7 x 15 + 60) + 3 x (20 + 7 x 12 + 75) + 3 x (20 + 7 x 20 + 45) = 555 + 537 + 615 s in 30 minutes.
    const fitted = fitSession([named("press-down"), named("door-row"), named("wrist-curl")], 30);
    expect(fitted.map(({ repsMax, restSeconds }) => [repsMax, restSeconds])).toEqual([
      [15, 60],
      [12, 75],
      [20, 45],
    ]);
    expect(total(fitted)).toBe(1707);
  });

  it("shortens rests and repetitions until two compounds fit 15 minutes", () => {
    const fitted = fitSession([named("door-row"), named("incline-push-up")], 15);
    expect(total(fitted)).toBeLessThanOrEqual(900);
    expect(fitted.every((item) => item.restSeconds >= 60 && item.repsMax >= 8 && item.repsMax <= 12)).toBe(true);
  });

  it("lengthens the rests of a thin session, compounds before the rest", () => {
    const fitted = fitSession([named("door-row"), named("curl"), named("press-down")], 30);
    expect(total(fitted)).toBeGreaterThanOrEqual(1440);
    const [row, curl] = fitted;
    expect(row?.restSeconds).toBeGreaterThan(curl?.restSeconds ?? 0);
  });

  it("keeps every rest and repetition within its room, and lands within the minutes whenever they can be met", () => {
    const session = fc.uniqueArray(fc.constantFrom(...work), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(session, fc.constantFrom(...DURATIONS), fc.constantFrom(3, 4), (exercises, minutes, sets) => {
        const fitted = fitSession(
          exercises.map((exercise) => ({ exercise, sets, paired: false })),
          minutes,
        );
        let [least, most] = [0, 0];
        fitted.forEach((fitting, place) => {
          const exercise = exercises[place];
          if (exercise === undefined) throw new Error("Another number of exercises");
          const { dose, compound, perSide } = exercise;
          const room = restRoom(dose, compound, minutes);
          const timed = (repetitions: number) => ({ repetitions, holdSeconds: dose.holdSeconds, perSide });
          expect(fitting.restSeconds).toBeGreaterThanOrEqual(room.least);
          expect(fitting.restSeconds).toBeLessThanOrEqual(room.most);
          expect(fitting.repsMin).toBe(dose.repsMin);
          expect(fitting.repsMax).toBeGreaterThanOrEqual(dose.repsMin);
          expect(fitting.repsMax).toBeLessThanOrEqual(dose.repsMax);
          expect(fitting.workSeconds).toBe(exerciseSeconds(sets, timed(fitting.repsMax), fitting.restSeconds, false));
          least += sets * (setWorkSeconds(timed(dose.repsMin)) + room.least);
          most += sets * (setWorkSeconds(timed(dose.repsMax)) + room.most);
        });
        if (least <= minutes * 60) expect(total(fitted)).toBeLessThanOrEqual(minutes * 60);
        if (least <= minutes * 60 && most >= minutes * 48) expect(total(fitted)).toBeGreaterThanOrEqual(minutes * 48);
      }),
      propertyRuns(300, 100),
    );
  });
});
