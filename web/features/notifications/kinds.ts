import type { NotificationKind } from "@lockstep/contract/notifications.ts";

/** What each switch is called. Kept apart from the contract's list, so that the page carries no schemas; the compiler holds both together. */
const NAMES: Readonly<Record<NotificationKind, { label: string; hint: string }>> = {
  likes: { label: "Likes", hint: "Someone likes your post" },
  comments: { label: "Comments", hint: "Someone comments on your post" },
  mentions: { label: "Mentions", hint: "Someone mentions you" },
  follows: { label: "Followers", hint: "Someone follows you" },
  group_posts: { label: "Group posts", hint: "New posts in your groups" },
  group_members: { label: "Group members", hint: "New members, requests and roles in groups you manage" },
  group_invites: { label: "Group invitations", hint: "Invitations and accepted requests" },
  achievements: { label: "Achievements", hint: "When you earn one" },
  challenges: { label: "Challenges", hint: "When you finish one" },
  streaks: { label: "Streaks", hint: "You hit a milestone" },
};

export const KINDS = Object.entries(NAMES).map(([kind, words]) => ({ kind: kind as NotificationKind, ...words }));
