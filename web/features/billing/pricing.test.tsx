import { act, useState, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { CHECKOUT_FAILED, takeChoice } from "./checkout.ts";
import { Pricing } from "./pricing.tsx";

const { page, show } = testPage();
let status: number;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async () => Response.json({ error: { code: "INTERNAL", message: "No." } }, { status }));
});

/** Chooses the first price while signed in; returns a function that ends the session for the page. */
async function press(): Promise<{ router: ReturnType<typeof createMemoryRouter>; sessionEnds: () => void }> {
  const prices = (signedIn: boolean): ReactNode => <Pricing signedIn={signedIn} pending={false} tier={null} />;
  let draw: (drawn: ReactNode) => void = () => {};
  function Frame() {
    const [drawn, setDrawn] = useState(prices(true));
    draw = setDrawn;
    return drawn;
  }
  const router = createMemoryRouter([
    { path: "/", element: <Frame /> },
    { path: "/login", element: "The sign-in page" },
  ]);
  show(<RouterProvider router={router} />);
  await act(async () => page.querySelector("button")?.click());
  await vi.waitFor(() => act(async () => expect(page.textContent).toContain(CHECKOUT_FAILED)));
  return { router, sessionEnds: () => act(() => draw(prices(false))) };
}

it("sends who was signed out while the page was open to sign in, with the choice kept", async () => {
  status = 401;
  const { router, sessionEnds } = await press();
  sessionEnds();
  await vi.waitFor(() => act(async () => expect(page.textContent).toBe("The sign-in page")));
  expect(router.state.location.search).toBe("?redirect=pricing");
  expect(takeChoice()).not.toBeNull();
});

it("leaves who signs out after another failure where they are", async () => {
  status = 500;
  const { router, sessionEnds } = await press();
  sessionEnds();
  expect(router.state.location.pathname).toBe("/");
  expect(takeChoice()).toBeNull();
});

it("leads from one's own plan, and from what's below it, to the membership's page", () => {
  const acts = (tier: Parameters<typeof Pricing>[0]["tier"]) => {
    const router = createMemoryRouter([{ path: "/", element: <Pricing signedIn pending={false} tier={tier} /> }]);
    show(<RouterProvider router={router} />);
    return [...page.querySelectorAll("article a, article button")].map((each) => [each.textContent, each.getAttribute("href")]);
  };
  expect(acts("free")).toEqual([
    ["Your plan", "/membership"],
    ["Go Premium", null],
    ["Choose Family", null],
  ]);
  expect(acts("premium")).toEqual([
    ["Change plan", "/membership"],
    ["Your plan", "/membership"],
    ["Choose Family", null],
  ]);
});
