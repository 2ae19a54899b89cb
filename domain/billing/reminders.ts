import { endsAt, type SubscriptionState } from "./subscription.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** The end of a trial is announced this long before. */
export const TRIAL_NOTICE_SECONDS = 3 * DAY_SECONDS;

/** Reminders of a payment that failed, in seconds after it did: at once, after three days, and on the last of the days of grace. */
export const PAYMENT_REMINDERS_SECONDS = [0, 3 * DAY_SECONDS, 6 * DAY_SECONDS] as const;

/** Moments are in seconds since 1970. */
export interface Timed extends SubscriptionState {
  readonly trialEnd: number | null;
}

/** When the end of a trial is announced; null when there's none to announce, because none runs or it won't be charged. */
export function trialNoticeAt({ status, trialEnd, cancelAtPeriodEnd }: Timed): number | null {
  return status !== "trialing" || trialEnd === null || cancelAtPeriodEnd ? null : trialEnd - TRIAL_NOTICE_SECONDS;
}

/** The reminder of a failed payment that's due at a moment: 1, 2 or 3. An earlier one that wasn't sent isn't due anymore, and none is when the tier has gone. */
export function paymentReminder(subscription: SubscriptionState, nowSeconds: number): number | null {
  const { status, pastDueSince } = subscription;
  if (status !== "past_due" || pastDueSince === null || nowSeconds >= endsAt(subscription)) return null;
  const begun = PAYMENT_REMINDERS_SECONDS.filter((after) => nowSeconds >= pastDueSince + after);
  return begun.length === 0 ? null : begun.length;
}

/** The next moment after `nowSeconds` at which time alone changes something: an announcement or a reminder is due, or the tier ends. Null when nothing comes. */
export function nextMoment(subscription: Timed, nowSeconds: number): number | null {
  const { status, pastDueSince } = subscription;
  const reminders =
    status === "past_due" && pastDueSince !== null ? PAYMENT_REMINDERS_SECONDS.map((after) => pastDueSince + after) : [];
  const moments = [trialNoticeAt(subscription), ...reminders, endsAt(subscription)];
  const ahead = moments.filter((moment) => moment !== null && Number.isFinite(moment) && moment > nowSeconds);
  return ahead.length === 0 ? null : Math.min(...(ahead as number[]));
}
