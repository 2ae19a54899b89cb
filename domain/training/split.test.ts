import { describe, expect, it } from "vitest";
import { MOVEMENT_FACTS } from "./movements.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import { DAYS_PER_WEEK } from "./plan.ts";
import { focusName, splitWeek } from "./split.ts";

describe("splitWeek", () => {
  it.each(DAYS_PER_WEEK)("has exactly %i days, in order", (days) => {
    const indexes = splitWeek(days, ["Chest"]).map((day) => day.index);
    expect(indexes).toHaveLength(days);
    expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
  });

  it.each([
    [2, ["Monday", "Thursday"]],
    [3, ["Monday", "Wednesday", "Friday"]],
    [4, ["Monday", "Tuesday", "Thursday", "Saturday"]],
  ] as const)("spreads the rest of %i days", (days, weekdays) => {
    expect(splitWeek(days, ["Legs"]).map((day) => day.weekday)).toEqual(weekdays);
  });

  it.each([
    [2, "Full-Body, Full-Body"],
    [3, "Full-Body, Full-Body, Full-Body"],
    [4, "Upper Body, Lower Body, Upper Body, Lower Body"],
    [5, "Upper Body, Lower Body, Core, Full-Body, Upper Body"],
    [6, "Push, Pull, Legs, Push, Pull, Legs"],
    [7, "Push, Pull, Legs, Push, Pull, Legs, Mobility and easy core"],
  ] as const)("splits %i days as most coaches do", (days, focuses) => {
    for (const groups of [["Chest", "Legs"], ["Full-Body"], TRAINING_GROUPS] as const)
      expect(
        splitWeek(days, groups)
          .map((day) => day.focus)
          .join(", "),
      ).toBe(focuses);
  });

  it("names days after the groups where legs or upper body aren't wanted, and gives neighbors a day off", () => {
    const focuses = (days: 3 | 4, groups: Parameters<typeof splitWeek>[1]) => splitWeek(days, groups).map((day) => day.focus);
    expect(focuses(3, ["Chest"])).toEqual(["Chest focus", "Chest focus", "Chest focus"]);
    expect(focuses(3, ["Chest", "Back"])).toEqual(["Chest and Back focus", "Back and Chest focus", "Chest and Back focus"]);
    expect(focuses(4, ["Chest", "Back"])).toEqual(["Chest focus", "Back focus", "Chest focus", "Back focus"]);
    expect(focuses(4, ["Chest", "Back", "Arms", "Core"])[0]).toBe("Chest and Arms focus");
  });

  it("keeps SPEC's five days to what they're called, whatever is chosen", () => {
    const own = { "Upper Body": ["Chest", "Back", "Arms", "Core"], "Lower Body": ["Legs"], Core: ["Core"] } as const;
    for (const day of splitWeek(5, ["Legs"])) {
      const allowed: readonly string[] | undefined = own[day.focus as keyof typeof own];
      const groups = day.slots.map(({ movement }) => MOVEMENT_FACTS[movement].group);
      expect(groups.filter((group) => allowed !== undefined && !allowed.includes(group))).toEqual([]);
    }
  });
});

describe("focusName", () => {
  it.each([
    [
      "mostly upper",
      [
        ["Upper Body", 9],
        ["Lower Body", 3],
      ],
      "Upper Body",
    ],
    [
      "legs and core",
      [
        ["Lower Body", 6],
        ["Core", 6],
      ],
      "Lower Body and Core",
    ],
    [
      "a bit of everything",
      [
        ["Upper Body", 6],
        ["Lower Body", 6],
        ["Core", 3],
      ],
      "Full-Body",
    ],
    ["nothing", [], "Full-Body"],
  ] as const)("%s", (_, sets, name) => {
    expect(focusName(sets.map(([muscleGroup, count]) => ({ muscleGroup, sets: count })))).toBe(name);
  });
});
