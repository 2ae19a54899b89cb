import { randomUUID } from "node:crypto";
import { sql, type Db } from "../database/sql.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { LiveEvent } from "@lockstep/contract/live.ts";
import { openStream, type OpenStream } from "../../testing/event-stream.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { publishLive, type Audience } from "./publish-live.ts";
import { removeOldMessages } from "./store.ts";

let now = new Date("2026-05-04T10:00:00.000Z");
let server: TestServer;
let member: Person;
let other: Person;
const open: OpenStream[] = [];

beforeAll(async () => {
  // Messages wait for every transaction of the whole PostgreSQL, so other tests' large ones would hold them back.
  server = await startTestServer({ now: () => now, ownCluster: true });
  [member, other] = [await server.person("Mara Lind"), await server.person("Otto Berg")];
  now = new Date();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.close()));
});
afterAll(() => server.stop());

async function listen(who: Person | null, after?: string): ReturnType<typeof openStream> {
  // What earlier tests left unread isn't this one's.
  await read();
  const stream = await openStream(server.fetch, who, after);
  open.push(stream);
  return stream;
}
const PUBLIC: Audience = { kind: "public" };
type Marked = Exclude<LiveEvent, { type: "reset" }>;
const changed = (postId: string = randomUUID()): Marked => ({ type: "post.changed", postId, groupId: null });
/** Ends the sessions of streams; everyone is informed. */
const mark: Marked = { type: "streaks.changed" };

async function tell(
  event: Marked,
  audience: Audience = PUBLIC,
  actorId: string | null = null,
  db: Db = server.platform.db,
): Promise<void> {
  await publishLive(db, { event, audience, actorId });
}
const read = () => server.assembled.live.readNow();
async function makeGroup(...members: readonly Person[]): Promise<string> {
  const groupId = randomUUID();
  await server.platform.db.run(
    sql`insert into groups (id, name, description, is_private) values (${groupId}, 'Quiet', 'Few.', true)`,
  );
  for (const { id } of members)
    await server.platform.db.run(sql`insert into group_members (group_id, user_id) values (${groupId}, ${id})`);
  return groupId;
}

describe("the stream", () => {
  test("greets, says whose it is, and passes messages on as the contract has them", async () => {
    const stream = await listen(member);
    expect(stream.status).toBe(200);
    expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.headers.get("content-encoding")).toBeNull();
    expect(stream.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(stream.greeting).toMatchObject({ event: "ready", data: { person: member.id } });
    const event = changed();
    await tell(event);
    await read();
    expect((await stream.next())?.data).toEqual(event);
  });

  test("is counted", async () => {
    await listen(null);
    await listen(member);
    const metrics = await (await server.fetch("/metrics")).text();
    expect(metrics).toMatch(/^live_streams 2$/m);
    await Promise.all(open.splice(0).map((stream) => stream.close()));
    expect(server.assembled.live.size).toBe(0);
  });

  test("has a head and leaves nothing open by it", async () => {
    const head = await server.fetch("/api/events", { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), server.assembled.live.size]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
      0,
    ]);
  });

  test("of someone who takes nothing is let go before it fills the memory", async () => {
    const deaf = await server.fetch("/api/events");
    const stream = await listen(null);
    const heard = (async () => stream.upTo("streaks.changed"))();
    await server.platform.db.run(sql`
      insert into live_events (type, audience, payload)
      select 'post.changed', 'public', jsonb_build_object('postId', repeat('x', 100)) from generate_series(1, 2000)`);
    await tell(mark);
    await read();
    expect((await heard).length).toBe(2001);
    expect(server.assembled.live.size).toBe(1);
    await deaf.body?.cancel();
  });
});

