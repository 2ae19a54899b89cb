import { isMailableName } from "@lockstep/domain/accounts/mailable-name.ts";
import type { Mail } from "./mail.ts";

const SIGNATURE = "Your workouts, locked in for you.\nLockstep";

/** A mail to someone with an account. An action is a link in the text and a button in the HTML. */
export function composeMail(
  to: { readonly email: string; readonly name: string },
  subject: string,
  paragraphs: readonly (string | NonNullable<Mail["action"]>)[],
): Mail {
  const texts = paragraphs.map((each) => (typeof each === "string" ? each : each.url));
  const action = paragraphs.find((each) => typeof each !== "string");
  const text = [greeting(to.name), ...texts, SIGNATURE].join("\n\n");
  return { to: to.email, subject, text, ...(action ? { action } : {}) };
}

const greeting = (name: string): string => (isMailableName(name) ? `Hi ${name},` : "Hi,");
