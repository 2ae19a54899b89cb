import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import type { Allergen, Diet } from "@lockstep/domain/nutrition/diets.ts";
import { AISLES, NUTRIENT_NAMES, allergensOf, dietsOf, nutrientsOf, sourcesOf } from "@lockstep/domain/nutrition/food.ts";
import type { Food, SourceFood } from "@lockstep/domain/nutrition/food.ts";
import { piecesLine } from "@lockstep/domain/nutrition/food-line.ts";
import { SUBSTANCES } from "@lockstep/domain/nutrition/substance.ts";
import { describe, expect, it } from "vitest";
import { FOODS, findFood } from "./foods/index.ts";

// One validation for the whole larder. Every check lists what is wrong, so that a failure names all its foods at once. Whether the
// values are those of the reference is for scripts/compare-foods.ts, which needs the reference available.

const SOURCES: readonly SourceFood[] = FOODS.filter((food) => food.kind === "source");
const COMPOSED = FOODS.filter((food) => food.kind === "composed");

const idsOf = (foods: readonly Food[]): string[] => foods.map((food) => food.id);
const failing = (isFine: (food: Food) => boolean): string[] => idsOf(FOODS.filter((food) => !isFine(food)));
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];
const holds = (id: string): readonly Allergen[] => allergensOf(findFood(id), findFood);
const eats = (id: string): readonly Diet[] => dietsOf(findFood(id), findFood);

describe("the larder", () => {
  it("holds at least 250 foods, by far the most of them with their own row", () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(250);
    expect(SOURCES.length).toBeGreaterThanOrEqual(250);
  });

  it("names every food once", () => {
    expect(repeated(idsOf(FOODS))).toEqual([]);
    expect(repeated(FOODS.map((food) => food.name.toLowerCase()))).toEqual([]);
    expect(failing((food) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(food.id))).toEqual([]);
    expect(failing((food) => food.name === food.name.trim() && food.short !== "" && food.short !== food.name)).toEqual([]);
  });

  it("calls no food by another one's name", () => {
    const own = new Map(FOODS.map((food) => [food.name, food.id]));
    expect(failing((food) => (food.aliases ?? []).every((alias) => (own.get(alias) ?? food.id) === food.id))).toEqual([]);
  });

  it("finds by id, and throws on what isn't there", () => {
    expect(findFood("rolled-oats").name).toBe("rolled oats");
    expect(() => findFood("unicorn")).toThrow(/unicorn/);
  });

  it("puts something on every aisle", () => {
    expect(AISLES.filter((aisle) => !FOODS.some((food) => food.aisle === aisle))).toEqual([]);
  });
});

describe("values", () => {
  it("come from a row with a number of five digits", () => {
    expect(idsOf(SOURCES.filter((food) => !/^\d{5}$/.test(food.ndbNo)))).toEqual([]);
  });

  it("are the same wherever two foods share a row, but for what the row leaves open", () => {
    const first = new Map<string, SourceFood>();
    const apart: string[] = [];
    for (const food of SOURCES) {
      const other = first.get(food.ndbNo) ?? food;
      first.set(food.ndbNo, other);
      const same = NUTRIENT_NAMES.every((name) => other.per100g[name] === food.per100g[name]);
      if (!same) apart.push(`${other.id}, ${food.id}`);
    }
    expect(apart).toEqual([]);
  });

  it("are amounts that fit into 100 g", () => {
    expect(
      failing((food) => {
        const values = nutrientsOf(food, findFood);
        return (
          NUTRIENT_NAMES.every((name) => Number.isFinite(values[name]) && values[name] >= 0) &&
          values.energy <= 902 &&
          values.sodium <= 40_000 &&
          values.protein + values.carbs + values.fat <= 102 &&
          values.fibre <= values.carbs + 0.5
        );
      }),
    ).toEqual([]);
  });

  it("hold no more sugar than carbohydrate", () => {
    // The row of single cream counts lactose by analysis and carbohydrate by difference.
    expect(failing((food) => nutrientsOf(food, findFood).sugars <= nutrientsOf(food, findFood).carbs + 0.5)).toEqual([
      "single-cream",
    ]);
  });

  it("give the energy of what is in them, alcohol and acids aside", () => {
    // Fibre counts between nothing and as much as starch; the reference's own factors for leaves and spices lie under 4-4-9.
    const least = 0.7;
    const most = 1.1;
    const slackKcal = 8;
    expect(
      failing((food) => {
        const { energy, protein, carbs, fat, fibre } = nutrientsOf(food, findFood);
        const high = 4 * protein + 4 * carbs + 9 * fat;
        const low = high - 4 * fibre;
        return energy >= least * low - slackKcal && energy <= most * high + slackKcal;
      }).toSorted(),
    ).toEqual(ENERGY_FROM_ELSEWHERE);
  });
});

