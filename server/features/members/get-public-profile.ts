import type { PublicProfile } from "@lockstep/contract/members.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { profileAbilities, type ProfileAbilities } from "@lockstep/domain/members/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { countFollows, findBlocks, findMemberByUsername, isFollowing, type MemberRow } from "./store.ts";

/** A member someone asked for by name, and what the asker may see and do. */
export interface KnownMember {
  readonly member: MemberRow;
  readonly abilities: ProfileAbilities;
  readonly isBlocked: boolean;
}

/** Finds a member as far as a caller (null: a visitor) may know of them; NOT_FOUND otherwise. */
export async function getKnownMember(db: Db, actor: Actor | null, username: string): Promise<KnownMember> {
  const member = await findMemberByUsername(db, username);
  if (member === null) throw new ApiError("NOT_FOUND");
  const viewerId = actor?.userId ?? null;
  const blocks = await findBlocks(db, viewerId, member.id);
  const abilities = profileAbilities({ ...member, userId: member.id }, viewerId, blocks);
  if (!abilities.canKnow) throw new ApiError("NOT_FOUND");
  return { member, abilities, isBlocked: blocks.byViewer };
}

/** A profile as far as its owner shows it to the caller. */
export async function getPublicProfile({ db }: Platform, actor: Actor | null, username: string): Promise<PublicProfile> {
  const { member, abilities, isBlocked } = await getKnownMember(db, actor, username);
  const { canSeeProfile, canSeeActivity, canFollow, canBlock, canReport } = abilities;
  const [counts, isFollowed] = await Promise.all([
    canSeeProfile ? countFollows(db, member.id) : { followers: 0, following: 0 },
    actor !== null && isFollowing(db, actor.userId, member.id),
  ]);
  return {
    id: member.id,
    username: member.username,
    fullName: member.fullName,
    avatarUrl: member.avatarUrl,
    createdAt: member.createdAt.toISOString(),
    bio: canSeeProfile ? member.bio : "",
    fitnessGoals: canSeeProfile ? member.fitnessGoals : "",
    followerCount: counts.followers,
    followingCount: counts.following,
    isOwn: actor?.userId === member.id,
    isFollowed,
    isBlocked,
    canSeeProfile,
    canSeeActivity,
    canFollow,
    canBlock,
    canReport,
  };
}
