import { expect, test, vi } from "vitest";
import { pendingLog } from "./pending-log.ts";
import { sendWaitingLog } from "./use-log.ts";

const outbox = vi.hoisted(() => ({ add: vi.fn(async () => {}), flush: vi.fn(async () => {}) }));
vi.mock("../../../offline/browser-outbox.ts", () => ({ outbox, useOutbox: () => ({ unsent: 0, refused: [] }) }));
vi.mock("idb-keyval", () => ({ createStore: () => null, get: async () => [], update: async () => {} }));

test("what a person logged is sent before their plan is changed around it", async () => {
  await sendWaitingLog("me");
  await sendWaitingLog(null);
  expect(outbox.flush).not.toHaveBeenCalled();
  const write = { owner: "me", id: "1", date: "2026-11-20", entry: null };
  await pendingLog.send(write, { id: "a", key: "nutrition-log", owner: "me", method: "DELETE", path: "/api/nutrition/log/1" });
  await sendWaitingLog("somebody-else");
  expect(outbox.flush).not.toHaveBeenCalled();
  await sendWaitingLog("me");
  expect(outbox.flush).toHaveBeenCalledExactlyOnceWith("me");
});
