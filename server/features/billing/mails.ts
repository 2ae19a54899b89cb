import { PAST_DUE_SECONDS } from "@lockstep/domain/billing/subscription.ts";
import { FAMILY_SIZE } from "@lockstep/domain/family/policy.ts";
import { composeMail } from "../../platform/mail/compose-mail.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { Money, Payment, ProviderSubscription } from "./provider-account.ts";

/** Whom a mail is for. */
export interface Reader {
  readonly email: string;
  readonly name: string;
  readonly timeZone: string;
  readonly appUrl: string;
  /** Their family's owner pays for them, whatever happens to their own membership. */
  readonly isCovered: boolean;
}

const STAYS = "Nothing you've made gets deleted: your plans, logs, and posts stay yours, to read and to export.";

export function welcomeMail(reader: Reader, { priceId, status, trialEnd }: ProviderSubscription): Mail {
  const plan = planName(priceId);
  const isFamily = plan === "Family";
  return composeMail(reader, `Welcome to Lockstep ${plan}`, [
    isFamily
      ? `Your membership is on. Start by inviting up to ${FAMILY_SIZE - 1} people: you share a grocery list, and meals are planned for everyone at the table.`
      : "Your membership is on. Pick a guided video series, build your own supersets, or track your macros: it's all open now.",
    isFamily
      ? { label: "Invite your family", url: `${reader.appUrl}/family` }
      : { label: "See what's included", url: `${reader.appUrl}/membership` },
    ...(status === "trialing" && trialEnd !== null
      ? [`Your free trial runs until ${day(trialEnd, reader)}. We'll email you before it ends.`]
      : []),
    `Don't want emails like this one? Turn them off here:\n${reader.appUrl}/notifications-settings`,
  ]);
}

export function trialEndingMail(
  reader: Reader,
  { priceId, trialEnd, price }: ProviderSubscription & { readonly trialEnd: number; readonly price: Money },
): Mail {
  return composeMail(reader, `Your free trial ends on ${shortDay(trialEnd, reader)}`, [
    `Your ${planName(priceId)} trial runs until ${day(trialEnd, reader)}. Then it's ${amount(price)} a month, charged to your card.`,
    "If you'd like to keep it, there's nothing to do. If not, cancel before then and you won't pay anything:",
    { label: "Manage your membership", url: `${reader.appUrl}/membership` },
  ]);
}

export function receiptMail(reader: Reader, payment: Payment): Mail {
  const { period, number, url } = payment;
  const lines = [
    `Amount: ${amount(payment.amount)}`,
    `Paid on: ${day(payment.paidAt, reader)}`,
    ...(period === null ? [] : [`Period: ${day(period.start, reader)} to ${day(period.end, reader)}`]),
    ...(number === null ? [] : [`Invoice: ${number}`]),
  ];
  return composeMail(reader, `Your receipt for ${amount(payment.amount)}`, [
    "Thanks for your payment. Here's the receipt for your Lockstep membership.",
    lines.join("\n"),
    url === null ? { label: "Manage your membership", url: `${reader.appUrl}/membership` } : { label: "View the invoice", url },
  ]);
}

