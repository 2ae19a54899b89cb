import { mkdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Answer, type Person, type TestServer } from "../../testing/start-server.ts";
import { uploadCalls } from "./upload-calls.fixture.ts";

let now = new Date("2026-05-04T10:00:00.000Z");
let server: TestServer;
let picture: Uint8Array;
let owner: Person;
let member: Person;
let former: Person;
let invited: Person;
let stranger: Person;
let moderator: Person;
const { plain, send } = uploadCalls(() => server);

interface Group {
  readonly id: string;
}
async function newPerson(name: string, role: "member" | "moderator" = "member"): Promise<Person> {
  const person = await server.person(name, role);
  await person.call("GET", "/api/profile");
  return person;
}
async function newGroup(by: Person, more: object = {}): Promise<Group> {
  const answer = await by.call("POST", "/api/groups", { name: "Runners", description: "We run.", ...more });
  return { id: String(answer.body["id"]) };
}
const enter = (who: Person, id: string, body: object = {}): Promise<Answer> =>
  who.call("PUT", `/api/groups/${id}/membership`, body);
const leave = (who: Person, id: string): Promise<Answer> => who.call("DELETE", `/api/groups/${id}/membership`);

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  picture = await plain(20, 10).png().toBuffer();
  owner = await newPerson("Ola Owner");
  member = await newPerson("Mia Member");
  former = await newPerson("Fay Former");
  invited = await newPerson("Ida Invited");
  stranger = await newPerson("Sid Stranger");
  moderator = await newPerson("Mod Erator", "moderator");
});
afterAll(() => server.stop());

