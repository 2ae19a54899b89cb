import { describe, expect, it } from "vitest";
import { cancelText, moneyText, nextText, offerOf, priceText, statusText } from "./membership-words.ts";

const END = Date.UTC(2026, 11, 23, 12) / 1000;
const membership = (tier: "free" | "premium" | "family", subscriptionStatus: string | null, cancelAtPeriodEnd = false) =>
  ({ tier, subscriptionStatus, cancelAtPeriodEnd, currentPeriodEnd: END }) as Parameters<typeof nextText>[0];

describe("what happens next", () => {
  it.each([
    [membership("premium", "active"), "Renews on Dec 23, 2026 for $49.99."],
    [membership("family", "trialing"), "Free until Dec 23, 2026, then $89.99 a month."],
    [
      membership("premium", "active", true),
      "Ends on Dec 23, 2026. You keep everything until then, and what you've made is yours for good.",
    ],
    [{ ...membership("family", "active"), isThroughFamily: true }, null],
    [{ ...membership("family", "active", true), isThroughFamily: true }, "Your family's membership ends on Dec 23, 2026."],
    [membership("premium", "past_due"), null],
    [membership("free", "canceled"), "It ended on Dec 23, 2026. Everything you made is still here."],
    ...["past_due", "unpaid"].map((status): [ReturnType<typeof membership>, string] => [
      membership("free", status),
      "We couldn't collect your last payment, so you're on Free for now. Update your card to get your membership back.",
    ]),
    [membership("free", "paused"), "Your membership is paused."],
    [membership("free", "incomplete"), null],
    [{ ...membership("free", null), currentPeriodEnd: null }, null],
  ])("%o", (given, text) => expect(nextText(given)).toBe(text));
});

it.each([
  [
    membership("premium", "active"),
    "You have Premium until Dec 23, 2026, and you aren't charged again. After that, you're on Free, and keep everything you've made.",
  ],
  [
    membership("family", "trialing"),
    "You have Family until Dec 23, 2026, and you're never charged. After that, everyone in your family is on Free, and keeps what they've made.",
  ],
])("canceling says what it means (%#)", (given, text) => expect(cancelText(given)).toBe(text));

it("names prices and statuses; a status that isn't known yet is Active", () => {
  expect([priceText(offerOf("free")), priceText(offerOf("family"))]).toEqual(["$0 a month", "$89.99 a month"]);
  expect([statusText(null), statusText("trialing"), statusText("past_due")]).toEqual(["Active", "Free trial", "Payment due"]);
});

it.each([
  [4999, "usd", "$49.99"],
  [0, "usd", "$0.00"],
  [-1250, "usd", "-$12.50"],
  [4999, "eur", "49.99 EUR"],
])("%d %s is %s", (cents, currency, text) => {
  expect(moneyText(cents, currency)).toBe(text);
});
