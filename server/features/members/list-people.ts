import type { MemberCard } from "@lockstep/contract/members.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { getKnownMember } from "./get-public-profile.ts";
import { listBlocked, listByPrefix, listFollowers, listFollowing, type ListedMember } from "./store.ts";

const PAGE_SIZE = 30;
const MOST_SUGGESTIONS = 8;

interface PeoplePage {
  readonly items: MemberCard[];
  readonly nextCursor: string | null;
}

interface FollowsQuery {
  readonly which: "followers" | "following";
  readonly username: string;
  readonly cursor?: string | undefined;
}

/** Who follows a member, or whom they follow; part of the profile, and kept back with it. */
export async function listFollows(
  { db }: Platform,
  actor: Actor | null,
  { which, username, cursor }: FollowsQuery,
): Promise<PeoplePage> {
  const after = readPageCursor(cursor);
  const { member, abilities } = await getKnownMember(db, actor, username);
  if (!abilities.canSeeProfile) throw new ApiError("NOT_FOUND");
  const list = which === "followers" ? listFollowers : listFollowing;
  return toPage(await list(db, member.id, actor?.userId ?? null, after, PAGE_SIZE + 1));
}

/** Whom the caller blocked. */
export async function listOwnBlocks({ db }: Platform, actor: Actor, cursor?: string): Promise<PeoplePage> {
  return toPage(await listBlocked(db, actor.userId, readPageCursor(cursor), PAGE_SIZE + 1));
}

/** Members to name in a text. */
export async function suggestMembers(
  { db }: Platform,
  actor: Actor,
  prefix: string,
): Promise<{ items: MemberCard[]; nextCursor: null }> {
  return { items: await listByPrefix(db, actor.userId, prefix, MOST_SUGGESTIONS), nextCursor: null };
}

function toPage(read: readonly ListedMember[]): PeoplePage {
  const { rows, nextCursor } = cutPage(read, PAGE_SIZE, (row) => row);
  return { items: rows.map(({ card }) => card), nextCursor };
}
