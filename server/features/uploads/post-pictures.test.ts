import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { removePicturesOfDeletedPosts } from "./remove-unused.ts";
import { uploadCalls } from "./upload-calls.fixture.ts";

let now = new Date("2026-05-04T10:00:00.000Z");
let server: TestServer;
let member: Person;
let other: Person;
let groupId: string;
const { plain, send } = uploadCalls(() => server);

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  member = await server.person("Mara Lind");
  other = await server.person("Otto Berg");
  await member.call("GET", "/api/profile");
  groupId = String((await member.call("POST", "/api/groups", { name: "Runners", description: "We run." })).body["id"]);
});
afterAll(() => server.stop());

describe("a picture of a post", () => {
  const posted = async (state: string, inGroup: string | null): Promise<{ readonly url: string; readonly id: string }> => {
    now = new Date(now.getTime() + 1000);
    const url = String((await send(member, "post-images", await plain(20, 20).png().toBuffer())).body["url"]);
    const id = randomUUID();
    await server.database.pool.query(
      "insert into posts (id, user_id, content, image_url, group_id, state, deleted_at, deleted_by) values ($1, $2, 'x', $3, $4, $5, $6, $7)",
      [id, member.id, url, inGroup, state, state === "deleted" ? now : null, state === "deleted" ? member.id : null],
    );
    return { url, id };
  };
  const as = async (who: { readonly cookie: string } | null, path: string): Promise<Response> =>
    server.fetch(path, who === null ? {} : { headers: { Cookie: who.cookie } });
  const seenBy = async (url: string) => {
    const [stranger, moderator] = [await server.person("Sten Vik"), await server.person("Moa Holm", "moderator")];
    const seen = [];
    for (const who of [null, stranger, other, member, moderator])
      for (const path of [url, `${url}?w=480`]) seen.push((await as(who, path)).status);
    return seen.map((status) => status === 200);
  };

  test("in a private group goes to its members, and is kept by no cache in between", async () => {
    const closed = randomUUID();
    await server.database.pool.query(
      "insert into groups (id, name, description, is_private, created_by) values ($1, 'Closed', 'Ours.', true, $2)",
      [closed, member.id],
    );
    await server.database.pool.query(
      "insert into group_members (group_id, user_id, is_admin) values ($1, $2, true), ($1, $3, false)",
      [closed, member.id, other.id],
    );
    const { url } = await posted("visible", closed);
    expect(await seenBy(url)).toEqual([false, false, false, false, true, true, true, true, true, true]);
    const answer = await as(other, url);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("vary")).toContain("Cookie");
    const tag = answer.headers.get("etag") ?? "";
    expect((await server.fetch(url, { headers: { "If-None-Match": tag, Cookie: other.cookie } })).status).toBe(304);
    expect((await server.fetch(url, { headers: { "If-None-Match": tag } })).status).toBe(404);
    await server.database.pool.query("delete from group_members where group_id = $1 and user_id = $2", [closed, other.id]);
    expect((await as(other, url)).status).toBe(404);
  });

  test("that a moderator hid is its author's and theirs, and a deleted one nobody's", async () => {
    expect(await seenBy((await posted("hidden", null)).url)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(await seenBy((await posted("deleted", null)).url)).toEqual(Array.from({ length: 10 }, () => false));
    expect(await seenBy((await posted("visible", groupId)).url)).toEqual(Array.from({ length: 10 }, () => true));
  });

  test("goes as soon as its deletion can't be undone, and not before", async () => {
    const { url, id } = await posted("visible", null);
    const kept = await posted("visible", null);
    expect((await member.call("DELETE", `/api/posts/${id}`)).status).toBe(200);
    const files = server.platform.files;
    const lies = async () => (await files.find(url.replace("/files/", ""))) !== null;
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000 - 1000);
    await removePicturesOfDeletedPosts(server.platform, files);
    expect(await lies()).toBe(true);
    now = new Date(now.getTime() + 1000);
    await removePicturesOfDeletedPosts(server.platform, files);
    expect(await lies()).toBe(false);
    expect((await as(null, kept.url)).status).toBe(200);
  });
});
