import { ERRORS } from "@lockstep/contract/errors.ts";
import { isReadableName, LONGEST_NAME, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { isOldEnough } from "@lockstep/domain/accounts/age.ts";
import { isPasswordAccepted, PASSWORD_REFUSED } from "@lockstep/domain/accounts/password.ts";
import { findPasswordWeakness, PASSWORD_WEAK } from "@lockstep/domain/accounts/password-guess.ts";
import { needsReview } from "@lockstep/domain/community/word-filter.ts";
import type { AuthHooks } from "../../platform/auth/auth.ts";
import type { Db } from "../../platform/database/sql.ts";
import { WORDS_REFUSED } from "../../platform/http/refuse-words.ts";
import type { DeliverMail } from "../../platform/mail/mail.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import { loadCommonPasswords } from "./load-common-passwords.ts";
import { ensureProfile } from "./ensure-profile.ts";
import {
  alreadyRegisteredMail,
  emailChangeAskedMail,
  emailChangedMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from "./mails.ts";
import {
  deleteOtherSessions,
  deletePendingEmail,
  deleteResetTokens,
  findPasswordHash,
  findProfile,
  isEmailFree,
  isEmailPending,
  putPendingEmail,
} from "./store.ts";

/** What this product adds to better-auth's sign-up and sign-in. */
export function accountHooks(options: {
  readonly db: Db;
  readonly appUrl: string;
  readonly sendMail: DeliverMail;
  readonly now: () => Date;
  readonly limiter: RateLimiter;
  /** better-auth's comparison, by its own hash. */
  readonly verifyPassword: (password: string, hash: string) => Promise<boolean>;
}): AuthHooks {
  const countPasswordGuess = (userId: string): Promise<void> => options.limiter.take(`confirm-password:${userId}`, 10, 600);
  return {
    async refusePassword(password, who) {
      if (!isPasswordAccepted(password)) return PASSWORD_REFUSED;
      const username = who.id === null ? undefined : (await findProfile(options.db, who.id))?.username;
      const { zxcvbn } = await loadCommonPasswords();
      const weakness = findPasswordWeakness(password, zxcvbn, [who.name, who.email, username ?? ""]);
      return weakness === null ? null : PASSWORD_WEAK[weakness];
    },
    refuseSignUp(body) {
      const name = typeof body["name"] === "string" ? body["name"].trim() : "";
      if (name === "") return { code: "NAME_REQUIRED", message: "Please fill in all fields" };
      if (name.length > LONGEST_NAME)
        return { code: "NAME_TOO_LONG", message: `Your name can have up to ${LONGEST_NAME} characters.` };
      if (!isReadableName(name)) return { code: "NAME_REFUSED", message: NAME_REFUSED };
      if (needsReview(name)) return { code: "NAME_REFUSED", message: WORDS_REFUSED };
      if (typeof body["email"] === "string" && body["email"].length > LONGEST_EMAIL)
        return { code: "VALIDATION_FAILED", message: "Please enter a valid email address." };
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
    async passwordChanged(user) {
      await forgetLinks(options.db, user.id);
      await options.sendMail(passwordChangedMail(user, options.appUrl));
    },
    countPasswordGuess,
    async confirmPassword(userId, password) {
      await countPasswordGuess(userId);
      const hash = await findPasswordHash(options.db, userId);
      return hash !== null && (await options.verifyPassword(password, hash));
    },
    async emailChangeAsked(user, newEmail) {
      await putPendingEmail(options.db, user.id, newEmail, new Date(options.now().getTime() + LINK_MS));
      await options.sendMail(emailChangeAskedMail(user, newEmail, options.appUrl));
    },
    mayChangeEmail: async (oldEmail, newEmail) =>
      (await isEmailPending(options.db, oldEmail, newEmail, options.now())) && (await isEmailFree(options.db, newEmail)),
    async emailChanged(user, oldEmail, keptSessionId) {
      await deleteOtherSessions(options.db, user.id, keptSessionId);
      await forgetLinks(options.db, user.id);
      await options.sendMail(emailChangedMail({ ...user, email: oldEmail }, user.email));
    },
  };
}

/** What mail servers take (RFC 5321, section 4.5.3.1, with RFC 3696's erratum 1690). */
const LONGEST_EMAIL = 254;

/** As long as better-auth's links to a new address work. */
const LINK_MS = 24 * 60 * 60 * 1000;

/** Links that were sent earlier open nothing once the password or the address is another. */
async function forgetLinks(db: Db, userId: string): Promise<void> {
  await deleteResetTokens(db, userId);
  await deletePendingEmail(db, userId);
}

/** A link whose form named no page to go on to leads to the sign-in page. */
function landingAfterVerification(url: string): string {
  const link = new URL(url);
  if (link.searchParams.get("callbackURL") === "/") link.searchParams.set("callbackURL", "/login?verified=1");
  return link.href;
}
