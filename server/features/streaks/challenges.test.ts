import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Challenge } from "@lockstep/contract/streaks.ts";
import { sql } from "../../platform/database/sql.ts";
import { startTestServer, type Answer, type Person, type TestServer } from "../../testing/start-server.ts";
import { recountFor } from "./index.ts";

// A Wednesday.
const NOW = new Date("2026-03-04T12:00:00Z");
const MONDAY = "2026-03-02";
const EXERCISES = ["h-dead-bug", "h-crunch", "h-wall-plank", "h-knee-plank"];

let server: TestServer;
let now = NOW;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(() => {
  now = NOW;
});

/** Someone with a profile, as the first look at a page makes it. */
const personCalled = async (name: string): Promise<Person> => {
  const person = await server.person(name);
  expect((await person.call("GET", "/api/profile")).status).toBe(200);
  return person;
};
const rows = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query(text, [...values])).rows as Row[];
const list = async (person: Person, path = "/api/challenges"): Promise<Challenge[]> => {
  await server.events.workAll();
  const answer = await person.call("GET", path);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as unknown as { items: Challenge[] }).items;
};
const one = async (person: Person, id: string): Promise<Challenge> => {
  const found = (await list(person)).find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no challenge ${id}.`);
  return found;
};
const join = (person: Person, id: string, body: object = {}): Promise<Answer> =>
  person.call("PUT", `/api/challenges/${id}/entry`, body);
const leave = (person: Person, id: string): Promise<Answer> => person.call("DELETE", `/api/challenges/${id}/entry`);
const train = (person: Person, date: string, exerciseId = EXERCISES[0], minutes = 10) =>
  person.call("PUT", `/api/training/completions/${randomUUID()}`, { exerciseId, date, minutes, sets: [] });
const completedEvents = async (person: Person): Promise<unknown[]> =>
  (
    await rows<{ payload: unknown }>(
      "select payload from domain_events where type = 'challenge.completed' and actor_id = $1 order by sequence",
      [person.id],
    )
  ).map(({ payload }) => payload);
/** Puts a challenge of any kind into this week, so that a test doesn't hang on which ones the calendar chose. */
const make = async (
  kind: string,
  goal: number,
  more: { groupId?: string; isShared?: boolean; week?: string } = {},
): Promise<string> => {
  const [made] = await rows<{ id: string }>(
    `insert into challenges (kind, week_start, group_id, goal, is_shared) values ($1, $2, $3, $4, $5)
     on conflict (kind, week_start, group_id) do update set goal = excluded.goal returning id`,
    [kind, more.week ?? MONDAY, more.groupId ?? null, goal, more.isShared ?? false],
  );
  return made?.id ?? "";
};
const found = async (admin: Person): Promise<string> => {
  const answer = await admin.call("POST", "/api/groups", { id: randomUUID(), name: "Early birds", description: "Before work." });
  expect(answer).toMatchObject({ status: 201 });
  return String(answer.body["id"]);
};
const deliverAgain = async (): Promise<void> => {
  await server.events.workAll();
  await rows("delete from domain_event_deliveries where handler like 'streaks.%'");
  await rows(`update domain_events set processed_at = null, attempts = 0, next_attempt_at = now() - random() * interval '1 hour'
    where type not like 'achievement.%' and type not like 'challenge.%' and type not like 'streak.%'`);
  await server.events.workAll();
};

describe("a week's challenges", () => {
  test("are made once, however many look at the same moment, and are the same for everyone", async () => {
    now = new Date("2026-05-06T12:00:00Z");
    const people = await Promise.all(Array.from({ length: 4 }, (_, index) => personCalled(`Looker ${index}`)));
    const lists = await Promise.all(people.map((person) => list(person)));
    expect(lists[0]).toHaveLength(5);
    for (const each of lists) expect(each.map(({ id }) => id)).toEqual(lists[0]?.map(({ id }) => id));
    expect(lists[0]?.[0]).toMatchObject({ weekStart: "2026-05-04", weekEnd: "2026-05-10", isJoined: false, canJoin: true });
  });

  test("change on Monday of the person's own calendar", async () => {
    const [home, ahead] = await Promise.all([personCalled("Hal Home"), personCalled("Abe Ahead")]);
    await ahead.call("PATCH", "/api/profile", { timeZone: "Pacific/Kiritimati" });
    now = new Date("2026-04-19T15:00:00Z");
    const weekOf = async (person: Person) => (await list(person))[0]?.weekStart;
    expect(await weekOf(home)).toBe("2026-04-13");
    expect(await weekOf(ahead)).toBe("2026-04-20");
  });

  test("have a goal by the person's level, which is kept from when they joined", async () => {
    const id = await make("training-days", 3);
    const person = await personCalled("Lev Level");
    expect(await one(person, id)).toMatchObject({ goal: 2, description: "Train on 2 days this week." });
    await person.call("PATCH", "/api/profile", { skillLevel: "advanced" });
    expect(await one(person, id)).toMatchObject({ goal: 4 });
    await join(person, id);
    await person.call("PATCH", "/api/profile", { skillLevel: "beginner" });
    expect(await one(person, id)).toMatchObject({ goal: 4 });
  });
});

describe("taking part", () => {
  test("what was done earlier this week counts, more of it completes, once, and it stays", async () => {
    const id = await make("exercises-done", 15);
    const person = await personCalled("Pat Part");
    for (const date of ["2026-03-01", "2026-03-02", "2026-03-03"]) for (const each of EXERCISES) await train(person, date, each);
    expect(await one(person, id)).toMatchObject({ isJoined: false, progress: 8, goal: 8 });
    const joined = await join(person, id);
    expect(joined.body).toMatchObject({ isJoined: true, progress: 8, goal: 8, participants: 1, canLeave: false });
    expect(joined.body["completedAt"]).not.toBeNull();
    await join(person, id);
    await train(person, "2026-03-04");
    await deliverAgain();
    await deliverAgain();
    expect(await one(person, id)).toMatchObject({ progress: 9, participants: 1 });
    expect(await completedEvents(person)).toEqual([{ challengeId: id, name: "One by one", groupId: null }]);
    expect((await leave(person, id)).status).toBe(403);
    const done = await person.call("GET", "/api/training/completions?from=2026-03-01&to=2026-03-04");
    for (const { id: completion } of (done.body as unknown as { items: { id: string }[] }).items)
      await person.call("DELETE", `/api/training/completions/${completion}`);
    const after = await one(person, id);
    expect(after.progress).toBe(0);
    expect(after.completedAt).not.toBeNull();
    expect(await completedEvents(person)).toHaveLength(1);
  });

  test("can be ended, and begun again; twice at once is once", async () => {
    const id = await make("muscle-groups", 4);
    const person = await personCalled("Len Leaver");
    const answers = await Promise.all([join(person, id), join(person, id), join(person, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await one(person, id)).toMatchObject({ isJoined: true, participants: 1, canLeave: true });
    await Promise.all([leave(person, id), leave(person, id)]);
    expect(await one(person, id)).toMatchObject({ isJoined: false, participants: 0 });
    expect((await join(person, id)).body).toMatchObject({ isJoined: true, participants: 1 });
  });

  test("counts food, both halves, and people", async () => {
    const [person, other] = await Promise.all([personCalled("Fiona Facts"), personCalled("Otto Other")]);
    const ids = Object.fromEntries(
      await Promise.all(
        ["logged-days", "breakfast-days", "fibre-days", "double-days", "active-days", "posts", "comments", "likes-given"].map(
          async (kind) => [kind, await make(kind, 7)] as const,
        ),
      ),
    );
    for (const id of Object.values(ids)) expect((await join(person, id)).status).toBe(200);
    const eat = (date: string, mealType: string, foodId: string, grams: number) =>
      person.call("PUT", `/api/nutrition/log/${randomUUID()}`, { date, mealType, source: { type: "food", foodId, grams } });
    await eat("2026-03-02", "Breakfast", "basmati-rice", 80);
    await eat("2026-03-03", "Lunch", "chia-seeds", 90);
    await train(person, "2026-03-03");
    await train(person, "2026-03-04");
    const postId = randomUUID();
    await other.call("POST", "/api/posts", { id: postId, content: "Done." });
    await person.call("POST", "/api/posts", { id: randomUUID(), content: "Me too." });
    await person.call("PUT", `/api/posts/${postId}/like`);
    await person.call("POST", `/api/posts/${postId}/comments`, { id: randomUUID(), content: "Well done." });
    const now_ = Object.fromEntries((await list(person)).map(({ kind, progress }) => [kind, progress]));
    expect(now_).toMatchObject({ "logged-days": 2, "breakfast-days": 1, "double-days": 1, "active-days": 3 });
    expect(now_).toMatchObject({ "fibre-days": 1, posts: 1, comments: 1, "likes-given": 1 });
  });

  test("what arrives late for last week still counts there; older weeks are closed", async () => {
    const [last, older] = [
      await make("training-days", 3, { week: "2026-02-23" }),
      await make("training-days", 3, { week: "2026-02-16" }),
    ];
    const person = await personCalled("Lara Late");
    now = new Date("2026-02-18T12:00:00Z");
    await join(person, older);
    now = new Date("2026-02-25T12:00:00Z");
    await join(person, last);
    now = NOW;
    expect((await join(await personCalled("Too Late"), last)).status).toBe(403);
    for (const date of ["2026-02-17", "2026-02-18", "2026-02-24", "2026-02-25"]) await train(person, date);
    const past = await list(person, "/api/challenges/history");
    expect(past.map(({ id, progress, completedAt }) => [id, progress, completedAt !== null])).toEqual([
      [last, 2, true],
      [older, 0, false],
    ]);
    expect((await leave(person, older)).status).toBe(403);
  });

  test("the history pages without gaps or doubles", async () => {
    const person = await personCalled("Hanna History");
    const ids: string[] = [];
    for (let week = 0; week < 45; week += 1) {
      const monday = new Date(Date.UTC(2025, 2, 3 + 7 * week)).toISOString().slice(0, 10);
      const id = await make("training-minutes", 60, { week: monday });
      await rows("insert into challenge_entries (challenge_id, user_id, joined_at) values ($1, $2, $3)", [id, person.id, monday]);
      ids.unshift(id);
    }
    const seen: string[] = [];
    let cursor: unknown = "";
    while (cursor !== null) {
      const query = cursor === "" ? "" : `?cursor=${String(cursor)}`;
      const { body } = await person.call("GET", `/api/challenges/history${query}`);
      seen.push(...(body as unknown as { items: Challenge[] }).items.map(({ id }) => id));
      cursor = body["nextCursor"];
    }
    expect(seen).toEqual(ids);
    expect((await person.call("GET", "/api/challenges/history?cursor=nonsense")).status).toBe(422);
  });
});

describe("the leaderboard", () => {
  test("shows who chose to be there, the furthest first, without blocked and suspended people", async () => {
    const id = await make("different-exercises", 9);
    const names = ["Una Up", "Dan Down", "Sue Shy", "Bob Blocked", "Sam Suspended"];
    const [up, down, shy, blocked, suspended] = await Promise.all(names.map((name) => personCalled(name)));
    if (!up || !down || !shy || !blocked || !suspended) throw new Error("Someone is missing.");
    for (const person of [up, down, blocked, suspended]) await join(person, id, { onLeaderboard: true });
    await join(shy, id);
    for (const person of [up, shy]) for (const each of EXERCISES) await train(person, "2026-03-03", each);
    await train(down, "2026-03-03");
    const [{ username } = { username: "" }] = await rows<{ username: string }>("select username from profiles where id = $1", [
      blocked.id,
    ]);
    await up.call("PUT", `/api/profiles/${username}/block`);
    await rows("update profiles set suspended_until = '9999-12-31' where id = $1", [suspended.id]);
    await server.events.workAll();
    const board = async (person: Person) => {
      const { body } = await person.call("GET", `/api/challenges/${id}/leaderboard`);
      return (body as unknown as { items: { member: { id: string }; progress: number; isOwn: boolean }[] }).items;
    };
    const seen = await board(up);
    expect(seen.map(({ member, progress, isOwn }) => [member.id, progress, isOwn])).toEqual([
      [up.id, 4, true],
      [down.id, 1, false],
    ]);
    expect((await board(blocked)).map(({ member }) => member.id)).not.toContain(up.id);
    await join(up, id, { onLeaderboard: false });
    expect((await board(down)).map(({ member }) => member.id)).not.toContain(up.id);
    expect((await server.visitor.call("GET", `/api/challenges/${id}/leaderboard`)).status).toBe(401);
  });
});

describe("a group's challenges", () => {
  test("are for its members: two a week, missing for everyone else", async () => {
    const [admin, outsider] = await Promise.all([personCalled("Gina Group"), personCalled("Ozzy Outsider")]);
    const groupId = await found(admin);
    const own = await list(admin, `/api/challenges?groupId=${groupId}`);
    expect(own.map(({ isShared }) => isShared)).toEqual([false, true]);
    expect(own[0]?.group).toMatchObject({ id: groupId, name: "Early birds" });
    expect((await outsider.call("GET", `/api/challenges?groupId=${groupId}`)).status).toBe(404);
    const id = own[0]?.id ?? "";
    for (const answer of [
      await join(outsider, id),
      await leave(outsider, id),
      await outsider.call("GET", `/api/challenges/${id}/leaderboard`),
    ])
      expect(answer.status).toBe(404);
    await outsider.call("PUT", `/api/groups/${groupId}/membership`);
    expect((await join(outsider, id)).status).toBe(200);
    await outsider.call("DELETE", `/api/groups/${groupId}/membership`);
    await server.events.workAll();
    expect((await outsider.call("GET", `/api/challenges/${id}/leaderboard`)).status).toBe(404);
    expect((await one(admin, id)).participants).toBe(0);
  });

  test("a shared goal is filled together, by two at once too, and completes once for all who did something", async () => {
    const people = await Promise.all(["Ina", "Ivo", "Idle"].map((name) => personCalled(`${name} Shared`)));
    const [ina, ivo, idle] = people;
    if (!ina || !ivo || !idle) throw new Error("Someone is missing.");
    const groupId = await found(ina);
    for (const each of [ivo, idle]) await each.call("PUT", `/api/groups/${groupId}/membership`);
    const id = await make("training-minutes", 100, { groupId, isShared: true });
    for (const each of people) expect((await join(each, id)).status).toBe(200);
    await Promise.all([train(ina, "2026-03-03", EXERCISES[0], 60), train(ivo, "2026-03-03", EXERCISES[0], 45)]);
    await server.events.workAll();
    // Both count at once, as two workers and two requests would.
    await Promise.all(
      [ina, ivo, ina, ivo].map((each) => server.platform.write((tx, record) => recountFor(tx, each.id, { now, record }))),
    );
    await deliverAgain();
    expect(await one(ina, id)).toMatchObject({ progress: 60, groupProgress: 105, goal: 100, participants: 3 });
    expect((await one(ivo, id)).completedAt).not.toBeNull();
    expect((await one(idle, id)).completedAt).toBeNull();
    for (const each of [ina, ivo])
      expect(await completedEvents(each)).toEqual([{ challengeId: id, name: "Put in the time", groupId }]);
    expect(await completedEvents(idle)).toEqual([]);
  });

  test("who was taken out of a group keeps their own result, and no longer sees the others' nor the group's number", async () => {
    const [admin, gone] = await Promise.all([personCalled("Ada Admin"), personCalled("Gil Gone")]);
    const groupId = await found(admin);
    await gone.call("PUT", `/api/groups/${groupId}/membership`);
    const id = await make("training-minutes", 70, { groupId, isShared: true });
    const board = (person: Person) => person.call("GET", `/api/challenges/${id}/leaderboard`);
    for (const person of [admin, gone]) await join(person, id, { onLeaderboard: true });
    await train(admin, "2026-03-03", EXERCISES[0], 60);
    await train(gone, "2026-03-03", EXERCISES[0], 20);
    const past = async () => {
      now = new Date("2026-03-11T12:00:00Z");
      const found = (await list(gone, "/api/challenges/history")).find((each) => each.id === id);
      now = NOW;
      return found;
    };
    expect(await one(gone, id)).toMatchObject({ progress: 20, groupProgress: 80 });
    expect(await past()).toMatchObject({ progress: 20, groupProgress: 80 });
    expect((await board(gone)).status).toBe(200);
    expect((await admin.call("DELETE", `/api/groups/${groupId}/members/${gone.id}`)).status).toBe(200);
    await server.events.workAll();
    expect((await board(gone)).status).toBe(404);
    expect((await board(admin)).status).toBe(200);
    const kept = await past();
    expect(kept).toMatchObject({ progress: 20, groupProgress: null });
    expect(kept?.completedAt).not.toBeNull();
    expect((await join(gone, id, { onLeaderboard: false })).body).toMatchObject({ onLeaderboard: false, groupProgress: null });
  });

  test("its members' open pages hear once of each other's joining, progress, standing on the leaderboard and leaving; nobody else does", async () => {
    const [ina, ivo, outsider] = await Promise.all(["Ina", "Ivo", "Oda"].map((name) => personCalled(`${name} Near`)));
    if (!ina || !ivo || !outsider) throw new Error("Someone is missing.");
    const groupId = await found(ina);
    await ivo.call("PUT", `/api/groups/${groupId}/membership`);
    const ids = [
      await make("training-minutes", 500, { groupId, isShared: true }),
      await make("different-exercises", 50, { groupId }),
    ] as const;
    for (const id of ids) await join(ina, id);
    // The open one is nobody's business.
    await join(ivo, await make("exercises-done", 90));
    await server.events.workAll();
    const heard = async (act: () => Promise<unknown>): Promise<string[]> => {
      await rows("delete from live_events");
      await act();
      await server.events.workAll();
      const told = await rows<{ audience: string; audience_id: string; actor_id: string | null }>(
        "select audience, audience_id, actor_id from live_events where type = 'challenges.changed' order by audience",
      );
      const names = new Map([
        [groupId, "the group"],
        [ivo.id, "Ivo"],
      ]);
      for (const { audience, actor_id: actorId } of told) expect(actorId).toBe(audience === "group" ? ivo.id : null);
      return told.map(({ audience_id: id }) => names.get(id) ?? id);
    };
    const both = ["the group", "Ivo"];
    for (const id of ids) expect(await heard(() => join(ivo, id))).toEqual(both);
    expect(await heard(() => train(ivo, "2026-03-03"))).toEqual(both);
    expect(await heard(() => train(outsider, "2026-03-03"))).toEqual([]);
    expect(await heard(() => join(ivo, ids[0], { onLeaderboard: true }))).toEqual(both);
    // Joined and on it already: nothing to announce.
    for (const again of [undefined, { onLeaderboard: true }]) expect(await heard(() => join(ivo, ids[0], again))).toEqual([]);
    expect(await heard(() => leave(ivo, ids[0]))).toEqual(both);
    expect(await heard(() => ivo.call("DELETE", `/api/groups/${groupId}/membership`))).toEqual(both);
    expect(await heard(() => train(ivo, "2026-03-03", EXERCISES[1]))).toEqual(["Ivo"]);
  });

  test("an account that goes is no longer counted", async () => {
    const id = await make("sets-recorded", 20);
    const person = await personCalled("Gus Gone");
    await join(person, id);
    const watcher = await personCalled("Wim Watcher");
    const before = (await one(watcher, id)).participants;
    await server.platform.write(async (tx, record) => {
      await server.platform.accountErasures.run(tx, person.id, record);
      await tx.run(sql`delete from users where id = ${person.id}`);
    });
    expect((await one(watcher, id)).participants).toBe(before - 1);
    await server.platform.write((tx, record) => recountFor(tx, person.id, { now, record }));
  });
});

test("open pages receive changes", async () => {
  const id = await make("kept-days", 4);
  const person = await personCalled("Liv Live");
  await rows("delete from live_events");
  await join(person, id);
  await train(person, "2026-03-04");
  await server.events.workAll();
  const told = await rows<{ type: string; audience_id: string }>(
    "select distinct type, audience_id from live_events where audience = 'person' and audience_id = $1",
    [person.id],
  );
  expect(told.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["streaks.changed", "achievements.changed", "challenges.changed"]),
  );
});

test("joining and leaving have limits by the hour", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" }, now: () => now });
  try {
    const person = await limited.person("Quick Quinn");
    const [challenge] = (await person.call("GET", "/api/challenges")).body["items"] as Challenge[];
    const id = String(challenge?.id);
    for (const [kind, send] of [
      ["join", join],
      ["leave", leave],
    ] as const) {
      expect([kind, (await send(person, id)).status]).toEqual([kind, 200]);
      await limited.database.pool.query("update rate_limits set count = 60 where key = $1", [`${kind}-challenge:${person.id}`]);
      expect([kind, (await send(person, id)).status]).toEqual([kind, 429]);
    }
  } finally {
    await limited.stop();
  }
});
