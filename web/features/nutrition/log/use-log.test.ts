import "fake-indexeddb/auto";
import { locks } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { outbox } from "../../../offline/browser-outbox.ts";
import { addWrite } from "../../../offline/write-kind.ts";
import { LOG, sendWaitingLog } from "./use-log.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what a person logged is sent before their plan is changed around it", async () => {
  // The simulated document has none.
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return Response.json({});
  });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await addWrite(LOG, "me", { id: "1", entry: null });
  await outbox?.add({ id: "a", key: "likes", owner: "neighbour", method: "DELETE", path: "/api/posts/1/like", change: null });
  onLine.mockReturnValue(true);

  // Nobody waits for what has nothing to do with the log.
  await sendWaitingLog("neighbour");
  await sendWaitingLog(null);
  expect(sent).toEqual([]);

  await sendWaitingLog("me");
  expect(sent).toEqual(["DELETE /api/nutrition/log/1"]);
  expect(outbox?.state("me").unsent).toBe(0);
});
