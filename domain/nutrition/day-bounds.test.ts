import { describe, expect, it } from "vitest";
import { DIETS } from "./diets.ts";
import { dayBounds, faultOf } from "./day-bounds.ts";

/** A day of so many kcal with these shares of energy, in %, counted by macronutrients. */
function day(energy: number, carbs: number, fat: number, protein: number, fibre = 20) {
  return {
    energy,
    carbs: (energy * carbs) / 400,
    fat: (energy * fat) / 900,
    protein: (energy * protein) / 400,
    fibre,
  };
}

describe("faultOf", () => {
  const standard = dayBounds("standard", 2000);

  it.each([
    [day(2000, 50, 30, 20), true],
    [day(2055, 50, 30, 20), true],
    [day(2065, 50, 30, 20), false],
    [day(1935, 50, 30, 20), false],
    [day(2000, 44, 34, 22), false],
    [day(2000, 66, 21, 13), false],
    [day(2000, 45.5, 36, 18.5), false],
    [day(2000, 64, 27, 9), false],
  ])("standard day %#", (given, isInside) => {
    expect(faultOf(given, standard) === 0).toBe(isInside);
  });

  it("holds a share both of counted energy and of what the macronutrients give", () => {
    const given = { ...day(2000, 45.5, 34, 20.5), energy: 2040 };
    expect(faultOf(day(2000, 45.5, 34, 20.5), standard)).toBe(0);
    expect(faultOf(given, standard)).toBeGreaterThan(0);
  });

  it("keeps keto at 50 g net carbohydrate and 65 to 80 % fat", () => {
    const keto = dayBounds("keto", 2000);
    expect(faultOf(day(2000, 12, 70, 18, 20), keto)).toBe(0);
    expect(faultOf(day(2000, 12, 70, 18, 8), keto)).toBeGreaterThan(0);
    expect(faultOf(day(2000, 16, 64, 20, 40), keto)).toBeGreaterThan(0);
    expect(faultOf(day(2000, 4, 81, 15, 10), keto)).toBeGreaterThan(0);
  });

  it("asks for 50 g of protein above the floor and allows 5 % under it", () => {
    expect(faultOf(day(1500, 60, 27.5, 12.5), dayBounds("vegan", 1500))).toBeGreaterThan(0);
    expect(faultOf(day(1500, 60, 26, 14), dayBounds("vegan", 1500))).toBe(0);
    expect(faultOf(day(1040, 55, 30, 15), dayBounds("vegan", 1000))).toBe(0);
    expect(faultOf(day(1060, 55, 30, 15), dayBounds("vegan", 1000))).toBeGreaterThan(0);
  });

  it.each(DIETS)("grows with the distance of a %s day from its bounds", (diet) => {
    const bounds = dayBounds(diet, 2000);
    expect(faultOf(day(2600, 35, 35, 30), bounds)).toBeGreaterThan(faultOf(day(2300, 35, 35, 30), bounds));
  });
});
