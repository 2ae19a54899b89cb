import type { AuthUser } from "../../platform/auth/auth.ts";
import type { Mail } from "../../platform/mail/mail.ts";

const SIGNATURE = "Your workouts, locked in for you.\nLockstep";

function write(user: AuthUser, subject: string, paragraphs: readonly string[]): Mail {
  return { to: user.email, subject, text: [greeting(user.name), ...paragraphs, SIGNATURE].join("\n\n") };
}

/** Anybody may register anybody's address: a name that reads like an advertisement or a link does not travel in our mail. */
function greeting(name: string): string {
  return name.length <= 60 && /^(?:[\p{L}\p{M}\p{N} .,'’-]|\u200c|\u200d)+$/u.test(name) && !/\.\p{L}{2}|www/iu.test(name)
    ? `Hello ${name},`
    : "Hello,";
}

export function verificationMail(user: AuthUser, url: string): Mail {
  return write(user, "Please confirm your email address", [
    "to finish, please confirm that this address is yours:",
    url,
    "The link works for 24 hours. If you did not ask for this, you need do nothing.",
  ]);
}

export function resetMail(user: AuthUser, url: string): Mail {
  return write(user, "Choose a new password", [
    "here you can choose a new password:",
    url,
    "The link works for one hour and only once. If you did not ask for it, you need do nothing: your password stays as it is.",
  ]);
}

export function alreadyRegisteredMail(user: AuthUser, appUrl: string): Mail {
  return write(user, "You already have an account", [
    "somebody, probably you, tried to register with this address. It has an account already, so nothing was changed. You can sign in here:",
    `${appUrl}/login`,
    "Should you have forgotten your password, you can choose a new one here:",
    `${appUrl}/forgot-password`,
  ]);
}

export function passwordChangedMail(user: AuthUser, appUrl: string): Mail {
  return write(user, "Your password was changed", [
    "the password of your account was just changed, and all other devices were signed out.",
    "If that was not you, please choose a new password now:",
    `${appUrl}/forgot-password`,
  ]);
}

export function emailChangeAskedMail(user: AuthUser, newEmail: string, appUrl: string): Mail {
  return write(user, "Your email address is to be changed", [
    `the address of your account is to become ${newEmail}. It will, once the link that was sent there is opened.`,
    "If that was not you, please choose a new password now. That stops the change:",
    `${appUrl}/forgot-password`,
  ]);
}

export function emailChangedMail(user: AuthUser, newEmail: string): Mail {
  return write(user, "Your email address was changed", [
    `the address of your account is now ${newEmail}, and all other devices were signed out. Mails no longer come here.`,
    "If that was not you, please answer this mail.",
  ]);
}
