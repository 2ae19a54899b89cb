import { randomUUID } from "node:crypto";
import { sql } from "../../platform/database/sql.ts";
import { expect } from "vitest";
import type { Notification, NotificationKind } from "@lockstep/contract/notifications.ts";
import type { TestServer } from "../../testing/start-server.ts";
import { EventWorker } from "../../platform/events/event-worker.ts";
import { changePreferences } from "./change-preferences.ts";
import { notificationEvents } from "./notification-events.ts";
import { listOwnNotifications, readNotification } from "./read-notifications.ts";

/** Someone who isn't signed in: what they see is asked of the operations. */
export interface Member {
  readonly id: string;
  readonly username: string;
}

/** Actions of notification tests, and the notifications they cause. */
export function notificationSteps(server: () => TestServer) {
  const query = (text: string, values: unknown[] = []) => server().database.pool.query(text, values);
  let made = 0;
  const member = async (name: string): Promise<Member> => {
    const id = randomUUID();
    made += 1;
    const username = `${name}_${made}`;
    await query("insert into users (id, email, name) values ($1, $2, $3)", [id, `${id}@example.com`, name]);
    await query("insert into profiles (id, username, full_name) values ($1, $2, $3)", [id, username, name]);
    return { id, username };
  };
  const people = async (): Promise<[author: Member, ana: Member, ben: Member, cleo: Member]> => [
    await member("author"),
    await member("ana"),
    await member("ben"),
    await member("cleo"),
  ];
  const nameOf = (person: Member): string => person.username;
  const actor = ({ id }: Member) => ({ userId: id, role: "member" as const });
  const list = async (person: Member): Promise<Notification[]> =>
    (await listOwnNotifications(server().platform, actor(person))).items;
  const read = (person: Member, id: string | undefined) => readNotification(server().platform, actor(person), id ?? "");
  const messages = async (person: Member): Promise<string[]> => (await list(person)).map(({ message }) => message);
  const live = async (person: Member): Promise<string[]> => {
    const told = await query(
      "select type from live_events where audience_id = $1 and type like 'notification%' order by sequence",
      [person.id],
    );
    return told.rows.map((row: { type: string }) => row.type);
  };

  let worker: EventWorker | null = null;
  const workAll = async (): Promise<void> => {
    if (worker === null) {
      // Other features' handlers would tell of achievements in between.
      worker = new EventWorker(server().database.db, server().platform.log);
      notificationEvents(worker, server().platform);
    }
    await worker.workAll();
  };
  const happens = async (type: string, by: Member | null, payload: object): Promise<void> => {
    await server().platform.write((_tx, record) => record({ type, actorId: by?.id ?? null, payload: { ...payload } }));
    await workAll();
    const failed = await query("select type, last_error from domain_events where last_error is not null");
    expect(failed.rows).toEqual([]);
  };
  const post = async (by: Member, groupId: string | null = null): Promise<string> => {
    const id = randomUUID();
    await query("insert into posts (id, user_id, content, group_id) values ($1, $2, 'Ran 5 km', $3)", [id, by.id, groupId]);
    return id;
  };
  const ownerOf = async (postId: string): Promise<string> =>
    (await query("select user_id from posts where id = $1", [postId])).rows[0].user_id;
  const like = async (by: Member, postId: string): Promise<void> => {
    await query("insert into likes (post_id, user_id, created_at) values ($1, $2, clock_timestamp())", [postId, by.id]);
    await query("update posts set like_count = like_count + 1 where id = $1", [postId]);
    await happens("post.liked", by, { postId, postUserId: await ownerOf(postId) });
  };
  const unlike = async (by: Member, postId: string): Promise<void> => {
    await query("delete from likes where post_id = $1 and user_id = $2", [postId, by.id]);
    await query("update posts set like_count = like_count - 1 where id = $1", [postId]);
    await happens("post.unliked", by, { postId, postUserId: await ownerOf(postId) });
  };
  const comment = async (by: Member, postId: string): Promise<string> => {
    const id = randomUUID();
    await query("insert into comments (id, post_id, user_id, content) values ($1, $2, $3, 'Nice')", [id, postId, by.id]);
    await happens("comment.created", by, { commentId: id, postId, postUserId: await ownerOf(postId), groupId: null });
    return id;
  };
  const become = (table: "posts" | "comments", id: string, state: "visible" | "deleted" | "hidden") =>
    query(`update ${table} set state = $2 where id = $1`, [id, state]);
  const group = async (name: string, admin: Member, members: readonly Member[] = [], isPrivate = false): Promise<string> => {
    const id = randomUUID();
    await query("insert into groups (id, name, description, is_private) values ($1, $2, 'A group', $3)", [id, name, isPrivate]);
    for (const each of [admin, ...members])
      await query("insert into group_members (group_id, user_id, is_admin) values ($1, $2, $3)", [id, each.id, each === admin]);
    return id;
  };
  const block = (a: Member, b: Member) => query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [a.id, b.id]);
  const switchOff = (person: Member, kind: NotificationKind) =>
    changePreferences(server().platform, actor(person), { offInApp: [kind] });
  /** As an account goes. */
  const goes = async (person: Member): Promise<void> => {
    await server().platform.write(async (tx, record) => {
      await server().platform.accountErasures.run(tx, person.id, record);
      await tx.run(sql`delete from users where id = ${person.id}`);
    });
    await workAll();
  };

  return {
    people,
    member,
    query,
    nameOf,
    actor,
    list,
    read,
    messages,
    live,
    workAll,
    happens,
    post,
    like,
    unlike,
    comment,
    become,
    group,
    block,
    switchOff,
    goes,
  };
}
