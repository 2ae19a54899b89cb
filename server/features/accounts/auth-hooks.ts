import { ERRORS } from "@lockstep/contract/errors.ts";
import { isReadableName, LONGEST_NAME, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { isOldEnough } from "@lockstep/domain/accounts/age.ts";
import { isPasswordAccepted, PASSWORD_REFUSED } from "@lockstep/domain/accounts/password.ts";
import type { AuthHooks } from "../../platform/auth/auth.ts";
import type { Db } from "../../platform/database/database.ts";
import type { DeliverMail } from "../../platform/mail/mail.ts";
import { ensureProfile } from "./ensure-profile.ts";
import { alreadyRegisteredMail, passwordChangedMail, resetMail, verificationMail } from "./mails.ts";

/** What this product adds to better-auth's sign-up and sign-in. */
export function accountHooks(options: {
  readonly db: Db;
  readonly appUrl: string;
  readonly sendMail: DeliverMail;
  readonly now: () => Date;
}): AuthHooks {
  return {
    refusePassword: (password) => (isPasswordAccepted(password) ? null : PASSWORD_REFUSED),
    refuseSignUp(body) {
      const name = typeof body["name"] === "string" ? body["name"].trim() : "";
      if (name === "") return { code: "NAME_REQUIRED", message: "Please fill in all fields" };
      if (name.length > LONGEST_NAME)
        return { code: "NAME_TOO_LONG", message: `Your name may have up to ${LONGEST_NAME} characters.` };
      if (!isReadableName(name)) return { code: "NAME_REFUSED", message: NAME_REFUSED };
      const { birthYear } = body;
      if (birthYear === undefined || birthYear === null) return null;
      if (typeof birthYear !== "number" || !Number.isInteger(birthYear) || birthYear < 1900)
        return { code: "VALIDATION_FAILED", message: "Please enter a year like 1990." };
      if (!isOldEnough(birthYear, options.now().getUTCFullYear())) {
        return { code: "AGE_BELOW_MINIMUM", message: ERRORS.AGE_BELOW_MINIMUM.message };
      }
      return null;
    },
    async userCreated(user) {
      await ensureProfile(options.db, user);
    },
    sendVerification: (user, url) => options.sendMail(verificationMail(user, landingAfterVerification(url))),
    sendReset: (user, token) =>
      options.sendMail(resetMail(user, `${options.appUrl}/reset-password?token=${encodeURIComponent(token)}`)),
    sendAlreadyRegistered: (user) => options.sendMail(alreadyRegisteredMail(user, options.appUrl)),
    passwordChanged: (user) => options.sendMail(passwordChangedMail(user, options.appUrl)),
  };
}

/** A link whose form named no page to go on to leads to the sign-in page. */
function landingAfterVerification(url: string): string {
  const link = new URL(url);
  if (link.searchParams.get("callbackURL") === "/") link.searchParams.set("callbackURL", "/login?verified=1");
  return link.href;
}