/** Foods whose energy isn't that of protein, carbohydrate and fat: alcohol, acetic acid, leavening acids. */
const ENERGY_FROM_ELSEWHERE: readonly string[] = [
  "baking-powder",
  "balsamic-vinegar",
  "beer",
  "cider-vinegar",
  "malt-vinegar",
  "red-wine",
  "red-wine-vinegar",
  "rice-vinegar",
  "vanilla-extract",
  "white-wine",
  "white-wine-vinegar",
];

describe("a composed food", () => {
  it("is spelled out in parts that sum to 100 g", () => {
    expect(
      idsOf(COMPOSED.filter((food) => Math.abs(food.parts.reduce((sum, part) => sum + part.grams, 0) - 100) > 0.05)),
    ).toEqual([]);
    expect(idsOf(COMPOSED.filter((food) => food.parts.some((part) => part.grams <= 0)))).toEqual([]);
    expect(idsOf(COMPOSED.filter((food) => repeated(food.parts.map((part) => part.food)).length > 0))).toEqual([]);
  });

  it("is made of foods with a row", () => {
    expect(COMPOSED.flatMap((food) => sourcesOf(food, findFood)).every(({ food }) => food.kind === "source")).toBe(true);
  });

  it("carries every allergen of its parts, and no diet that a part is forbidden by", () => {
    expect(
      idsOf(
        COMPOSED.filter((food) =>
          food.parts.some(
            (part) =>
              holds(part.food).some((allergen) => !holds(food.id).includes(allergen)) ||
              eats(food.id).some((diet) => !eats(part.food).includes(diet)),
          ),
        ),
      ),
    ).toEqual([]);
  });
});

describe("household facts", () => {
  it("keep on a list what a name asks for: gluten-free, nut-free, vegan", () => {
    const asks = /\S+-free\b|\bvegan\b|\bvegetarian\b|\bno added sugar\b|\bwithout \w+\b/g;
    const lost = (food: Food): readonly string[] =>
      food.measures.flatMap((piece) => {
        const line = piecesLine(food, piece, 2);
        return (food.name.match(asks) ?? []).filter((asked) => !line.includes(asked));
      });
    expect(FOODS.flatMap((food) => lost(food).map((asked) => `${food.id}: ${asked}`))).toEqual([]);
    expect(FOODS.filter((food) => food.name.search(asks) !== -1).length).toBeGreaterThan(20);
  });

  it("give every measure a weight and every piece a piece", () => {
    expect(
      failing((food) => food.measures.every((measure) => measure.grams > 0 && measure.one !== "" && measure.many !== "")),
    ).toEqual([]);
    expect(failing((food) => repeated(food.measures.map((measure) => measure.one)).length === 0)).toEqual([]);
    expect(failing((food) => food.division === "any" || food.measures.length > 0)).toEqual([]);
    expect(failing((food) => food.division === "any" || !["tbsp", "tsp", "cup"].includes(food.measures[0]?.one ?? ""))).toEqual(
      [],
    );
  });

  it("let one person have at least one of what comes whole, and half of what is halved", () => {
    expect(
      failing((food) => {
        const piece = food.measures[0]?.grams ?? 0;
        const least = food.division === "whole" ? piece : food.division === "half" ? piece / 2 : 0;
        const ceiling = food.id === "water" ? 1000 : 600;
        return food.mostGrams >= least && food.mostGrams > 0 && food.mostGrams <= ceiling;
      }),
    ).toEqual([]);
  });

  it("weigh a spoon as the density says", () => {
    const millilitres: Readonly<Record<string, number>> = { tsp: 5, tbsp: 15, cup: 240 };
    expect(
      failing((food) =>
        food.measures.every((measure) => {
          const volume = millilitres[measure.one];
          if (food.density === null || volume === undefined) return true;
          return Math.abs(measure.grams / (volume * food.density) - 1) <= 0.25;
        }),
      ),
    ).toEqual([]);
  });

  it("keep for a time that fits the place", () => {
    const longestDays = { fridge: 400, cupboard: 4000, freezer: 730 };
    expect(failing((food) => food.shelfLifeDays >= 1 && food.shelfLifeDays <= longestDays[food.keep])).toEqual([]);
    expect(failing((food) => food.keep !== "freezer" || food.shelfLifeDays >= 60)).toEqual([]);
  });
});

