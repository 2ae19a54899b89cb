import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberChoice, startCheckout, takeChoice } from "./checkout.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("takes a choice up once", () => {
  rememberChoice("price_family_monthly");
  expect(takeChoice()).toBe("price_family_monthly");
  expect(takeChoice()).toBeNull();
});

it("forgets a choice after half an hour, and takes no foreign text for one", () => {
  vi.useFakeTimers();
  rememberChoice("price_premium_monthly");
  vi.advanceTimersByTime(31 * 60 * 1000);
  expect(takeChoice()).toBeNull();
  sessionStorage.setItem("lockstep.checkout", "{broken");
  expect(takeChoice()).toBeNull();
  sessionStorage.setItem("lockstep.checkout", JSON.stringify({ priceId: "price_of_another_shop", at: Date.now() }));
  expect(takeChoice()).toBeNull();
});

it("sends one request with the body of the specification, and throws on an error or without an address", async () => {
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ error: { code: "PAYMENTS_UNAVAILABLE", message: "no" }, requestId: "r" }, { status: 503 }),
  );
  vi.stubGlobal("fetch", fetched);
  await expect(startCheckout("price_premium_monthly")).rejects.toThrow("no");
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("/functions/v1/stripe-checkout");
  expect(JSON.parse(String(init?.body))).toEqual({
    price_id: "price_premium_monthly",
    success_url: `${location.origin}/checkout-success`,
    cancel_url: `${location.origin}/#pricing`,
    mode: "subscription",
  });
  fetched.mockImplementation(async () => Response.json({}));
  await expect(startCheckout("price_premium_monthly")).rejects.toThrow("without an address");
});
