import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { guestStore } from "../../offline/guest-store.ts";
import { guestGroceries, guestRecipeFavorites } from "./guest-meals.ts";
import { withGrocery } from "./plan/use-groceries.ts";

/** What the device has. */
const stored = (key: string) =>
  guestStore("guest-meals").value<object | string | null>(key, (value): value is object | string => value !== undefined, null);
const client = new QueryClient();
const get = (key: string) => client.fetchQuery(stored(key).options());
const PLAN = "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c01";
const OTHER = "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c02";
const tick = (planId: string, foodId: string) =>
  guestGroceries.change(client, (kept) => withGrocery(kept, { kind: "tick", planId, foodId, ticked: true }));

test("two quick ticks both count; another plan begins with an empty list", async () => {
  await Promise.all([tick(PLAN, "rice"), tick(PLAN, "kale")]);
  expect(await get("groceries")).toEqual({ planId: PLAN, ticked: ["rice", "kale"], own: [] });
  expect(await tick(OTHER, "oats")).toEqual({ planId: OTHER, ticked: ["oats"], own: [] });
});

test("two quick favorites both count; what can't be read counts as none", async () => {
  await stored("favorites").change(client, () => "broken");
  await Promise.all(["dal", "soup"].map((id) => guestRecipeFavorites.change(client, (ids) => [id, ...ids])));
  expect(await get("favorites")).toEqual(["soup", "dal"]);
});
