import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { guestStore } from "../../offline/guest-store.ts";
import { changeGuestGroceries, changeGuestRecipeFavorites } from "./guest-meals.ts";

/** What the device has. */
const device = guestStore("guest-meals");
const get = (key: string) => device.read(key, (value): value is unknown => value !== undefined);
const PLAN = "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c01";
const OTHER = "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c02";
const tick = (planId: string, foodId: string) =>
  changeGuestGroceries(planId, (state) => ({ ...state, ticked: [...state.ticked, foodId] }));

test("two quick ticks both count; another plan begins with an empty list", async () => {
  await Promise.all([tick(PLAN, "rice"), tick(PLAN, "kale")]);
  expect(await get("groceries")).toEqual({ planId: PLAN, ticked: ["rice", "kale"], own: [] });
  expect(await tick(OTHER, "oats")).toEqual({ planId: OTHER, ticked: ["oats"], own: [] });
});

test("two quick favorites both count; what can't be read counts as none", async () => {
  await device.put("favorites", "broken");
  await Promise.all(["dal", "soup"].map((id) => changeGuestRecipeFavorites((ids) => [id, ...ids])));
  expect(await get("favorites")).toEqual(["soup", "dal"]);
});
