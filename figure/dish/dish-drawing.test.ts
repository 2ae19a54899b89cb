import { describe, expect, it, test } from "vitest";
import { drawDish, vesselOf } from "./dish-drawing.ts";
import { lookOf } from "./food-look.ts";

const bowl = {
  id: "salmon-rice-bowl",
  name: "Salmon rice bowl",
  course: "main" as const,
  mainFoods: ["white-rice", "salmon-fillet", "cucumber", "edamame", "sesame-oil"],
};

test.each([
  ["green-smoothie-bowl", "bowl"],
  ["small-oat-hemp-shake", "glass"],
  ["red-lentil-dal-rice", "soup"],
  ["pork-medallions-apple-parsnip-mash", "bowl"],
  ["tofu-scramble-toast", "pan"],
  ["hummus-crispbread-carrots", "board"],
  ["baked-salmon-dill-cream", "plate"],
])("%s comes in a %s", (id, vessel) => {
  expect(vesselOf({ id })).toBe(vessel);
});

describe("a dish", () => {
  it("looks the same every time, and unlike another of the same foods", () => {
    expect(drawDish(bowl)).toEqual(drawDish({ ...bowl }));
    expect(drawDish(bowl).food).not.toEqual(drawDish({ ...bowl, id: "another-rice-bowl" }).food);
  });

  it.each(["salmon-rice-bowl", "salmon-soup", "salmon-plate", "salmon-skillet", "salmon-toasts", "salmon-shake"])(
    "is drawn whole as %s",
    (id) => {
      const { vessel, inside, food, over } = drawDish({ ...bowl, id });
      expect(food.length).toBeGreaterThan(2);
      for (const { d, fill } of [...vessel, ...food, ...over]) {
        expect(d).not.toMatch(/NaN|undefined|Infinity/);
        expect(fill).toMatch(/^(oklch\([\d. ]+\)|var\(--[a-z-]+\))$/);
      }
      expect(inside).toMatch(/^M/);
    },
  );

  it("shows its foods and not what seasons it", () => {
    const fills = new Set(drawDish(bowl).food.map(({ fill }) => fill));
    for (const id of ["white-rice", "salmon-fillet", "cucumber", "edamame"]) expect(fills).toContain(lookOf(id)?.body);
    expect(lookOf("sesame-oil")).toBeNull();
    expect(lookOf("red-bell-pepper")?.shape).toBe("wedge");
  });

  it("doesn't take one food for another whose name is part of its own", () => {
    expect(lookOf("pineapple")).not.toEqual(lookOf("apple"));
    expect(lookOf("pear")).toEqual(lookOf("apple"));
    expect(lookOf("peanuts")?.shape).toBe("nut");
    expect(lookOf("watermelon")).not.toEqual(lookOf("melon"));
    expect(lookOf("sugar-snap-peas")?.shape).toBe("ball");
    expect(lookOf("pearl-barley")?.shape).toBe("grain");
  });

  it("is an empty vessel without foods", () => {
    expect(drawDish({ ...bowl, mainFoods: [] }).food).toHaveLength(1);
  });
});