const as = (who: { readonly cookie: string } | null, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  server.fetch(path, { headers: { ...headers, ...(who === null ? {} : { Cookie: who.cookie }) } });

/** Who gets a picture, in either size. */
async function seenBy(url: string): Promise<string> {
  const callers = Object.entries({ owner, member, former, invited, stranger, moderator, visitor: null });
  const seen = [];
  for (const [name, who] of callers) {
    const [large, small] = await Promise.all([as(who, url), as(who, `${url}?w=480`)]);
    expect([name, small.status]).toEqual([name, large.status]);
    if (large.status === 200) seen.push(name);
    else expect([name, large.status, large.headers.get("cache-control")]).toEqual([name, 404, "no-store"]);
  }
  return seen.join(" ");
}
const EVERYONE = "owner member former invited stranger moderator visitor";

async function upload(who: Person, bucket: string, more = {}): Promise<string> {
  now = new Date(now.getTime() + 1000);
  const answer = await send(who, bucket, picture, more);
  expect(answer.status).toBe(201);
  return String(answer.body["url"]);
}

async function newCover(group: Group): Promise<string> {
  const url = await upload(owner, "groups", { groupId: group.id });
  expect((await owner.call("PATCH", `/api/groups/${group.id}`, { coverImage: url })).status).toBe(200);
  return url;
}

async function newPost(who: Person, groupId: string | null, imageUrl: string): Promise<string> {
  const answer = await who.call("POST", "/api/posts", { content: "Look.", groupId, imageUrl });
  expect(answer.status).toBe(201);
  return String(answer.body["id"]);
}

const linkOf = async ({ id }: Group): Promise<string> =>
  String((await owner.call("PUT", `/api/groups/${id}/invite`)).body["token"]);

/** A private group with everyone in their place, its cover and a member's post with a picture. */
async function closedGroup() {
  const group = await newGroup(owner, { name: "Closed", isPrivate: true });
  const invite = await linkOf(group);
  for (const who of [member, former]) expect((await enter(who, group.id, { invite })).body).toMatchObject({ isMember: true });
  await leave(former, group.id);
  const { rows } = await server.database.pool.query<{ username: string }>("select username from profiles where id = $1", [
    invited.id,
  ]);
  await owner.call("POST", `/api/groups/${group.id}/invitations`, { username: rows[0]?.username });
  const cover = await newCover(group);
  const shot = await upload(member, "post-images");
  await newPost(member, group.id, shot);
  return { group, cover, shot };
}

const storedAt = (url: string) => server.platform.files.find(url.replace("/files/", ""));
const hasRow = async (url: string): Promise<boolean> =>
  (await server.database.pool.query("select 1 from uploads where url = $1", [url])).rowCount === 1;

describe("the cover of a private group", () => {
  test("goes to whoever is shown it on the group's page, and is kept by no cache in between", async () => {
    const { group, cover, shot } = await closedGroup();
    expect(await seenBy(cover)).toBe("owner member invited moderator");
    expect(await seenBy(shot)).toBe("owner member moderator");
    for (const [who, shown] of [
      [owner, true],
      [member, true],
      [invited, true],
      [moderator, true],
      [former, false],
      [stranger, false],
      [server.visitor, false],
    ] as const)
      expect((await who.call("GET", `/api/groups/${group.id}`)).body["coverImage"]).toBe(shown ? cover : null);
    const answer = await as(member, cover);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("vary")).toContain("Cookie");
    const tag = answer.headers.get("etag") ?? "";
    expect((await as(member, cover, { "If-None-Match": tag })).status).toBe(304);
    for (const who of [null, former]) expect((await as(who, cover, { "If-None-Match": tag })).status).toBe(404);
    expect((await server.fetch(cover, { method: "HEAD" })).status).toBe(404);
  });

  test("goes to nobody any longer than the page: after leaving, removal, and an invitation that was used", async () => {
    const { group, cover } = await closedGroup();
    await enter(invited, group.id);
    await leave(invited, group.id);
    await owner.call("DELETE", `/api/groups/${group.id}/members/${member.id}`);
    expect(await seenBy(cover)).toBe("owner moderator");
  });

  test("opens to whoever holds the invite link, as long as that's valid", async () => {
    const { group, cover } = await closedGroup();
    const token = await linkOf(group);
    for (const who of [null, stranger]) {
      const answer = await as(who, `${cover}?w=480&invite=${token}`);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
      for (const invite of ["", "null", `${token}x`]) expect((await as(who, `${cover}?invite=${invite}`)).status).toBe(404);
    }
    const other = await linkOf(await newGroup(owner, { isPrivate: true }));
    expect((await as(stranger, `${cover}?invite=${other}`)).status).toBe(404);
    await owner.call("DELETE", `/api/groups/${group.id}/invite`);
    for (const invite of [token, "", "null"]) expect((await as(stranger, `${cover}?invite=${invite}`)).status).toBe(404);
  });

  test("with an address of an earlier release, which can be guessed, too", async () => {
    const { group } = await closedGroup();
    const url = `/files/groups/group-covers/${group.id}/1700000000000.png`;
    await server.platform.files.put(url.replace("/files/", ""), picture, "image/png");
    await server.platform.files.put(`${url.replace("/files/", "")}.small.webp`, picture, "image/webp");
    expect(await seenBy(url)).toBe("");
    await server.database.pool.query("update groups set cover_image = $1 where id = $2", [url, group.id]);
    expect(await seenBy(url)).toBe("owner member invited moderator");
  });

  test("closes and opens with the group; a group that a moderator took away shows it to moderators only", async () => {
    const group = await newGroup(owner);
    await enter(member, group.id);
    const cover = await newCover(group);
    const shot = await upload(member, "post-images");
    await newPost(member, group.id, shot);
    for (const url of [cover, shot]) {
      expect(await seenBy(url)).toBe(EVERYONE);
      expect((await as(null, url)).headers.get("cache-control")).toBe("public, max-age=3600");
    }
    await owner.call("PATCH", `/api/groups/${group.id}`, { isPrivate: true });
    for (const url of [cover, shot]) expect(await seenBy(url)).toBe("owner member moderator");
    await owner.call("PATCH", `/api/groups/${group.id}`, { isPrivate: false });
    for (const url of [cover, shot]) expect(await seenBy(url)).toBe(EVERYONE);
    await server.database.pool.query("update groups set hidden_at = now() where id = $1", [group.id]);
    for (const url of [cover, shot]) expect(await seenBy(url)).toBe("moderator");
  });
});

describe("a picture that nothing shows goes to its uploader only:", () => {
  test("a post's before there is the post", async () => {
    const url = await upload(member, "post-images");
    expect(await seenBy(url)).toBe("member");
    expect((await as(member, url)).headers.get("cache-control")).toBe("private, no-cache");
    await newPost(member, null, url);
    expect(await seenBy(url)).toBe(EVERYONE);
  });

  test("an avatar before and after a profile shows it", async () => {
    const url = await upload(member, "avatars");
    const seen = async () =>
      (await Promise.all([member, stranger, null].map((who) => as(who, `${url}?w=96`)))).map(({ status }) => status);
    expect(await seen()).toEqual([200, 404, 404]);
    await member.call("PATCH", "/api/profile", { avatarUrl: url });
    expect(await seen()).toEqual([200, 200, 200]);
    expect((await as(null, url)).headers.get("cache-control")).toBe("public, max-age=3600");
    await member.call("PATCH", "/api/profile", { avatarUrl: null });
    expect(await seen()).toEqual([200, 404, 404]);
  });

  test("a cover before and after the group shows it, of a public group, too", async () => {
    for (const isPrivate of [true, false]) {
      const group = await newGroup(owner, { isPrivate });
      const url = await upload(owner, "groups", { groupId: group.id });
      expect(await seenBy(url)).toBe("owner");
      await owner.call("PATCH", `/api/groups/${group.id}`, { coverImage: url });
      expect(await seenBy(url)).toBe(isPrivate ? "owner moderator" : EVERYONE);
      await newCover(group);
      expect(await seenBy(url)).toBe("owner");
    }
  });

  test("a file without a row is nobody's", async () => {
    const url = await upload(member, "post-images");
    await server.database.pool.query("delete from uploads where url = $1", [url]);
    expect(await seenBy(url)).toBe("");
  });
});

