// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { useMealPerson } from "./person.ts";
import type { MealPerson, MealUser, SessionCheck } from "./person.ts";

const MIRA: MealUser = { id: "mira", name: "Mira Okonkwo" };
const PROFILE = { hideCalories: false, energyUnit: "kJ", foodUnits: "metric", units: "kg", timeZone: "UTC" };

const { show } = testPage();

/** The events the page receives for this person. */
async function heard(user: MealUser | null, session?: SessionCheck, profile?: typeof PROFILE): Promise<MealPerson> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (profile) client.setQueryData(["profile", user?.id ?? ""], profile);
  // Nothing answers: what is known is what was handed over.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  let person: MealPerson | null = null;
  function Listener() {
    person = useMealPerson(user, session);
    return null;
  }
  show(
    <QueryClientProvider client={client}>
      <Listener />
    </QueryClientProvider>,
  );
  await act(async () => {});
  if (person === null) throw new Error("Nothing was heard.");
  return person;
}

it("shows nothing yet, and no calories, while it's being asked who is there", async () => {
  const person = await heard(null, { pending: true, failed: false });
  expect([person.pending, person.settings.hideCalories]).toEqual([true, true]);
});

it("keeps calories hidden where who is there could not be asked", async () => {
  const person = await heard(null, { pending: false, failed: true });
  expect([person.pending, person.settings.hideCalories]).toEqual([false, true]);
});

it("shows them to nobody in particular, once that is known", async () => {
  for (const session of [undefined, { pending: false, failed: false }]) {
    const person = await heard(null, session);
    expect([person.pending, person.settings.hideCalories]).toEqual([false, false]);
  }
});

it("waits for a member's profile, and then follows it", async () => {
  const before = await heard(MIRA);
  expect([before.pending, before.settings.hideCalories]).toEqual([true, true]);
  const after = await heard(MIRA, undefined, PROFILE);
  expect([after.pending, after.settings.hideCalories, after.settings.energyUnit]).toEqual([false, false, "kJ"]);
});
