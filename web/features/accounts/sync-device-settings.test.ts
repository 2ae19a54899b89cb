// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { syncDeviceSettings } from "./sync-device-settings.ts";

const patches: unknown[] = [];

/** The server, with this profile; it keeps what it's asked to change. */
function serveProfile(profile: { timeZone: string; birthYear: number | null }) {
  vi.stubGlobal("fetch", (_address: string, init: RequestInit) => {
    if (init.method === "PATCH") patches.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json({ theme: "system", units: "kg", ...profile }));
  });
}

beforeEach(() => {
  patches.length = 0;
  vi.spyOn(navigator, "language", "get").mockReturnValue("en-US");
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...new Intl.DateTimeFormat("en").resolvedOptions(),
    timeZone: "America/Chicago",
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("what an account takes from the device it is first used on", () => {
  it("is the time zone and the units while nothing was chosen", async () => {
    serveProfile({ timeZone: "UTC", birthYear: null });
    await syncDeviceSettings(new QueryClient());
    expect(patches).toEqual([{ timeZone: "America/Chicago", units: "lb" }]);
  });

  it("is never the units of someone who chose theirs in the setup", async () => {
    serveProfile({ timeZone: "UTC", birthYear: 1994 });
    await syncDeviceSettings(new QueryClient());
    expect(patches).toEqual([{ timeZone: "America/Chicago" }]);
  });

  it("is nothing once a time zone is chosen", async () => {
    serveProfile({ timeZone: "Etc/UTC", birthYear: null });
    await syncDeviceSettings(new QueryClient());
    expect(patches).toEqual([]);
  });
});
