import { describe, expect, test } from "vitest";
import type { Profile } from "@lockstep/contract/accounts.ts";
import { answersOf, patchOf, TOO_YOUNG } from "./setup-answers.ts";
import type { SetupAnswers } from "./setup-answers.ts";
import { stepAfter, stepBefore, stepOf, stepToContinue } from "./setup-steps.ts";

const fresh: Profile = {
  id: "0b8f7a52-52f5-4d1a-9b6e-2f6f0a3a9c01",
  username: "mira",
  fullName: "Mira Okonkwo",
  bio: "",
  fitnessGoals: "",
  avatarUrl: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  email: "mira@example.com",
  emailVerified: true,
  role: "member",
  goal: null,
  skillLevel: null,
  workoutMinutes: null,
  units: "kg",
  timeZone: "UTC",
  theme: "system",
  birthYear: null,
  equipment: [],
  avoid: [],
  healthConcerns: null,
  hideCalories: false,
  hideMeasurements: null,
  energyUnit: "kcal",
  foodUnits: "metric",
  profileVisibility: "everyone",
  activityVisibility: "everyone",
  suspendedUntil: null,
};
const answers = (change: Partial<SetupAnswers>): SetupAnswers => ({ ...answersOf(fresh, "Europe/Berlin"), ...change });

describe("where to go on", () => {
  test("the first step without an answer, the summary at the end", () => {
    expect(stepToContinue(fresh)).toBe("goal");
    expect(stepToContinue({ ...fresh, goal: "endurance" })).toBe("level");
    expect(stepToContinue({ ...fresh, goal: "endurance", skillLevel: "beginner" })).toBe("birth-year");
    expect(stepToContinue({ ...fresh, goal: "endurance", skillLevel: "beginner", birthYear: 1990 })).toBe("health");
    expect(stepToContinue({ ...fresh, goal: "endurance", skillLevel: "beginner", birthYear: 1990, healthConcerns: [] })).toBe(
      "summary",
    );
  });

  test("the address wins when it names a step", () => {
    expect(stepOf("avoid", fresh)).toBe("avoid");
    expect(stepOf("nonsense", fresh)).toBe("goal");
  });

  test("before and after", () => {
    expect(stepBefore("goal")).toBeNull();
    expect(stepAfter("health")).toBe("summary");
    expect(stepAfter("summary")).toBe("summary");
  });
});

describe("the answers", () => {
  test("a zone that nobody chose is the device's, a chosen one stays", () => {
    expect(answersOf(fresh, "Europe/Berlin").timeZone).toBe("Europe/Berlin");
    expect(answersOf(fresh, null).timeZone).toBe("UTC");
    expect(answersOf({ ...fresh, timeZone: "Etc/UTC" }, "Europe/Berlin").timeZone).toBe("Etc/UTC");
  });

  test("a finished health check comes back with yes and no", () => {
    expect(answersOf({ ...fresh, healthConcerns: ["heart"] }, null).health).toMatchObject({ heart: "yes", dizziness: "no" });
    expect(answersOf(fresh, null).health).toEqual({});
  });
});

describe("what Next sends", () => {
  test("goal and level have to be chosen or skipped", () => {
    expect(patchOf("goal", answers({}), 2026)).toHaveProperty("problem");
    expect(patchOf("goal", answers({ goal: "build-muscle" }), 2026)).toEqual({ patch: { goal: "build-muscle" } });
    expect(patchOf("level", answers({}), 2026)).toHaveProperty("problem");
    expect(patchOf("level", answers({ skillLevel: "beginner", workoutMinutes: 30 }), 2026)).toEqual({
      patch: { skillLevel: "beginner", workoutMinutes: 30 },
    });
  });

  test.each([
    ["2010", { patch: { birthYear: 2010 } }],
    ["2011", { problem: { message: TOO_YOUNG } }],
  ])("born in %s, asked in 2026", (birthYear, expected) => {
    expect(patchOf("birth-year", answers({ birthYear }), 2026)).toEqual(expected);
  });

  test.each(["", "199", "1899", "2027"])("%j is no year", (birthYear) => {
    expect(patchOf("birth-year", answers({ birthYear }), 2026)).toMatchObject({
      problem: { fields: { birthYear: expect.stringContaining("1990") } },
    });
  });

  test("the health check is whole or skipped; its yeses are kept", () => {
    expect(patchOf("health", answers({ health: { heart: "yes" } }), 2026)).toHaveProperty("problem.fields.dizziness");
    const all = {
      heart: "yes",
      "chest-pain": "no",
      dizziness: "no",
      "bone-or-joint": "yes",
      medicine: "no",
      "other-reason": "no",
    } as const;
    expect(patchOf("health", answers({ health: all }), 2026)).toEqual({ patch: { healthConcerns: ["heart", "bone-or-joint"] } });
  });
});
