import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACTIVITY_TYPES, NOTIFICATION_TYPES, type Notification } from "@lockstep/contract/notifications.ts";
import { startTestServer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";

/** Every request of a test falls into one hour's window. */
const NOW = new Date("2026-03-04T12:10:00Z");
const PATH = "/functions/v1/manage-notifications";

let server: TestServer;
let author: Person;
let caller: Person;
let moderator: Person;

beforeAll(async () => {
  server = await startTestServer();
  author = await server.person("Ava Author");
  caller = await server.person("Cal Caller");
  moderator = await server.person("Mo Moderator", "moderator");
  for (const person of [author, caller, moderator]) await person.call("GET", "/api/profile");
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const list = async (person: Person): Promise<Notification[]> =>
  ((await person.call("GET", "/api/notifications")).body as unknown as { items: Notification[] }).items;
const ask = (who: Caller, body: object, headers?: Readonly<Record<string, string>>) => who.call("POST", PATH, body, headers);
const create = (userId: string, more: object = {}) => ({
  action: "create",
  user_id: userId,
  title: "Hello",
  message: "World",
  type: "other",
  ...more,
});
async function post(by: Person, state = "visible"): Promise<string> {
  const id = randomUUID();
  await query("insert into posts (id, user_id, content, state) values ($1, $2, 'x', $3)", [id, by.id, state]);
  return id;
}

const earned = async (person: Person): Promise<number> => {
  const found = await query("select 1 from user_achievements where user_id = $1 and completed", [person.id]);
  return found.rows.length;
};

describe.each(["check_achievements", "update_streak"])("%s", (action) => {
  test.each(ACTIVITY_TYPES)("of %s: recounted for the caller, refused for another", async (activity_type) => {
    const person = await server.person("Pat Person");
    await person.call("GET", "/api/profile");
    // Written past the application: there's no event, so only a recount finds it.
    await post(person);
    for (const other of [caller, moderator])
      expect((await ask(other, { action, user_id: person.id, activity_type })).status).toBe(403);
    expect(await earned(person)).toBe(0);
    const answer = await ask(person, { action, user_id: person.id, activity_type });
    expect(answer).toMatchObject({ status: 200, body: { success: true, notification: null } });
    const found = await earned(person);
    expect(found).toBeGreaterThan(0);
    await ask(person, { action, user_id: person.id, activity_type });
    expect(await earned(person)).toBe(found);
    await server.events.workAll();
    const told = (await list(person)).filter(({ type }) => type === "achievement");
    expect(told).toHaveLength(found);
  });

  test.each([[undefined], [null], ["sleeping"]])("of %s is refused", async (activity_type) => {
    expect(await ask(caller, { action, user_id: caller.id, activity_type })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: "activity_type" }] } },
    });
  });
});

describe("create", () => {
  test.each([
    ...NOTIFICATION_TYPES.map((type): [string, string, string | null] => [type, type, null]),
    ["post", "other", "post"],
    ["like", "other", "like"],
    ["comment", "other", "comment"],
    ["group_created", "group_post", "group_created"],
    ["group_join", "group_post", "group_join"],
  ])("type %s for oneself is stored as %s, for another refused", async (type, stored, activityType) => {
    const person = await server.person("Own Person");
    const body = create(person.id, { type, reference_id: "abc", reference_type: "group" });
    const answer = await ask(person, body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        notification: { type: stored, activityType, title: "Hello", message: "World", referenceId: "abc", isRead: false },
      },
    });
    expect(await list(person)).toHaveLength(1);
    for (const other of [caller, moderator]) expect((await ask(other, body)).status).toBe(403);
    expect(await list(person)).toHaveLength(1);
  });

  test("an own activity type is kept", async () => {
    const person = await server.person("Act Person");
    const answer = await ask(person, create(person.id, { type: "post", activity_type: "posting" }));
    expect(answer.body).toMatchObject({ notification: { activityType: "posting" } });
  });

  test.each([
    ["type", { type: undefined }],
    ["title", { title: undefined }],
    ["title", { title: " " }],
    ["message", { message: undefined }],
    ["message", { message: "x".repeat(1001) }],
    ["type", { type: "spam" }],
    ["action", { action: "destroy" }],
    ["user_id", { user_id: "me" }],
    ["reference_id", { reference_id: "x".repeat(201) }],
  ])("without a fitting %s it is refused", async (path, change) => {
    const answer = await ask(caller, { ...create(caller.id), ...change });
    expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } });
  });

  test("your published post notifies once, by the event or by the request", async () => {
    const person = await server.person("Pub Person");
    const postId = await post(person);
    const body = create(person.id, {
      type: "post",
      message: "Your post was published!",
      reference_id: postId,
      reference_type: "post",
    });
    const first = await ask(person, body);
    await server.platform.write((_tx, record) =>
      record({
        type: "post.created",
        actorId: person.id,
        payload: { postId, groupId: null, postType: "general", state: "visible" },
      }),
    );
    await server.events.workAll();
    const again = await ask(person, body);
    expect(again.body["notification"]).toEqual(first.body["notification"]);
    const told = (await list(person)).filter(({ referenceId }) => referenceId === postId);
    expect(told.map(({ message }) => message)).toEqual(["Your post was published!"]);
  });

  test("markup stays text, and a reference that's no id leads nowhere", async () => {
    const person = await server.person("Mark Up");
    await ask(
      person,
      create(person.id, { type: "group_post", message: "<img src=x onerror=alert(1)>", reference_id: "../../evil" }),
    );
    expect(await list(person)).toMatchObject([{ message: "<img src=x onerror=alert(1)>", path: null }]);
  });
});

