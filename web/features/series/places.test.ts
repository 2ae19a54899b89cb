// @vitest-environment happy-dom
import { BroadcastChannel } from "node:worker_threads";
import { expect, test, vi } from "vitest";

test("a player that closes because another tab signed out keeps no place; one that's opened later does", async () => {
  vi.stubGlobal("BroadcastChannel", BroadcastChannel);
  vi.resetModules();
  const { keepPlace, readPlace } = await import("./places.ts");
  const [otherTab, witness] = [new BroadcastChannel("lockstep"), new BroadcastChannel("lockstep")];
  try {
    const arrived = new Promise((resolve) => {
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Node's channel has the type of this one alone
      witness.onmessage = resolve;
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    otherTab.postMessage({ type: "sign-out" });
    await arrived;
    const place = { at: 90, worked: 40 };
    keepPlace("ann", "first-pull-up", 2, place);
    expect(localStorage.getItem("lockstep.sessions")).toBeNull();
    expect(readPlace("ann", "first-pull-up", 2)).toBeNull();
    keepPlace("ann", "first-pull-up", 2, place);
    expect(readPlace("ann", "first-pull-up", 2)).toEqual(place);
  } finally {
    otherTab.close();
    witness.close();
    vi.unstubAllGlobals();
    localStorage.clear();
  }
});
