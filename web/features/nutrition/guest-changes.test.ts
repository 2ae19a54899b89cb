import { expect, test, vi } from "vitest";
import { changeGuestGroceries, changeGuestRecipeFavorites } from "./guest-meals.ts";

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("idb-keyval", () => ({
  createStore: () => null,
  // As IndexedDB does it: a change waits for the one before, then sees what that one wrote.
  update: async (key: string, change: (value: unknown) => unknown) => {
    await Promise.resolve();
    kept.set(key, change(kept.get(key)));
  },
}));

const PLAN = "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c01";
const OTHER = "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c02";
const tick = (planId: string, foodId: string) =>
  changeGuestGroceries(planId, (state) => ({ ...state, ticked: [...state.ticked, foodId] }));

test("two quick ticks both count; another plan begins with an empty list", async () => {
  await Promise.all([tick(PLAN, "rice"), tick(PLAN, "kale")]);
  expect(kept.get("groceries")).toEqual({ planId: PLAN, ticked: ["rice", "kale"], own: [] });
  expect(await tick(OTHER, "oats")).toEqual({ planId: OTHER, ticked: ["oats"], own: [] });
});

test("two quick favorites both count; what cannot be read counts as none", async () => {
  kept.set("favorites", "broken");
  await Promise.all(["dal", "soup"].map((id) => changeGuestRecipeFavorites((ids) => [id, ...ids])));
  expect(kept.get("favorites")).toEqual(["soup", "dal"]);
});
