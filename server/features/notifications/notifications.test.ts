import { randomUUID } from "node:crypto";
import { sql } from "../../platform/database/sql.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Notification } from "@lockstep/contract/notifications.ts";
import { startTestServer, TEST_PASSWORD, type Person, type TestServer } from "../../testing/start-server.ts";
import { notificationsQuery, settleCommentQuery, settlePostQuery, trimNotifications, unreadQuery } from "./store.ts";

let server: TestServer;
let owner: Person;
let stranger: Person;
let moderator: Person;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.person("Olive Owner");
  stranger = await server.person("Sid Stranger");
  moderator = await server.person("Mo Moderator", "moderator");
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const list = async (person: Person): Promise<{ items: Notification[]; unreadCount: number }> =>
  (await person.call("GET", "/api/notifications")).body as unknown as { items: Notification[]; unreadCount: number };
const keep = async (person: Person, count = 1): Promise<string[]> => {
  const made = await query(
    `insert into user_notifications (user_id, type, title, message, created_at)
     select $1, 'other', 'Title ' || n, 'Message', now() - make_interval(mins => n) from generate_series(1, $2::int) n returning id`,
    [person.id, count],
  );
  return made.rows.map((row: { id: string }) => row.id);
};
const live = async (person: Person): Promise<string[]> =>
  (await query("select type from live_events where audience_id = $1 order by sequence", [person.id])).rows.map(
    (row: { type: string }) => row.type,
  );

describe("the list", () => {
  test("holds the 50 newest, newest first, and counts all that are unread", async () => {
    const person = await server.person("Lena List");
    await keep(person, 60);
    const { items, unreadCount } = await list(person);
    expect(items).toHaveLength(50);
    expect(items[0]?.title).toBe("Title 1");
    expect(items[49]?.title).toBe("Title 50");
    expect(unreadCount).toBe(60);
  });

  test("is empty for someone new", async () => {
    expect(await list(await server.person())).toMatchObject({ items: [], nextCursor: null, unreadCount: 0 });
  });

  test("reads by indexes, also the count, and what goes and comes back with what it leads to", async () => {
    const [reader, writer] = [await server.person(), await server.person()];
    await query(
      `insert into user_notifications (user_id, type, title, message, actor_id, fold_key, reference_type, reference_id)
       select $1, 'other', 'x', 'y', $2, 'comment:' || gen_random_uuid(), 'post', gen_random_uuid() from generate_series(1, 3000)`,
      [reader.id, writer.id],
    );
    await query("analyze user_notifications");
    for (const statement of [
      notificationsQuery(owner.id, 50),
      unreadQuery(owner.id),
      settlePostQuery(owner.id, randomUUID()),
      settleCommentQuery(owner.id, randomUUID()),
    ]) {
      const plan = await server.database.db.transaction(async (tx) => {
        // Small tables: reading them whole is forbidden, so that only a fitting index passes.
        await tx.run(sql`set local enable_seqscan = off`);
        return tx.rows<{ "QUERY PLAN": string }>(sql`explain ${statement}`);
      });
      const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
      expect(text).toMatch(/Index (Only )?Scan/);
      expect(text).not.toMatch(/Seq Scan/);
    }
  });
});

