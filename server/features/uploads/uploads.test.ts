import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { sql } from "../../platform/database/sql.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  startTestServer,
  TEST_ORIGIN,
  TEST_PASSWORD,
  type Answer,
  type Person,
  type TestServer,
} from "../../testing/start-server.ts";
import { removeUnused } from "./remove-unused.ts";
import { uploadCalls } from "./upload-calls.fixture.ts";

let now = new Date("2026-05-04T10:00:00.000Z");
let server: TestServer;
let member: Person;
let other: Person;
let groupId: string;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  member = await server.person("Mara Lind");
  other = await server.person("Otto Berg");
  await member.call("GET", "/api/profile");
  groupId = randomUUID();
  await server.platform.db.run(
    sql`insert into groups (id, name, description, created_by) values (${groupId}, 'Runners', 'We run.', ${member.id})`,
  );
  await server.platform.db.run(sql`
    insert into group_members (group_id, user_id, is_admin) values (${groupId}, ${member.id}, true), (${groupId}, ${other.id}, false)`);
});
afterAll(() => server.stop());

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 60 } } });
const { send, plain } = uploadCalls(() => server);

/** Where a picture of the member's lies that was sent in now. */
const keyAt = (extension: string): string =>
  expect.stringMatching(new RegExp(`^/files/post-images/${member.id}/${now.getTime()}-[\\w-]{22}\\.${extension}$`)) as string;
const errorOf = (answer: Answer) => answer.body["error"] as { readonly code: string; readonly message: string };
/** As the member gets it: what they sent in is theirs alone until something shows it. */
async function fetched(path: string): Promise<{ readonly answer: Response; readonly data: Buffer }> {
  const answer = await server.fetch(path, { headers: { Cookie: member.cookie } });
  return { answer, data: Buffer.from(await answer.arrayBuffer()) };
}
const storedFiles = async (): Promise<readonly string[]> =>
  (await readdir(join(server.dataDir, "files"), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(server.dataDir, "files").length + 1))
    .sort();

describe("a picture that is sent in", () => {
  test("is under its own key in two sizes, upright, without anything the camera wrote", async () => {
    const photo = await noise(2000, 1000)
      .jpeg()
      .withExif({
        IFD0: { Make: "Camera", Orientation: "6", Copyright: "Mara Lind" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1", GPSLongitudeRef: "E", GPSLongitude: "13/1 24/1 18/1" },
      })
      .withMetadata({ orientation: 6, icc: "p3" })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const answer = await send(member, "post-images", photo, { name: "../../etc/passwd.svg", type: "text/html" });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ url: keyAt("jpg"), width: 800, height: 1600 });

    const large = await fetched(String(answer.body["url"]));
    expect(large.answer.headers.get("content-type")).toBe("image/jpeg");
    const seen = await sharp(large.data).metadata();
    expect([seen.width, seen.height, seen.format, seen.orientation, seen.exif, seen.icc, seen.xmp, seen.iptc]).toEqual([
      800,
      1600,
      "jpeg",
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Long enough that noise doesn't hold them by chance: three letters are in a megabyte of it every fifteenth time.
    for (const written of ["Exif\0\0", "Camera", "Mara Lind"]) {
      expect([written, photo.includes(written)]).toEqual([written, true]);
      expect([written, large.data.includes(written)]).toEqual([written, false]);
    }

    const small = await fetched(`${String(answer.body["url"])}?w=480`);
    expect(small.answer.headers.get("content-type")).toBe("image/webp");
    const smaller = await sharp(small.data).metadata();
    expect([smaller.width, smaller.height, smaller.exif]).toEqual([240, 480, undefined]);
  });

  test.each([
    ["jpeg", "jpg", "image/jpeg"],
    ["png", "png", "image/png"],
    ["webp", "webp", "image/webp"],
    ["gif", "gif", "image/gif"],
  ] as const)("keeps its kind: %s", async (format, extension, type) => {
    now = new Date(now.getTime() + 1000);
    // A still GIF has nothing that a PNG doesn't show.
    const still = format === "gif" ? "png" : extension;
    const answer = await send(member, "post-images", await plain(300, 200).toFormat(format).toBuffer(), {
      name: "x.txt",
      type: "text/plain",
    });
    expect(answer.body).toEqual({ url: keyAt(still), width: 300, height: 200 });
    const served = await fetched(String(answer.body["url"]));
    expect(served.answer.headers.get("content-type")).toBe(format === "gif" ? "image/png" : type);
    expect((await sharp(served.data).metadata()).format).toBe(format === "gif" ? "png" : format);
  });

  test("goes on moving when it did", async () => {
    now = new Date(now.getTime() + 1000);
    const frames = await Promise.all(
      ["#f00", "#0f0", "#00f"].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const answer = await send(member, "post-images", moving);
    expect(answer.body).toMatchObject({ width: 60, height: 40, url: expect.stringMatching(/\.gif$/) as string });
    for (const path of [String(answer.body["url"]), `${String(answer.body["url"])}?w=480`]) {
      const seen = await sharp((await fetched(path)).data).metadata();
      expect([seen.pages, seen.pageHeight ?? seen.height]).toEqual([3, 40]);
    }
    const still = await send(member, "avatars", moving);
    expect(still.body).toMatchObject({ width: 256, height: 256, url: expect.stringMatching(/\/avatar-\d+\.png$/) as string });
  });

  test("is cut square for an avatar", async () => {
    now = new Date(now.getTime() + 1000);
    const answer = await send(member, "avatars", await noise(900, 300).png().toBuffer());
    expect(answer.body).toEqual({ url: `/files/avatars/${member.id}/avatar-${now.getTime()}.png`, width: 256, height: 256 });
    const small = await sharp((await fetched(`${String(answer.body["url"])}?w=96`)).data).metadata();
    expect([small.width, small.height]).toEqual([96, 96]);
  });

  test("never takes another's place, however many come in one millisecond", async () => {
    now = new Date(now.getTime() + 1000);
    const data = await plain(20, 20).png().toBuffer();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(member, "post-images", data)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body["url"])).size).toBe(5);
  });
});

