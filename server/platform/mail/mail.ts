import type { Transporter } from "nodemailer";
import type { Db } from "../database/sql.ts";
import { mailHtml } from "./mail-html.ts";
import type { Mailbox } from "./mailbox.ts";

/** A mail in plain text, with links on lines of their own. In its HTML the link of `action` is a button. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** A UUID of a mail that's delivered once, even if that's tried again after it worked. */
  readonly id?: string;
  /** Whom a reply reaches, when that isn't the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Where mail programs turn off mails like this one, with one click (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Delivers one mail, or throws. */
export type DeliverMail = (mail: Mail) => Promise<void>;

/** Hands a mail over for delivery; with `tx` it's sent only if that transaction commits. */
export type SendMail = (mail: Mail, tx?: Db) => Promise<void>;

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
    await (await transport).sendMail({ ...envelope(mail, from), text: mail.text, html: mailHtml(mail) });
  };
}

/** What goes before a mail's words. Mail servers drop a second mail with the same id. */
export function envelope({ to, subject, id, replyTo, unsubscribe }: Mail, from: string) {
  const host = from.slice(from.lastIndexOf("@") + 1).replace(">", "");
  return {
    to,
    subject,
    ...(id !== undefined && { messageId: `<${id}@${host}>` }),
    ...(replyTo !== undefined && { replyTo: { ...replyTo } }),
    ...(unsubscribe !== undefined && {
      headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    }),
  };
}
