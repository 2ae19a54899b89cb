import "fake-indexeddb/auto";
import type { Completion } from "@lockstep/contract/training.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { guestCompletions, guestFavorites, guestTraining } from "./guest-plan.ts";
import { useCompletions } from "./completions.ts";
import { useFavorites } from "./favorites.ts";

const DAY = "2026-11-17";
const SETS = [{ weightKg: 80, reps: 8 }];
const done = (exerciseId: string, sets = SETS) => ({
  date: DAY,
  exerciseId,
  exerciseName: `Name of ${exerciseId}`,
  planId: null,
  minutes: 7,
  sets,
});

const { show } = testPage();
let client: QueryClient;
let records: ReturnType<typeof useCompletions>;
let favorites: ReturnType<typeof useFavorites>;

function seen(...current: [typeof records, typeof favorites]) {
  [records, favorites] = current;
}
function Guest() {
  const kept = useCompletions(null, DAY, DAY);
  const liked = useFavorites(null);
  useEffect(() => seen(kept, liked));
  return null;
}

/** What the device keeps, and what the page shows of it. */
async function kept() {
  const completions = await act(async () => client.fetchQuery(guestCompletions.options()));
  await act(async () => vi.waitFor(() => expect(records.completions).toEqual(completions)));
  return completions;
}

beforeEach(async () => {
  client = new QueryClient();
  show(
    <QueryClientProvider client={client}>
      <Guest />
    </QueryClientProvider>,
  );
  await act(async () => client.fetchQuery(guestCompletions.options()));
});
afterEach(async () => {
  await act(async () => guestTraining.clear(client));
});

it("keeps every exercise that a guest marks in one moment", async () => {
  await act(async () => Promise.all(["g-a", "g-b", "g-c", "g-d"].map((id) => records.complete(done(id), null))));
  expect((await kept()).map((each) => each.exerciseId)).toEqual(["g-a", "g-b", "g-c", "g-d"]);
});

it("shows the days it's asked for, and keeps the others", async () => {
  await act(async () => records.complete({ ...done("g-a"), date: "2026-11-16" }, null));
  await act(async () => records.complete(done("g-b"), null));
  const all = await act(async () => client.fetchQuery(guestCompletions.options()));
  expect(all.map((each) => each.exerciseId)).toEqual(["g-a", "g-b"]);
  await act(async () => vi.waitFor(() => expect(records.completions).toEqual(all.slice(1))));
});

it("keeps the sets when the same exercise is marked again in the same moment, without any", async () => {
  await act(async () => Promise.all([records.complete(done("g-a"), null), records.complete(done("g-a", []), null)]));
  expect((await kept()).map((each) => each.sets)).toEqual([SETS]);
});

it("takes back what it's asked to and nothing that comes at the same moment", async () => {
  await act(async () => records.complete(done("g-a"), null));
  const [first] = (await kept()) as [Completion];
  await act(async () => Promise.all([records.takeBack(first), records.complete(done("g-b"), null), records.takeBack(first)]));
  expect((await kept()).map((each) => each.exerciseId)).toEqual(["g-b"]);
});

it("keeps every favourite that is saved or taken out in one moment, newest first", async () => {
  await act(async () => Promise.all(["g-a", "g-b", "g-c"].map((id) => favorites.setFavorite(id, true))));
  await act(async () => Promise.all([favorites.setFavorite("g-b", false), favorites.setFavorite("g-d", true)]));
  expect(await client.fetchQuery(guestFavorites.options())).toEqual(["g-d", "g-c", "g-a"]);
  await act(async () => vi.waitFor(() => expect(favorites.ids).toEqual(["g-d", "g-c", "g-a"])));
});
