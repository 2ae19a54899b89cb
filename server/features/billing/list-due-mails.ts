import { paymentReminder, trialNoticeAt } from "@lockstep/domain/billing/reminders.ts";
import { isFinal, isLive } from "@lockstep/domain/billing/subscription.ts";
import type { EmailKind } from "@lockstep/domain/notifications/notification.ts";
import * as mails from "./mails.ts";
import type { ProviderAccount, ProviderSubscription } from "./provider-account.ts";
import type { Mail } from "../../platform/mail/mail.ts";

/** Later than this, a mail about something isn't sent anymore. As long as the provider keeps its events. */
const NEWS_SECONDS = 30 * 24 * 60 * 60;

/** A mail that should have been sent by now. */
export interface DueMail {
  /** Nobody gets two with the same key. */
  readonly key: string;
  /** The switch it belongs to; one about money has none. */
  readonly kind?: EmailKind;
  readonly write: (reader: mails.Reader) => Mail;
}

/**
 * The mails that are due for someone at a moment, oldest first. They follow from what the provider has alone, not from how and when that became known: whoever
 * asks twice gets the same ones, and what has been overtaken (a payment that was missing has arrived) isn't due anymore.
 */
export function listDueMails({ subscription, payments }: ProviderAccount, now: number): readonly DueMail[] {
  const isNews = (at: number | null): at is number => at !== null && at <= now && at > now - NEWS_SECONDS;
  const receipts = payments
    .filter(({ paidAt }) => isNews(paidAt))
    .toSorted((a, b) => a.paidAt - b.paidAt)
    .map((payment): DueMail => ({
      key: `receipt:${payment.invoiceId}`,
      write: (reader) => mails.receiptMail(reader, payment),
    }));
  if (subscription === null) return receipts;
  return [
    ...(isLive(subscription.status) && isNews(subscription.startedAt) ? [welcome(subscription)] : []),
    ...receipts,
    ...listAnnouncements(subscription, now),
    ...(isNews(subscription.canceledAt) ? listFarewells(subscription, subscription.canceledAt) : []),
  ];
}

function welcome(subscription: ProviderSubscription): DueMail {
  return {
    key: `welcome:${subscription.subscriptionId}`,
    kind: "getting_started",
    write: (reader) => mails.welcomeMail(reader, subscription),
  };
}

/** What's coming: the end of a trial, or of the days of grace. */
function listAnnouncements(subscription: ProviderSubscription, now: number): readonly DueMail[] {
  const { subscriptionId, trialEnd, price, pastDueSince, unpaid } = subscription;
  const noticeAt = trialNoticeAt(subscription);
  if (noticeAt !== null && trialEnd !== null && price !== null && now >= noticeAt && now < trialEnd)
    return [
      {
        key: `trial-ending:${subscriptionId}:${trialEnd}`,
        write: (reader) => mails.trialEndingMail(reader, { ...subscription, trialEnd, price }),
      },
    ];
  const reminder = paymentReminder(subscription, now);
  if (reminder !== null && unpaid !== null && pastDueSince !== null)
    return [
      {
        key: `payment-failed:${unpaid.invoiceId}:${reminder}`,
        write: (reader) => mails.paymentFailedMail(reader, { ...subscription, unpaid, pastDueSince }, reminder),
      },
    ];
  return [];
}

/** One for each time it's canceled: who resumes and cancels again has done so twice. The end of what was canceled isn't news. */
function listFarewells(subscription: ProviderSubscription, canceledAt: number): readonly DueMail[] {
  const { status, subscriptionId, currentPeriodEnd, endedAt } = subscription;
  const key = `canceled:${subscriptionId}:${canceledAt}`;
  if (isFinal(status) && endedAt !== null)
    return [{ key, write: (reader) => mails.endedMail(reader, { ...subscription, endedAt }) }];
  if (!subscription.cancelAtPeriodEnd || currentPeriodEnd === null) return [];
  return [{ key, write: (reader) => mails.canceledMail(reader, { ...subscription, currentPeriodEnd }) }];
}
