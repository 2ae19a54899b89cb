import { z } from "zod";
import { Username } from "./accounts.ts";
import { defineRoute } from "./route.ts";
import { Done, page } from "./shared.ts";

/** Someone as they are beside what they wrote. */
export const MemberSummary = z.object({
  id: z.uuid(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
});
export type MemberSummary = z.infer<typeof MemberSummary>;

/** Someone in a list of people. */
export const MemberCard = MemberSummary.extend({ fullName: z.string() });
export type MemberCard = z.infer<typeof MemberCard>;

/** A person's profile as another sees it. What privacy keeps back is empty; who was blocked gets NOT_FOUND. */
export const PublicProfile = MemberCard.extend({
  bio: z.string(),
  fitnessGoals: z.string(),
  createdAt: z.iso.datetime(),
  isOwn: z.boolean(),
  isFollowed: z.boolean(),
  /** False: biography, goals and counts are kept back, and empty or 0 here; the lists of followers answer NOT_FOUND. */
  canSeeProfile: z.boolean(),
  /** The caller blocked this person; everything but the name and the way to take it back is empty then. */
  isBlocked: z.boolean(),
  followerCount: z.number().int(),
  followingCount: z.number().int(),
  /** False: the person's posts, achievements and stats answer NOT_FOUND to the caller. */
  canSeeActivity: z.boolean(),
  canFollow: z.boolean(),
  canBlock: z.boolean(),
  canReport: z.boolean(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

const UsernameParam = z.object({ username: Username });
const CursorQuery = z.object({ cursor: z.string().max(200).optional() });

export const getPublicProfile = defineRoute({
  id: "getPublicProfile",
  method: "GET",
  path: "/api/profiles/{username}",
  summary: "A member's profile, as much as the caller may see",
  feature: "members",
  session: "none",
  params: UsernameParam,
  output: PublicProfile,
});

/** For `@names` in the composer: at most eight whose username begins with the text, without oneself, those in a block with one, and whoever shows their profile to nobody. */
export const findMembers = defineRoute({
  id: "findMembers",
  method: "GET",
  path: "/api/members",
  summary: "Members whose username starts with a text",
  feature: "members",
  session: "required",
  query: z.object({ prefix: z.string().trim().toLowerCase().min(1).max(30) }),
  output: z.object({ items: z.array(MemberCard), nextCursor: z.null() }),
});

/** Members may not follow whom they blocked, or who blocked them: NOT_FOUND. Repeating changes nothing. */
export const followMember = defineRoute({
  id: "followMember",
  method: "PUT",
  path: "/api/profiles/{username}/follow",
  summary: "Follow a member",
  feature: "members",
  session: "required",
  params: UsernameParam,
  output: Done,
});

export const unfollowMember = defineRoute({
  id: "unfollowMember",
  method: "DELETE",
  path: "/api/profiles/{username}/follow",
  summary: "Unfollow a member",
  feature: "members",
  session: "required",
  params: UsernameParam,
  output: Done,
});

export const listFollowers = defineRoute({
  id: "listFollowers",
  method: "GET",
  path: "/api/profiles/{username}/followers",
  summary: "A member's followers, latest first",
  feature: "members",
  session: "none",
  params: UsernameParam,
  query: CursorQuery,
  output: page(MemberCard),
});

export const listFollowing = defineRoute({
  id: "listFollowing",
  method: "GET",
  path: "/api/profiles/{username}/following",
  summary: "Members someone follows, latest first",
  feature: "members",
  session: "none",
  params: UsernameParam,
  query: CursorQuery,
  output: page(MemberCard),
});

/** Neither side can see or contact the other; following ends both ways. */
export const blockMember = defineRoute({
  id: "blockMember",
  method: "PUT",
  path: "/api/profiles/{username}/block",
  summary: "Block a member",
  feature: "members",
  session: "required",
  params: UsernameParam,
  output: Done,
});

export const unblockMember = defineRoute({
  id: "unblockMember",
  method: "DELETE",
  path: "/api/profiles/{username}/block",
  summary: "Unblock a member",
  feature: "members",
  session: "required",
  params: UsernameParam,
  output: Done,
});

export const listBlocked = defineRoute({
  id: "listBlocked",
  method: "GET",
  path: "/api/blocks",
  summary: "Members you blocked, latest first",
  feature: "members",
  session: "required",
  query: CursorQuery,
  output: page(MemberCard),
});