describe("what a food holds", () => {
  it("is named, without repetition", () => {
    expect(idsOf(SOURCES.filter((food) => food.contains.length === 0 || repeated(food.contains).length > 0))).toEqual([]);
    expect(failing((food) => repeated(food.mayContain ?? []).length === 0)).toEqual([]);
  });

  it("isn't warned of when it's in it anyway", () => {
    const named = (food: Food): readonly Allergen[] =>
      sourcesOf(food, findFood).flatMap(({ food: source }) =>
        source.contains.flatMap((substance): readonly Allergen[] => SUBSTANCES[substance].allergens),
      );
    expect(failing((food) => (food.mayContain ?? []).every((allergen) => !named(food).includes(allergen)))).toEqual([]);
  });

  it("covers every allergen and every diet", () => {
    const foodsWith = (allergen: Allergen): number => FOODS.filter((food) => holds(food.id).includes(allergen)).length;
    const foodsFor = (diet: Diet): number => FOODS.filter((food) => eats(food.id).includes(diet)).length;
    expect(ALLERGENS.filter((allergen) => foodsWith(allergen) < 3)).toEqual([]);
    expect(DIETS.filter((diet) => foodsFor(diet) < 100)).toEqual([]);
  });
});

/** What a person wouldn't expect, by food: allergens that must be found, diets that must refuse it. */
const TRAPS: readonly { readonly food: string; readonly holds?: readonly Allergen[]; readonly refused?: readonly Diet[] }[] = [
  { food: "ghee", holds: ["Dairy"], refused: ["vegan", "paleo"] },
  { food: "soy-sauce", holds: ["Soy", "Wheat", "Gluten"], refused: ["paleo", "keto"] },
  { food: "malt-vinegar", holds: ["Gluten"], refused: ["paleo"] },
  { food: "rolled-oats", holds: ["Wheat", "Gluten"] },
  { food: "oat-bran", holds: ["Wheat", "Gluten"] },
  { food: "oat-drink", holds: ["Wheat", "Gluten"] },
  { food: "oatcakes", holds: ["Wheat", "Gluten"] },
  { food: "worcestershire-sauce", holds: ["Fish"], refused: ["vegetarian", "vegan"] },
  { food: "caesar-dressing", holds: ["Fish", "Eggs", "Dairy"], refused: ["vegetarian", "vegan"] },
  { food: "mayonnaise", holds: ["Eggs"], refused: ["vegan"] },
  { food: "pesto", holds: ["Nuts", "Dairy"], refused: ["vegetarian", "vegan"] },
  { food: "tahini", holds: ["Sesame"] },
  { food: "hummus", holds: ["Sesame"] },
  { food: "parmesan", holds: ["Dairy"], refused: ["vegetarian", "vegan"] },
  { food: "gruyere", holds: ["Dairy"], refused: ["vegetarian", "vegan"] },
  { food: "gelatine", refused: ["vegetarian", "vegan"] },
  { food: "fish-sauce", holds: ["Fish"], refused: ["vegetarian", "vegan"] },
  { food: "oyster-sauce", holds: ["Shellfish", "Soy", "Wheat", "Gluten"], refused: ["vegetarian", "vegan"] },
  // Bought as vegan ones, which come from the lines of those with shrimp.
  { food: "green-curry-paste", holds: ["Shellfish"] },
  { food: "red-curry-paste", holds: ["Shellfish"] },
  { food: "honey", refused: ["vegan", "keto"] },
  { food: "miso", holds: ["Soy", "Gluten"], refused: ["paleo"] },
  { food: "seitan", holds: ["Wheat", "Gluten", "Soy"] },
  { food: "soba-noodles", holds: ["Wheat", "Gluten"] },
  { food: "egg-noodles", holds: ["Wheat", "Gluten", "Eggs"], refused: ["vegan"] },
  { food: "spelt", holds: ["Wheat", "Gluten"] },
  { food: "bulgur", holds: ["Wheat", "Gluten"] },
  { food: "couscous", holds: ["Wheat", "Gluten"] },
  { food: "pearl-barley", holds: ["Gluten"] },
  { food: "rye-bread", holds: ["Wheat", "Gluten"] },
  { food: "naan", holds: ["Dairy", "Wheat", "Gluten"], refused: ["vegan"] },
  { food: "gluten-free-bread", holds: ["Eggs"], refused: ["vegan"] },
  { food: "dark-chocolate", holds: ["Dairy", "Soy"] },
  { food: "peanut-butter", holds: ["Peanuts"], refused: ["paleo"] },
  { food: "pine-nuts", holds: ["Nuts"] },
  { food: "edamame", holds: ["Soy"], refused: ["paleo"] },
  { food: "butter", holds: ["Dairy"], refused: ["vegan", "mediterranean"] },
];

