import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { refreshSession, useSession } from "./session.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => vi.unstubAllGlobals());

const user = (id: string) => ({ id, name: "Mira", email: "mira@example.com", emailVerified: true });

it("waits for the first check, then follows signing in and out, and keeps what it knew when the server is not reached", async () => {
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
  fetched.mockImplementation(async () => Response.json({ user: user("mira"), session: { token: "t" } }));
  await act(() => refreshSession());
  expect(seen.at(-1)).toBe("mira");
  fetched.mockImplementation(async () => {
    throw new TypeError("no connection");
  });
  await act(() => refreshSession());
  expect(seen.at(-1)).toBe("mira");
  fetched.mockImplementation(async () => Response.json(null));
  await act(() => refreshSession());
  expect(seen.at(-1)).toBe("nobody");
  await act(async () => root.unmount());
});