/** `reminder` is 1, 2 or 3: each is more urgent. */
export function paymentFailedMail(
  reader: Reader,
  {
    priceId,
    pastDueSince,
    unpaid,
  }: ProviderSubscription & { readonly pastDueSince: number; readonly unpaid: NonNullable<ProviderSubscription["unpaid"]> },
  reminder: number,
): Mail {
  const plan = planName(priceId);
  const due = amount(unpaid.amount);
  const end = pastDueSince + PAST_DUE_SECONDS;
  const retry =
    unpaid.nextAttemptAt === null || unpaid.nextAttemptAt > end
      ? []
      : [`We'll try your card again on ${shortDay(unpaid.nextAttemptAt, reader)}.`];
  const update = { label: "Update your card", url: `${reader.appUrl}/membership` };
  const everyone = plan === "Family" ? ", and so does everyone in your family" : "";
  if (reminder === 1)
    return composeMail(reader, "Your payment didn't go through", [
      `We couldn't charge your card ${due} for Lockstep ${plan}. That happens when a card expires, for example.`,
      ["You still have everything in your membership.", ...retry, "To be sure, please check your card:"].join(" "),
      update,
      `If the payment doesn't go through, ${plan} ends on ${day(end, reader)}.`,
    ]);
  if (reminder === 2)
    return composeMail(reader, `${plan} ends on ${shortDay(end, reader)} without a payment`, [
      `We still couldn't charge your card ${due}. You keep ${plan} until ${day(end, reader)}; please update your card before then:`,
      update,
      `Otherwise you go back to Free that day${everyone}. ${STAYS}`,
    ]);
  return composeMail(reader, `Last day to keep ${plan}`, [
    `We haven't been able to charge your card ${due}, and this is our last reminder. Without the payment, you go back to Free on ${day(end, reader)} at ${time(end, reader)}${everyone}.`,
    "It takes a minute to fix:",
    update,
    STAYS,
  ]);
}

export function canceledMail(
  reader: Reader,
  { priceId, status, currentPeriodEnd }: ProviderSubscription & { readonly currentPeriodEnd: number },
): Mail {
  const plan = planName(priceId);
  const end = day(currentPeriodEnd, reader);
  const noCharge = status === "trialing" ? "You won't be charged." : "You won't be charged again.";
  if (reader.isCovered)
    return composeMail(reader, `Your own ${plan} membership is canceled`, [
      `You're in a family now, so your own ${plan} won't renew when it ends on ${end}. ${noCharge}`,
      "Your family's membership includes everything you had, for as long as you're in it.",
      { label: "See your membership", url: `${reader.appUrl}/membership` },
    ]);
  return composeMail(reader, "Your membership is canceled", [
    `You keep ${plan} until ${end}${plan === "Family" ? ", and so does everyone in your family" : ""}. ${noCharge}`,
    `After that you're on Free. ${STAYS}`,
    "Changed your mind? Until then you can resume with one tap:",
    { label: "See your membership", url: `${reader.appUrl}/membership` },
  ]);
}

export function endedMail(
  reader: Reader,
  { priceId, endedAt, endedUnpaid }: ProviderSubscription & { readonly endedAt: number },
): Mail {
  const plan = planName(priceId);
  const why = endedUnpaid ? "We couldn't collect your last payment, so your" : "Your";
  const now = reader.isCovered ? "Your family's membership still covers you." : `You're on Free now. ${STAYS}`;
  return composeMail(reader, reader.isCovered ? `Your own ${plan} membership has ended` : "Your membership has ended", [
    `${why} ${plan} membership ended on ${day(endedAt, reader)}. You won't be charged again.`,
    now,
    ...(reader.isCovered ? [] : ["You can come back anytime:", { label: "See the plans", url: `${reader.appUrl}/#pricing` }]),
  ]);
}

const planName = (priceId: string | null): string => (priceId === "price_family_monthly" ? "Family" : "Premium");

/** As people write it: $49.99. The provider counts in cents, or in whole yen. */
function amount({ cents, currency }: Money): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const written = (seconds: number, { timeZone }: Reader, options: Intl.DateTimeFormatOptions): string =>
  new Date(seconds * 1000).toLocaleString("en-US", { timeZone, ...options });

/** December 1, 2026 */
const day = (seconds: number, reader: Reader): string => written(seconds, reader, { dateStyle: "long" });

/** December 1 */
const shortDay = (seconds: number, reader: Reader): string => written(seconds, reader, { month: "long", day: "numeric" });

/** 9:05 AM EST */
const time = (seconds: number, reader: Reader): string =>
  written(seconds, reader, { hour: "numeric", minute: "2-digit", timeZoneName: "short" });
