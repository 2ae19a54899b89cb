import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { CheckoutSuccess } from "./checkout-success.tsx";

const { page, show } = testPage();
let isConfirmed: boolean;
let calls: number;

beforeEach(() => {
  vi.useFakeTimers();
  isConfirmed = false;
  calls = 0;
  vi.stubGlobal("fetch", async () => {
    calls += 1;
    const bought = {
      tier: "premium",
      subscriptionStatus: "trialing",
      priceId: "price_premium_monthly",
      currentPeriodEnd: 1_798_070_400,
    };
    const none = { tier: "free", subscriptionStatus: null, priceId: null, currentPeriodEnd: null };
    return Response.json(isConfirmed ? bought : none);
  });
});
afterEach(() => vi.useRealTimers());

function open(userId: string | null): void {
  const router = createMemoryRouter([{ path: "/", element: <CheckoutSuccess userId={userId} pending={false} /> }]);
  const client = new QueryClient();
  show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("waits for the provider's word, then says what was bought", async () => {
  open("someone");
  await pass(5000);
  expect(page.textContent).toContain("Payment Successful!");
  expect(page.textContent).toContain("Waiting for your payment to be confirmed");
  isConfirmed = true;
  await pass(3000);
  expect(page.querySelector("dl")?.textContent).toMatch(/PlanPremiumStatusFree trialCurrent Period EndsDec 2\d, 2026/);
  const before = calls;
  await pass(60_000);
  expect(calls, "it stops asking").toBe(before);
});

it("explains when it takes too long, and asks again when it's told to", async () => {
  open("someone");
  await pass(120_000);
  expect(page.textContent).toContain("You don't need to pay again.");
  expect(page.querySelector("dl")?.textContent).toContain("StatusActive");
  isConfirmed = true;
  await act(async () => page.querySelector("button")?.click());
  await pass(5000);
  expect(page.querySelector("dl")?.textContent).toContain("Premium");
});

it("leads someone whose session is gone to sign in", async () => {
  open(null);
  await pass(1000);
  expect(calls).toBe(0);
  expect(page.querySelector('a[href="/login?redirect=%2Fmembership"]')).not.toBeNull();
  expect([...page.querySelectorAll("ul a")].map((link) => link.getAttribute("href"))).toEqual([
    "/workout-setup",
    "/meal-plan-setup",
    "/community",
  ]);
});
