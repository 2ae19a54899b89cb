import { expect, it } from "vitest";
import { askedFor, changeParams, countPicked, readRecipes, suits } from "./filters.ts";

const read = (query: string) => readRecipes(new URLSearchParams(query));

it("reads the address and asks the server for it", () => {
  const state = read("q=+dal+&diet=vegan&meal=Dinner&minutes=30&without=Nuts,Dairy&saved=1");
  expect(askedFor(state)).toEqual({ query: "dal", diet: "vegan", meal: "Dinner", maxMinutes: 30, allergens: "Dairy,Nuts" });
  expect(state.saved).toBe(true);
  expect(countPicked(state)).toBe(5);
});

it("takes what it doesn't know as not asked for", () => {
  const state = read("diet=carnivore&meal=Brunch&minutes=31&without=Gold,nuts&saved=yes");
  expect(state).toEqual({ filters: {}, without: [], saved: false });
  expect(askedFor(state)).toEqual({});
});

it("takes a filter away with an empty value", () => {
  const params = new URLSearchParams("diet=vegan&q=dal");
  expect(changeParams(params, "diet", "").toString()).toBe("q=dal");
  expect(changeParams(params, "meal", "Lunch").toString()).toBe("diet=vegan&q=dal&meal=Lunch");
});

it("filters favourites as the server filters the book", () => {
  const dal = {
    name: "Red lentil dal",
    cuisine: "Indian",
    meals: ["Dinner" as const],
    diets: ["vegan" as const],
    allergens: ["Sesame" as const],
    totalMinutes: 40,
    ingredients: [
      {
        foodId: "coconut-milk",
        name: "coconut milk",
        ndbNo: null,
        grams: 400,
        display: "400 ml",
        line: "400 ml coconut milk",
        allergens: [],
      },
    ],
  };
  const fits = (query: string) => suits(dal, read(query));
  expect(fits("q=coconut+indian")).toBe(true);
  expect(fits("q=beef")).toBe(false);
  expect(fits("minutes=45&diet=vegan&meal=Dinner&without=Nuts")).toBe(true);
  expect(fits("minutes=30")).toBe(false);
  expect(fits("without=Sesame")).toBe(false);
  expect(fits("meal=Breakfast")).toBe(false);
});
