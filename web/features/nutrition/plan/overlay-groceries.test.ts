import { expect, it } from "vitest";
import { overlayGroceries } from "./use-groceries.ts";
import type { GroceryChange } from "./use-groceries.ts";

const of = { planId: "p" };
const state = { ticked: ["eggs", "oats"], own: [{ id: "1", text: "Napkins", ticked: false }] };

it("lays ticks and own lines over what the server said", () => {
  const pending: GroceryChange[] = [
    { kind: "tick", ...of, foodId: "eggs", ticked: false },
    { kind: "tick", ...of, foodId: "milk", ticked: true },
    { kind: "own", ...of, id: "1", line: { id: "1", text: "Napkins", ticked: true } },
    { kind: "own", ...of, id: "2", line: { id: "2", text: "Coffee", ticked: false } },
  ];
  expect(overlayGroceries(state, pending, "p")).toEqual({
    ticked: ["oats", "milk"],
    own: [
      { id: "1", text: "Napkins", ticked: true },
      { id: "2", text: "Coffee", ticked: false },
    ],
  });
});

it("takes own lines off, and leaves other plans' writes alone", () => {
  const pending: GroceryChange[] = [
    { kind: "own", ...of, id: "1", line: null },
    { kind: "tick", planId: "q", foodId: "milk", ticked: true },
  ];
  expect(overlayGroceries(state, pending, "p")).toEqual({ ticked: ["eggs", "oats"], own: [] });
});
