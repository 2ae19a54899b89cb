import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, request } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

async function failure(onLine: boolean): Promise<unknown> {
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  return request("GET", "/api/config").catch((error: unknown) => error);
}

describe("a call without an answer", () => {
  it("says that the connection is gone when it is", async () => {
    const error = await failure(false);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: "OFFLINE", status: 0, message: expect.stringMatching(/^You seem to be offline/) });
  });
  it("says that Lockstep can't be reached when the network works and the server is down", async () => {
    expect(await failure(true)).toMatchObject({
      code: "UNREACHED",
      status: 0,
      message: "Can't reach Lockstep right now. Please try again in a moment.",
    });
  });
});

describe("an answer that asks to wait", () => {
  async function askedMs(headers: Record<string, string>): Promise<unknown> {
    vi.stubGlobal("fetch", async () =>
      Response.json({ error: { code: "RATE_LIMITED", message: "Slow." } }, { status: 429, headers }),
    );
    const error: unknown = await request("GET", "/api/config").catch((caught: unknown) => caught);
    return error instanceof ApiError ? error.retryAfterMs : error;
  }
  it("says how long, in seconds; a date or nothing is no figure", async () => {
    expect(await askedMs({ "Retry-After": "30" })).toBe(30_000);
    expect(await askedMs({ "Retry-After": "0" })).toBe(0);
    expect(await askedMs({ "Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT" })).toBeNull();
    expect(await askedMs({})).toBeNull();
  });
});

describe("an answer that the service worker didn't see", () => {
  async function keptPaths(path: string, controller: object | null): Promise<string[]> {
    const kept: string[] = [];
    vi.stubGlobal("navigator", { onLine: true, serviceWorker: { controller } });
    vi.stubGlobal("caches", { open: async () => ({ put: async (key: string) => void kept.push(key) }) });
    vi.stubGlobal("fetch", async () => Response.json([]));
    await request("GET", path);
    await Promise.resolve();
    return kept;
  }
  it("is kept by the page, so that the first session opens without a connection", async () => {
    expect(await keptPaths("/api/training/completions?from=1", null)).toEqual(["/api/training/completions?from=1"]);
    expect(await keptPaths("/api/training/completions?from=1", {})).toEqual([]);
  });
  it("is never the session", async () => {
    expect(await keptPaths("/api/auth/get-session", null)).toEqual([]);
  });
});
