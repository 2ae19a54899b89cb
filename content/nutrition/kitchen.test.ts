import type { Food } from "@lockstep/domain/nutrition/food.ts";
import { KITCHEN_EQUIPMENT } from "@lockstep/domain/nutrition/recipe.ts";
import type { KitchenEquipment } from "@lockstep/domain/nutrition/recipe.ts";
import { describe, expect, it } from "vitest";
import { TOKEN, distinct, faults, foodsOf, stepsOf } from "./book.fixture.ts";

// What a recipe is made with: no step without its thing, no thing without its step.

/** How the steps speak of a thing in the kitchen. */
const WORDS_OF: Readonly<Record<KitchenEquipment, RegExp>> = {
  saucepan: /\b(sauce)?pans?\b|\bpot\b/i,
  "large pot": /\bpots?\b/i,
  "frying pan": /\bpans?\b/i,
  wok: /\bwok\b/i,
  oven: /\boven\b/i,
  "baking tray": /\btrays?\b/i,
  "baking dish": /\bdish(es)?\b/i,
  "muffin tin": /\bmuffin tin\b|\btin\b|\bcups\b|\bmoulds?\b/i,
  "loaf tin": /\bloaf tin\b|\btin\b/i,
  blender: /\bblend(er|ed|s)?\b|\bpur[ée]e\b/i,
  "food processor": /\bprocessor\b/i,
  "grill pan": /\bgrill pan\b|\bpan\b/i,
  steamer: /\bsteam(er|s|ed)?\b/i,
  "slow cooker": /\bslow cooker\b/i,
  whisk: /\bwhisk(ed|ing)?\b|\bbeat\b/i,
  grater: /\bgrat(e|ed|er|ing)\b|\bzest\b/i,
  sieve: /\bsieve\b|\brins|\bsift|\bstrain/i,
  colander: /\bcolander\b|\bdrain/i,
  "rolling pin": /\broll\b|\brolling pin\b/i,
  "potato masher": /\bmash(ed|er)?\b|\bcrush/i,
  jar: /\bjars?\b/i,
  skewers: /\bskewers?\b/i,
  thermometer: /°C|\bthermometer\b/i,
};
/** Things a step can't name without their being needed. */
const ALWAYS_LISTED = {
  oven: /\boven\b/i,
  wok: /\bwok\b/i,
  blender: /\bblender\b/i,
  "food processor": /\bfood processor\b/i,
  "frying pan": /\bfrying pan\b/i,
  saucepan: /\bsaucepan\b/i,
  "large pot": /\blarge pot\b/i,
  "grill pan": /\bgrill pan\b/i,
  "muffin tin": /\bmuffin tin\b/i,
  "loaf tin": /\bloaf tin\b/i,
  "baking dish": /\bbaking dish\b/i,
  "baking tray": /\bbaking tray\b/i,
  steamer: /\bsteamer\b/i,
  "slow cooker": /\bslow cooker\b/i,
  colander: /\bcolander\b/i,
  sieve: /\bsieve\b/i,
  skewers: /\bskewers?\b/i,
  thermometer: /\bthermometer\b/i,
} as const satisfies Partial<Record<KitchenEquipment, RegExp>>;

/** A step's own words: what a token shows, and nothing of the ids in it ("tomato-puree" purées nothing). */
const wordsOf = (text: string): string => text.replace(TOKEN, (_token, _food: string, words?: string) => words ?? "#");

