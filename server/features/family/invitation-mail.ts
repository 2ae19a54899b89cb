import { INVITATION_DAYS } from "@lockstep/domain/family/policy.ts";
import { isMailableName } from "@lockstep/domain/accounts/mailable-name.ts";
import type { Mail } from "../../platform/mail/mail.ts";

/** Invites someone who may not know the product yet. */
export function invitationMail({
  to,
  inviter,
  url,
  stopUrl,
}: {
  readonly to: string;
  readonly inviter: string;
  readonly url: string;
  /** Where these emails are turned off. */
  readonly stopUrl: string;
}): Mail {
  const name = isMailableName(inviter) ? inviter : "Someone";
  const text = [
    `${name} wants to share a Lockstep Family membership with you: workouts and meals planned for you, one grocery list, and everything in Premium. It costs you nothing.`,
    url,
    `The link works once, for ${INVITATION_DAYS} days, and only with this email address. If you don't know ${name === "Someone" ? "who sent it" : name}, you can ignore this email.`,
    `Don't want invitations by email? Turn them off here:\n${stopUrl}`,
    "Your workouts, locked in for you.\nLockstep",
  ].join("\n\n");
  return { to, subject: `${name} invited you to their family`, text, action: { label: "See the invitation", url } };
}
