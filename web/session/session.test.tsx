import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError, request } from "../api/client.ts";
import { refreshSession, setLeaving, useSession } from "./session.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => vi.unstubAllGlobals());

const user = (id: string) => ({ id, name: "Mira", email: "mira@example.com", emailVerified: true });

it("doesn't take a server in trouble for nobody", async () => {
  vi.resetModules();
  const fresh = await import("./session.ts");
  const seen: string[] = [];
  function Probe() {
    const { pending, failed } = fresh.useSession();
    seen.push(pending ? "pending" : failed ? "failed" : "known");
    return null;
  }
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}, { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "error").mockReturnValue();
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(createElement(Probe)));
  await act(async () => new Promise((done) => setTimeout(done, 0)));
  expect(seen.at(-1)).toBe("failed");
  fetched.mockImplementation(async () => Response.json(null));
  await act(() => fresh.refreshSession());
  expect(seen.at(-1)).toBe("known");
  await act(async () => root.unmount());
});

it("waits for the first check, then follows signing in and out, and keeps what it knew when the server isn't reached", async () => {
  const seen: string[] = [];
  function Probe() {
    const { user: person, pending } = useSession();
    seen.push(pending ? "pending" : (person?.id ?? "nobody"));
    return null;
  }
  const fetched = vi.fn<typeof fetch>(async () => Response.json(null));
  vi.stubGlobal("fetch", fetched);
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(createElement(Probe)));
  await act(async () => {
    await new Promise((done) => setTimeout(done, 0));
  });
  expect(seen[0]).toBe("pending");
  expect(seen.at(-1)).toBe("nobody");
  fetched.mockImplementation(async () => Response.json({ user: user("mira"), session: { id: "t" } }));
  await act(() => refreshSession());
  expect(seen.at(-1)).toBe("mira");
  fetched.mockImplementation(async () => {
    throw new TypeError("no connection");
  });
  await act(() => refreshSession());
  expect(seen.at(-1)).toBe("mira");
  // A call refused for lack of a session rechecks the session, but not while the person is signing out.
  fetched.mockImplementation(async (address) =>
    String(address).includes("get-session") ? Response.json(null) : new Response(null, { status: 401 }),
  );
  const refused = () =>
    act(async () => {
      await expect(request("GET", "/api/profile")).rejects.toBeInstanceOf(ApiError);
      await new Promise((done) => setTimeout(done, 0));
    });
  setLeaving(true);
  await refused();
  expect(seen.at(-1)).toBe("mira");
  setLeaving(false);
  await refused();
  expect(seen.at(-1)).toBe("nobody");
  await act(async () => root.unmount());
});

it("says that nobody is here only when what the device kept for someone is gone", async () => {
  vi.resetModules();
  const fresh = await import("./session.ts");
  let kept = ["lockstep-person-answers"];
  localStorage.setItem("lockstep.cached-person", "mira");
  vi.stubGlobal("caches", {
    keys: async () => kept,
    delete: async () => {
      kept = [];
      return true;
    },
  });
  vi.stubGlobal("fetch", async () => Response.json(null));
  const heard: string[][] = [];
  function Probe() {
    if (!fresh.useSession().pending) heard.push(kept);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(createElement(Probe)));
  await act(() => fresh.refreshSession());
  expect(heard).toEqual([[]]);
  await act(async () => root.unmount());
});

it("opens for the member of this device without a connection, and asks again once there's one", async () => {
  localStorage.clear();
  let isOnline = true;
  let answer: unknown = { user: user("mira"), session: { id: "t" } };
  vi.stubGlobal("fetch", async () => {
    if (!isOnline) throw new TypeError("no connection");
    return Response.json(answer);
  });
  /** The next visit of the page: what it says of who is there. */
  async function visit() {
    vi.resetModules();
    const fresh = await import("./session.ts");
    const seen: string[] = [];
    function Probe() {
      const { user: member, pending, failed } = fresh.useSession();
      seen.push(pending ? "pending" : failed ? "failed" : (member?.id ?? "nobody"));
      return null;
    }
    const root = createRoot(document.createElement("div"));
    await act(async () => root.render(createElement(Probe)));
    await act(async () => vi.waitFor(() => expect(seen.at(-1)).not.toBe("pending")));
    return { seen, fresh, leave: () => act(async () => root.unmount()) };
  }
  const first = await visit();
  expect(first.seen.at(-1)).toBe("mira");
  await first.leave();
  isOnline = false;
  const second = await visit();
  expect(second.seen.at(-1)).toBe("mira");
  // The session has ended meanwhile: the server says so as soon as it's reached.
  isOnline = true;
  answer = null;
  await act(async () => window.dispatchEvent(new Event("online")));
  await act(async () => vi.waitFor(() => expect(second.seen.at(-1)).toBe("nobody")));
  await second.leave();
  isOnline = false;
  const third = await visit();
  expect(third.seen.at(-1)).toBe("failed");
  await third.leave();
  expect(Object.keys(localStorage).filter((key) => key.includes("member"))).toEqual([]);
});