describe("a notification about the person's own like or comment", () => {
  const about = (type: string, postId: string, userId = author.id) =>
    create(userId, { type, reference_id: postId, reference_type: "post", title: "Forged", message: "Visit evil.example" });
  const likes = (by: Person, postId: string) => query("insert into likes (post_id, user_id) values ($1, $2)", [postId, by.id]);
  const comments = (by: Person, postId: string, state = "visible") =>
    query("insert into comments (id, post_id, user_id, content, state) values (gen_random_uuid(), $1, $2, 'x', $3)", [
      postId,
      by.id,
      state,
    ]);

  test("is accepted, and is the event's notice in the words of the house", async () => {
    const postId = await post(author);
    await likes(caller, postId);
    await server.platform.write((_tx, record) =>
      record({ type: "post.liked", actorId: caller.id, payload: { postId, postUserId: author.id } }),
    );
    expect(await ask(caller, about("like", postId))).toMatchObject({ status: 200, body: { success: true, notification: null } });
    await server.events.workAll();
    expect((await ask(caller, about("like", postId))).status).toBe(200);
    await comments(caller, postId);
    expect((await ask(caller, about("comment", postId))).status).toBe(200);
    const lines = (await list(author)).filter(({ referenceId }) => referenceId === postId);
    expect(lines).toMatchObject([{ title: "New like", message: expect.stringMatching(/^\w+ liked your post$/) }]);
  });

  test("is refused without the deed, to the wrong person, about a post that isn't to be seen, or about none", async () => {
    const postId = await post(author);
    const hidden = await post(author, "hidden");
    await likes(moderator, postId);
    await likes(caller, hidden);
    await comments(caller, postId, "deleted");
    for (const body of [
      about("like", postId),
      about("comment", postId),
      about("like", postId, moderator.id),
      about("like", hidden),
      about("like", randomUUID()),
      about("like", "no-id"),
      create(author.id, { type: "like" }),
    ]) {
      expect((await ask(caller, body)).status).toBe(403);
    }
    expect((await list(author)).filter(({ referenceId }) => referenceId === postId || referenceId === hidden)).toEqual([]);
  });
});

test("someone creates only so many notifications for themselves in an hour, however many they ask for at once", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" }, now: () => NOW });
  try {
    const person = await limited.person("Noa Noise");
    await person.call("GET", "/api/profile");
    const answers = await Promise.all(Array.from({ length: 65 }, () => ask(person, create(person.id))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { error: { code: "RATE_LIMITED" } },
    });
    expect(await list(person)).toHaveLength(50);
    // Another person isn't affected.
    const other = await limited.person("Ola Other");
    await other.call("GET", "/api/profile");
    expect((await ask(other, create(other.id))).status).toBe(200);
  } finally {
    await limited.stop();
  }
});

describe("who asks", () => {
  test("the public key names no one: without a session there is nobody", async () => {
    const headers = { Authorization: `Bearer ${server.platform.publicKey}` };
    expect((await ask(server.visitor, create(caller.id), headers)).status).toBe(401);
    expect((await ask(server.visitor, create(caller.id))).status).toBe(401);
  });

  test("with a session beside the public key, the session decides", async () => {
    const headers = { Authorization: `Bearer ${server.platform.publicKey}` };
    const person = await server.person("Key Person");
    expect((await ask(person, create(person.id), headers)).status).toBe(200);
    expect((await ask(person, create(author.id), headers)).status).toBe(403);
  });
});