describe("what is no picture", () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ["an SVG", SVG],
    ["HTML", "<!doctype html><script>alert(document.cookie)</script>"],
    ["a PDF", "%PDF-1.7\n1 0 obj\n<< >>\nendobj"],
    ["a GIF's name before a script", "GIF89a/*<script>*/=1;alert(1)//"],
    ["a JPEG's first bytes", "\u00ff\u00d8\u00ff\u00e0 and nothing more behind them"],
    ["nothing", ""],
    ["HEIC", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic and more"],
  ])("named .png is refused: %s", async (_name, text) => {
    const answer = await send(member, "post-images", Buffer.from(text, "latin1"));
    expect([answer.status, errorOf(answer).code, errorOf(answer).message]).toEqual([
      415,
      "IMAGE_REFUSED",
      "Only JPEG, PNG, GIF and WEBP images are supported",
    ]);
  });

  test.each(["tiff", "avif"] as const)("a real %s named .png is refused", async (format) => {
    const answer = await send(member, "post-images", await plain(30, 30).toFormat(format).toBuffer());
    expect([answer.status, errorOf(answer).code]).toEqual([415, "IMAGE_REFUSED"]);
  });

  test("is a picture that was cut off", async () => {
    const whole = await noise(400, 400).png().toBuffer();
    const answer = await send(member, "post-images", whole.subarray(0, Math.floor(whole.length / 2)));
    expect([answer.status, errorOf(answer).code]).toEqual([415, "IMAGE_REFUSED"]);
  });

  test("leaves neither a row nor a file", async () => {
    const before = [await storedFiles(), await count()];
    await send(member, "post-images", SVG);
    expect([await storedFiles(), await count()]).toEqual(before);
  });
});
const count = async (): Promise<unknown> => (await server.platform.db.rows(sql`select count(*)::int as count from uploads`))[0];

