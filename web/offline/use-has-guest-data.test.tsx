import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { guestStore } from "./guest-store.ts";
import { useHasGuestData } from "./use-has-guest-data.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Probe({ userId }: { userId: string }) {
  return String(useHasGuestData(userId));
}

it("is true for a member on whose device a guest made something, whichever part it belongs to", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  const client = new QueryClient();
  const show = (userId: string) => act(async () => root.render(createElement(Probe, { userId })));
  for (const name of ["guest-training", "guest-meals"] as const) {
    const plan = guestStore(name).value<string>("plan", (value): value is string => typeof value === "string", "");
    await plan.change(client, () => "Chest, 3 days");
    await show("mira");
    await vi.waitUntil(async () => {
      await act(() => new Promise((done) => setTimeout(done, 0)));
      return place.textContent === "true";
    });
    await guestStore(name).clear(client);
    await show("finn");
    expect(place.textContent).toBe("false");
  }
  await act(async () => root.unmount());
});
