import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isSuspended, profileAbilities, type ProfileAbilities } from "@lockstep/domain/members/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Feature } from "../../platform/feature.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { memberRoutes } from "./routes.ts";
import { exportMembers, findBlocks, findMember, findMemberByUsername, findSuspension } from "./store.ts";

/** Members' profiles, following and blocking. Rows go with the account on their own. */
export const membersFeature: Feature = {
  name: "members",
  routes: memberRoutes,
  pages: ({ db }) => [
    { path: /^\/members\/([^/]+)$/, exists: async (username) => (await findMemberByUsername(db, username)) !== null },
  ],
  exports: (platform) => platform.accountExports.add("members", exportMembers),
};

/** For other features: people, and what is between them. */
export {
  addWarning,
  blockedEitherWay,
  countFollows,
  findMember,
  findMemberByUsername,
  isBlockedBetween,
  memberCard,
  memberLine,
  notBlocked,
  notBlockedBetween,
  setSuspension,
  type MemberRow,
} from "./store.ts";

/** Whether a caller (null: a visitor) may see what a person does: posts as a list, achievements, statistics. */
export async function mayReadActivity(db: Db, actor: Actor | null, userId: string): Promise<boolean> {
  return (await findAbilities(db, actor, userId))?.canSeeActivity === true;
}

/** What a caller may see and do of a member, known by id; null when there is none, or a block says so. For reports and the like. */
export async function findAbilities(db: Db, actor: Actor | null, userId: string): Promise<ProfileAbilities | null> {
  const member = await findMember(db, userId);
  if (member === null) return null;
  const viewerId = actor?.userId ?? null;
  const abilities = profileAbilities({ ...member, userId }, viewerId, await findBlocks(db, viewerId, userId));
  return abilities.canKnow ? abilities : null;
}

/** Throws SUSPENDED while the person may not write what others see. One row by its key, read again each time: a suspension works at once. */
export async function refuseIfSuspended(db: Db, actor: Actor, now: Date): Promise<void> {
  if (isSuspended(await findSuspension(db, actor.userId), now)) throw new ApiError("SUSPENDED");
}
