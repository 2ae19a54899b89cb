import "fake-indexeddb/auto";
import { locks } from "node:worker_threads";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { request } from "../api/client.ts";
import { outbox } from "./browser-outbox.ts";
import { CACHED_ANSWER } from "../api/cached-answer.ts";
import { keepSending } from "./keep-sending.ts";
import { usePendingWrites } from "./use-pending-writes.ts";
import { addWrite, refetching, writeKind } from "./write-kind.ts";
import type { WriteKind } from "./write-kind.ts";

interface Done {
  readonly name: string;
}
/** On a busy machine too. */
const PATIENT = { timeout: 20_000 };
const SETS = writeKind<WriteKind<Done>>({
  kind: "sets",
  request: ({ name }) => ({ method: "PUT", path: `/api/sets/${name}` }),
  settle: refetching(["sets"]),
});
const add = (name: string) => addWrite(SETS, "me", { name });
/** What is laid over the page's data. */
const laidOver = () => outbox?.entries().map(({ change }) => (change as Done).name);

const options = (week: number) => ({
  queryKey: ["sets", week],
  queryFn: ({ signal }: { signal: AbortSignal }) => request<string[]>("GET", `/api/sets/${week}`, { signal }),
  retry: false,
});
/** What the page showed, one after the other. */
let shown: string[];
function Sets({ week }: { week: number }) {
  const waiting = usePendingWrites(SETS, "me");
  const { data } = useQuery(options(week));
  const text = data === undefined ? "nothing yet" : [...new Set([...data, ...waiting.map(({ name }) => name)])].join() || "none";
  if (shown.at(-1) !== text) shown.push(text);
  return text;
}
/** A page that uses the same changes and shows none of the data below them. */
function Elsewhere() {
  usePendingWrites(SETS, "me");
  return "elsewhere";
}

const place = document.createElement("div");
let stop: () => void;
let root: ReturnType<typeof createRoot>;
let client: QueryClient;
/** How the server answers the next readings, in order; the last way stays. */
let answers: Array<() => Response | Promise<Response>>;
let asked: string[];
/** How it answers a write. */
let put: () => Response;
const open = (page: ReactNode) => root.render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);

// The simulated document has none.
Object.defineProperty(navigator, "locks", { value: locks, configurable: true });

beforeEach(async () => {
  asked = [];
  shown = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (method === "PUT") return put();
    asked.push(path);
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  put = () => Response.json({ ok: true });
  await outbox?.clear("me");
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  stop = keepSending("me", client);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  stop();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const old = () => Response.json([]);
const fresh = () => Response.json(["squat"]);
const kept = () => Response.json([], { headers: { [CACHED_ANSWER]: "1" } });
const broken = () => new Response(null, { status: 503 });
const until = (holds: () => void) => vi.waitFor(holds, PATIENT);

describe("a write that the server has", () => {
  test("is let go of once the server's answer holds it", async () => {
    answers = [old, fresh];
    open(<Sets week={1} />);
    await until(() => expect(place.textContent).toBe("none"));
    await add("squat");
    await until(() => expect(laidOver()).toEqual([]));
    expect(shown).toEqual(["nothing yet", "none", "squat"]);
  });

  test.each([
    ["was kept by the device from earlier", kept],
    ["is that it is in trouble", broken],
  ])("stays while the answer %s, and goes when the connection is back", async (_name, failing) => {
    answers = [old, failing];
    open(<Sets week={1} />);
    await until(() => expect(place.textContent).toBe("none"));
    await add("squat");
    await until(() => expect(asked.length).toBeGreaterThan(1));
    await until(() => expect(client.isFetching()).toBe(0));
    expect(laidOver()).toEqual(["squat"]);
    answers = [fresh];
    window.dispatchEvent(new Event("online"));
    await until(() => expect(laidOver()).toEqual([]));
    expect(shown).toEqual(["nothing yet", "none", "squat"]);
  });

  test("retries a while after a failed fetch", async () => {
    answers = [old, broken];
    open(<Sets week={1} />);
    await until(() => expect(place.textContent).toBe("none"));
    stop();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    stop = keepSending("me", client);
    const settled = async (holds: () => void) =>
      vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1000);
        holds();
      }, PATIENT);
    await add("squat");
    await settled(() => expect(asked.length).toBeGreaterThan(1));
    answers = [fresh];
    await settled(() => expect(laidOver()).toEqual([]));
  });

  test("isn't let go of by a page that shows nothing of it", async () => {
    answers = [old, () => Response.json(["squat", "row"])];
    open(<Sets week={1} />);
    await until(() => expect(place.textContent).toBe("none"));
    open(<Elsewhere />);
    await add("squat");
    await until(() => expect(place.textContent).toBe("elsewhere"));
    await add("row");
    expect(laidOver()).toEqual(["squat", "row"]);
    shown = [];
    open(<Sets week={1} />);
    await until(() => expect(laidOver()).toEqual([]));
    expect(shown).toEqual(["squat,row"]);
  });

  test("is read for the pages behind this one as well", async () => {
    answers = [old];
    open(<Sets week={1} />);
    await until(() => expect(place.textContent).toBe("none"));
    open(<Sets week={2} />);
    await until(() => expect(asked).toContain("/api/sets/2"));
    answers = [fresh];
    await add("squat");
    await until(() => expect(laidOver()).toEqual([]));
    expect(client.getQueryData(["sets", 1])).toEqual(["squat"]);
  });

  test("isn't taken for read by a first reading that was asked before", async () => {
    let answerOld: () => void = () => undefined;
    answers = [() => new Promise<Response>((resolve) => (answerOld = () => resolve(old()))), fresh];
    open(<Sets week={1} />);
    await until(() => expect(asked).toHaveLength(1));
    await add("squat");
    await until(() => expect(asked).toHaveLength(2));
    answerOld();
    await until(() => expect(laidOver()).toEqual([]));
    expect(shown).toEqual(["nothing yet", "squat"]);
  });
});

test("what the server refused is refetched and no longer shown", async () => {
  answers = [old];
  put = () => Response.json({ error: { code: "VALIDATION_FAILED", message: "No." } }, { status: 422 });
  open(<Sets week={1} />);
  await until(() => expect(place.textContent).toBe("none"));
  await add("squat");
  await until(() => expect(outbox?.state("me").refused).toHaveLength(1));
  await until(() => expect(asked).toHaveLength(2));
  await until(() => expect(shown).toEqual(["nothing yet", "none", "squat", "none"]));
});
