import type { ContactSubmission } from "@lockstep/contract/help.ts";
import { isMailableName } from "@lockstep/domain/accounts/mailable-name.ts";
import type { Mail } from "../../platform/mail/mail.ts";

/** A message to support, for the support address: replying to it reaches whoever wrote. Sent once, however often it's tried. */
export function contactMail(submission: ContactSubmission, to: string, appUrl: string): Mail {
  const { id, name, email, subject, message, isPriority, member } = submission;
  const url = `${appUrl}/moderation/contact`;
  const from = `${isMailableName(name) ? name : "Someone"} <${email}>`;
  const who = member === null ? "no account, or not signed in" : `member ${member.username}`;
  const text = [
    `From ${from} (${who})${isPriority ? ", with priority support" : ""}:`,
    message.replaceAll(/\n{3,}/g, "\n\n").trim(),
    url,
    "Reply to this email to answer.\nLockstep",
  ].join("\n\n");
  return {
    id,
    to,
    subject: `${isPriority ? "[Priority] " : ""}${subject} from ${isMailableName(name) ? name : "the contact form"}`,
    text,
    action: { label: "Open the inbox", url },
    replyTo: { name, address: email },
  };
}
