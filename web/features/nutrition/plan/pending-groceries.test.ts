import { expect, it } from "vitest";
import { overlayGroceries } from "./pending-groceries.ts";
import type { PendingGrocery } from "./pending-groceries.ts";

const of = { owner: "me", planId: "p" };
const state = { ticked: ["eggs", "oats"], own: [{ id: "1", text: "Napkins", ticked: false }] };

it("lays ticks and own lines over what the server said", () => {
  const pending: PendingGrocery[] = [
    { kind: "tick", ...of, foodId: "eggs", ticked: false },
    { kind: "tick", ...of, foodId: "milk", ticked: true },
    { kind: "own", ...of, id: "1", line: { id: "1", text: "Napkins", ticked: true } },
    { kind: "own", ...of, id: "2", line: { id: "2", text: "Coffee", ticked: false } },
  ];
  expect(overlayGroceries(state, pending, of)).toEqual({
    ticked: ["oats", "milk"],
    own: [
      { id: "1", text: "Napkins", ticked: true },
      { id: "2", text: "Coffee", ticked: false },
    ],
  });
});

it("takes own lines off, and leaves other people's and other plans' writes alone", () => {
  const pending: PendingGrocery[] = [
    { kind: "own", ...of, id: "1", line: null },
    { kind: "tick", owner: "you", planId: "p", foodId: "milk", ticked: true },
    { kind: "tick", owner: "me", planId: "q", foodId: "milk", ticked: true },
  ];
  expect(overlayGroceries(state, pending, of)).toEqual({ ticked: ["eggs", "oats"], own: [] });
});
