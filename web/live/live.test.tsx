import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { CACHED_ANSWER } from "../api/cached-answer.ts";
import { request } from "../api/client.ts";
import { fakeStreams } from "../testing/fake-streams.ts";
import { testPage } from "../testing/test-page.ts";
import { useLivePerson, useLiveQueries } from "./live.ts";

const { show } = testPage();
const { urls, say } = fakeStreams();
const refreshSession = () => undefined;

function Frame({ person, listens = true }: { person: string; listens?: boolean }) {
  useLivePerson(person, refreshSession);
  return listens ? <Live /> : null;
}
/** Two parts of a page that listen. */
function Live() {
  useLiveQueries({ "streaks.changed": () => [["streaks"]] });
  useLiveQueries({ "challenges.changed": () => [["streaks", "week"]], "achievements.changed": () => [["achievements"]] });
  useQuery({ queryKey: ["streaks"], queryFn: () => read("streaks") });
  useQuery({ queryKey: ["settings"], queryFn: () => read("settings") });
  return null;
}
const read = vi.fn<(what: string) => Promise<string>>();
const reads = () => read.mock.calls.map(([what]) => what);

async function open(person: string) {
  read.mockReset().mockImplementation((what) => Promise.resolve(what));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const page = (listens: boolean) => (
    <QueryClientProvider client={client}>
      <Frame person={person} listens={listens} />
    </QueryClientProvider>
  );
  const draw = (listens: boolean) => act(async () => show(page(listens)));
  await draw(true);
  return { draw };
}

test("what the page fetched before the stream started is refetched once; what has no events isn't", async () => {
  await open("mira");
  expect(reads()).toEqual(["streaks", "settings"]);
  await say("ready", { person: "mira" }, "4-0-1");
  await expect.poll(reads).toEqual(["streaks", "settings", "streaks"]);
  await say("ready", { person: "mira" }, "5-0-1");
  expect(reads()).toHaveLength(3);
});

test("a reset reads all that is shown again, once for the whole page", async () => {
  await open("ben");
  await say("ready", { person: "ben" }, "4-0-1");
  read.mockClear();
  await say("message", { type: "reset" }, "5-0-1");
  await expect.poll(reads).toEqual(["streaks", "settings"]);
});

test("what came from the device instead of the server is read once more in a while, and no longer once the server has answered", async () => {
  await open("dora");
  await say("ready", { person: "dora" }, "4-0-1");
  await expect.poll(reads).toEqual(["streaks", "settings", "streaks"]);
  read.mockClear();
  vi.useFakeTimers();
  try {
    read.mockImplementationOnce(() => request("GET", "/api/streaks"));
    vi.stubGlobal("fetch", async () => Response.json("kept", { headers: { [CACHED_ANSWER]: "1" } }));
    await say("message", { type: "streaks.changed" }, "5-0-1");
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(reads()).toEqual(["streaks"]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reads()).toEqual(["streaks", "streaks"]);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

test("after a page where nobody listened the stream goes on where it was", async () => {
  const { draw } = await open("cleo");
  await say("ready", { person: "cleo" }, "4-0-1");
  await draw(false);
  read.mockClear();
  await draw(true);
  await say("ready", { person: "cleo" }, "6-0-1");
  expect([urls().slice(-2), reads()]).toEqual([["/api/events", "/api/events?after=4-0-1"], []]);
});
