import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeTogether } from "../../platform/platform.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { insertComment } from "./comment-store.ts";
import { deleteLike, insertLike, insertLikes } from "./like-store.ts";
import { insertPlainPosts } from "./plain-post-store.ts";
import { publishHousePost } from "./publish-house-post.ts";
import { insertPost, type NewPost } from "./store.ts";

const now = new Date("2026-05-04T10:00:00.000Z");
let server: TestServer;
let author: Person;
let fan: Person;
beforeAll(async () => {
  server = await startTestServer();
  [author, fan] = [await server.person("Ada Author"), await server.person("Fay Fan")];
  await server.database.pool.query(
    "insert into profiles (id, username, full_name) values ($1, 'ada', 'Ada'), ($2, 'fay', 'Fay') on conflict do nothing",
    [author.id, fan.id],
  );
});
afterAll(() => server.stop());

const NOTHING_BESIDE = { groupId: null, imageUrl: null, imageAlt: null, imageWidth: null, imageHeight: null } as const;
const newPost = (id: string = randomUUID()): NewPost & typeof NOTHING_BESIDE & { readonly state: "visible" } => ({
  id,
  userId: author.id,
  content: "We ran.",
  postType: "general",
  ...NOTHING_BESIDE,
  state: "visible",
  createdAt: now,
});

test("whatever writes events in its own statement wakes the worker, on its own and in a transaction", async () => {
  const { platform } = server;
  const { db } = platform;
  const client = await server.database.pool.connect();
  const wakes = async (write: () => Promise<unknown>): Promise<void> => {
    const woken = new Promise((resolve) => client.once("notification", resolve));
    expect(await write()).toBeTruthy();
    await woken;
  };
  const postId = randomUUID();
  const like = () => ({ userId: fan.id, postId, now });
  const comment = () =>
    ({ id: randomUUID(), postId, userId: fan.id, content: "Nice.", state: "visible", createdAt: now }) as const;
  try {
    await client.query("listen domain_events");
    await wakes(() => insertPlainPosts(db, [{ ...newPost(postId), knownSince: null }]));
    await wakes(() => insertPost(db, newPost()));
    await wakes(() => insertLike(db, like()));
    await wakes(() => deleteLike(db, like()));
    await wakes(() => insertLikes(db, [like()]));
    await wakes(() => insertComment(db, comment()));
    await wakes(() => platform.write((tx) => insertPost(tx, newPost())));
    await wakes(() => platform.write((tx) => insertComment(tx, comment())));
    await wakes(async () => {
      await platform.write((tx) => publishHousePost(tx, newPost()));
      return true;
    });
    await wakes(() => writeTogether(platform, (within) => deleteLike(within.db, like())));
    await wakes(() => writeTogether(platform, (within) => within.write((tx) => insertPost(tx, newPost()))));
    await wakes(() =>
      writeTogether(platform, async (within) => {
        await within.write((_tx, record) => record({ type: "test.signalled", actorId: null, payload: {} }));
        return true;
      }),
    );
  } finally {
    await client.query("unlisten *");
    client.release();
  }
});
