import "fake-indexeddb/auto";
import { locks } from "node:worker_threads";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { PAGE_DATA_ID } from "@lockstep/contract/pages.ts";
import { peekPageData } from "../api/page-data.ts";
import { outbox } from "./browser-outbox.ts";
import { keepSending } from "./keep-sending.ts";
import { askedAt, noteSettled, wasSettledMeanwhile } from "./settled-meanwhile.ts";
import { addWrite, refetching, writeKind } from "./write-kind.ts";
import type { WriteKind } from "./write-kind.ts";

const SETS = writeKind<WriteKind<object>>({
  kind: "sets",
  request: () => ({ method: "PUT", path: "/api/sets/squat" }),
  settle: refetching(["sets"]),
});

// The simulated document has none.
Object.defineProperty(navigator, "locks", { value: locks, configurable: true });

let sent: string[];
let stop: () => void;
let visibility: DocumentVisibilityState;
const look = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};
const focus = (): void => void window.dispatchEvent(new Event("focus"));
/** Whoever sends holds the lock: once it's free again, what a sending could do is done. */
const sendingIsOver = () => navigator.locks.request("lockstep-outbox", async () => undefined);

beforeEach(async () => {
  sent = [];
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  // The browser believes that it's offline, as it does on some networks: nothing goes out unless someone looks.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    return Response.json({ ok: true });
  });
  await outbox?.clear("me");
  stop = keepSending("me", new QueryClient());
  await addWrite(SETS, "me", {});
  await sendingIsOver();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// First, while nothing has been sent: that lets go of the document's answers too.
test.each([
  ["stays when no write was ever let go of", () => localStorage.clear(), 0],
  ["stays when one was before the page was asked for", () => localStorage.setItem("lockstep.settled", String(askedAt - 1)), 0],
  ["is read again when one was after that", noteSettled, 1],
])("what came with the document %s", async (_what, before, reads) => {
  before();
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">{"/api/sets":"as drawn"}</script>`;
  const queryFn = vi.fn(() => "read again");
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const leave = new QueryObserver(client, { queryKey: ["sets"], queryFn, initialData: "as drawn" }).subscribe(() => undefined);
  onTestFinished(leave);
  onTestFinished(keepSending("me", client));
  await outbox?.load();
  expect(client.isFetching()).toBe(reads);
  await vi.waitFor(() => expect(client.getQueryData(["sets"])).toBe(reads === 0 ? "as drawn" : "read again"));
  expect(queryFn).toHaveBeenCalledTimes(reads);
  expect(peekPageData("/api/sets")).toBe(reads === 0 ? "as drawn" : undefined);
});

test.each([
  ["the window has the focus again", focus],
  ["the tab is looked at again", () => look("visible")],
])("what waits is sent when %s, whatever the browser says of the connection", async (_when, comeBack) => {
  comeBack();
  await vi.waitFor(() => expect(sent).toEqual(["/api/sets/squat"]), { timeout: 20_000 });
  await sendingIsOver();
  expect(outbox?.state("me").unsent).toBe(0);
});

test("a write that failed is sent again when someone comes back", async () => {
  let isDown = true;
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    return isDown ? new Response(null, { status: 503 }) : Response.json({ ok: true });
  });
  focus();
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
  await sendingIsOver();
  expect(outbox?.state("me").unsent).toBe(1);
  isDown = false;
  focus();
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 20_000 });
  await sendingIsOver();
  expect(outbox?.state("me").unsent).toBe(0);
});

test("nothing is sent when the tab is left, nor once sending was stopped", async () => {
  look("hidden");
  focus();
  await sendingIsOver();
  expect(sent).toEqual([]);
  stop();
  look("visible");
  focus();
  await sendingIsOver();
  expect(sent).toEqual([]);
});

test("a write that no page shows is let go of with a note as well", async () => {
  localStorage.clear();
  await outbox?.add({ id: "d", key: "texts", owner: "me", method: "DELETE", path: "/api/texts/1", change: null });
  focus();
  await vi.waitFor(() => expect(sent).toContain("/api/texts/1"), { timeout: 20_000 });
  await sendingIsOver();
  expect(wasSettledMeanwhile()).toBe(true);
});
