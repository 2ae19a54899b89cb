import { randomUUID } from "node:crypto";
import { sql } from "../../platform/database/sql.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Answer, type Person, type TestServer } from "../../testing/start-server.ts";
import { purgeDeleted } from "./account-store.ts";
import { communityOf } from "./community.fixture.ts";
import { lockPostInGroup } from "./store.ts";

let server: TestServer;
let at: ReturnType<typeof communityOf>;
beforeAll(async () => {
  server = await startTestServer();
  at = communityOf(server);
});
afterAll(() => server.stop());

/** A member with a profile. */
async function newPerson(name: string): Promise<Person> {
  const person = await server.person(name);
  await at.username(person);
  return person;
}

test("a post is pinned while its author edits, deletes and restores it: nobody is in the other's way", async () => {
  const [admin, author] = [await newPerson("Ada Admin"), await newPerson("Max Member")];
  const groupId = await at.group(admin, false, author);
  const pin = (postId: string | null) => admin.call("PUT", `/api/groups/${groupId}/pinned-post`, { postId });
  for (let round = 0; round < 4; round += 1) {
    const { id } = await at.post(author, { groupId });
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => [
        pin(id),
        author.call("PATCH", `/api/posts/${id}`, { content: `Squats, set ${n}.` }),
        pin(id),
        author.call("DELETE", `/api/posts/${id}`),
        pin(id),
        author.call("POST", `/api/posts/${id}/restore`),
      ]).flat(),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    // What the last of them left is counted.
    const shown = await at.sql("select 1 from posts where group_id = $1 and state = 'visible'", [groupId]);
    expect(await at.groupPosts(groupId)).toBe(shown.rowCount);
  }
});

test("a pinned post is removed for good while its group is changed: nobody is in the other's way", async () => {
  const admin = await newPerson("Ada Admin");
  const groupId = await at.group(admin, false);
  const { id } = await at.post(admin, { groupId });
  const pinned = async () => (await at.sql("select pinned_post_id from groups where id = $1", [groupId])).rows[0];
  expect((await admin.call("PUT", `/api/groups/${groupId}/pinned-post`, { postId: id })).status).toBe(200);
  expect((await admin.call("DELETE", `/api/posts/${id}`)).status).toBe(200);
  // What can't be removed yet stays pinned, should the deletion be taken back.
  await purgeDeleted(server.database.db, new Date(0));
  expect(await pinned()).toEqual({ pinned_post_id: id });
  let purged: Promise<void> | undefined;
  await server.platform.write(async (tx) => {
    await tx.run(sql`select 1 from groups where id = ${groupId} for no key update`);
    purged = purgeDeleted(server.database.db, new Date(Date.now() + 1000));
    await at.untilWaiting();
    await lockPostInGroup(tx, admin.id, id);
  });
  await purged;
  expect(await pinned()).toEqual({ pinned_post_id: null });
  expect((await at.sql("select 1 from posts where id = $1", [id])).rowCount).toBe(0);
});

test("a post with a picture holds its writer before the picture", async () => {
  const writer = await newPerson("Pia Picture");
  const key = `${writer.id}/${randomUUID()}.webp`;
  const url = `/files/post-images/${key}`;
  await at.sql(
    "insert into uploads (user_id, bucket, key, url, width, height, bytes) values ($1, 'post-images', $2, $3, 640, 480, 9)",
    [writer.id, key, url],
  );
  let answer: Promise<Answer> | undefined;
  await server.platform.write(async (tx) => {
    await tx.run(sql`select 1 from users where id = ${writer.id} for update`);
    answer = writer.call("POST", "/api/posts", { content: "Look.", imageUrl: url });
    await at.untilWaiting();
    const free = await tx.run(sql`select 1 from uploads where url = ${url} for update skip locked`);
    expect(free).toBe(1);
  });
  expect((await answer)?.status).toBe(201);
});

test("people who share groups go at once, while they and others write there: nobody is in the other's way, and counts stay true", async () => {
  const goes = (person: Person) =>
    server.platform.write(async (tx, record) => {
      await server.platform.accountErasures.run(tx, person.id, record);
      await tx.run(sql`delete from users where id = ${person.id}`);
    });
  const staying = [await newPerson("Ada Admin"), await newPerson("Max Member")];
  const [admin, member] = staying as [Person, Person];
  for (let round = 0; round < 3; round += 1) {
    const leaving = [await newPerson("Ann Away"), await newPerson("Abe Away"), await newPerson("Amy Away")];
    const everybody = [...leaving, ...staying];
    const groups = [
      await at.group(admin, false, member, ...leaving),
      await at.group(admin, true, member, ...leaving),
      // Nobody who goes is in this one anymore: their posts are.
      await at.group(admin, false, member, ...leaving),
    ];
    const posts: { id: string; by: Person }[] = [];
    for (const by of everybody)
      for (const groupId of [...groups, ...groups]) posts.push({ id: (await at.post(by, { groupId })).id, by });
    for (const by of everybody)
      for (const { id } of posts.filter((_, n) => n % 2 === round % 2)) {
        await by.call("PUT", `/api/posts/${id}/like`);
        await at.comment(by, id);
      }
    for (const { call } of leaving) await call("DELETE", `/api/groups/${groups[2]}/membership`);
    const groupOf = (n: number) => groups[n % 3];
    const answers = Promise.all([
      ...posts.map(({ id, by }, n) =>
        n % 2 === 0 ? by.call("PATCH", `/api/posts/${id}`, { content: "Twice as many." }) : by.call("DELETE", `/api/posts/${id}`),
      ),
      ...everybody.flatMap(({ call }, n) => [
        call("POST", "/api/posts", { content: "And one more.", groupId: groupOf(n) }),
        call("PUT", `/api/groups/${groups[2]}/membership`),
        call("POST", "/api/posts", { content: "And another.", groupId: groupOf(n + 1) }),
        call("PUT", `/api/posts/${posts[n]?.id}/like`),
      ]),
      ...posts.slice(0, 6).map(({ id }, n) => admin.call("PUT", `/api/groups/${groupOf(n)}/pinned-post`, { postId: id })),
    ]);
    await Promise.all(leaving.map(goes));
    expect((await answers).filter(({ status }) => status >= 500)).toEqual([]);
    for (const id of groups) {
      const [told, true_] = [
        await at.sql("select member_count as members, post_count as posts from groups where id = $1", [id]),
        await at.sql(
          `select (select count(*)::int from group_members where group_id = $1) as members,
             (select count(*)::int from posts where group_id = $1 and state = 'visible') as posts`,
          [id],
        ),
      ];
      expect(told.rows).toEqual(true_.rows);
      expect(told.rows[0].members).toBe(2);
    }
    for (const { id } of posts.filter(({ by }) => staying.includes(by))) {
      const likes = await at.sql("select 1 from likes where post_id = $1", [id]);
      const comments = await at.sql("select 1 from comments where post_id = $1 and state = 'visible'", [id]);
      expect(await at.counts(id)).toEqual({ likes: likes.rowCount, comments: comments.rowCount });
    }
  }
  const found = await at.sql("select deadlocks::int from pg_stat_database where datname = current_database()");
  expect(found.rows).toEqual([{ deadlocks: 0 }]);
});
