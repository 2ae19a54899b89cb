import type { NotificationKind } from "@lockstep/contract/notifications.ts";

/** What each switch is called. Kept apart from the contract's list, so that the page carries no schemas; the compiler holds both together. */
const NAMES: Readonly<Record<NotificationKind, { label: string; hint: string }>> = {
  likes: { label: "Likes", hint: "Somebody likes your post" },
  comments: { label: "Comments", hint: "Somebody comments on your post" },
  mentions: { label: "Mentions", hint: "Somebody writes your @name" },
  follows: { label: "Followers", hint: "Somebody follows you" },
  group_posts: { label: "Group posts", hint: "New in your groups" },
  group_members: { label: "Group members", hint: "Joins, requests and roles in groups you look after" },
  group_invites: { label: "Group invitations", hint: "You are invited or let in" },
  achievements: { label: "Achievements", hint: "You earn one" },
  challenges: { label: "Challenges", hint: "You complete one" },
  streaks: { label: "Streaks", hint: "You reach a round number of days" },
};

export const KINDS = Object.entries(NAMES).map(([kind, words]) => ({ kind: kind as NotificationKind, ...words }));
