import type { Challenge } from "@lockstep/contract/streaks.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastProvider } from "../../ui/toast.tsx";
import { challengeKeys } from "./queries.ts";
import type { ChallengeWeek } from "./queries.ts";
import { useChallengeActions } from "./use-challenge-actions.ts";
import type { ChallengeActions } from "./use-challenge-actions.ts";

const joined: Challenge = {
  id: "a",
  kind: "training-days",
  icon: "flame",
  name: "Keep moving",
  description: "Train on 3 days this week.",
  unit: "days",
  goal: 3,
  weekStart: "2026-03-02",
  weekEnd: "2026-03-08",
  group: null,
  isShared: false,
  isJoined: true,
  progress: 1,
  groupProgress: null,
  completedAt: null,
  onLeaderboard: true,
  participants: 4,
  canJoin: true,
  canLeave: true,
};
const left: Challenge = { ...joined, isJoined: false, canLeave: false, onLeaderboard: false, participants: 3 };

const place = document.createElement("div");
let root: Root;
let queryClient: QueryClient;
let acts: ChallengeActions;
/** What was sent: the method and the body. */
let sent: [string, unknown][];

function Probe() {
  const own = useChallengeActions();
  useEffect(() => {
    acts = own;
  });
  return null;
}
const shown = () => queryClient.getQueryData<ChallengeWeek>(challengeKeys.week)?.items[0];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sent = [];
  vi.stubGlobal("fetch", async (_address: string, { method = "GET", body }: RequestInit) => {
    const told = body === undefined ? null : (JSON.parse(String(body)) as { onLeaderboard?: boolean });
    sent.push([method, told]);
    return Response.json(method === "DELETE" ? left : { ...joined, onLeaderboard: told?.onLeaderboard ?? false });
  });
  queryClient = new QueryClient();
  root = createRoot(place);
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <Probe />
        </ToastProvider>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test.each([true, false])("leaving taken back leads to where the person stood, on the leaderboard: %s", async (onLeaderboard) => {
  const challenge = { ...joined, onLeaderboard };
  queryClient.setQueryData<ChallengeWeek>(challengeKeys.week, {
    items: [challenge],
    weekStart: "2026-03-02",
    weekEnd: "2026-03-08",
  });
  await act(() => acts.leave(challenge));
  expect(shown()).toEqual(left);
  const undo = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Undo");
  await act(async () => undo?.click());
  await vi.waitFor(() => expect(shown()).toEqual(challenge));
  expect(sent).toEqual([
    ["DELETE", null],
    ["PUT", { onLeaderboard }],
  ]);
});

test("who joins from the list isn't asked onto the leaderboard", async () => {
  queryClient.setQueryData<ChallengeWeek>(challengeKeys.week, { items: [left], weekStart: "2026-03-02", weekEnd: "2026-03-08" });
  await act(() => acts.join(left));
  expect(shown()).toEqual({ ...joined, onLeaderboard: false });
  expect(sent).toEqual([["PUT", {}]]);
});

test("an answer that was asked for during the change, and knows nothing of it, doesn't take it back", async () => {
  const week = { items: [{ ...joined, onLeaderboard: false }], weekStart: "2026-03-02", weekEnd: "2026-03-08" };
  queryClient.setQueryData<ChallengeWeek>(challengeKeys.week, week);
  let answer: (old: ChallengeWeek) => void = () => {};
  const old = new Promise<ChallengeWeek>((resolve) => (answer = resolve));
  let asked: Promise<unknown> = Promise.resolve();
  vi.stubGlobal("fetch", async () => {
    // Something live asks for the week while the change is on its way.
    asked = queryClient
      .fetchQuery({ queryKey: challengeKeys.week, staleTime: 0, queryFn: ({ signal }) => (signal.throwIfAborted(), old) })
      .catch(() => undefined);
    return Response.json(joined);
  });
  await act(() => acts.setOnLeaderboard(week.items[0] ?? joined, true));
  answer(week);
  await asked;
  expect(shown()?.onLeaderboard).toBe(true);
});
