import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GroupCard, GroupMember } from "@lockstep/contract/groups.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { groupCalls } from "./group-calls.fixture.ts";

let server: TestServer;
let owner: Person;
let member: Person;
let stranger: Person;
let moderator: Person;
let blocked: Person;
const { newPerson, block, found, read, join, leave, role, membersOf, listed, eventsOf, hide, truth } = groupCalls(() => server);

beforeAll(async () => {
  server = await startTestServer();
  owner = await newPerson("Ola Owner");
  member = await newPerson("Mia Member");
  stranger = await newPerson("Sid Stranger");
  moderator = await newPerson("Mod Erator", "moderator");
  blocked = await newPerson("Bo Blocked");
  await block(owner, blocked);
});
afterAll(() => server.stop());

describe("founding", () => {
  test("makes the founder its admin, once per id", async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.call("POST", "/api/groups", { id, name: "Lifters", description: "Heavy.", icon: "🏋️" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[0]?.body).toMatchObject({
      name: "Lifters",
      icon: "🏋️",
      memberCount: 1,
      postCount: 0,
      isMember: true,
      isAdmin: true,
      canManage: true,
      canPost: true,
      isLastMember: true,
      createdBy: { id: owner.id },
    });
    expect(await truth(id)).toEqual({ members: 1, admins: 1, counted: 1 });
    expect(await eventsOf(id)).toEqual(["group.created"]);
    const taken = await stranger.call("POST", "/api/groups", { id, name: "Mine", description: "Now." });
    expect(taken).toMatchObject({ status: 409, body: { error: { code: "ID_TAKEN" } } });
    expect(JSON.stringify(taken.body)).not.toContain("Lifters");
  });

  test.each([
    ["no name", { name: " " }, "name"],
    ["no description", { description: "" }, "description"],
    ["an unknown icon", { icon: "🐙" }, "icon"],
    ["a name that turns the text around", { name: "abc\u202egpj.exe" }, "name"],
    ["a name nobody sees", { name: "\u200b\u200b" }, "name"],
    ["a name that reads like another", { name: "Ad\u200bmins" }, "name"],
    ["a description nobody sees", { description: "\u3164" }, "description"],
    ["a very long name", { name: "x".repeat(81) }, "name"],
    ["100,000 characters", { description: "x".repeat(100_000) }, "description"],
  ])("refuses %s", async (_name, wrong, path) => {
    const answer = await owner.call("POST", "/api/groups", { name: "Fine", description: "Fine.", ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } });
  });

  test("isn't for visitors, nor for the suspended, who may not join either", async () => {
    const body = { name: "No", description: "No." };
    expect((await server.visitor.call("POST", "/api/groups", body)).status).toBe(401);
    const group = await found(owner);
    const loud = await newPerson("Lou Loud");
    await server.database.pool.query("update profiles set suspended_until = '9999-12-31' where id = $1", [loud.id]);
    expect((await loud.call("POST", "/api/groups", body)).body).toMatchObject({ error: { code: "SUSPENDED" } });
    expect((await join(loud, group.id)).body).toMatchObject({ error: { code: "SUSPENDED" } });
    expect(await truth(group.id)).toMatchObject({ members: 1 });
  });
});

