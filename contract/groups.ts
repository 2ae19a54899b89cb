import { z } from "zod";
import { isReadableName, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { UploadUrl } from "./community.ts";
import { MemberCard, MemberSummary } from "./members.ts";
import { defineRoute } from "./route.ts";
import { ClientId, Done, freeText, IdParam, neededText, page } from "./shared.ts";

/** The twelve of the icon choice (SPEC 9): muscle, runner, yoga, salad, scales, house, weightlifter, cyclist, swimmer, brain, heart, apple. */
export const GROUP_ICONS = ["💪", "🏃", "🧘", "🥗", "⚖️", "🏠", "🏋️", "🚴", "🏊", "🧠", "❤️", "🍎"] as const;
/** Stands for a group without its own icon. */
export const DEFAULT_GROUP_ICON = "👥";

/** A group as the caller sees it in the list. Private groups are listed with name, description and counts only. */
export const GroupCard = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  coverImage: z.string().nullable(),
  memberCount: z.number().int(),
  postCount: z.number().int(),
  isPrivate: z.boolean(),
  isMember: z.boolean(),
  isAdmin: z.boolean(),
  /** The caller asked to join a private group and waits. */
  hasRequested: z.boolean(),
});
export type GroupCard = z.infer<typeof GroupCard>;

export const Group = GroupCard.extend({
  rules: z.string(),
  /** Null is shown as 'Unknown'. */
  createdBy: MemberSummary.nullable(),
  createdAt: z.iso.datetime(),
  isMuted: z.boolean(),
  /** Posts and members may be read: everyone's in a public group, the members' in a private one. */
  canRead: z.boolean(),
  canPost: z.boolean(),
  canJoin: z.boolean(),
  /** Joining only asks: the group is private and the caller has no invitation. */
  joinAsks: z.boolean(),
  /** False for the last admin while others are members: another must be named first. */
  canLeave: z.boolean(),
  canManage: z.boolean(),
  canReport: z.boolean(),
  /** May ask other members in: every member of a public group, the admins of a private one. */
  canInvite: z.boolean(),
  /** The caller is the only one in it: the group goes when they leave. */
  isLastMember: z.boolean(),
  /** Removed by a moderator; only moderators see this. */
  isHidden: z.boolean(),
  /** Waiting requests, for admins, counted up to 100; null for everyone else. */
  requestCount: z.number().int().nullable(),
});
export type Group = z.infer<typeof Group>;

const Name = z
  .string()
  .trim()
  .min(1, "Please give the group a name.")
  .max(80, "Please use at most 80 characters.")
  .refine((name) => name === "" || isReadableName(name), NAME_REFUSED);
const Description = neededText(1000, "Please describe the group.", "Please use at most 1,000 characters.");
const Icon = z.enum([...GROUP_ICONS, DEFAULT_GROUP_ICON]);
const CursorQuery = z.object({ cursor: z.string().max(200).optional() });

/** Ordered by name; `query` looks in name and description, whatever the case. `mine`: only groups the caller is in. */
export const listGroups = defineRoute({
  id: "listGroups",
  method: "GET",
  path: "/api/groups",
  summary: "Groups by name",
  feature: "groups",
  session: "none",
  query: z.object({
    query: z.string().trim().max(100).optional(),
    mine: z.enum(["true"]).optional(),
    cursor: z.string().max(300).optional(),
  }),
  output: page(GroupCard),
});

export const createGroup = defineRoute({
  id: "createGroup",
  method: "POST",
  path: "/api/groups",
  summary: "Create a group; its creator is the first admin",
  feature: "groups",
  session: "required",
  status: 201,
  body: z.object({
    id: ClientId.optional(),
    name: Name,
    description: Description,
    icon: Icon.default(DEFAULT_GROUP_ICON),
    isPrivate: z.boolean().default(false),
  }),
  output: Group,
});

/** `invite` opens a private group's page to who has the link. */
export const getGroup = defineRoute({
  id: "getGroup",
  method: "GET",
  path: "/api/groups/{id}",
  summary: "One group",
  feature: "groups",
  session: "none",
  params: IdParam,
  query: z.object({ invite: z.string().max(100).optional() }),
  output: Group,
});

export const patchGroup = defineRoute({
  id: "patchGroup",
  method: "PATCH",
  path: "/api/groups/{id}",
  summary: "Change a group, as its admin",
  feature: "groups",
  session: "required",
  params: IdParam,
  body: z
    .object({
      name: Name,
      description: Description,
      icon: Icon,
      coverImage: UploadUrl.nullable(),
      rules: freeText(2000, "Please use at most 2,000 characters."),
      isPrivate: z.boolean(),
    })
    .partial()
    .strict(),
  output: Group,
});

export const deleteGroup = defineRoute({
  id: "deleteGroup",
  method: "DELETE",
  path: "/api/groups/{id}",
  summary: "Delete a group with all its posts, as its admin",
  feature: "groups",
  session: "required",
  params: IdParam,
  output: Done,
});