describe("order", () => {
  test("nothing is delivered before what may still appear in front of it", async () => {
    const stream = await listen(null);
    const [first, second] = [changed(), changed()];
    const slow = await server.database.pool.connect();
    await slow.query("begin");
    await slow.query("insert into live_events (type, audience, payload) values ('post.changed', 'public', $1)", [
      JSON.stringify({ postId: first.type === "post.changed" ? first.postId : "", groupId: null }),
    ]);
    await tell(second);
    await read();
    // The later one is there and could be read, but the earlier one is still under way.
    const found = await server.platform.db.rows(
      sql`select 1 from live_events where payload ->> 'postId' = ${second.type === "post.changed" ? second.postId : ""}`,
    );
    expect(found.length).toBe(1);
    const waiting = stream.next();
    expect(await Promise.race([waiting, Promise.resolve("nothing yet")])).toBe("nothing yet");
    await slow.query("commit");
    slow.release();
    await read();
    expect([(await waiting)?.data, (await stream.next())?.data]).toEqual([first, second]);
  });

  test("every message of many concurrent writers arrives once, and in the order everyone has", async () => {
    const streams = [await listen(null), await listen(member)];
    const posts = Array.from({ length: 60 }, () => randomUUID());
    const reading = (async () => {
      for (let round = 0; round < 40; round += 1) await read();
    })();
    await Promise.all(
      posts.map((postId) =>
        server.platform.write(async (tx) => {
          await tell(changed(postId), PUBLIC, null, tx);
          await tx.run(sql`select pg_sleep(random() / 50)`);
        }),
      ),
    );
    await reading;
    await tell(mark);
    await read();
    const heard = await Promise.all(
      streams.map(async (stream) => {
        const ids: unknown[] = [];
        for (
          let message = await stream.next();
          message !== null && message.data["type"] !== mark.type;
          message = await stream.next()
        )
          ids.push(message.data["postId"]);
        return ids;
      }),
    );
    expect(heard[0]).toEqual(heard[1]);
    expect(heard[0]?.toSorted()).toEqual(posts.toSorted());
  });

  test("what was undone is never sent", async () => {
    const stream = await listen(null);
    await expect(
      server.platform.write(async (tx) => {
        await tell(changed(), PUBLIC, null, tx);
        throw new Error("taken back");
      }),
    ).rejects.toThrow("taken back");
    await tell(mark);
    await read();
    expect(await stream.upTo(mark.type)).toEqual([mark.type]);
  });
});

describe("resuming", () => {
  test("delivers what was missed, once, and goes on", async () => {
    const before = await listen(member);
    const [seen, missed, mine, later] = [changed(), changed(), changed(), changed()];
    await tell(seen);
    await read();
    const last = await before.next();
    await before.close();
    await tell(missed);
    await tell(mine, { kind: "person", userId: member.id });
    await tell(changed(), { kind: "person", userId: other.id });
    const again = await listen(member, last?.id);
    await tell(later);
    await read();
    expect([(await again.next())?.data, (await again.next())?.data, (await again.next())?.data]).toEqual([missed, mine, later]);
  });

  test("from the greeting's own place misses nothing either, also by address", async () => {
    const first = await listen(null);
    await first.close();
    const missed = changed();
    await tell(missed);
    const answer = await server.fetch(`/api/events?after=${first.greeting?.id ?? ""}`);
    const text = await answer.body?.pipeThrough(new TextDecoderStream()).getReader().read();
    expect(text?.value).toContain("event: ready");
    await answer.body?.cancel().catch(() => undefined);
    const second = await listen(null, first.greeting?.id);
    expect((await second.next())?.data).toEqual(missed);
  });

  test("after more than an hour, or from another database, everything is to be read again", async () => {
    const place = (await listen(null)).greeting?.id ?? "";
    const old = place.replace(/-\d+$/, `-${Math.floor(now.getTime() / 1000) - 3500}`);
    const elsewhere = place.replace(/^\d+/, "999999999999");
    for (const id of [old, elsewhere]) {
      const stream = await listen(null, id);
      const message = await stream.next();
      expect(message?.data).toEqual({ type: "reset" });
      expect(message?.id).not.toBe("");
    }
    for (const nonsense of ["", "x", "1-2", "-1-0-0", "9".repeat(40)]) {
      const stream = await listen(null, nonsense);
      await tell(mark);
      await read();
      expect(await stream.upTo(mark.type)).toEqual([mark.type]);
    }
  });

  test("after very many messages, too", async () => {
    const place = (await listen(null)).greeting?.id;
    await server.platform.db.run(sql`
      insert into live_events (type, audience, payload) select 'post.changed', 'public', '{}' from generate_series(1, 600)`);
    const stream = await listen(null, place);
    expect((await stream.next())?.data).toEqual({ type: "reset" });
  });

  test("messages are kept for an hour", async () => {
    const { db } = server.platform;
    await db.run(
      sql`insert into live_events (type, audience, payload, created_at) values ('old', 'public', '{}', now() - interval '61 minutes'), ('young', 'public', '{}', now() - interval '59 minutes')`,
    );
    await removeOldMessages(db);
    const left = await db.rows<{ type: string }>(sql`select type from live_events where type in ('old', 'young')`);
    expect(left).toEqual([{ type: "young" }]);
  });
});

