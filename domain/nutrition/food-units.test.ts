import { describe, expect, it } from "vitest";
import { GUEST_FOOD_SETTINGS } from "./food-settings.ts";
import {
  energyIn,
  energyName,
  energyText,
  fromGrams,
  inEnergyUnit,
  inFoodUnits,
  inOwnUnits,
  macroText,
  parseAmount,
  toGrams,
  volumeText,
  weightText,
} from "./food-units.ts";

const kJ = { ...GUEST_FOOD_SETTINGS, energyUnit: "kJ" } as const;
const hidden = { ...GUEST_FOOD_SETTINGS, hideCalories: true };

describe("energy", () => {
  it("is whole kcal, or kJ to the nearest ten", () => {
    expect(energyText(1849.6, GUEST_FOOD_SETTINGS)).toBe("1,850 kcal");
    expect(energyText(2000, kJ)).toBe("8,370 kJ");
    expect(energyIn(1, "kJ")).toBe(0);
    expect(energyIn(1500, "kJ")).toBe(6280);
  });
  it("is nothing at all where it is hidden, in both units", () => {
    for (const settings of [hidden, { ...hidden, energyUnit: "kJ" as const }]) {
      expect(energyText(2000, settings)).toBeNull();
      expect(energyName(settings)).toBeNull();
    }
  });
  it("leaves the grams of macros as they are", () => {
    expect(macroText(34.4)).toBe("34 g");
  });
});

describe("amounts of food", () => {
  it("stay as they are in metric", () => {
    for (const text of ["80 g", "1.25 kg", "240 ml", "1 1/2 tbsp", "1 medium egg"])
      expect(inFoodUnits(text, "metric")).toBe(text);
  });
  it("are weighed in ounces and pounds", () => {
    expect(inFoodUnits("80 g", "us")).toBe("2.8 oz");
    expect(inFoodUnits("12 g", "us")).toBe("0.4 oz");
    expect(inFoodUnits("350 g", "us")).toBe("12.5 oz");
    expect(inFoodUnits("450 g", "us")).toBe("1 lb");
    expect(inFoodUnits("1.25 kg", "us")).toBe("2 lb 12 oz");
    expect(inFoodUnits("450 g (about 3 medium onions)", "us")).toBe("1 lb (about 3 medium onions)");
  });
  it("keep grams where ounces say nothing", () => {
    expect(inFoodUnits("2.5 g", "us")).toBe("2.5 g");
  });
  it("are poured in cups where a cup has a mark, otherwise in fluid ounces", () => {
    expect(inFoodUnits("60 ml", "us")).toBe("1/4 cup");
    expect(inFoodUnits("70 ml", "us")).toBe("2.4 fl oz");
    expect(inFoodUnits("240 ml", "us")).toBe("1 cup");
    expect(inFoodUnits("470 ml", "us")).toBe("2 cups");
    expect(inFoodUnits("1.5 l", "us")).toBe("6 1/3 cups");
  });
  it("leave household measures, lengths and temperatures alone", () => {
    for (const text of ["1 1/2 tbsp", "2 slices", "1/2 avocado", "2 cm cubes", "200 °C (400 °F)", "1 large egg"])
      expect(inFoodUnits(text, "us")).toBe(text);
  });
  it("are found inside sentences", () => {
    expect(inFoodUnits("Stir 80 g of the flour into 240 ml milk.", "us")).toBe("Stir 2.8 oz of the flour into 1 cup milk.");
  });
  it("differ from what they were by no more than a scale's step", () => {
    for (let grams = 5; grams <= 3000; grams += 7) {
      const text = weightText(grams, "us");
      const [, pounds = "0"] = /(\d+) lb/.exec(text) ?? [];
      const [, ounces = "0"] = /([\d.]+) oz/.exec(text) ?? [];
      const back = (Number(pounds) * 16 + Number(ounces)) * 28.3495;
      const isNear = Math.abs(back - grams) <= Math.max(0.8, grams * 0.032);
      expect({ grams, text, isNear }).toEqual({ grams, text, isNear: true });
    }
    for (let ml = 60; ml <= 2000; ml += 10) expect(volumeText(ml, "us")).toMatch(/cups?$|fl oz$/);
  });
});

it("converts the kcal in a sentence to kJ for people who use kJ", () => {
  const words = "Under 1,200 kcal a day it is hard. Choose 1,500 kcal or more, 500 kcal are too few.";
  expect(inEnergyUnit(words, "kcal")).toBe(words);
  expect(inEnergyUnit(words, "kJ")).toBe("Under 5,020 kJ a day it is hard. Choose 6,280 kJ or more, 2,090 kJ are too few.");
});

it("names what was logged in the person's units, however it was written", () => {
  const entries = [
    { id: 1, name: "180 g rolled oats" },
    { id: 2, name: "1 cup white rice" },
  ];
  expect(inOwnUnits(entries, "us")).toEqual([{ id: 1, name: "6.3 oz rolled oats" }, entries[1]]);
  expect(inOwnUnits(inOwnUnits(entries, "us"), "us")).toEqual(inOwnUnits(entries, "us"));
  expect(inOwnUnits(entries, "metric")).toEqual(entries);
});

describe("typed amounts", () => {
  it("come back to the gram", () => {
    for (const grams of [1, 30, 85, 120, 499, 1234]) {
      expect(toGrams(fromGrams(grams, "us"), "us")).toBeCloseTo(grams, 0);
      expect(toGrams(fromGrams(grams, "metric"), "metric")).toBe(grams);
    }
  });
  it("are read with a comma or a point, and refused when they are none", () => {
    expect(parseAmount("2,5")).toBe(2.5);
    expect(parseAmount(" 120 ")).toBe(120);
    for (const text of ["", "0", "-4", "abc", "1e3", "1.2.3"]) expect(parseAmount(text)).toBeNull();
  });
});
