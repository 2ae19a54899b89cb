import { createTransport } from "nodemailer";
import { mailHtml } from "./mail-html.ts";
import type { Mailbox } from "./mailbox.ts";

/** A mail in plain text, with links on lines of their own. In its HTML the link of `action` is a button. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly url: string };
}

/** Delivers one mail, or throws. */
export type DeliverMail = (mail: Mail) => Promise<void>;

/** Mail over SMTP, or into the local mailbox where no server is configured. */
export function createDelivery(options: {
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly mailbox: Mailbox;
}): DeliverMail {
  if (options.smtpUrl === null) return (mail) => options.mailbox.keep(mail);
  const transport = createTransport(options.smtpUrl, { from: options.from });
  return async (mail) => {
    await transport.sendMail({ to: mail.to, subject: mail.subject, text: mail.text, html: mailHtml(mail) });
  };
}
