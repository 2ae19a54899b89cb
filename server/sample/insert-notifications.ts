import {
  achievementNotification,
  challengeNotification,
  commentNotification,
  followNotification,
  likeNotification,
  mentionNotification,
  streakNotification,
  type NotificationText,
} from "@lockstep/domain/notifications/texts.ts";
import type { Db } from "../platform/database/sql.ts";
import type { DomainEvent } from "../platform/events/outbox.ts";
import { insertRows } from "./insert-rows.ts";
import { sampleId } from "./sample-id.ts";
import { SAMPLE_PEOPLE } from "./sample-people.ts";
import type { Story, StoryPost } from "./build-story.ts";

/** Something that counting found, and when it was counted. */
export interface CountedEvent extends DomainEvent {
  readonly at: Date;
}

interface SampleNotification extends NotificationText {
  readonly userId: string;
  readonly actorId: string | null;
  readonly foldKey: string | null;
  readonly at: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is older was read. */
const UNREAD_DAYS = 2;
/** The list shows no more (SPEC 9). */
const MOST = 50;

/** The notifications of the four who can sign in, as the event handlers would word them. */
export async function insertNotifications(tx: Db, story: Story, counted: readonly CountedEvent[], now: Date): Promise<void> {
  const names = new Map(story.members.map(({ id, username }) => [id, username]));
  const notices = SAMPLE_PEOPLE.flatMap(({ id, profile }) => {
    const own = story.posts.filter((post) => post.userId === id);
    return [
      ...own.flatMap((post) => likesOf(post, story, names)),
      ...own.flatMap((post) => commentsOf(post, story, names)),
      ...mentionsOf({ id, username: profile.username }, story, names),
      ...story.follows
        .filter(({ followedId }) => followedId === id)
        .map(({ followerId, at }): SampleNotification => ({
          ...followNotification(followerId, names.get(followerId) ?? null),
          userId: id,
          actorId: followerId,
          foldKey: `follow:${followerId}`,
          at,
        })),
      ...counted.filter(({ actorId }) => actorId === id).flatMap((event) => countedNotification(event, id)),
    ]
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, MOST);
  });
  await insertRows(
    tx,
    "user_notifications",
    {
      id: "uuid",
      user_id: "uuid",
      type: "text",
      kind: "text",
      title: "text",
      message: "text",
      reference_id: "text",
      reference_type: "text",
      activity_type: "text",
      actor_id: "uuid",
      fold_key: "text",
      fold_count: "int",
      is_read: "boolean",
      created_at: "timestamptz",
    },
    notices.map((notice, index) => ({
      id: sampleId(`notice ${notice.userId} ${notice.foldKey ?? `${notice.activityType} ${index}`}`),
      user_id: notice.userId,
      type: notice.type,
      kind: notice.kind,
      title: notice.title,
      message: notice.message,
      reference_id: notice.referenceId,
      reference_type: notice.referenceType,
      activity_type: notice.activityType,
      actor_id: notice.actorId,
      fold_key: notice.foldKey,
      fold_count: 1,
      is_read: now.getTime() - notice.at.getTime() > UNREAD_DAYS * DAY_MS,
      created_at: notice.at,
    })),
  );
}

type Names = ReadonlyMap<string, string>;

function likesOf(post: StoryPost, { likes }: Story, names: Names): SampleNotification[] {
  const given = likes.filter(({ postId }) => postId === post.id).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const [last] = given;
  if (last === undefined) return [];
  const text = likeNotification(post.id, names.get(last.userId) ?? null, given.length - 1);
  return [{ ...text, userId: post.userId, actorId: last.userId, foldKey: `like:${post.id}`, at: last.at }];
}

function commentsOf(post: StoryPost, { comments }: Story, names: Names): SampleNotification[] {
  return comments
    .filter(({ postId, userId }) => postId === post.id && userId !== post.userId)
    .map((comment) => ({
      ...commentNotification(post.id, names.get(comment.userId) ?? null),
      userId: post.userId,
      actorId: comment.userId,
      foldKey: `comment:${comment.id}`,
      at: comment.at,
    }));
}

/** Authors are already notified of comments on their own posts. */
function mentionsOf(
  person: { readonly id: string; readonly username: string },
  { posts, comments }: Story,
  names: Names,
): SampleNotification[] {
  const named = new RegExp(`@${person.username}\\b`);
  const authors = new Map(posts.map(({ id, userId }) => [id, userId]));
  return comments
    .filter(({ content, postId, userId }) => named.test(content) && userId !== person.id && authors.get(postId) !== person.id)
    .map((comment) => ({
      ...mentionNotification(comment.postId, names.get(comment.userId) ?? null, true),
      userId: person.id,
      actorId: comment.userId,
      foldKey: `mention:${comment.id}`,
      at: comment.at,
    }));
}

function countedNotification({ type, payload, at }: CountedEvent, userId: string): SampleNotification[] {
  const word = (name: string): string => (typeof payload[name] === "string" ? payload[name] : "");
  const to = { userId, actorId: userId, at };
  if (type === "achievement.earned") {
    const id = word("achievementId");
    return [{ ...achievementNotification(id, word("name")), ...to, foldKey: `achievement:${id}` }];
  }
  if (type === "challenge.completed") {
    const groupId = word("groupId");
    return [
      {
        ...challengeNotification(word("name"), groupId === "" ? null : groupId),
        ...to,
        foldKey: `challenge:${word("challengeId")}`,
      },
    ];
  }
  return type === "streak.reached"
    ? [{ ...streakNotification(word("streakType"), Number(payload["count"])), ...to, foldKey: null }]
    : [];
}
