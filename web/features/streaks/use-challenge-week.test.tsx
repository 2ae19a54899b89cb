import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { challengeKeys } from "./queries.ts";
import { useChallengeWeek } from "./use-challenge-week.ts";

const WEEKS = [
  { weekStart: "2026-02-16", weekEnd: "2026-02-22" },
  { weekStart: "2026-02-23", weekEnd: "2026-03-01" },
] as const;
/** In Auckland Monday begins at eleven; the server's clock is a minute behind. */
const MONDAY_FOR_THE_SERVER = Date.parse("2026-02-22T11:01:00Z");

const place = document.createElement("div");
let root: Root;
let queryClient: QueryClient;
let readings: number;

function Probe() {
  const { week, today } = useChallengeWeek("mira");
  return week === undefined ? "nothing yet" : `${week.weekStart} on ${today}`;
}
const after = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return place.textContent;
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  vi.setSystemTime("2026-02-22T10:58:30Z");
  readings = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.includes("/api/profile")) return Response.json({ timeZone: "Pacific/Auckland" });
    readings += 1;
    return Response.json({ items: [], nextCursor: null, ...WEEKS[Date.now() < MONDAY_FOR_THE_SERVER ? 0 : 1] });
  });
  queryClient = new QueryClient();
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that stays open goes on to the new week on Monday of the person's calendar, and then is quiet", async () => {
  queryClient.setQueryData(challengeKeys.past, { pages: [], pageParams: [] });
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Probe />
      </QueryClientProvider>,
    ),
  );
  expect(await after(60_000)).toBe("2026-02-16 on 2026-02-22");
  expect(readings).toBe(1);
  expect(await after(60_000)).toBe("2026-02-16 on 2026-02-23");
  expect(readings).toBe(2);
  expect(await after(60_000)).toBe("2026-02-23 on 2026-02-23");
  expect(readings).toBe(3);
  // The week that ended is one of the past now.
  expect(queryClient.getQueryState(challengeKeys.past)?.isInvalidated).toBe(true);
  await after(10 * 60_000);
  expect(readings).toBe(3);
});
