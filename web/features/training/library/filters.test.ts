import { describe, expect, test } from "vitest";
import { changeParams, readLibrary, suits } from "./filters.ts";

const row = {
  name: "Bent-over row",
  aliases: ["BOR"],
  equipment: "Barbell",
  group: "Back",
  muscleGroup: "Upper Body",
  location: "gym",
  level: "intermediate",
  needs: ["barbell"],
  targetMuscles: ["Lats"],
  synergistMuscles: ["Biceps"],
} as const;
const exercise = {
  ...row,
  aliases: [...row.aliases],
  needs: [...row.needs],
  targetMuscles: [...row.targetMuscles],
  synergistMuscles: [...row.synergistMuscles],
};

describe("the library's address", () => {
  test("reads what it knows and leaves out the rest", () => {
    const state = readLibrary(new URLSearchParams("q=%20row%20&group=Back&level=expert&equipment=none&saved=1"));
    expect(state).toEqual({ filters: { query: "row", group: "Back", equipment: "none" }, owned: false, saved: true });
  });

  test("a choice joins the others, and an empty one leaves", () => {
    const before = new URLSearchParams("q=row&group=Back");
    expect(changeParams(before, "level", "beginner").toString()).toBe("q=row&group=Back&level=beginner");
    expect(changeParams(before, "group", "").toString()).toBe("q=row");
    expect(before.toString()).toBe("q=row&group=Back");
  });
});

describe("filtering favourites", () => {
  test("every word must be in name, equipment or muscles, hyphens aside", () => {
    expect(suits(exercise, { query: "bent over lats" })).toBe(true);
    expect(suits(exercise, { query: "bent squat" })).toBe(false);
    expect(suits(exercise, { query: "bor" })).toBe(true);
  });

  test("a level shows that level and below", () => {
    expect(suits(exercise, { level: "advanced" })).toBe(true);
    expect(suits(exercise, { level: "beginner" })).toBe(false);
  });

  test("equipment asks for a thing or for none", () => {
    expect(suits(exercise, { equipment: "barbell" })).toBe(true);
    expect(suits(exercise, { equipment: "cable" })).toBe(false);
    expect(suits(exercise, { equipment: "none" })).toBe(false);
  });

  test("what one owns is for home, and enough for everything it needs", () => {
    const atHome = { ...exercise, location: "home" } as const;
    expect(suits(atHome, { owned: "bench,barbell" })).toBe(true);
    expect(suits(atHome, { owned: "dumbbell" })).toBe(false);
    expect(suits(exercise, { owned: "barbell" })).toBe(false);
  });
});
