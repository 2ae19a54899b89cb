import { randomUUID } from "node:crypto";
import type { Comment, Post } from "@lockstep/contract/community.ts";
import type { Answer, Caller, Person, TestServer } from "../../testing/start-server.ts";

/** What a test of the community does as people do it. */
export function communityOf(server: TestServer) {
  const sql = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values]);
  return {
    sql,
    async post(person: Person, body: object = {}): Promise<Post> {
      return expectDone(await person.call("POST", "/api/posts", { content: "Squats today.", ...body }), 201) as unknown as Post;
    },
    async comment(person: Person, postId: string, body: object = {}): Promise<Comment> {
      const answer = await person.call("POST", `/api/posts/${postId}/comments`, { content: "Well done!", ...body });
      return expectDone(answer, 201) as unknown as Comment;
    },
    async group(admin: Person, isPrivate: boolean, ...members: Person[]): Promise<string> {
      const id = randomUUID();
      expectDone(await admin.call("POST", "/api/groups", { id, name: "Lifters", description: "Heavy.", isPrivate }), 201);
      for (const { id: userId } of members)
        await sql("insert into group_members (group_id, user_id) values ($1, $2)", [id, userId]);
      await sql("update groups set member_count = $2 where id = $1", [id, members.length + 1]);
      return id;
    },
    /** Until someone waits for a row that another holds. */
    async untilWaiting(): Promise<void> {
      const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      while ((await sql(waits)).rowCount === 0);
    },
    async block(from: Person, to: Person): Promise<void> {
      await sql("insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing", [from.id, to.id]);
    },
    async username(person: Person): Promise<string> {
      return String(expectDone(await person.call("GET", "/api/profile"), 200)["username"]);
    },
    async counts(postId: string): Promise<{ likes: number; comments: number }> {
      const found = await sql("select like_count as likes, comment_count as comments from posts where id = $1", [postId]);
      return found.rows[0];
    },
    async groupPosts(groupId: string): Promise<number> {
      return (await sql("select post_count from groups where id = $1", [groupId])).rows[0].post_count;
    },
    async events(type: string, key: string, id: string): Promise<Record<string, unknown>[]> {
      const found = await sql(
        "select actor_id, payload from domain_events where type = $1 and payload ->> $2 = $3 order by sequence",
        [type, key, id],
      );
      return found.rows;
    },
    async live(postId: string): Promise<{ type: string; audience: string }[]> {
      return (await sql("select type, audience from live_events where payload ->> 'postId' = $1 order by sequence", [postId]))
        .rows;
    },
    async ids(caller: Caller, path: string): Promise<string[]> {
      const { items } = expectDone(await caller.call("GET", path), 200) as unknown as { items: { id: string }[] };
      return items.map(({ id }) => id);
    },
    async statuses(path: string, callers: readonly Caller[], method = "GET", body?: unknown): Promise<number[]> {
      const all: number[] = [];
      for (const caller of callers) all.push((await caller.call(method, path, body)).status);
      return all;
    },
  };
}

function expectDone(answer: Answer, status: number): Answer["body"] {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
