import { expect, it } from "vitest";
import { withGrocery } from "./use-groceries.ts";
import type { GroceryChange } from "./use-groceries.ts";

const of = { planId: "p" };
const list = { ...of, ticked: ["eggs", "oats"], own: [{ id: "1", text: "Napkins", ticked: false }] };

it("lays ticks and own lines over what the server said", () => {
  const changes: GroceryChange[] = [
    { kind: "tick", ...of, foodId: "eggs", ticked: false },
    { kind: "tick", ...of, foodId: "milk", ticked: true },
    { kind: "own", ...of, id: "1", line: { id: "1", text: "Napkins", ticked: true } },
    { kind: "own", ...of, id: "2", line: { id: "2", text: "Coffee", ticked: false } },
  ];
  expect(changes.reduce(withGrocery, list)).toEqual({
    ...of,
    ticked: ["oats", "milk"],
    own: [
      { id: "1", text: "Napkins", ticked: true },
      { id: "2", text: "Coffee", ticked: false },
    ],
  });
});

it("takes own lines off", () => {
  expect(withGrocery(list, { kind: "own", ...of, id: "1", line: null })).toEqual({ ...list, own: [] });
});
