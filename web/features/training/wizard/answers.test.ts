import { describe, expect, it } from "vitest";
import { movesOn } from "../../../plans/setup/rules.ts";
import { answersAfterPlan, FIRST_ANSWERS, isStepDone, openSteps, readAnswers, RULES, toChoices } from "./answers.ts";
import type { WizardAnswers } from "./answers.ts";

const none = { avoid: [], equipment: [], goal: null, workoutMinutes: null };
const full: WizardAnswers = {
  ...FIRST_ANSWERS,
  muscleGroups: ["Back", "Legs"],
  durationMinutes: 45,
  skillLevel: "beginner",
  location: "home",
};

describe("the steps", () => {
  it("start open, but for the days, which have a value", () => {
    expect(openSteps(FIRST_ANSWERS)).toEqual(["muscleGroups", "durationMinutes", "skillLevel", "location"]);
  });
  it("open again when the last group is deselected or the duration goes back to 0", () => {
    expect(isStepDone(full, "muscleGroups")).toBe(true);
    expect(isStepDone({ ...full, muscleGroups: [] }, "muscleGroups")).toBe(false);
    expect(isStepDone({ ...full, durationMinutes: 0 }, "durationMinutes")).toBe(false);
  });
  it("move the focus on once, and again only after they were open in between", () => {
    expect(movesOn(RULES, full, "muscleGroups", new Set())).toBe(true);
    expect(movesOn(RULES, full, "muscleGroups", new Set(["muscleGroups"]))).toBe(false);
    expect(movesOn(RULES, { ...full, muscleGroups: [] }, "muscleGroups", new Set())).toBe(false);
  });
});

describe("toChoices", () => {
  it("waits for all five steps and a duration above 0", () => {
    expect(toChoices(FIRST_ANSWERS, none)).toBeNull();
    expect(toChoices({ ...full, durationMinutes: 0 }, none)).toBeNull();
    expect(toChoices({ ...full, location: null }, none)).toBeNull();
    expect(toChoices(full, none)).toEqual({
      muscleGroups: ["Back", "Legs"],
      durationMinutes: 45,
      daysPerWeek: 3,
      skillLevel: "beginner",
      location: "home",
    });
  });
  it("takes things to avoid and equipment from the profile, but for what was changed", () => {
    const profile = { ...none, avoid: ["knee"], equipment: ["dumbbell"] } as const;
    expect(toChoices(full, profile)).toMatchObject({ avoid: ["knee"], equipment: ["dumbbell"] });
    const changed: WizardAnswers = {
      ...full,
      avoid: { added: [], removed: ["knee"] },
      equipment: { added: ["band"], removed: ["dumbbell"] },
    };
    expect(toChoices(changed, profile)?.avoid).toBeUndefined();
    expect(toChoices(changed, profile)?.equipment).toEqual(["band"]);
    expect(toChoices(changed, { ...none, avoid: ["lower-back"] })?.avoid).toEqual(["lower-back"]);
  });
  it("takes the goal from the profile, if there is one", () => {
    expect(toChoices(full, { ...none, goal: "build-muscle" })).toMatchObject({ goal: "build-muscle" });
    expect(toChoices(full, none)).not.toHaveProperty("goal");
  });
  it("takes the minutes from the profile while none were chosen; 0 is a choice too", () => {
    const profile = { ...none, workoutMinutes: 60 } as const;
    expect(toChoices({ ...full, durationMinutes: null }, profile)).toMatchObject({ durationMinutes: 60 });
    expect(toChoices(full, profile)).toMatchObject({ durationMinutes: 45 });
    expect(toChoices({ ...full, durationMinutes: 0 }, profile)).toBeNull();
    expect(readAnswers(JSON.stringify({ durationMinutes: 0 })).durationMinutes).toBe(0);
  });
  it("takes another goal for this plan, or none", () => {
    const profile = { ...none, goal: "build-muscle" } as const;
    expect(toChoices({ ...full, goal: "endurance" }, profile)).toMatchObject({ goal: "endurance" });
    expect(toChoices({ ...full, goal: "none" }, profile)).not.toHaveProperty("goal");
    expect(answersAfterPlan({ ...full, goal: "none" }).goal).toBe("profile");
    expect(answersAfterPlan({ ...full, goal: "endurance" }).goal).toBe("endurance");
  });
  it("doesn't send equipment for a gym", () => {
    expect(toChoices({ ...full, location: "gym", equipment: { added: ["band"], removed: [] } }, none)?.equipment).toBeUndefined();
  });
});

describe("readAnswers", () => {
  it("gives back what was kept", () => {
    const kept: WizardAnswers = { ...full, avoid: { added: ["knee"], removed: ["shoulder"] }, goal: "none" };
    expect(readAnswers(JSON.stringify(kept))).toEqual(kept);
  });
  it("drops what isn't an answer", () => {
    expect(readAnswers(null)).toEqual(FIRST_ANSWERS);
    expect(readAnswers("{")).toEqual(FIRST_ANSWERS);
    expect(readAnswers("[1]")).toEqual(FIRST_ANSWERS);
    const odd = {
      muscleGroups: ["Back", "Tail"],
      durationMinutes: 17,
      daysPerWeek: 9,
      skillLevel: "pro",
      location: "moon",
      avoid: "knee",
      equipment: { added: ["band", "anvil"], removed: 1 },
      goal: "fame",
    };
    expect(readAnswers(JSON.stringify(odd))).toEqual({
      ...FIRST_ANSWERS,
      muscleGroups: ["Back"],
      equipment: { added: ["band"], removed: [] },
    });
  });
});