describe("reading and removing", () => {
  test("a notification is marked read, all of them at once, and removed; other browsers get the change", async () => {
    const person = await server.person("Rita Reader");
    const [first = "", second = ""] = await keep(person, 3);
    const read = await person.call("PATCH", `/api/notifications/${first}`, { isRead: true });
    expect(read).toMatchObject({ status: 200, body: { id: first, isRead: true } });
    expect((await list(person)).unreadCount).toBe(2);
    expect((await person.call("PATCH", `/api/notifications/${first}`, { isRead: true })).status).toBe(200);
    expect(await live(person)).toEqual(["notifications.changed"]);
    expect((await person.call("POST", "/api/notifications/read-all")).status).toBe(200);
    expect((await person.call("POST", "/api/notifications/read-all")).status).toBe(200);
    expect(await list(person)).toMatchObject({ unreadCount: 0, items: [{ isRead: true }, { isRead: true }, { isRead: true }] });
    expect((await person.call("DELETE", `/api/notifications/${second}`)).status).toBe(200);
    expect((await person.call("DELETE", `/api/notifications/${second}`)).status).toBe(200);
    expect((await list(person)).items).toHaveLength(2);
    expect(await live(person)).toEqual(["notifications.changed", "notifications.changed", "notifications.changed"]);
  });

  test("only its receiver's: visitors are asked to sign in, everyone else finds nothing", async () => {
    const [id = ""] = await keep(owner);
    for (const [method, path, body] of [
      ["GET", "/api/notifications", undefined],
      ["PATCH", `/api/notifications/${id}`, { isRead: true }],
      ["DELETE", `/api/notifications/${id}`, undefined],
      ["POST", "/api/notifications/read-all", undefined],
      ["GET", "/api/notifications/preferences", undefined],
      ["PATCH", "/api/notifications/preferences", { offPush: [] }],
      ["PUT", "/api/push-subscriptions", {}],
      ["DELETE", "/api/push-subscriptions", { endpoint: "https://push.example/x" }],
    ] as const) {
      expect((await server.visitor.call(method, path, body)).status, `${method} ${path}`).toBe(401);
    }
    for (const other of [stranger, moderator]) {
      expect((await other.call("PATCH", `/api/notifications/${id}`, { isRead: true })).status).toBe(404);
      expect((await other.call("DELETE", `/api/notifications/${id}`)).status).toBe(404);
      expect((await other.call("POST", "/api/notifications/read-all")).status).toBe(200);
      expect((await list(other)).items).toEqual([]);
    }
    expect(await list(owner)).toMatchObject({ unreadCount: 1, items: [{ id, isRead: false }] });
  });

  test.each([
    ["PATCH", { isRead: false }],
    ["PATCH", {}],
  ])("%s with %o is refused", async (method, body) => {
    const [id = ""] = await keep(owner);
    expect((await owner.call(method, `/api/notifications/${id}`, body)).status).toBe(422);
  });

  test("an id that is none and one that never was are missing", async () => {
    expect((await owner.call("PATCH", "/api/notifications/demo-1", { isRead: true })).status).toBe(404);
    expect((await owner.call("PATCH", `/api/notifications/${randomUUID()}`, { isRead: true })).status).toBe(404);
  });
});

describe("preferences", () => {
  test("begin open and keep what isn't changed", async () => {
    const person = await server.person("Petra Picky");
    const path = "/api/notifications/preferences";
    expect((await person.call("GET", path)).body).toEqual({ offInApp: [], offPush: [], offEmail: [], quietHours: null });
    const quietHours = { from: 1320, to: 420 };
    expect((await person.call("PATCH", path, { quietHours })).body).toEqual({
      offInApp: [],
      offPush: [],
      offEmail: [],
      quietHours,
    });
    const both = await Promise.all([
      person.call("PATCH", path, { offPush: ["likes"] }),
      person.call("PATCH", path, { offInApp: ["streaks"] }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await person.call("GET", path)).body).toEqual({
      offInApp: ["streaks"],
      offPush: ["likes"],
      offEmail: [],
      quietHours,
    });
    await person.call("PATCH", path, { quietHours: null });
    expect((await person.call("GET", path)).body).toMatchObject({ quietHours: null });
    expect((await stranger.call("GET", path)).body).toEqual({ offInApp: [], offPush: [], offEmail: [], quietHours: null });
  });

  test.each([
    [{ offInApp: ["system"] }],
    [{ offPush: ["likes", "likes"] }],
    [{ quietHours: { from: 1440, to: 0 } }],
    [{ quietHours: { from: 60 } }],
    [{ quietHours: { from: -1, to: 0.5 } }],
    [{ userId: "somebody" }],
  ])("refuse %o", async (body) => {
    expect((await owner.call("PATCH", "/api/notifications/preferences", body)).status).toBe(422);
  });
});

test("old notices go, and those beyond 200 of one person", async () => {
  const person = await server.person("Tim Trimmed");
  const other = await server.person("Otto Other");
  await keep(person, 260);
  await keep(other, 5);
  await query("update user_notifications set created_at = now() - interval '91 days' where user_id = $1 and title = 'Title 5'", [
    other.id,
  ]);
  const ago = (days: number): Date => new Date(Date.now() - days * 24 * 3600 * 1000);
  await trimNotifications(server.database.db, ago(90), ago(7), 200);
  const left = await query("select title from user_notifications where user_id = $1 order by created_at desc, id desc", [
    person.id,
  ]);
  expect(left.rows).toHaveLength(200);
  expect(left.rows.at(-1)).toEqual({ title: "Title 200" });
  expect((await list(other)).items).toHaveLength(4);
});

test("a person's download holds their notices, and deleting the account takes them along", async () => {
  const person = await server.person("Ed Export");
  await keep(person, 2);
  const { body } = await person.call("GET", "/api/account/export");
  expect(body).toMatchObject({
    account: { notifications: { notices: [{ title: "Title 1" }, { title: "Title 2" }], devices: [] } },
  });
  expect((await person.call("DELETE", "/api/account", { password: TEST_PASSWORD })).status).toBe(200);
  expect((await query("select 1 from user_notifications where user_id = $1", [person.id])).rows).toEqual([]);
});
