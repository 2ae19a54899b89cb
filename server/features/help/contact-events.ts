import type { EventWorker } from "../../platform/events/event-worker.ts";
import type { Platform } from "../../platform/platform.ts";
import { contactMail } from "./contact-mail.ts";
import { findContactMessage } from "./store.ts";

/** Emails what arrived to the support address, where one is configured. */
export function contactEvents(worker: EventWorker, platform: Platform): void {
  const { supportEmail } = platform.config;
  if (supportEmail === null) return;
  worker.on("contact.mail", ["contact.received"], async (events, { tx }) => {
    for (const { payload } of events) {
      const submission = await findContactMessage(tx, String(payload["submissionId"]));
      if (submission === null || submission.isSpam) continue;
      await platform.sendMail(contactMail(submission, supportEmail, platform.appUrl));
    }
  });
}
