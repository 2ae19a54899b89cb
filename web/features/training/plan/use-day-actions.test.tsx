import { USUAL_PREFERENCES } from "@lockstep/domain/training/training-preferences.ts";
import type { Completion, PlanPreview } from "@lockstep/contract/training.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, useEffect } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { calendarDayIn, weekOf } from "../../../plans/today.ts";
import { testPage } from "../../../testing/test-page.ts";
import { ToastProvider } from "../../../ui/toast.tsx";
import { planned, week as weekWith } from "../board/week.fixture.ts";
import type { GuestBlock } from "../block.ts";
import type { DayActions } from "./day-context.ts";
import { useDayActions } from "./use-day-actions.ts";
import { recordWeek } from "./week-record.ts";

const today = calendarDayIn("UTC", new Date("2026-11-17T12:00:00Z"));
const week = weekOf(today);
const [TUESDAY, SATURDAY] = [1, 5];
const squat = planned("g-squat");
const plan: PlanPreview = {
  name: "Mine",
  choices: { muscleGroups: ["Legs"], durationMinutes: 30, daysPerWeek: 2, skillLevel: "beginner", location: "gym" },
  days: weekWith({ Tuesday: [squat], Saturday: [squat] }),
  notes: [],
};
const sets = [1, 2, 3].map(() => ({ weightKg: 20, reps: 10 }));
const done: Completion = {
  id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f111",
  date: today,
  exerciseId: squat.exerciseId,
  exerciseName: squat.name,
  planId: "p",
  minutes: 7,
  sets,
  completedAt: "2026-11-17T10:00:00Z",
};

const { page, show } = testPage();
let actions: DayActions;
const complete = vi.fn(async () => undefined);

function seen(current: DayActions) {
  actions = current;
}

interface Scene {
  userId: string | null;
  dayIndex: number;
  completions: Completion[];
  block?: GuestBlock;
}

function Probe({ userId, dayIndex, completions, block }: Scene) {
  const record = recordWeek(plan.days, week, completions, "p")[dayIndex];
  if (record === undefined) throw new Error("There is no such day.");
  const records = {
    completions,
    complete,
    takeBack: async () => undefined,
    pending: false,
    error: null,
    failed: false,
    refetch: vi.fn<() => Promise<never>>(),
  };
  const favorites = { ids: [], setFavorite: async () => undefined };
  const current = useDayActions({
    shown: { kind: "guest", id: "p", plan, block },
    days: plan.days,
    dayIndex,
    week,
    today,
    userId,
    units: "kg",
    record,
    records,
    favorites,
    preferences: USUAL_PREFERENCES,
  });
  useEffect(() => seen(current));
  return null;
}

function open(userId: string | null, dayIndex: number, completions: Completion[], block?: GuestBlock) {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Probe userId={userId} dayIndex={dayIndex} completions={completions} {...(block ? { block } : {})} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => void complete.mockClear());

it.each(["member", null])("leaves today's sets alone when the same exercise is marked on a day ahead (%s)", async (userId) => {
  open(userId, SATURDAY, [done]);
  let taken = true;
  await act(async () => {
    taken = actions.complete(squat, []);
  });
  expect(taken).toBe(false);
  expect(complete).not.toHaveBeenCalled();
  expect(page.textContent).toContain("You've already done this today: it counts once a day.");
});

it("completes a day ahead for today when today has it not", async () => {
  open("member", SATURDAY, [
    { ...done, date: "2026-11-16" },
    { ...done, exerciseId: "g-other" },
  ]);
  await act(async () => void actions.complete(squat, []));
  expect(complete).toHaveBeenCalledWith(expect.objectContaining({ date: today, exerciseId: squat.exerciseId }), null);
});

it("still saves other sets of what is done", async () => {
  open("member", TUESDAY, [done]);
  let taken = false;
  await act(async () => {
    taken = actions.complete(squat, sets.slice(1));
  });
  expect(taken).toBe(true);
  expect(complete).toHaveBeenCalledWith(expect.objectContaining({ sets: sets.slice(1) }), done);
});

describe("around a lighter week", () => {
  const LAST_HARD = "2026-11-14";
  const onTheDay = (date: string, weightKg: number): Completion => ({ ...done, date, sets: [{ weightKg, reps: 10 }] });
  /** A beginner's block has six hard weeks and a lighter one. */
  const startedOn = (startsOn: string): GuestBlock => ({ startsOn, before: null });
  const weight = () => actions.last(squat.exerciseId)?.sets[0]?.weightKg;

  it("goes on from the last hard week, on each of its days", () => {
    open(null, SATURDAY, [onTheDay(LAST_HARD, 80), onTheDay("2026-11-16", 65)], startedOn("2026-10-05"));
    expect([actions.isLighter, weight()]).toEqual([true, 80]);
  });

  it("and in the first week of the next block, too", () => {
    const before = { startsOn: "2026-09-28", plan };
    open(null, TUESDAY, [onTheDay("2026-11-07", 80), onTheDay(LAST_HARD, 65)], { startsOn: "2026-11-16", before });
    expect([actions.isLighter, weight()]).toEqual([false, 80]);
  });

  it("takes the lighter week's weights only where there are no others, and not as its own", () => {
    const before = { startsOn: "2026-09-28", plan };
    open(null, TUESDAY, [onTheDay(LAST_HARD, 65)], { startsOn: "2026-11-16", before });
    expect(weight()).toBe(65);
    open(null, SATURDAY, [onTheDay("2026-11-16", 65)], startedOn("2026-10-05"));
    expect(weight()).toBeUndefined();
  });

  it("swaps nothing once the next block is chosen: what's shown isn't its week", () => {
    open(null, SATURDAY, [], startedOn("2026-10-05"));
    expect(actions.swap).not.toBeNull();
    open(null, SATURDAY, [], { startsOn: "2026-11-23", before: { startsOn: "2026-10-05", plan } });
    expect([actions.isLighter, actions.swap]).toEqual([true, null]);
  });
});
