import { describe, expect, it } from "vitest";
import { estimate, NO_BODY } from "./body-measures.ts";
import type { BodyInput } from "./body-measures.ts";

const metric: BodyInput = { ...NO_BODY, sex: "female", age: "34", cm: "168", weight: "64", activity: "moderate" };
const us: BodyInput = { ...NO_BODY, sex: "female", age: "34", feet: "5", inches: "6", weight: "141", activity: "moderate" };

describe("the estimate", () => {
  it("is Mifflin-St Jeor's, and suggests the nearest step of the wizard", () => {
    // 10 x 64 + 6.25 x 168 - 5 x 34 - 161 = 1359; x 1.55 = 2106.
    expect(estimate(metric, "kg").need).toMatchObject({ resting: 1359, daily: 2106, suggestion: 2000 });
  });
  it("is about the same in feet and pounds", () => {
    const need = estimate(us, "lb").need;
    expect(Math.abs((need?.daily ?? 0) - 2106)).toBeLessThan(20);
    expect(estimate({ ...us, inches: "" }, "lb").need).not.toBeNull();
  });
  it("takes a comma", () => {
    expect(estimate({ ...metric, weight: "64,0" }, "kg").need?.resting).toBe(1359);
  });
});

describe("what is missing", () => {
  it("is said field by field", () => {
    expect(Object.keys(estimate(NO_BODY, "kg").errors ?? {}).toSorted()).toEqual(["activity", "age", "height", "sex", "weight"]);
  });
  it.each([
    ["a child", { age: "12" }, "age"],
    ["nobody that old", { age: "130" }, "age"],
    ["centimetres that are metres", { cm: "1.68" }, "height"],
    ["no weight", { weight: "-64" }, "weight"],
    ["words", { weight: "heavy" }, "weight"],
  ] as const)("%s gets no estimate", (_name, change, field) => {
    const result = estimate({ ...metric, ...change }, "kg");
    expect(result.need).toBeNull();
    expect(Object.keys(result.errors ?? {})).toEqual([field]);
  });
  it("names the range in the person's units", () => {
    expect(estimate({ ...us, weight: "20" }, "lb").errors?.weight).toContain("lb");
    expect(estimate({ ...us, feet: "9" }, "lb").errors?.height).toContain("ft");
  });
});
