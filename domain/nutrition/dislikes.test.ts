import { describe, expect, it } from "vitest";
import { dislikedDishes, mentions, singular, wordsOf } from "./dislikes.ts";
import { makeBook } from "./meal-book.ts";
import { TABLE_FOODS, TABLE_RECIPES } from "./table-book.fixture.ts";

const book = makeBook(TABLE_FOODS, TABLE_RECIPES);
const dishes = (dislike: string): readonly string[] => [...(dislikedDishes([dislike], book).get(dislike) ?? [])];

describe("dislikes", () => {
  it.each([
    ["mushrooms", "mushroom"],
    ["tomatoes", "tomato"],
    ["berries", "berry"],
    ["radishes", "radish"],
    ["couscous", "couscou"],
    ["cress", "cress"],
    ["peas", "pea"],
  ])("%s and %s are one word", (many, one) => {
    expect(singular(many)).toBe(one);
    expect(singular(one)).toBe(one);
  });

  it("compares whole words", () => {
    expect(mentions("rolled oats", wordsOf("oat"))).toBe(true);
    expect(mentions("goat's cheese", wordsOf("oat"))).toBe(false);
    expect(mentions("green beans", wordsOf("Green Bean"))).toBe(true);
    expect(mentions("beans, green", wordsOf("green beans"))).toBe(false);
    expect(mentions("crème fraîche", wordsOf("creme fraiche"))).toBe(true);
  });

  it("looks at a food once for each dislike, in however many dishes it is", () => {
    let looks = 0;
    const counted = { ...book, find: (id: string) => ((looks += 1), book.find(id)) };
    dislikedDishes(["xylophone"], counted);
    const foods = new Set(book.recipes.flatMap(({ recipe }) => recipe.ingredients.map(({ food }) => food)));
    const ofFirst = looks;
    looks = 0;
    dislikedDishes(["xylophone", "zither"], counted);
    expect(ofFirst).toBeGreaterThanOrEqual(foods.size);
    expect(looks).toBeLessThanOrEqual(2 * foods.size);
  });

  it("finds dishes by their name, their foods, aliases and what is inside composed foods", () => {
    expect(dishes("hash")).toContain("chicken-hash");
    expect(dishes("Salmon")).toEqual(expect.arrayContaining(["salmon-and-avocado", "salmon-with-greens"]));
    expect(dishes("peanut sauces")).toEqual(["satay-noodle-rice"]);
    expect(dishes("peanut")).toEqual(["satay-noodle-rice"]);
  });

  it("knows words for kinds of food", () => {
    expect(dishes("nuts")).toEqual(expect.arrayContaining(["satay-noodle-rice", "porridge-with-banana", "pasta-with-pesto"]));
    expect(dishes("nuts")).not.toContain("oats-with-seeds");
    expect(dishes("Seafood")).toEqual(expect.arrayContaining(["prawn-rice", "cod-with-rice", "tuna-pasta"]));
    expect(dishes("meat")).toEqual(expect.arrayContaining(["eggs-and-bacon", "chicken-rice-bowl", "beef-chili"]));
    expect(dishes("cheese")).toEqual(expect.arrayContaining(["couscous-with-feta", "omelette-with-cheese"]));
    expect(dishes("bean")).toContain("beef-chili");
  });

  it("doesn't take what a food is free of for what is in it", () => {
    expect(mentions("pumpkin seeds from a nut-free pack", wordsOf("nuts"))).toBe(false);
    expect(mentions("butternut squash with nutmeg", wordsOf("nuts"))).toBe(false);
  });

  it("takes olives for the fruit, not for its oil", () => {
    expect(mentions("extra virgin olive oil", wordsOf("olives"))).toBe(false);
    expect(mentions("canned sardines in olive oil, drained", wordsOf("olive"))).toBe(false);
    expect(mentions("green olives in olive oil", wordsOf("olives"))).toBe(true);
    expect(mentions("extra virgin olive oil", wordsOf("olive oil"))).toBe(true);
    expect(mentions("extra virgin olive oil", wordsOf("oil"))).toBe(true);
    expect(dishes("olives")).toEqual([]);
    expect(dishes("olive oil").length).toBeGreaterThan(5);
  });

  it("finds nothing for a word that's no food, or no word", () => {
    expect(dishes("durian")).toEqual([]);
    expect(dishes("  !")).toEqual([]);
  });
});