describe("the list", () => {
  test("is in the order of names, searched in name and description whatever the case, and pages without gaps", async () => {
    const mark = `zq${randomUUID().slice(0, 6)}`;
    const names = Array.from(
      { length: 30 },
      (_, index) => `${mark} ${index % 2 === 0 ? "A" : "b"}${String(index).padStart(2, "0")}`,
    );
    for (const name of names) await found(owner, { name });
    await found(owner, { name: "Elsewhere", description: `It says ${mark.toUpperCase()}, École and 50%_off.` });
    const first = await stranger.call("GET", `/api/groups?query=${mark.toUpperCase()}`);
    const items = first.body["items"] as GroupCard[];
    expect(items).toHaveLength(24);
    const second = await stranger.call("GET", `/api/groups?query=${mark}&cursor=${String(first.body["nextCursor"])}`);
    const all = [...items, ...(second.body["items"] as GroupCard[])].map(({ name }) => name);
    expect(second.body["nextCursor"]).toBeNull();
    expect(all).toEqual(["Elsewhere", ...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect((await listed(stranger, `query=${encodeURIComponent("éCOLE AND 50%_O")}`)).map(({ name }) => name)).toEqual([
      "Elsewhere",
    ]);
    expect(await listed(stranger, `query=${encodeURIComponent("50%%")}`)).toEqual([]);
  });

  test("shows the caller's own part; `mine` has only their own, and nothing for a visitor", async () => {
    const person = await newPerson("Pia Part");
    const group = await found(owner, { name: "Part Timers" });
    await join(person, group.id);
    expect(await listed(person, "mine=true")).toMatchObject([{ id: group.id, isMember: true, isAdmin: false, memberCount: 2 }]);
    expect(await listed(server.visitor, "mine=true")).toEqual([]);
    expect(await listed(server.visitor, "query=Part%20Timers")).toMatchObject([{ isMember: false, isAdmin: false }]);
  });

  test.each(["nonsense", `${randomUUID()}_AA`, `${randomUUID()}_%00`, "' or 1=1"])("refuses the cursor %s", async (cursor) => {
    expect((await stranger.call("GET", `/api/groups?cursor=${encodeURIComponent(cursor)}`)).status).toBe(422);
  });
});

describe("joining and leaving", () => {
  test("count once, however often and at once they are said", async () => {
    const group = await found(owner);
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => newPerson(`Crowd ${index}`)));
    const answers = await Promise.all(people.flatMap((person) => [join(person, group.id), join(person, group.id)]));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await truth(group.id)).toEqual({ members: 7, admins: 1, counted: 7 });
    const joined = (await eventsOf(group.id)).filter((type) => type === "group.joined");
    expect(joined).toHaveLength(6);
    await Promise.all(people.flatMap((person) => [leave(person, group.id), leave(person, group.id)]));
    expect(await truth(group.id)).toEqual({ members: 1, admins: 1, counted: 1 });
    const left = (await eventsOf(group.id)).filter((type) => type === "group.left");
    expect(left).toHaveLength(6);
  });

  test("in any mix at once leave the count true", async () => {
    const group = await found(owner);
    const people = await Promise.all(Array.from({ length: 5 }, (_, index) => newPerson(`Mix ${index}`)));
    await Promise.all(people.flatMap((person) => [join(person, group.id), leave(person, group.id), join(person, group.id)]));
    const { members, counted } = await truth(group.id);
    expect(counted).toBe(members);
  });

  test("aren't for visitors; a group that is gone isn't found", async () => {
    const group = await found(owner);
    expect((await join(server.visitor, group.id)).status).toBe(401);
    expect((await leave(server.visitor, group.id)).status).toBe(401);
    expect((await join(stranger, randomUUID())).status).toBe(404);
    expect((await stranger.call("GET", "/api/groups/not-an-id")).status).toBe(404);
  });

  test("the last admin names another first; the last member takes the group along", async () => {
    const group = await found(owner);
    await join(member, group.id);
    expect(await read(owner, group.id)).toMatchObject({ canLeave: false, isLastMember: false });
    expect((await leave(owner, group.id)).body).toMatchObject({ error: { code: "LAST_ADMIN" } });
    expect((await role(owner, group.id, owner, false)).body).toMatchObject({ error: { code: "LAST_ADMIN" } });
    await role(owner, group.id, member, true);
    expect((await leave(owner, group.id)).body).toMatchObject({ isMember: false, isAdmin: false, memberCount: 1 });
    const last = await leave(member, group.id);
    expect(last).toMatchObject({ status: 200, body: { isMember: false, memberCount: 0, canJoin: false } });
    expect((await member.call("GET", `/api/groups/${group.id}`)).status).toBe(404);
    expect(await eventsOf(group.id)).toContain("group.deleted");
  });

  test("two last members who leave at once leave no group behind, and no group without an admin", async () => {
    const group = await found(owner);
    await join(member, group.id);
    await role(owner, group.id, member, true);
    const answers = await Promise.all([leave(owner, group.id), leave(member, group.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await owner.call("GET", `/api/groups/${group.id}`)).status).toBe(404);
  });
});

