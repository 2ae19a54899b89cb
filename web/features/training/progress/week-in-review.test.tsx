import type { Completion, Plan, TrainingReview } from "@lockstep/contract/training.ts";
import { featuresOf } from "@lockstep/domain/billing/entitlements.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { calendarDayIn } from "../../../plans/today.ts";
import { membershipQuery } from "../../../shell/membership.ts";
import { testPage } from "../../../testing/test-page.ts";
import { planned, week } from "../board/week.fixture.ts";
import { completionsOptions, currentPlanOptions, reviewOptions } from "../queries.ts";
import { undoEdits } from "./use-review.ts";
import { WeekInReview } from "./week-in-review.tsx";

const USER = "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f222";
const TODAY = calendarDayIn("UTC", new Date("2026-11-24T12:00:00Z"));
const { page, show } = testPage();
const days = week({ Monday: ["g-row", "g-press"].map((id) => planned(id)), Thursday: [planned("g-squat")] });
const monday = days[0]!;
const [lift] = monday.exercises;
const PLAN = {
  id: "11111111-1111-4111-8111-111111111111",
  version: 4,
  name: "Strong",
  days,
  notes: [],
} as unknown as Plan;
const REVIEW: TrainingReview = {
  monday: "2026-11-16",
  plan: { id: PLAN.id, version: 4 },
  facts: { daysDone: 2, daysPlanned: 3, exercisesDone: 9, exercisesPlanned: 14 },
  skippedTwice: [],
  fullWeeks: 0,
  summary: "2 of 3 sessions done. That's a week to build on.",
  proposals: [
    {
      id: "2026-11-16-harder",
      title: "Do 4 sets of Row on Monday instead of 3",
      reason: "You've earned it.",
      edits: [{ type: "set-sets", day: "Monday", exerciseId: lift!.exerciseId, sets: 4 }],
      isMade: false,
    },
  ],
};
const doneOnMonday = (exerciseId: string): Completion => ({
  id: crypto.randomUUID(),
  date: "2026-11-16",
  exerciseId,
  exerciseName: exerciseId,
  planId: PLAN.id,
  minutes: 5,
  sets: [],
  completedAt: "2026-11-16T18:00:00.000Z",
});
let client: QueryClient;
let sent: { path: string; body: Record<string, unknown> }[];
let status: number;

beforeEach(() => {
  sent = [];
  status = 200;
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(currentPlanOptions().queryKey, PLAN);
  client.setQueryData(reviewOptions().queryKey, REVIEW);
  client.setQueryData(completionsOptions("2026-11-16", "2026-11-22").queryKey, ["g-row", "g-press"].map(doneOnMonday));
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body = init.body === undefined ? {} : (JSON.parse(String(init.body)) as Record<string, unknown>);
    sent.push({ path, body });
    if (status !== 200)
      return Promise.resolve(Response.json({ error: { code: "CONFLICT", message: "Newer.", issues: [] } }, { status }));
    const plan = { ...PLAN, version: 5 + sent.length };
    const [proposal] = REVIEW.proposals;
    const review = { ...REVIEW, proposals: [{ ...proposal, isMade: path.endsWith("/apply") }] };
    return Promise.resolve(Response.json(path.endsWith("/review") ? review : { plan, review, warnings: [] }));
  });
});

function open(tier: "free" | "premium") {
  client.setQueryData(membershipQuery(USER).queryKey, { features: featuresOf(tier) } as never);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WeekInReview userId={USER} today={TODAY} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const press = async (name: string) => {
  const button = [...page.querySelectorAll("button")].find((each) => each.textContent === name);
  if (button === undefined) throw new Error(`No button ${name} in ${page.textContent}`);
  await act(async () => button.click());
};
const shows = (text: string) => act(() => vi.waitFor(() => expect(page.textContent).toContain(text)));

it("applies a proposal with one tap, says so, and takes it back", async () => {
  open("premium");
  await shows("Nov 16 to 22");
  await press("Apply");
  await shows("Your plan has this now.");
  expect(sent[0]).toMatchObject({ body: { planId: PLAN.id, version: 4, proposalIds: ["2026-11-16-harder"] } });
  await press("Undo");
  await act(() => vi.waitFor(() => expect(sent.map(({ path }) => path.split("/").at(-1))).toContain("edits")));
  expect(sent[1]?.body).toMatchObject({ version: 6, edit: { type: "restore-day", day: "Monday" } });
  await shows("Apply");
});

it("says what to do when the plan was changed elsewhere", async () => {
  status = 409;
  open("premium");
  await press("Apply");
  await shows("Your plan was changed somewhere else.");
  expect(page.textContent).not.toContain("Your plan has this now.");
});

it("Free sees last week's numbers and what a review adds, and nothing to apply", async () => {
  open("free");
  await shows("Included in Premium");
  expect(page.textContent).toContain("your plan changes when you make your next one");
  expect(page.querySelector("dl")?.textContent).toBe("sessions done1 of 2exercises done2 of 3");
  expect(page.querySelector("button")).toBeNull();
});

it("takes a day that lost several exercises back at once", () => {
  const edits = monday.exercises.map(({ exerciseId }) => ({ type: "remove-exercise" as const, day: monday.day, exerciseId }));
  expect(undoEdits(days, edits)).toMatchObject([{ type: "restore-day", day: "Monday" }]);
  expect(undoEdits(days, [{ type: "move-day", from: "Monday", to: "Sunday" }])).toEqual([
    { type: "move-day", from: "Sunday", to: "Monday" },
  ]);
});
