import type { Transporter } from "nodemailer";
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
  const { smtpUrl, from, mailbox } = options;
  if (smtpUrl === null) return (mail) => mailbox.keep(mail);
  // Loaded with the first mail.
  let transport: Promise<Transporter> | null = null;
  return async (mail) => {
    transport ??= import("nodemailer").then(({ createTransport }) => createTransport(smtpUrl, { from }));
    await (await transport).sendMail({ to: mail.to, subject: mail.subject, text: mail.text, html: mailHtml(mail) });
  };
}
