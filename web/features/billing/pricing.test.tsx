import type { Subscription } from "@lockstep/contract/billing.ts";
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
  const prices = (signedIn: boolean): ReactNode => <Pricing signedIn={signedIn} pending={false} membership={null} />;
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

function showTo(membership: Parameters<typeof Pricing>[0]["membership"]): void {
  const router = createMemoryRouter([{ path: "/", element: <Pricing signedIn pending={false} membership={membership} /> }]);
  show(<RouterProvider router={router} />);
}

it("offers the trial to those who haven't had theirs", () => {
  for (const membership of [null, { tier: "free", trialDays: 7 } as const]) {
    showTo(membership);
    expect(page.textContent).toContain("7 days free");
    expect(page.textContent).toContain("start with a 7-day free trial. Cancel up to");
  }
  showTo({ tier: "free", trialDays: 0 });
  expect(page.textContent).not.toMatch(/trial|days free/);
  expect(page.textContent).toContain("Cancel up to 24 hours before renewal.");
});

it("leads from one's own plan, and from what's below it, to the membership's page", () => {
  const acts = (tier: Subscription["tier"]) => {
    showTo({ tier, trialDays: 0 });
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
