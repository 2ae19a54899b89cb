import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextMoment, paymentReminder, trialNoticeAt, type Timed } from "./reminders.ts";
import { LATE_RENEWAL_SECONDS, PAST_DUE_SECONDS, SUBSCRIPTION_STATUSES, tierOf } from "./subscription.ts";

const DAY = 86_400;
const AT = 1_800_000_000;
const trial: Timed = {
  priceId: "price_premium_monthly",
  status: "trialing",
  currentPeriodEnd: AT,
  trialEnd: AT,
  pastDueSince: null,
  cancelAtPeriodEnd: false,
};
const pastDue: Timed = { ...trial, status: "past_due", currentPeriodEnd: AT + 30 * DAY, pastDueSince: AT };

test("the end of a trial is announced three days before, unless it's canceled or over", () => {
  expect(trialNoticeAt(trial)).toBe(AT - 3 * DAY);
  expect(trialNoticeAt({ ...trial, cancelAtPeriodEnd: true })).toBeNull();
  expect(trialNoticeAt({ ...trial, status: "active" })).toBeNull();
});

test.each([
  [-1, null],
  [0, 1],
  [3 * DAY - 1, 1],
  [3 * DAY, 2],
  [6 * DAY - 1, 2],
  [6 * DAY, 3],
  [PAST_DUE_SECONDS - 1, 3],
  [PAST_DUE_SECONDS, null],
])("%d seconds after a payment failed, reminder %s is due", (after, reminder) => {
  expect(paymentReminder(pastDue, AT + after)).toBe(reminder);
  expect(paymentReminder({ ...pastDue, status: "active" }, AT + after)).toBeNull();
});

describe("the next moment", () => {
  test.each([
    ["a trial's announcement", trial, AT - 4 * DAY, AT - 3 * DAY],
    ["a late renewal's end", trial, AT - 3 * DAY, AT + LATE_RENEWAL_SECONDS],
    ["a canceled trial's end", { ...trial, cancelAtPeriodEnd: true }, AT - 4 * DAY, AT],
    ["the second reminder", pastDue, AT, AT + 3 * DAY],
    ["the third", pastDue, AT + 3 * DAY, AT + 6 * DAY],
    ["the end of grace", pastDue, AT + 6 * DAY, AT + PAST_DUE_SECONDS],
    ["nothing", pastDue, AT + PAST_DUE_SECONDS, null],
    ["nothing of what has ended", { ...trial, status: "canceled" }, AT - 4 * DAY, null],
  ])("is %s", (_what, subscription, now, next) => {
    expect(nextMoment(subscription, now)).toBe(next);
  });

  test("lies ahead, and until then neither the tier nor what's due changes", () => {
    const moment = fc.integer({ min: AT - 40 * DAY, max: AT + 40 * DAY });
    const any = fc.record<Timed>({
      priceId: fc.constant("price_premium_monthly"),
      status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
      currentPeriodEnd: fc.option(moment),
      trialEnd: fc.option(moment),
      pastDueSince: fc.option(moment),
      cancelAtPeriodEnd: fc.boolean(),
    });
    const stateAt = (subscription: Timed, now: number) => {
      const noticeAt = trialNoticeAt(subscription);
      return [tierOf(subscription, now), paymentReminder(subscription, now), noticeAt !== null && now >= noticeAt];
    };
    fc.assert(
      fc.property(any, moment, fc.nat(60 * DAY), (subscription, now, later) => {
        const next = nextMoment(subscription, now) ?? Number.POSITIVE_INFINITY;
        expect(next).toBeGreaterThan(now);
        const before = Math.min(now + later, next - 1);
        expect(stateAt(subscription, before)).toEqual(stateAt(subscription, now));
      }),
    );
  });
});
