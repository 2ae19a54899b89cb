import { describe, expect, test } from "vitest";
import { fillFromPlan, weekOfPlan } from "./fill-from-plan.ts";
import type { FoodItem, Needs, PlanNeed } from "./fill-from-plan.ts";
import { itemOfChange, joinItems, removedItem } from "./shared-item.ts";
import type { ItemFields } from "./shared-item.ts";

const SAMS = weekOfPlan("sams-plan", "2026-11-23");
const LEES = weekOfPlan("lees-plan", "2026-11-23");
const grams = (_foodId: string, sum: number): string => `${sum} g`;
const rice = (sum: number): PlanNeed => ({ foodId: "rice", name: "Rice", aisle: "Grains, pasta and rice", grams: sum });
const listed = (fields: Partial<ItemFields>, needs: Needs = {}, foodId: string | null = "rice"): FoodItem => ({
  item: itemOfChange("item", { name: "Rice", ...fields }, {}, "sam"),
  foodId,
  needs,
});
const fill = (list: readonly FoodItem[], week: string, ...needs: readonly PlanNeed[]) => fillFromPlan(list, needs, week, grams);

test("an empty list gets each food with its amount", () => {
  expect(fill([], SAMS, rice(300))).toEqual([{ kind: "add", need: rice(300), display: "300 g" }]);
});

describe("pressed again", () => {
  test.each([
    ["it's still to buy", listed({ display: "300 g" }, { [SAMS]: 300 })],
    ["it's in the cart", listed({ display: "300 g", checked: true }, { [SAMS]: 300 })],
    ["someone wrote another amount", listed({ display: "2 bags" }, { [SAMS]: 300 })],
    ["someone removed it", { ...listed({}, { [SAMS]: 300 }), item: removedItem("item") }],
  ])("nothing happens when %s", (_what, item) => {
    expect(fill([item], SAMS, rice(300))).toEqual([]);
  });

  test("a changed plan corrects what is still to buy", () => {
    const step = { kind: "merge", itemId: "item", need: rice(450), display: "450 g", needs: { [SAMS]: 450 } };
    expect(fill([listed({ display: "300 g" }, { [SAMS]: 300 })], SAMS, rice(450))).toEqual([step]);
    expect(fill([listed({ checked: true }, { [SAMS]: 300 })], SAMS, rice(450))).toEqual([]);
  });
});

describe("another person's plan, or the next week", () => {
  test("adds up", () => {
    const steps = fill([listed({ display: "300 g" }, { [SAMS]: 300 })], LEES, rice(200));
    expect(steps).toMatchObject([{ kind: "merge", display: "500 g", needs: { [SAMS]: 300, [LEES]: 200 } }]);
  });

  test.each([
    ["in the cart", listed({ checked: true }, { [SAMS]: 300 })],
    ["gone", { ...listed({}, { [SAMS]: 300 }), item: joinItems(listed({}).item, removedItem("item")) }],
  ])("is a new item when the other's is %s", (_where, item) => {
    expect(fill([item], LEES, rice(200))).toMatchObject([{ kind: "add", display: "200 g" }]);
  });
});

describe("an item typed by hand", () => {
  test.each([
    ["takes the amount", "", "300 g"],
    ["keeps its own", "2 bags", "2 bags + 300 g"],
  ])("%s", (_what, display, expected) => {
    expect(fill([listed({ name: "rice ", display }, {}, null)], SAMS, rice(300))).toMatchObject([
      { kind: "merge", display: expected, needs: { [SAMS]: 300 } },
    ]);
  });

  test("keeps its own when the plan's grows", () => {
    expect(fill([listed({ display: "2 bags + 300 g" }, { [SAMS]: 300 })], LEES, rice(200))).toMatchObject([
      { display: "2 bags + 500 g" },
    ]);
    expect(fill([listed({ display: "2 bags" }, { [SAMS]: 300 })], LEES, rice(200))).toMatchObject([
      { display: "2 bags + 500 g" },
    ]);
  });

  test("is left alone when it's something else", () => {
    expect(fill([listed({ name: "Rice cakes" }, {}, null)], SAMS, rice(300))).toMatchObject([{ kind: "add" }]);
  });
});
