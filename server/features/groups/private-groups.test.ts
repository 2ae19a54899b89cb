import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JoinRequest } from "@lockstep/contract/groups.ts";
import { startTestServer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";
import { groupCalls } from "./group-calls.fixture.ts";

let server: TestServer;
let owner: Person;
let member: Person;
let stranger: Person;
let moderator: Person;
let blocked: Person;
const { newPerson, block, found, read, join, leave, listed, eventsOf, truth } = groupCalls(() => server);

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

describe("a private group", () => {
  test("is listed and described, but not read by those who aren't in it", async () => {
    const group = await found(owner, { name: "Quiet Room", isPrivate: true });
    await server.database.pool.query("update groups set cover_image = '/files/groups/x.webp' where id = $1", [group.id]);
    expect(await listed(stranger, "query=quiet%20room")).toMatchObject([{ isPrivate: true, coverImage: null, memberCount: 1 }]);
    for (const caller of [server.visitor, stranger]) {
      expect(await read(caller, group.id)).toMatchObject({ canRead: false, canPost: false, coverImage: null, canManage: false });
      expect((await caller.call("GET", `/api/groups/${group.id}/members`)).status).toBe(404);
    }
    expect(await read(moderator, group.id)).toMatchObject({ canRead: true, canPost: false, canManage: false });
    expect((await moderator.call("GET", `/api/groups/${group.id}/members`)).status).toBe(200);
  });

  test("is asked for; the admins accept or decline, and an answer is final", async () => {
    const group = await found(owner, { isPrivate: true });
    const asked = await Promise.all([join(stranger, group.id, { message: "Hello" }), join(stranger, group.id)]);
    for (const { body } of asked) expect(body).toMatchObject({ isMember: false, hasRequested: true, canJoin: false });
    await join(member, group.id);
    expect((await eventsOf(group.id)).filter((type) => type === "group.requested")).toHaveLength(2);
    const requests = (await owner.call("GET", `/api/groups/${group.id}/requests`)).body["items"] as JoinRequest[];
    expect(requests.map((request) => request.member.id)).toEqual([stranger.id, member.id]);
    expect((await read(owner, group.id)).requestCount).toBe(2);
    expect((await read(stranger, group.id)).requestCount).toBeNull();
    const answer = (by: Caller, whom: Person, accept: boolean) =>
      by.call("POST", `/api/groups/${group.id}/requests/${whom.id}`, { accept });
    expect((await answer(stranger, stranger, true)).status).toBe(403);
    expect((await stranger.call("GET", `/api/groups/${group.id}/requests`)).status).toBe(403);
    expect((await server.visitor.call("GET", `/api/groups/${group.id}/requests`)).status).toBe(401);
    const both = await Promise.all([answer(owner, stranger, true), answer(owner, stranger, true)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answer(owner, member, false)).status).toBe(200);
    expect((await answer(owner, member, true)).status).toBe(404);
    expect(await truth(group.id)).toEqual({ members: 2, admins: 1, counted: 2 });
    expect((await eventsOf(group.id)).filter((type) => type === "group.accepted" || type === "group.joined")).toEqual([
      "group.joined",
      "group.accepted",
    ]);
    expect(await read(stranger, group.id)).toMatchObject({ isMember: true, canRead: true, hasRequested: false });
  });

  test("takes a request back", async () => {
    const group = await found(owner, { isPrivate: true });
    await join(stranger, group.id);
    expect((await leave(stranger, group.id)).body).toMatchObject({ hasRequested: false, canJoin: true, joinAsks: true });
    expect((await read(owner, group.id)).requestCount).toBe(0);
  });

  test("opens to whoever has its link, until a new one is made or it is void", async () => {
    const group = await found(owner, { isPrivate: true });
    const link = async (method: string, by: Caller = owner) => by.call(method, `/api/groups/${group.id}/invite`);
    expect((await link("GET")).body).toEqual({ token: null });
    for (const method of ["GET", "PUT", "DELETE"]) {
      expect((await link(method, stranger)).status).toBe(403);
      expect((await link(method, server.visitor)).status).toBe(401);
    }
    const old = String((await link("PUT")).body["token"]);
    const token = String((await link("PUT")).body["token"]);
    expect(token).not.toBe(old);
    expect(await read(stranger, group.id, `?invite=${old}`)).toMatchObject({ joinAsks: true });
    expect(await read(stranger, group.id, `?invite=${token}`)).toMatchObject({ joinAsks: false, canJoin: true, canRead: false });
    expect((await join(stranger, group.id, { invite: old })).body).toMatchObject({ isMember: false, hasRequested: true });
    expect((await join(stranger, group.id, { invite: token })).body).toMatchObject({ isMember: true, hasRequested: false });
    await link("DELETE");
    expect((await join(member, group.id, { invite: token })).body).toMatchObject({ isMember: false });
  });

  test("opens to whom its admin invited by name, once", async () => {
    const group = await found(owner, { isPrivate: true });
    const invite = async (by: Caller, whom: Person) => {
      const rows = await server.database.pool.query<{ username: string }>("select username from profiles where id = $1", [
        whom.id,
      ]);
      return by.call("POST", `/api/groups/${group.id}/invitations`, { username: `@${rows.rows[0]?.username.toUpperCase()}` });
    };
    expect((await invite(stranger, member)).status).toBe(403);
    expect((await invite(owner, blocked)).status).toBe(422);
    expect((await invite(blocked, owner)).status).toBe(403);
    const unknown = await owner.call("POST", `/api/groups/${group.id}/invitations`, { username: "nobody-by-that-name" });
    expect(unknown.body).toMatchObject({ error: { issues: [{ path: "username" }] } });
    await Promise.all([invite(owner, member), invite(owner, member)]);
    expect((await eventsOf(group.id)).filter((type) => type === "group.invited")).toHaveLength(1);
    expect(await read(member, group.id)).toMatchObject({ joinAsks: false, canJoin: true });
    expect((await join(member, group.id)).body).toMatchObject({ isMember: true, canInvite: false });
    expect((await invite(owner, member)).status).toBe(200);
    await owner.call("DELETE", `/api/groups/${group.id}/members/${member.id}`);
    expect(await read(member, group.id)).toMatchObject({ joinAsks: true });
  });

  test("that opens lets in who waits", async () => {
    const group = await found(owner, { isPrivate: true });
    await join(stranger, group.id);
    await owner.call("PATCH", `/api/groups/${group.id}`, { isPrivate: false });
    expect(await read(stranger, group.id)).toMatchObject({ isMember: true, hasRequested: false, isPrivate: false });
    expect(await truth(group.id)).toEqual({ members: 2, admins: 1, counted: 2 });
  });
});

describe("a public group", () => {
  test("members invite others to it; strangers don't", async () => {
    const group = await found(owner);
    await join(member, group.id);
    const rows = await server.database.pool.query<{ username: string }>("select username from profiles where id = $1", [
      moderator.id,
    ]);
    const body = { username: rows.rows[0]?.username };
    expect((await stranger.call("POST", `/api/groups/${group.id}/invitations`, body)).status).toBe(403);
    expect((await member.call("POST", `/api/groups/${group.id}/invitations`, body)).status).toBe(200);
  });

  test("is muted by its members, each for themselves", async () => {
    const group = await found(owner);
    await join(member, group.id);
    const mute = (by: Caller, muted: boolean) => by.call("PUT", `/api/groups/${group.id}/mute`, { muted });
    expect((await mute(member, true)).body).toMatchObject({ isMuted: true });
    expect(await read(owner, group.id)).toMatchObject({ isMuted: false });
    expect((await mute(member, false)).body).toMatchObject({ isMuted: false });
    expect((await mute(stranger, true)).body).toMatchObject({ error: { code: "NOT_A_MEMBER" } });
    expect((await mute(server.visitor, true)).status).toBe(401);
  });
});

test("many who ask at once are all answered, each counted once; beyond thirty in an hour nobody asks", async () => {
  const now = new Date();
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" }, now: () => now });
  try {
    const calls = groupCalls(() => limited);
    const admin = await calls.newPerson("Ada Admin");
    const group = await calls.found(admin, { isPrivate: true });
    const people: Person[] = [];
    // More than the server has connections.
    for (let n = 0; n < 24; n += 1) people.push(await calls.newPerson(`Ask ${n}`));
    const askAll = () => Promise.all(people.map((person) => calls.join(person, group.id)));
    // The second time changes nothing: who asked has asked.
    for (const answers of [await askAll(), await askAll()]) {
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      for (const { body } of answers) expect(body).toMatchObject({ isMember: false, hasRequested: true });
    }
    expect((await calls.read(admin, group.id)).requestCount).toBe(24);
    const counted = await limited.database.pool.query("select count from rate_limits where key like 'ask-to-join:%'");
    expect(counted.rows).toEqual(people.map(() => ({ count: 1 })));

    await limited.database.pool.query("update rate_limits set count = 29 where key like 'ask-to-join:%'");
    const statuses: number[] = [];
    const groups = [await calls.found(admin, { isPrivate: true }), await calls.found(admin, { isPrivate: true })];
    for (const { id } of groups) statuses.push((await calls.join(people[0] ?? admin, id)).status);
    expect(statuses).toEqual([200, 429]);
    const open = await calls.found(admin);
    expect((await calls.join(people[0] ?? admin, open.id)).body).toMatchObject({ isMember: true });
  } finally {
    await limited.stop();
  }
});