describe("roles", () => {
  test("two admins who demote each other at once leave one", async () => {
    for (let round = 0; round < 5; round += 1) {
      const group = await found(owner);
      await join(member, group.id);
      await role(owner, group.id, member, true);
      const answers = await Promise.all([role(owner, group.id, member, false), role(member, group.id, owner, false)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
      expect(await truth(group.id)).toEqual({ members: 2, admins: 1, counted: 2 });
    }
  });

  test("one who leaves while the other is demoted leaves one admin", async () => {
    for (let round = 0; round < 5; round += 1) {
      const group = await found(owner);
      await join(member, group.id);
      await role(owner, group.id, member, true);
      await Promise.all([role(owner, group.id, member, false), leave(owner, group.id)]);
      expect((await truth(group.id)).admins).toBe(1);
    }
  });

  test("are changed by admins only, who may step down but not remove themselves", async () => {
    const group = await found(owner);
    await join(member, group.id);
    for (const caller of [server.visitor, stranger, member, moderator]) {
      const status = caller === server.visitor ? 401 : 403;
      expect((await role(caller, group.id, member, true)).status).toBe(status);
      expect((await caller.call("DELETE", `/api/groups/${group.id}/members/${owner.id}`)).status).toBe(status);
    }
    expect((await role(owner, group.id, stranger, true)).status).toBe(404);
    expect((await owner.call("DELETE", `/api/groups/${group.id}/members/${owner.id}`)).status).toBe(403);
    expect((await role(owner, group.id, member, true)).body).toMatchObject({ isAdmin: true, canDemote: true, canRemove: true });
    expect((await eventsOf(group.id)).filter((type) => type === "group.promoted")).toHaveLength(1);
    expect((await role(owner, group.id, owner, false)).body).toMatchObject({
      isAdmin: false,
      canPromote: false,
      canRemove: false,
    });
    expect((await member.call("DELETE", `/api/groups/${group.id}/members/${owner.id}`)).status).toBe(200);
    expect((await member.call("DELETE", `/api/groups/${group.id}/members/${owner.id}`)).status).toBe(200);
    expect(await truth(group.id)).toEqual({ members: 1, admins: 1, counted: 1 });
  });
});

describe("members", () => {
  test("stand latest first, or admins first; blocked people don't see each other, but admins manage everyone", async () => {
    const group = await found(owner);
    await join(blocked, group.id);
    await join(member, group.id);
    const ids = (items: readonly GroupMember[]) => items.map((item) => item.member.id);
    expect(ids(await membersOf(member, group.id))).toEqual([member.id, blocked.id, owner.id]);
    expect(ids(await membersOf(member, group.id, "rank"))).toEqual([owner.id, member.id, blocked.id]);
    expect(ids(await membersOf(blocked, group.id))).toEqual([member.id, blocked.id]);
    expect(ids(await membersOf(blocked, group.id, "rank"))).toEqual([member.id, blocked.id]);
    expect(ids(await membersOf(owner, group.id))).toEqual([member.id, owner.id]);
    expect(ids(await membersOf(owner, group.id, "rank"))).toEqual([owner.id, member.id, blocked.id]);
    expect(ids(await membersOf(server.visitor, group.id))).toHaveLength(3);
    expect((await read(blocked, group.id)).createdBy).toBeNull();
    expect((await membersOf(member, group.id))[0]).toMatchObject({ isOwn: true, canPromote: false, canRemove: false });
  });

  test("page without gaps, in both orders", async () => {
    const group = await found(owner);
    await server.database.pool.query(
      `with made as (insert into users (id, name, email) select gen_random_uuid(), 'N' || n, $2 || n || '@example.com' from generate_series(1, 70) n returning id),
         shown as (insert into profiles (id, username, full_name) select id, 'u' || substr(replace(id::text, '-', ''), 1, 20), 'Some One' from made),
         put as (insert into group_members (group_id, user_id, is_admin, joined_at)
           select $1, id, false, now() - interval '1 hour' from made)
       update groups set member_count = 71 where id = $1`,
      [group.id, randomUUID()],
    );
    for (const order of ["joined", "rank"]) {
      const seen: string[] = [];
      let cursor = "";
      do {
        const answer = await member.call("GET", `/api/groups/${group.id}/members?order=${order}${cursor}`);
        seen.push(...(answer.body["items"] as GroupMember[]).map(({ id }) => id));
        const next = answer.body["nextCursor"];
        cursor = typeof next === "string" ? `&cursor=${next}` : "";
      } while (cursor !== "");
      expect(seen).toHaveLength(71);
      expect(new Set(seen).size).toBe(71);
    }
  });
});

describe("changing and deleting", () => {
  test("is for admins; a moderator hides instead", async () => {
    const group = await found(owner);
    await join(member, group.id);
    for (const [caller, status] of [
      [server.visitor, 401],
      [stranger, 403],
      [member, 403],
      [moderator, 403],
    ] as const) {
      expect((await caller.call("PATCH", `/api/groups/${group.id}`, { name: "Ours now" })).status).toBe(status);
      expect((await caller.call("DELETE", `/api/groups/${group.id}`)).status).toBe(status);
    }
    const changed = await owner.call("PATCH", `/api/groups/${group.id}`, { name: "New Name", rules: "Be kind.", icon: "🧠" });
    expect(changed.body).toMatchObject({ name: "New Name", rules: "Be kind.", icon: "🧠", description: "Up at five." });
    const unruled = await owner.call("PATCH", `/api/groups/${group.id}`, { rules: "\u3164" });
    expect(unruled.body).toMatchObject({ rules: "" });
    expect((await owner.call("PATCH", `/api/groups/${group.id}`, { memberCount: 99 })).status).toBe(422);
    expect((await owner.call("PATCH", `/api/groups/${group.id}`, {})).status).toBe(200);
    expect((await owner.call("DELETE", `/api/groups/${group.id}`)).status).toBe(200);
    expect((await owner.call("GET", `/api/groups/${group.id}`)).status).toBe(404);
    expect((await owner.call("DELETE", `/api/groups/${group.id}`)).status).toBe(404);
    expect(await eventsOf(group.id)).toEqual(["group.created", "group.joined", "group.deleted"]);
  });

  test("a cover is a picture that was sent in for this very group", async () => {
    const group = await found(owner);
    const other = await found(owner);
    const put = (id: string, coverImage: string | null) => owner.call("PATCH", `/api/groups/${id}`, { coverImage });
    const key = `group-covers/${group.id}/1.webp`;
    await server.database.pool.query(
      "insert into uploads (user_id, bucket, key, url, width, height, bytes) values ($1, 'groups', $2, $3, 9, 9, 9)",
      [owner.id, key, `/files/groups/${key}`],
    );
    expect((await put(group.id, `/files/groups/${key}`)).body).toMatchObject({ coverImage: `/files/groups/${key}` });
    expect((await put(other.id, `/files/groups/${key}`)).status).toBe(422);
    for (const url of [
      `/files/groups/group-covers/${group.id}/2.webp`,
      `/files/avatars/${owner.id}/avatar-1.webp`,
      "https://elsewhere.example/x.png",
      "javascript:alert(1)",
    ])
      expect((await put(group.id, url)).status).toBe(422);
    expect((await put(group.id, null)).body).toMatchObject({ coverImage: null });
  });

  test("a hidden group is there for moderators only", async () => {
    const group = await found(owner, { name: "Hideaway" });
    await join(member, group.id);
    await hide(group.id);
    for (const caller of [server.visitor, stranger, member, owner]) {
      expect((await caller.call("GET", `/api/groups/${group.id}`)).status).toBe(404);
      expect((await caller.call("GET", `/api/groups/${group.id}/members`)).status).toBe(404);
    }
    for (const caller of [stranger, member, owner]) {
      expect((await join(caller, group.id)).status).toBe(404);
      expect((await caller.call("PATCH", `/api/groups/${group.id}`, { name: "x" })).status).toBe(404);
      expect((await caller.call("DELETE", `/api/groups/${group.id}`)).status).toBe(404);
    }
    expect(await read(moderator, group.id)).toMatchObject({ isHidden: true, canRead: true });
    expect(await listed(owner, "query=hideaway")).toEqual([]);
    expect(await listed(owner, "mine=true&query=hideaway")).toEqual([]);
    expect((await server.fetch(`/groups/${group.id}`)).status).toBe(404);
  });
});

test("what nothing changes isn't announced", async () => {
  const group = await found(owner);
  const announced = async (path: string, method: string, body: object): Promise<number> => {
    const count = "select 1 from live_events where type = 'group.changed' and payload ->> 'groupId' = $1";
    const before = (await server.database.pool.query(count, [group.id])).rowCount ?? 0;
    expect((await owner.call(method, `/api/groups/${group.id}${path}`, body)).status).toBe(200);
    return ((await server.database.pool.query(count, [group.id])).rowCount ?? 0) - before;
  };
  const same = { name: group.name, description: group.description, rules: group.rules, coverImage: null, isPrivate: false };
  expect(await announced("", "PATCH", same)).toBe(0);
  expect(await announced("", "PATCH", {})).toBe(0);
  expect(await announced("", "PATCH", { ...same, rules: "Be kind." })).toBe(1);
  const post = await owner.call("POST", "/api/posts", { content: "Welcome.", groupId: group.id });
  const postId = String(post.body["id"]);
  expect(await announced("/pinned-post", "PUT", { postId })).toBe(1);
  expect(await announced("/pinned-post", "PUT", { postId })).toBe(0);
  expect(await announced("/pinned-post", "PUT", { postId: null })).toBe(1);
  expect(await announced("/pinned-post", "PUT", { postId: null })).toBe(0);
});

test("what a group's members get a message of has limits by the hour", async () => {
  const now = new Date();
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" }, now: () => now });
  try {
    const calls = groupCalls(() => limited);
    const [admin, other] = [await calls.newPerson("Ada Admin"), await calls.newPerson("Otto Other")];
    const [one, two] = [await calls.found(admin), await calls.found(admin)];
    for (const [key, send] of [
      [`change-group:${admin.id}`, (id: string) => admin.call("PATCH", `/api/groups/${id}`, { rules: "Be kind." })],
      [`join-group:${other.id}`, (id: string) => calls.join(other, id)],
      [`change-role:${admin.id}`, () => calls.role(admin, one.id, other, true)],
      [`leave-group:${other.id}`, () => calls.leave(other, one.id)],
    ] as const) {
      expect([key, (await send(one.id)).status]).toEqual([key, 200]);
      await limited.database.pool.query("update rate_limits set count = 60 where key = $1", [key]);
      expect([key, (await send(two.id)).status]).toEqual([key, 429]);
    }
  } finally {
    await limited.stop();
  }
});