/** A black square PNG, one bit a pixel, written by hand: nothing here opens it either. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.byteLength);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("what is too large", () => {
  test.each([
    ["post-images", 6, "Image size must be less than 5MB"],
    ["post-images", 5.01, "Image size must be less than 5MB"],
    ["post-images", 12, "Image size must be less than 5MB"],
    ["avatars", 2.01, "Image size must be less than 2MB"],
  ])("in %s: %d MB", async (bucket, megabytes, message) => {
    const data = new Uint8Array(Math.ceil(megabytes * 1024 * 1024));
    data.set(await plain(10, 10).png().toBuffer());
    const answer = await send(member, bucket, data);
    expect([answer.status, errorOf(answer)]).toEqual([413, { code: "IMAGE_TOO_LARGE", message }]);
    expect(answer.body["requestId"]).toEqual(expect.any(String));
  });

  test("is a small file that opens to 400 megapixels, and it's never opened", async () => {
    const bomb = blackPng(20_000);
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    // A smaller one of the kind is a picture like any other.
    expect((await send(member, "post-images", blackPng(80))).status).toBe(201);
    const before = process.memoryUsage().rss;
    const answer = await send(member, "post-images", bomb);
    expect([answer.status, errorOf(answer).code, errorOf(answer).message]).toEqual([
      413,
      "IMAGE_TOO_LARGE",
      "This picture has more than 40 megapixels. Please choose a smaller one.",
    ]);
    // Opened it would hold 1.2 gigabytes.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  test("is a GIF with too many frames", async () => {
    const frames = await Promise.all(
      Array.from({ length: 201 }, (_, index) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: index % 2 === 0 ? "#f00" : { r: 0, g: index, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    const answer = await send(
      member,
      "post-images",
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect([answer.status, errorOf(answer).code]).toEqual([413, "IMAGE_TOO_LARGE"]);
    expect(errorOf(answer).message).toMatch(/at most 200 frames/);
  });
});

describe("who may send", () => {
  test("nobody without a session, and nothing is read of what they send", async () => {
    const answer = await send(null, "post-images", await plain(10, 10).png().toBuffer());
    expect([answer.status, errorOf(answer).code]).toEqual([401, "NOT_SIGNED_IN"]);
  });

  test("no page of another site", async () => {
    const answer = await send(member, "post-images", "x", { headers: { Origin: "https://elsewhere.example" } });
    expect([answer.status, errorOf(answer).code]).toEqual([403, "ORIGIN_REFUSED"]);
  });

  test("a group's cover: its admins only", async () => {
    now = new Date(now.getTime() + 1000);
    const data = await plain(200, 100).webp().toBuffer();
    const stranger = await server.person("Sten Vik");
    const moderator = await server.person("Moa Holm", "moderator");
    const asAdmin = await send(member, "groups", data, { groupId });
    const url = new RegExp(`^/files/groups/group-covers/${groupId}/${now.getTime()}-[\\w-]{22}\\.webp$`);
    expect(asAdmin.body).toEqual({ url: expect.stringMatching(url) as string, width: 200, height: 100 });
    expect((await send(other, "groups", data, { groupId })).status).toBe(403);
    expect((await send(stranger, "groups", data, { groupId })).status).toBe(404);
    expect((await send(moderator, "groups", data, { groupId })).status).toBe(404);
    expect((await send(null, "groups", data, { groupId })).status).toBe(401);
    expect((await send(member, "groups", data, { groupId: randomUUID() })).status).toBe(404);
    expect((await send(member, "groups", data)).status).toBe(422);
    expect((await send(member, "groups", data, { groupId: "../x" })).status).toBe(422);
  });

  test("only into buckets that exist, and only forms", async () => {
    expect((await send(member, "secrets", "x")).status).toBe(404);
    expect((await send(member, "post-images", null)).status).toBe(422);
    expect((await member.call("POST", "/api/uploads/post-images", { file: "x" })).status).toBe(415);
    expect((await member.call("GET", "/api/uploads/post-images")).status).toBe(405);
    const broken = await server.fetch("/api/uploads/post-images", {
      method: "POST",
      headers: { Origin: TEST_ORIGIN, Cookie: member.cookie, "Content-Type": "multipart/form-data; boundary=x" },
      body: "no form",
    });
    expect(broken.status).toBe(400);
  });

  test("it's in the description of the API", async () => {
    const described = await server.visitor.call("GET", "/api/openapi.json");
    const paths = described.body["paths"] as Readonly<Record<string, { readonly post?: { readonly requestBody?: unknown } }>>;
    expect(paths["/api/uploads/{bucket}"]?.post?.requestBody).toMatchObject({
      content: { "multipart/form-data": { schema: { required: ["file"] } } },
    });
  });
});

describe("a file", () => {
  let url: string;
  beforeAll(async () => {
    now = new Date(now.getTime() + 1000);
    url = String((await send(member, "post-images", await plain(50, 50).png().toBuffer())).body["url"]);
    await member.call("POST", "/api/posts", { content: "Look.", imageUrl: url });
  });

  test("is served so that nothing in it can run, and may be kept for an hour", async () => {
    const { answer, data } = await fetched(url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": "inline",
      "cache-control": "public, max-age=3600",
      "content-length": String(data.byteLength),
    });
  });

  test("isn't sent again to whoever has it", async () => {
    const tag = (await fetched(url)).answer.headers.get("etag") ?? "";
    const again = await server.fetch(url, { headers: { "If-None-Match": `"other", W/${tag}` } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    expect((await fetched(`${url}?w=480`)).answer.headers.get("etag")).not.toBe(tag);
  });

  test("has a head", async () => {
    const head = await server.fetch(url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
  });

  test.each([
    (path: string) => path.replace(/\d+-[\w-]+\.png/, "1.png"),
    (path: string) => path.replace(/-[\w-]{22}\.png/, ".png"),
    (path: string) => `${path}.small.webp`,
    (path: string) => path.replace("post-images", "avatars"),
    (path: string) => path.replace("/files/post-images/", "/files/post-images/..%2f"),
    () => "/files/post-images/..%2f..%2fpostgres%2fPG_VERSION",
    () => "/files/post-images/....//....//etc/passwd",
    () => "/files/post-images/",
    () => "/files/",
    (path: string) => `${path}%00`,
    (path: string) => path.replace("/files/", "/files//"),
  ])("that does not exist is not found (%#)", async (change) => {
    const { answer } = await fetched(change(url));
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("pictures that nothing shows", () => {
  test("go after a day, row and files; what is shown stays", async () => {
    await server.platform.db.run(sql`delete from uploads`);
    await removeUnused(server.platform, server.platform.files);
    const data = await plain(40, 40).png().toBuffer();
    const take = async (bucket: string, who = member, more = {}): Promise<string> => {
      now = new Date(now.getTime() + 1000);
      return String((await send(who, bucket, data, more)).body["url"]);
    };
    const shown = {
      post: await take("post-images"),
      avatar: await take("avatars"),
      cover: await take("groups", member, { groupId }),
      undoable: await take("post-images"),
    };
    const unused = {
      post: await take("post-images"),
      avatar: await take("avatars"),
      cover: await take("groups", member, { groupId }),
      deleted: await take("post-images"),
    };
    const { db } = server.platform;
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    const fresh = await take("post-images");
    await db.run(sql`update profiles set avatar_url = ${shown.avatar} where id = ${member.id}`);
    await db.run(sql`update groups set cover_image = ${shown.cover} where id = ${groupId}`);
    const longAgo = new Date(now.getTime() - 25 * 60 * 60 * 1000);
    await db.run(sql`
      insert into posts (id, user_id, content, image_url, state, deleted_at) values
        (${randomUUID()}, ${member.id}, 'x', ${shown.post}, 'visible', null),
        (${randomUUID()}, ${member.id}, 'x', ${shown.undoable}, 'deleted', ${now}),
        (${randomUUID()}, ${member.id}, 'x', ${unused.deleted}, 'deleted', ${longAgo})`);
    const stray = `post-images/${randomUUID()}/1700000000000.jpg`;
    await server.platform.files.put(stray, data, "image/png");
    await server.platform.files.put("post-images/notes.txt", data, "text/plain");

    await removeUnused(server.platform, server.platform.files);

    const kept = [...Object.values(shown), fresh].map((url) => url.replace("/files/", ""));
    expect(await storedFiles()).toEqual(
      [...kept.flatMap((path) => [path, `${path}.small.webp`]), "post-images/notes.txt"].sort(),
    );
    const rows = await db.rows<{ url: string }>(sql`select url from uploads order by url`);
    expect(rows.map(({ url }) => url)).toEqual([...Object.values(shown), fresh].sort());
    for (const url of Object.values(unused)) expect((await fetched(url)).answer.status).toBe(404);
  });

  test("go with the account, but for a cover that a group still shows", async () => {
    const leaver = await server.person("Lea Quist");
    await leaver.call("GET", "/api/profile");
    const data = await plain(40, 40).png().toBuffer();
    now = new Date(now.getTime() + 1000);
    await server.platform.db.run(
      sql`insert into group_members (group_id, user_id, is_admin) values (${groupId}, ${leaver.id}, true)`,
    );
    const post = String((await send(leaver, "post-images", data)).body["url"]);
    const avatar = String((await send(leaver, "avatars", data)).body["url"]);
    const cover = String((await send(leaver, "groups", data, { groupId })).body["url"]);
    const mine = String((await send(member, "post-images", data)).body["url"]);
    await server.platform.db.run(sql`update groups set cover_image = ${cover} where id = ${groupId}`);
    await server.platform.db.run(sql`update profiles set avatar_url = ${avatar} where id = ${leaver.id}`);
    const told = await leaver.call("GET", "/api/account/export");
    expect(JSON.stringify(told.body)).toContain(post);
    const deleted = await leaver.call("DELETE", "/api/account", { password: TEST_PASSWORD });
    expect([deleted.status, deleted.body]).toEqual([200, { ok: true }]);
    await server.events.workAll();
    expect(await Promise.all([post, avatar, cover, mine].map(async (url) => (await fetched(url)).answer.status))).toEqual([
      404, 404, 200, 200,
    ]);
  });
});