/** Work that can't be done without one of these things, by how a step or a preparation speaks of it. */
const NEEDED_BY_WORK: readonly {
  readonly work: RegExp;
  readonly where: "step" | "preparation" | "both";
  readonly oneOf: readonly KitchenEquipment[];
}[] = [
  { work: /\b(grat(e|ed|ing)|zest(ed)?)\b/i, where: "both", oneOf: ["grater"] },
  { work: /(?<!tomato )\b(blend|blitz|pur[ée]e) (#|[a-z])/i, where: "step", oneOf: ["blender", "food processor"] },
  { work: /\bwhisk(?![^.]*\bwith a fork\b)/i, where: "step", oneOf: ["whisk"] },
  // What a can or a pack is only poured or taken out of needs nothing.
  { work: /\brinsed\b/i, where: "preparation", oneOf: ["sieve", "colander"] },
  { work: /\bdrain(?! on (kitchen )?paper)\b/i, where: "step", oneOf: ["sieve", "colander"] },
  // Stews and eggs may bake in the pot or pan they are in.
  {
    work: /\boven\b/i,
    where: "step",
    oneOf: ["baking tray", "baking dish", "muffin tin", "loaf tin", "large pot", "frying pan"],
  },
  { work: /\b\d\d °C/, where: "step", oneOf: ["thermometer"] },
];

describe("the kitchen", () => {
  it("has what the steps use, and the steps use what it has", () => {
    expect(
      faults((recipe) => {
        const told = [stepsOf(recipe), ...recipe.ingredients.map(({ preparation }) => preparation ?? "")].join("\n");
        return [
          ...(distinct(recipe.equipment) ? [] : ["equipment named twice"]),
          ...recipe.equipment.filter((thing) => !KITCHEN_EQUIPMENT.includes(thing)).map((thing) => `unknown ${thing}`),
          ...recipe.equipment.filter((thing) => !WORDS_OF[thing].test(told)).map((thing) => `${thing} is not used`),
          ...(Object.keys(ALWAYS_LISTED) as (keyof typeof ALWAYS_LISTED)[])
            .filter((thing) => ALWAYS_LISTED[thing].test(stepsOf(recipe)) && !recipe.equipment.includes(thing))
            .map((thing) => `${thing} is not listed`),
        ];
      }),
    ).toEqual([]);
  });

  it("has what the work is done with", () => {
    expect(
      faults((recipe) => {
        const preparations = recipe.ingredients.map(({ preparation }) => preparation ?? "").join("\n");
        const steps = wordsOf(stepsOf(recipe));
        const told = { step: steps, preparation: preparations, both: `${preparations}\n${steps}` };
        return NEEDED_BY_WORK.filter(
          ({ work, where, oneOf }) => work.test(told[where]) && !oneOf.some((thing) => recipe.equipment.includes(thing)),
        ).map(({ work, where, oneOf }) => `${work.exec(told[where])?.[0]} without ${oneOf.join(" or ")}`);
      }),
    ).toEqual([]);
  });

  it("gives temperatures in Celsius, written in one way", () => {
    expect(
      faults((recipe) => {
        const texts = [stepsOf(recipe), recipe.leftovers.store, recipe.leftovers.reheat ?? ""].join("\n");
        const wrong = texts.replace(/\d+(-\d+)? °C/g, "").match(/°|\bdegrees\b|\bFahrenheit\b|\bgas mark\b/gi);
        return wrong ?? [];
      }),
    ).toEqual([]);
  });

  it("heats the oven in a step that says how hot, before anything goes in", () => {
    expect(
      faults((recipe) => {
        if (!recipe.equipment.includes("oven")) return [];
        const first = recipe.steps.findIndex(({ text }) => /\b(pre)?heat the (oven|grill)\b/i.test(text));
        if (first < 0) return ["the oven is never heated"];
        const baked = recipe.steps.findIndex(({ text }) =>
          /\b(bake|roast|grill)\b/i.test(text.replace(/\b(pre)?heat the grill\b/gi, "")),
        );
        const hot = /\d °C|\bgrill\b/.test(recipe.steps[first]?.text ?? "");
        return [...(hot ? [] : ["no temperature"]), ...(baked >= 0 && baked < first ? ["baked before the oven is hot"] : [])];
      }),
    ).toEqual([]);
  });

  it("cooks poultry to 74 °C", () => {
    const isRawPoultry = ({ id }: Food): boolean =>
      /^(chicken|turkey)-(breast|thigh|thigh-skin-on|mince|drumsticks|wings)$/.test(id);
    expect(
      faults((recipe) => (foodsOf(recipe).some(isRawPoultry) && !/7[4-9] °C/.test(stepsOf(recipe)) ? ["no 74 °C"] : [])),
    ).toEqual([]);
  });
});