describe("the traps", () => {
  it.each(TRAPS)("$food", ({ food, holds: expected = [], refused = [] }) => {
    expect(expected.filter((allergen) => !holds(food).includes(allergen))).toEqual([]);
    expect(refused.filter((diet) => eats(food).includes(diet))).toEqual([]);
  });

  it("wheat-free isn't gluten-free", () => {
    expect(holds("malt-vinegar")).toEqual(["Gluten"]);
    expect(holds("miso")).toContain("Gluten");
  });

  it("wheat is never without gluten", () => {
    expect(failing((food) => !holds(food.id).includes("Wheat") || holds(food.id).includes("Gluten"))).toEqual([]);
  });

  it("lupin, which peanut allergy cross-reacts with, is in no food", () => {
    expect(failing((food) => ![food.name, ...(food.aliases ?? [])].join(" ").toLowerCase().includes("lupin"))).toEqual([]);
  });

  it("the safe ones stay safe", () => {
    const withoutGluten = ["gluten-free-oats", "tamari", "corn-tortilla", "rice-noodles", "buckwheat-groats", "quinoa"];
    expect(withoutGluten.filter((id) => holds(id).includes("Gluten") || holds(id).includes("Wheat"))).toEqual([]);
    expect(holds("coconut-milk")).toEqual([]);
    expect(holds("vegetable-stock")).toEqual([]);
    expect(holds("sunflower-seed-butter")).not.toContain("Nuts");
    expect(eats("vegetarian-hard-cheese")).toContain("vegetarian");
    expect(eats("cheddar")).toContain("vegetarian");
  });

  it("nobody on a vegan plan meets an animal", () => {
    const animal: readonly Allergen[] = ["Fish", "Shellfish", "Eggs", "Dairy"];
    const inside = (food: Food): readonly Allergen[] =>
      sourcesOf(food, findFood).flatMap(({ food: source }) =>
        source.contains.flatMap((substance): readonly Allergen[] => SUBSTANCES[substance].allergens),
      );
    expect(
      failing((food) => !eats(food.id).includes("vegan") || !inside(food).some((allergen) => animal.includes(allergen))),
    ).toEqual([]);
    expect(failing((food) => !eats(food.id).includes("vegan") || eats(food.id).includes("vegetarian"))).toEqual([]);
    const stalls = ["Meat and poultry", "Fish"];
    expect(failing((food) => !stalls.includes(food.aisle) || !eats(food.id).includes("vegetarian"))).toEqual([]);
  });
});