/** Joins; of a private group without its invite it only asks (`hasRequested`). Joining twice at once is joining once. */
export const joinGroup = defineRoute({
  id: "joinGroup",
  method: "PUT",
  path: "/api/groups/{id}/membership",
  summary: "Join a group, or ask to",
  feature: "groups",
  session: "required",
  params: IdParam,
  body: z.object({ invite: z.string().max(100).optional(), message: freeText(300).optional() }).optional(),
  output: Group,
});

/** Leaves, or takes a request back. LAST_ADMIN while others stay without an admin. When the last member leaves, the group is deleted. */
export const leaveGroup = defineRoute({
  id: "leaveGroup",
  method: "DELETE",
  path: "/api/groups/{id}/membership",
  summary: "Leave a group",
  feature: "groups",
  session: "required",
  params: IdParam,
  output: Group,
});

/** The caller's own wish: no notifications of this group. */
export const muteGroup = defineRoute({
  id: "muteGroup",
  method: "PUT",
  path: "/api/groups/{id}/mute",
  summary: "Mute or unmute a group",
  feature: "groups",
  session: "required",
  params: IdParam,
  body: z.object({ muted: z.boolean() }),
  output: Group,
});

export const GroupMember = z.object({
  /** The membership's id. */
  id: z.uuid(),
  member: MemberCard,
  isAdmin: z.boolean(),
  joinedAt: z.iso.datetime(),
  isOwn: z.boolean(),
  canPromote: z.boolean(),
  canDemote: z.boolean(),
  canRemove: z.boolean(),
});
export type GroupMember = z.infer<typeof GroupMember>;

/**
 * `order=rank` puts admins first (settings); otherwise the latest to join. People who blocked each other don't see one another here, but admins see
 * everyone in `rank`: nobody gets out of their reach by blocking them.
 */
export const listGroupMembers = defineRoute({
  id: "listGroupMembers",
  method: "GET",
  path: "/api/groups/{id}/members",
  summary: "A group's members",
  feature: "groups",
  session: "none",
  params: IdParam,
  query: z.object({ order: z.enum(["joined", "rank"]).default("joined"), cursor: z.string().max(200).optional() }),
  output: page(GroupMember),
});

const MemberParams = z.object({ id: z.uuid(), userId: z.uuid() });

/** LAST_ADMIN when the group would be without one. */
export const patchGroupMember = defineRoute({
  id: "patchGroupMember",
  method: "PATCH",
  path: "/api/groups/{id}/members/{userId}",
  summary: "Make a member an admin, or remove the role, as an admin",
  feature: "groups",
  session: "required",
  params: MemberParams,
  body: z.object({ isAdmin: z.boolean() }),
  output: GroupMember,
});

export const removeGroupMember = defineRoute({
  id: "removeGroupMember",
  method: "DELETE",
  path: "/api/groups/{id}/members/{userId}",
  summary: "Remove another member from a group, as an admin",
  feature: "groups",
  session: "required",
  params: MemberParams,
  output: Done,
});

/** A request to join a private group. */
export const JoinRequest = z.object({
  id: z.uuid(),
  member: MemberCard,
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

export const listJoinRequests = defineRoute({
  id: "listJoinRequests",
  method: "GET",
  path: "/api/groups/{id}/requests",
  summary: "Requests to join, oldest first, for admins",
  feature: "groups",
  session: "required",
  params: IdParam,
  query: CursorQuery,
  output: page(JoinRequest),
});

export const answerJoinRequest = defineRoute({
  id: "answerJoinRequest",
  method: "POST",
  path: "/api/groups/{id}/requests/{userId}",
  summary: "Accept or decline a request to join, as an admin",
  feature: "groups",
  session: "required",
  params: MemberParams,
  body: z.object({ accept: z.boolean() }),
  output: Done,
});

/** The link's secret, for admins; null when there is none. */
export const Invite = z.object({ token: z.string().nullable() });

export const getInvite = defineRoute({
  id: "getInvite",
  method: "GET",
  path: "/api/groups/{id}/invite",
  summary: "A group's invite link, for admins",
  feature: "groups",
  session: "required",
  params: IdParam,
  output: Invite,
});

/** Makes a new link; an earlier one is void. */
export const renewInvite = defineRoute({
  id: "renewInvite",
  method: "PUT",
  path: "/api/groups/{id}/invite",
  summary: "Make a new invite link, as an admin",
  feature: "groups",
  session: "required",
  params: IdParam,
  output: Invite,
});

export const revokeInvite = defineRoute({
  id: "revokeInvite",
  method: "DELETE",
  path: "/api/groups/{id}/invite",
  summary: "Turn off the invite link, as an admin",
  feature: "groups",
  session: "required",
  params: IdParam,
  output: Invite,
});

/** Tells another member of the group: a notification of type group_invite. Whoever was invited enters a private group without its link, once. */
export const inviteToGroup = defineRoute({
  id: "inviteToGroup",
  method: "POST",
  path: "/api/groups/{id}/invitations",
  summary: "Invite a member by username; to a private group only as its admin",
  feature: "groups",
  session: "required",
  params: IdParam,
  body: z.object({ username: z.string().trim().toLowerCase().min(1).max(31) }),
  output: Done,
});
