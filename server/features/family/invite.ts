import { randomBytes } from "node:crypto";
import type { inviteToFamily, withdrawInvitation as withdrawRoute } from "@lockstep/contract/family.ts";
import type { RouteFields, RouteOutput, RouteParsed } from "@lockstep/contract/route.ts";
import { FAMILY_SIZE, INVITATION_DAYS, mayInviteToFamily, MOST_INVITATIONS } from "@lockstep/domain/family/policy.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow, paysForFamily } from "../billing/index.ts";
import { lockFamilyOf, roleIn } from "./family-now.ts";
import { deleteReplaced, deleteUnused, insertInvitation, listUnused } from "./invitation-store.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { publishToPeople } from "./publish-to-people.ts";
import { startFamily } from "./start-family.ts";
import { findFamilyRow, findPersonNames, hasAddress, listMemberIds } from "./store.ts";

const TOKEN_BYTES = 24;
const INVITATIONS_AN_HOUR = 30;
const DAY_MS = 86_400_000;

type Wish = NonNullable<RouteParsed<typeof inviteToFamily>["body"]>;

/** Makes a link that lets one person in, and mails it if an address is given; then nobody else can use it. */
export async function inviteToFamilyOf(
  platform: Platform,
  actor: SessionActor,
  { email = null }: { readonly [Key in keyof Wish]: Wish[Key] | null },
): Promise<RouteOutput<typeof inviteToFamily>> {
  const { userId } = actor;
  if ((await findFamilyRow(platform.db, userId)) === null) await startFamily(platform, actor);
  await platform.limiter.take(`family-invitation:${userId}`, INVITATIONS_AN_HOUR, 3600);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const now = platform.now();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const at = await billingNow(platform);
  const id = await platform.write(async (tx) => {
    const family = await lockFamilyOf(tx, userId);
    if (family === null) throw new ApiError("NOT_FOUND", { message: "You aren't in a family." });
    if (!mayInviteToFamily(roleIn(family, userId))) throw new ApiError("FORBIDDEN");
    if (!(await paysForFamily(tx, family.ownerId, at))) throw new ApiError("FAMILY_LAPSED");
    const people = await listMemberIds(tx, family.id);
    if (people.length >= FAMILY_SIZE) throw new ApiError("FAMILY_FULL");
    if (email !== null && (await hasAddress(tx, family.id, email)))
      throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "email", message: "This person is already in your family." }] });
    await deleteReplaced(tx, family.id, email, now);
    if ((await listUnused(tx, family.id)).length >= MOST_INVITATIONS)
      throw new ApiError("VALIDATION_FAILED", {
        issues: [{ path: "", message: "You already have ten open invitations. Withdraw one first." }],
      });
    await publishToPeople(tx, [userId]);
    return insertInvitation(tx, { familyId: family.id, token, email, now, expiresAt });
  });
  const url = `${platform.appUrl}/family/invitation/${token}`;
  if (email !== null) {
    const inviter = await findPersonNames(platform.db, userId);
    await mailInvitation(platform, { to: email, inviter: inviter?.name ?? "", url });
  }
  return { id, url, expiresAt: expiresAt.toISOString() };
}

/** Makes an invitation's link worthless. */
export async function withdrawInvitation(
  platform: Platform,
  actor: SessionActor,
  { id }: RouteFields<typeof withdrawRoute>,
): Promise<{ ok: true }> {
  await platform.write(async (tx) => {
    const family = await lockFamilyOf(tx, actor.userId);
    if (family === null) throw new ApiError("NOT_FOUND");
    if (!mayInviteToFamily(roleIn(family, actor.userId))) throw new ApiError("FORBIDDEN");
    if (!(await deleteUnused(tx, family.id, id))) throw new ApiError("NOT_FOUND");
    await publishToPeople(tx, [actor.userId]);
  });
  return { ok: true };
}