describe("rights", () => {
  test("visitors receive what's public, members also their groups and their own", async () => {
    const groupId = await makeGroup(member);
    const streams = [await listen(null), await listen(other), await listen(member)];
    await tell({ type: "group.changed", groupId }, { kind: "group", groupId });
    await tell({ type: "notifications.changed" }, { kind: "person", userId: member.id });
    await tell({ type: "challenges.changed" }, { kind: "person", userId: other.id });
    await tell(mark);
    await read();
    expect(await Promise.all(streams.map((stream) => stream.upTo(mark.type)))).toEqual([
      [mark.type],
      ["challenges.changed", mark.type],
      ["group.changed", "notifications.changed", mark.type],
    ]);
  });

  test("a group's events arrive from joining to leaving", async () => {
    const groupId = await makeGroup();
    const stream = await listen(member);
    const { db } = server.platform;
    const say = (postId: string) => tell(changed(postId), { kind: "group", groupId });
    const [before, during, after] = [randomUUID(), randomUUID(), randomUUID()];
    await say(before);
    await db.run(sql`insert into group_members (group_id, user_id) values (${groupId}, ${member.id})`);
    await say(during);
    await db.run(sql`delete from group_members where group_id = ${groupId} and user_id = ${member.id}`);
    await say(after);
    await tell(mark);
    await read();
    const heard: unknown[] = [];
    for (let message = await stream.next(); message?.data["type"] !== mark.type; message = await stream.next())
      heard.push(message?.data["postId"]);
    // Rights are those at delivery: someone who has left by then receives nothing more, whenever it was written.
    expect(heard).toEqual([]);
    await db.run(sql`insert into group_members (group_id, user_id) values (${groupId}, ${member.id})`);
    const again = randomUUID();
    await say(again);
    await read();
    expect((await stream.next())?.data).toMatchObject({ postId: again });
    await db.run(sql`delete from groups where id = ${groupId}`);
    await say(after);
    await tell(mark);
    await read();
    expect(await stream.upTo(mark.type)).toEqual([mark.type]);
  });

  test("people in a block receive nothing about each other, from then on and when resuming", async () => {
    const [blocker, blocked] = [await server.person("Bo Ek"), await server.person("Ida Falk")];
    const streams = [await listen(blocker), await listen(blocked), await listen(other)];
    const place = streams[0]?.greeting?.id;
    await server.platform.db.run(sql`insert into blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id})`);
    await tell(changed(), PUBLIC, blocked.id);
    await tell({ type: "challenges.changed" }, PUBLIC, blocker.id);
    await tell({ type: "notifications.changed" }, { kind: "person", userId: blocker.id }, blocked.id);
    await tell(mark);
    await read();
    expect(await Promise.all(streams.map((stream) => stream.upTo(mark.type)))).toEqual([
      ["challenges.changed", mark.type],
      ["post.changed", mark.type],
      ["post.changed", "challenges.changed", mark.type],
    ]);
    const resumed = await listen(blocker, place);
    expect(await resumed.upTo(mark.type)).toEqual(["challenges.changed", mark.type]);
  });

  test("a cookie that means nothing is a visitor's, and nobody opens streams forever", async () => {
    const stream = await listen({ ...member, cookie: "better-auth.session_token=nonsense" });
    expect(stream.greeting?.data).toEqual({ person: null });
    const limited = await startTestServer({ environment: { RATE_LIMITS: "on" } });
    const person = await limited.person();
    const opened = [];
    for (let count = 0; count < 20; count += 1) opened.push(await openStream(limited.fetch, person));
    const refused = await openStream(limited.fetch, person);
    expect(refused.status).toBe(429);
    await opened[0]?.close();
    expect((await openStream(limited.fetch, person)).status).toBe(200);
    limited.assembled.live.close();
    await limited.stop();
  });
});

describe("an end", () => {
  test("of the session ends its streams and no others", async () => {
    const again = await server.signIn(member.email, "Test!47quince");
    const streams = [await listen(again), await listen(member)];
    await again.call("POST", "/api/auth/sign-out");
    await server.assembled.live.checkSessions(member.id);
    expect(await streams[0]?.next()).toBeNull();
    await tell(mark);
    await read();
    expect(await streams[1]?.upTo(mark.type)).toEqual([mark.type]);
  });

  test("comes by time as well", async () => {
    const late = await server.person("Late");
    const stream = await listen(late);
    await server.platform.db.run(
      sql`update sessions set expires_at = ${new Date(now.getTime() - 1000)} where user_id = ${late.id}`,
    );
    await server.assembled.live.checkSessions();
    expect(await stream.next()).toBeNull();
  });
});
