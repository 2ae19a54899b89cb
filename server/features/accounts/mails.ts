import type { AuthUser } from "../../platform/auth/auth.ts";
import { composeMail } from "../../platform/mail/compose-mail.ts";
import type { Mail } from "../../platform/mail/mail.ts";

export function verificationMail(user: AuthUser, url: string): Mail {
  return composeMail(user, "Please confirm your email address", [
    "Welcome to Lockstep. One tap and your account is ready:",
    { label: "Confirm my email", url },
    "The link works for 24 hours. If you didn't sign up, you can ignore this email.",
  ]);
}

export function resetMail(user: AuthUser, url: string): Mail {
  return composeMail(user, "Choose a new password", [
    "Use this link to choose a new password:",
    { label: "Choose a new password", url },
    "The link works once, for one hour. If you didn't ask for it, you can ignore this email: your password stays the same.",
  ]);
}

export function alreadyRegisteredMail(user: AuthUser, appUrl: string): Mail {
  return composeMail(user, "You already have an account", [
    "Someone, probably you, tried to sign up with this address. It already has an account, so nothing was changed. You can sign in here:",
    { label: "Sign in", url: `${appUrl}/login` },
    "Forgot your password? Choose a new one here:",
    `${appUrl}/forgot-password`,
  ]);
}

export function passwordChangedMail(user: AuthUser, appUrl: string): Mail {
  return composeMail(user, "Your password was changed", [
    "Your password was just changed, and all your other devices were signed out.",
    "If that wasn't you, choose a new password now:",
    { label: "Choose a new password", url: `${appUrl}/forgot-password` },
  ]);
}

export function emailChangeAskedMail(user: AuthUser, newEmail: string, appUrl: string): Mail {
  return composeMail(user, "Confirm your new email", [
    `You asked to change your account's email to ${newEmail}. It changes once the link we sent there is opened.`,
    "If that wasn't you, choose a new password now. That stops the change:",
    { label: "Choose a new password", url: `${appUrl}/forgot-password` },
  ]);
}

export function emailChangedMail(user: AuthUser, newEmail: string): Mail {
  return composeMail(user, "Your email was changed", [
    `Your account's email is now ${newEmail}, and all your other devices were signed out. We won't email this address anymore.`,
    "If that wasn't you, please reply to this email.",
  ]);
}
