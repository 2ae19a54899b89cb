import { isMailableName } from "@lockstep/domain/accounts/mailable-name.ts";
import type { AuthUser } from "../../platform/auth/auth.ts";
import type { Mail } from "../../platform/mail/mail.ts";

const SIGNATURE = "Your workouts, locked in for you.\nLockstep";

/** An action is a link in the text and a button in the HTML. */
function write(user: AuthUser, subject: string, paragraphs: readonly (string | NonNullable<Mail["action"]>)[]): Mail {
  const texts = paragraphs.map((each) => (typeof each === "string" ? each : each.url));
  const action = paragraphs.find((each) => typeof each !== "string");
  const text = [greeting(user.name), ...texts, SIGNATURE].join("\n\n");
  return { to: user.email, subject, text, ...(action ? { action } : {}) };
}

const greeting = (name: string): string => (isMailableName(name) ? `Hi ${name},` : "Hi,");

export function verificationMail(user: AuthUser, url: string): Mail {
  return write(user, "Please confirm your email address", [
    "Welcome to Lockstep. One tap and your account is ready:",
    { label: "Confirm my email", url },
    "The link works for 24 hours. If you didn't sign up, you can ignore this email.",
  ]);
}

export function resetMail(user: AuthUser, url: string): Mail {
  return write(user, "Choose a new password", [
    "Use this link to choose a new password:",
    { label: "Choose a new password", url },
    "The link works once, for one hour. If you didn't ask for it, you can ignore this email: your password stays the same.",
  ]);
}

export function alreadyRegisteredMail(user: AuthUser, appUrl: string): Mail {
  return write(user, "You already have an account", [
    "Someone, probably you, tried to sign up with this address. It already has an account, so nothing was changed. You can sign in here:",
    { label: "Sign in", url: `${appUrl}/login` },
    "Forgot your password? Choose a new one here:",
    `${appUrl}/forgot-password`,
  ]);
}

export function passwordChangedMail(user: AuthUser, appUrl: string): Mail {
  return write(user, "Your password was changed", [
    "Your password was just changed, and all your other devices were signed out.",
    "If that wasn't you, choose a new password now:",
    { label: "Choose a new password", url: `${appUrl}/forgot-password` },
  ]);
}

export function emailChangeAskedMail(user: AuthUser, newEmail: string, appUrl: string): Mail {
  return write(user, "Confirm your new email", [
    `You asked to change your account's email to ${newEmail}. It changes once the link we sent there is opened.`,
    "If that wasn't you, choose a new password now. That stops the change:",
    { label: "Choose a new password", url: `${appUrl}/forgot-password` },
  ]);
}

export function emailChangedMail(user: AuthUser, newEmail: string): Mail {
  return write(user, "Your email was changed", [
    `Your account's email is now ${newEmail}, and all your other devices were signed out. We won't email this address anymore.`,
    "If that wasn't you, please reply to this email.",
  ]);
}
