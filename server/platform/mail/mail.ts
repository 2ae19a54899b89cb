import { createTransport } from "nodemailer";
import type { Mailbox } from "./mailbox.ts";

/** A mail in plain text; links stand on lines of their own. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
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
    await transport.sendMail({ to: mail.to, subject: mail.subject, text: mail.text, html: mailHtml(mail.text) });
  };
}

/** The same words as a plain page: paragraphs, and links that can be clicked. */
export function mailHtml(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((part) => `<p>${linkify(escapeHtml(part)).replaceAll("\n", "<br>")}</p>`);
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;max-width:36em;margin:2em auto;padding:0 1em">${paragraphs.join("")}</body></html>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function linkify(escaped: string): string {
  return escaped.replaceAll(/^(https?:\/\/[^\s<>"']+)$/gm, '<a href="$1">$1</a>');
}
