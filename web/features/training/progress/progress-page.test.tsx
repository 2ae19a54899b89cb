import type { Completion } from "@lockstep/contract/training.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { prerenderToNodeStream } from "react-dom/static";
import { text } from "node:stream/consumers";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { calendarDayIn } from "../../../plans/today.ts";
import { profileOptions } from "../../../session/profile-query.ts";
import { guestCompletions } from "../guest-plan.ts";
import { progressOptions } from "../queries.ts";
import { progressOf, WEEKS } from "./progress-data.ts";
import { ProgressOfTraining } from "./progress-page.tsx";

const USER = { id: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1a01", name: "Alex" };
const LONG_AGO: Completion = {
  id: "00000000-0000-4000-8000-000000000000",
  date: "2020-02-03",
  exerciseId: "g-row",
  exerciseName: "Row",
  planId: null,
  minutes: 10,
  sets: [{ weightKg: 100, reps: 3 }],
  completedAt: "2020-02-03T10:00:00.000Z",
};

/** The page with what is known already, once its parts have loaded. */
async function drawn(isMember: boolean, completions: Completion[]): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(
    progressOptions(WEEKS).queryKey,
    progressOf(completions, calendarDayIn("UTC", new Date()), () => undefined, null),
  );
  client.setQueryData([...profileOptions(USER.id).queryKey], { units: "kg", timeZone: "UTC" });
  client.setQueryData(guestCompletions.options().queryKey, completions);
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ProgressOfTraining user={isMember ? USER : null} signInTo="/login" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return text(prelude);
}

test.each([["a member", true] as const, ["a guest", false] as const])(
  "%s who comes back after months finds the best sets, and no word of a first workout",
  async (_who, isMember) => {
    const page = await drawn(isMember, [LONG_AGO]);
    expect(page).toContain("Nothing in the last 12 weeks");
    expect(page).toContain("Feb 3, 2020");
    expect(page).not.toMatch(/first workout|example/);
  },
);

/** What was done on days of this week and the one before, oldest first. */
function lately(sets: Completion["sets"]): Completion[] {
  return sets.map((set, index) => {
    const date = calendarDayIn("UTC", new Date(Date.now() - (sets.length - index) * 86_400_000));
    return { ...LONG_AGO, id: `00000000-0000-4000-8000-00000000000${index}`, date, sets: [set] };
  });
}

test.each([["a member", true] as const, ["a guest", false] as const])(
  "%s with one day that allows an estimate sees all days, by their weight",
  async (_who, isMember) => {
    const page = await drawn(isMember, lately([12, 12, 12, 10].map((reps, index) => ({ weightKg: 20 + index, reps }))));
    expect(page).toContain("Best weight by workout");
    expect(page).toMatch(/(kg|lb) × 10/);
    expect(page).not.toContain("One workout with weights");
  },
);

test("a weighted hold is shown in seconds and never as a one-rep max", async () => {
  const page = await drawn(true, lately([30, 45].map((seconds) => ({ weightKg: 24, reps: 1, seconds }))));
  expect(page).toContain("24 kg × 45 s");
  expect(page).toContain("none for holds");
  expect(page).not.toContain("Estimated one-rep max");
});

test("someone who never completed anything sees how to start", async () => {
  expect(await drawn(true, [])).toContain("Your first workout starts here");
  expect(await drawn(false, [])).toContain("This is an example.");
});