describe("with a group go its pictures:", () => {
  const ENDINGS: readonly (readonly [string, (group: Group) => Promise<unknown>])[] = [
    ["deleted by its admin", ({ id }) => owner.call("DELETE", `/api/groups/${id}`)],
    [
      "left by its last member",
      async ({ id }) => {
        await leave(member, id);
        await leave(owner, id);
      },
    ],
  ];
  test.each(ENDINGS)("%s", async (_way, end) => {
    const { group, cover, shot } = await closedGroup();
    const unused = await upload(owner, "groups", { groupId: group.id });
    const removed = await upload(member, "post-images");
    await member.call("DELETE", `/api/posts/${await newPost(member, group.id, removed)}`);
    const elsewhere = await upload(member, "post-images");
    await newPost(member, group.id, elsewhere);
    await newPost(member, null, elsewhere);
    const undoable = await upload(member, "post-images");
    await newPost(member, group.id, undoable);
    await member.call("DELETE", `/api/posts/${await newPost(member, null, undoable)}`);
    const fresh = await upload(member, "post-images");
    await end(group);

    // Nobody else gets them even before the files are gone.
    for (const url of [cover, shot, unused, removed]) expect(["", "owner", "member"]).toContain(await seenBy(url));
    await server.events.workAll();
    for (const url of [cover, shot, unused, removed]) {
      expect(await seenBy(url)).toBe("");
      expect([await storedAt(url), await storedAt(`${url}.small.webp`), await hasRow(url)]).toEqual([null, null, false]);
    }
    expect(await seenBy(elsewhere)).toBe(EVERYONE);
    expect([await hasRow(undoable), await hasRow(fresh)]).toEqual([true, true]);
  });

  test("the last member's account was deleted", async () => {
    const last = await newPerson("Lea Quist");
    const group = await newGroup(last, { isPrivate: true });
    await enter(member, group.id, { invite: String((await last.call("PUT", `/api/groups/${group.id}/invite`)).body["token"]) });
    const shot = await upload(member, "post-images");
    await newPost(member, group.id, shot);
    await leave(member, group.id);
    await server.platform.write((tx, record) => server.platform.accountErasures.run(tx, last.id, record));
    await server.events.workAll();
    expect([await storedAt(shot), await hasRow(shot)]).toEqual([null, false]);
  });

  test("even when removing the files fails the first time", async () => {
    const { group, cover, shot } = await closedGroup();
    await owner.call("DELETE", `/api/groups/${group.id}`);
    // A folder in a file's place can't be removed.
    const place = join(server.dataDir, `${shot}.small.webp`);
    await rm(place);
    await mkdir(place);
    await server.events.workAll();
    expect([await storedAt(shot), await hasRow(shot)]).toEqual([null, true]);
    await rmdir(place);
    await server.database.pool.query("update domain_events set next_attempt_at = now() where processed_at is null");
    await server.events.workAll();
    for (const url of [cover, shot]) expect([await storedAt(`${url}.small.webp`), await hasRow(url)]).toEqual([null, false]);
  });

  test("more than one event names", async () => {
    const { group } = await closedGroup();
    const count = 250;
    await server.database.pool.query(
      `with pictures as (
        insert into uploads (user_id, bucket, key, url, width, height, bytes)
        select $1, 'post-images', $2 || '/many-' || n, '/files/post-images/' || $2 || '/many-' || n, 1, 1, 1 from generate_series(1, $3::int) n
        returning url)
      insert into posts (id, user_id, content, image_url, group_id) select gen_random_uuid(), $1, 'x', url, $4 from pictures`,
      [member.id, group.id, count, group.id],
    );
    await owner.call("DELETE", `/api/groups/${group.id}`);
    await server.events.workAll();
    expect((await server.database.pool.query("select 1 from uploads where key like $1", [`${group.id}/many-%`])).rowCount).toBe(
      0,
    );
  });
});
