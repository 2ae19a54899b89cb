import { expect, test } from "vitest";
import { claimWords, counted } from "./device-data.ts";

const week = { kind: "training", plan: "Back, 3 days at home", counted: [] } as const;
const meals = { kind: "meals", plan: "Vegan week", counted: ["1 favorite recipe"] } as const;

test("both plans are one question", () => {
  const { title, text } = claimWords([week, meals]);
  expect(title).toBe("You have plans on this device");
  expect(text).toContain("Back, 3 days at home and Vegan week");
});

test("one plan is named, with what comes along from elsewhere", () => {
  expect(claimWords([meals]).text).toContain("your current meal plan");
  const { title, text } = claimWords([week, { kind: "meals", plan: null, counted: ["2 favorite recipes"] }]);
  expect(title).toBe("You have a plan on this device");
  expect(text).toContain("your current plan,");
  expect(text).toContain("2 favorite recipes");
});

test("without a plan it lists the single items", () => {
  const done = {
    kind: "training",
    plan: null,
    counted: [...counted(1, "exercise", "exercises"), ...counted(0, "a", "b")],
  } as const;
  expect(claimWords([done]).title).toBe("You have workouts on this device");
  expect(claimWords([{ kind: "meals", plan: null, counted: ["2 favorite recipes"] }]).text).toContain("2 favorite recipes");
});
