import {
  SAMPLE_GROUPS,
  SAMPLE_MEMBERS,
  SAMPLE_POSTS,
  SIGN_IN_MEMBERS,
  type SampleGroup,
  type SamplePost,
} from "@lockstep/content/sample/index.ts";
import { sampleChance, sampleId, samplePostId } from "./sample-id.ts";
import { SAMPLE_PEOPLE } from "./sample-people.ts";

/** Everything people of the sample wrote and did, with when that was. */
export interface Story {
  readonly members: readonly StoryMember[];
  readonly groups: readonly StoryGroup[];
  readonly memberships: readonly Membership[];
  readonly follows: readonly { readonly followerId: string; readonly followedId: string; readonly at: Date }[];
  readonly posts: readonly StoryPost[];
  readonly comments: readonly StoryComment[];
  readonly likes: readonly StoryLike[];
}
export interface StoryMember {
  readonly id: string;
  readonly username: string;
  readonly joinedAt: Date;
}
export interface StoryGroup extends SampleGroup {
  readonly id: string;
  readonly foundedBy: string;
  readonly foundedAt: Date;
}
export interface Membership {
  readonly groupId: string;
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly at: Date;
}
export interface StoryPost extends SamplePost {
  readonly id: string;
  readonly userId: string;
  readonly groupId: string | null;
  readonly at: Date;
}
export interface StoryComment {
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly content: string;
  readonly at: Date;
}
export interface StoryLike {
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly at: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The first post is eight weeks old. */
const SPAN_MS = 56 * DAY_MS;
/** Posts come closer together the nearer they are: people joined one after the other. */
const CROWDING = 1.7;
/** How far into its place the newest post of each list stands, so that the three lists mingle. */
const LISTS = [
  { posts: SAMPLE_POSTS.told, offset: 0.25 },
  { posts: SAMPLE_POSTS.short, offset: 0.62 },
  { posts: SAMPLE_POSTS.grouped, offset: 0.3 },
] as const;

/** Id of a sample person by their username. */
export function memberId(username: string): string {
  return SAMPLE_PEOPLE.find(({ profile }) => profile.username === username)?.id ?? sampleId(`member ${username}`);
}

/** The whole story as it is at a moment. The same moment, the same story. */
export function buildStory(now: Date): Story {
  const posts = LISTS.flatMap(({ posts: list, offset }) =>
    list.map((post, index) => place(post, { index, count: list.length, offset }, now)),
  );
  const comments = posts.flatMap((post) => commentsOf(post, now));
  const likes = posts.flatMap((post) => likesOf(post, now));
  const members = [...SAMPLE_MEMBERS, ...SIGN_IN_MEMBERS].map(({ username, joinedDaysAgo }): StoryMember => {
    const id = memberId(username);
    const first = Math.min(
      ...[...posts, ...comments, ...likes].filter(({ userId }) => userId === id).map(({ at }) => at.getTime()),
    );
    return { id, username, joinedAt: new Date(Math.min(now.getTime() - joinedDaysAgo * DAY_MS, first - HOUR_MS)) };
  });
  const joined = new Map(members.map(({ id, joinedAt }) => [id, joinedAt]));
  const groups = SAMPLE_GROUPS.map((group) => createGroup(group, joined, now));
  return {
    members,
    groups,
    memberships: groups.flatMap((group) => membershipsOf(group, { joined, posts, comments })),
    follows: followsOf(joined, now),
    posts,
    comments,
    likes,
  };
}

function place(
  post: SamplePost,
  { index, count, offset }: { index: number; count: number; offset: number },
  now: Date,
): StoryPost {
  const age = SPAN_MS * ((index + offset) / count) ** CROWDING;
  return {
    ...post,
    id: samplePostId(post),
    userId: memberId(post.by),
    groupId: post.group === undefined ? null : groupId(post.group),
    at: new Date(now.getTime() - age),
  };
}

const groupId = (slug: string): string => sampleId(`group ${slug}`);

/** How long people go on answering a post. */
function talkMs(post: StoryPost, now: Date): number {
  return Math.min((now.getTime() - post.at.getTime()) * 0.9, (5 + 30 * sampleChance(`talk ${post.id}`)) * HOUR_MS);
}

function commentsOf(post: StoryPost, now: Date): StoryComment[] {
  return post.comments.map(([by, content], index) => ({
    id: sampleId(`comment ${post.id} ${index}`),
    postId: post.id,
    userId: memberId(by),
    content,
    at: new Date(post.at.getTime() + talkMs(post, now) * ((index + 1) / (post.comments.length + 1)) ** 1.5),
  }));
}

/** Few posts are liked by many, many by a few; followers and those who answer more often than others. */
function likesOf(post: StoryPost, now: Date): StoryLike[] {
  const age = now.getTime() - post.at.getTime();
  const appeal = (0.1 + 0.7 * sampleChance(`appeal ${post.id}`) ** 1.8) * Math.min(1, 0.3 + age / (14 * HOUR_MS));
  const answered = new Set(post.comments.map(([by]) => by));
  const group = SAMPLE_GROUPS.find(({ slug }) => slug === post.group);
  const readers = [...SAMPLE_MEMBERS, ...SIGN_IN_MEMBERS].filter(
    ({ username }) =>
      username !== post.by && (group === undefined || group.members.includes(username) || group.admins.includes(username)),
  );
  const eager = readers
    .map(({ username, follows }) => {
      const near = (follows.includes(post.by) ? 0.2 : 0) + (answered.has(username) ? 0.3 : 0);
      return { username, distance: sampleChance(`like ${post.id} ${username}`) - near };
    })
    .toSorted((a, b) => a.distance - b.distance);
  return eager.slice(0, Math.round(eager.length * appeal)).map(({ username }) => ({
    id: sampleId(`like ${post.id} ${username}`),
    postId: post.id,
    userId: memberId(username),
    at: new Date(post.at.getTime() + talkMs(post, now) * (0.03 + 0.97 * sampleChance(`when ${post.id} ${username}`))),
  }));
}

function createGroup(group: SampleGroup, joined: ReadonlyMap<string, Date>, now: Date): StoryGroup {
  const foundedBy = memberId(group.admins[0] ?? "");
  const came = joined.get(foundedBy) ?? now;
  const foundedAt =
    group.foundedDaysAgo === undefined
      ? new Date(came.getTime() + 5 * HOUR_MS)
      : new Date(now.getTime() - group.foundedDaysAgo * DAY_MS);
  return { ...group, id: groupId(group.slug), foundedBy, foundedAt };
}

function membershipsOf(
  group: StoryGroup,
  {
    joined,
    posts,
    comments,
  }: { joined: ReadonlyMap<string, Date>; posts: readonly StoryPost[]; comments: readonly StoryComment[] },
): Membership[] {
  const inGroup = posts.filter((post) => post.groupId === group.id);
  const ids = new Set(inGroup.map(({ id }) => id));
  const spoken = [...inGroup, ...comments.filter(({ postId }) => ids.has(postId))];
  return [...group.admins, ...group.members].map((username) => {
    const userId = memberId(username);
    const isAdmin = group.admins.includes(username);
    if (userId === group.foundedBy) return { groupId: group.id, userId, isAdmin, at: group.foundedAt };
    const open = Math.max(group.foundedAt.getTime(), joined.get(userId)?.getTime() ?? 0) + HOUR_MS;
    const first = Math.min(...spoken.filter((each) => each.userId === userId).map(({ at }) => at.getTime()), open + 21 * DAY_MS);
    const at = open + Math.max(0, first - open) * 0.8 * sampleChance(`join ${group.slug} ${username}`);
    return { groupId: group.id, userId, isAdmin, at: new Date(at) };
  });
}

function followsOf(joined: ReadonlyMap<string, Date>, now: Date): Story["follows"] {
  return [...SAMPLE_MEMBERS, ...SIGN_IN_MEMBERS].flatMap(({ username, follows }) =>
    follows.map((followed) => {
      const [followerId, followedId] = [memberId(username), memberId(followed)];
      const open = Math.max(joined.get(followerId)?.getTime() ?? 0, joined.get(followedId)?.getTime() ?? 0);
      const at = open + (now.getTime() - open) * 0.97 * sampleChance(`follow ${username} ${followed}`);
      return { followerId, followedId, at: new Date(at) };
    }),
  );
}
