import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from "node:crypto";
import { createServer, Agent, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { decrypt } from "http_ece";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { planPushes, sendMessages } from "./push-jobs.ts";

/** What a push service was handed. */
interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

// Both sides know a key, so that the test needs no certificate; everything else is real TLS and HTTP.
const TLS = { ciphers: "PSK+HIGH", maxVersion: "TLSv1.2" } as const;
const SHARED = randomBytes(32);
const HOST = "push.example";

let service: Server;
let port: number;
let answer: number;
let received: Received[] = [];
let heard: () => void = () => undefined;
let server: TestServer;
let now = new Date("2026-03-04T12:00:00Z");

beforeAll(async () => {
  service = createServer({ ...TLS, pskCallback: () => SHARED }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      response.statusCode = answer;
      response.end("x".repeat(100_000));
      heard();
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, "127.0.0.1", resolve);
  });
  port = (service.address() as AddressInfo).port;
  const agent = new Agent({
    ...TLS,
    pskCallback: () => ({ psk: SHARED, identity: "test" }),
    checkServerIdentity: () => undefined,
    lookup: (_host, options, done) =>
      options.all === true ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4),
  });
  const network = { allows: (endpoint: string) => Promise.resolve(endpoint.startsWith(`https://${HOST}:`)), agent };
  server = await startTestServer({ works: true, pushNetwork: network, now: () => now });
});
afterAll(async () => {
  await server.stop();
  service.closeAllConnections();
  await new Promise((resolve) => {
    service.close(resolve);
  });
});
beforeEach(() => {
  received = [];
  answer = 201;
  now = new Date("2026-03-04T12:00:00Z");
});

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

/** A browser's side of a subscription. */
class Browser {
  readonly #ecdh = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly path = `/send/${randomUUID()}`;
  readonly endpoint = `https://${HOST}:${port}${this.path}`;
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    this.keys = { p256dh: this.#ecdh.generateKeys("base64url"), auth: this.#auth.toString("base64url") };
  }
  get messages(): unknown[] {
    return received.filter(({ path }) => path === this.path).map(({ body }) => this.read(body));
  }
  read(body: Buffer): unknown {
    const plain = decrypt(body, { version: "aes128gcm", privateKey: this.#ecdh, authSecret: this.#auth.toString("base64url") });
    return JSON.parse(plain.toString("utf8"));
  }
}

async function device(person: Person): Promise<Browser> {
  const browser = new Browser();
  const { endpoint, keys } = browser;
  expect((await person.call("PUT", "/api/push-subscriptions", { endpoint, keys })).status).toBe(200);
  return browser;
}
const devicesOf = async (person: Person) =>
  (
    await query("select endpoint, failures, last_success_at from push_subscriptions where user_id = $1 order by created_at", [
      person.id,
    ])
  ).rows;
async function notice(person: Person, more: { kind?: string; isRead?: boolean } = {}): Promise<string> {
  const made = await query(
    `insert into user_notifications (user_id, type, kind, title, message, reference_id, reference_type, is_read)
     values ($1, 'other', $2, 'New like', 'ana liked your post', $3, 'post', $4) returning id`,
    [person.id, more.kind ?? "likes", randomUUID(), more.isRead ?? false],
  );
  return (made.rows[0] as { id: string }).id;
}
const messagesFor = async (noticeId: string) =>
  (
    await query(
      `select n.id as "noticeId", s.id as "deviceId" from user_notifications n join push_subscriptions s on s.user_id = n.user_id where n.id = $1`,
      [noticeId],
    )
  ).rows as { noticeId: string; deviceId: string }[];
const queued = async (noticeId: string) =>
  (await query("select data from pgboss.job where name = 'push-messages' and data::text like $1", [`%${noticeId}%`])).rows as {
    data: { attempt: number };
  }[];

test("an event's notice reaches every device of the person, encrypted and signed", async () => {
  const person = await server.person("Pia Pushed");
  const groupId = randomUUID();
  const browsers = [await device(person), await device(person)];
  const all = new Promise<void>((resolve) => {
    heard = () => received.length === 2 && resolve();
  });
  await server.platform.write((_tx, record) =>
    record({ type: "challenge.completed", actorId: person.id, payload: { challengeId: "c", name: "Five runs", groupId } }),
  );
  await all;
  const { items } = (await person.call("GET", "/api/notifications")).body as unknown as { items: { id: string }[] };
  const [told] = items;
  for (const browser of browsers) {
    expect(browser.messages).toEqual([
      {
        id: told?.id,
        title: "Challenge completed",
        body: "You completed Five runs",
        path: `/groups/${groupId}`,
        tag: `notice-${told?.id}`,
      },
    ]);
  }
  const [first] = received;
  expect(first?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "14400", urgency: "normal" });
  expect(first?.headers["topic"]).toMatch(/^[\w-]{32}$/);
  expect(first?.body.toString("latin1")).not.toContain("Five runs");
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(String(first?.headers["authorization"])) ?? [];
  expect(key).toBe(((await server.visitor.call("GET", "/api/config")).body as { vapidPublicKey: string }).vapidPublicKey);
  expect(readToken(token, key)).toMatchObject({ aud: `https://${HOST}:${port}`, sub: "mailto:hello@lockstep.example" });
});

/** Checks the signature of a push service's token (RFC 8292). */
function readToken(token: string, key: string): unknown {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"))).toBe(true);
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
}

describe("what a push service answers", () => {
  test.each([404, 410])("%i: the device is forgotten, and not tried again", async (status) => {
    const person = await server.person();
    const browser = await device(person);
    const noticeId = await notice(person);
    answer = status;
    await sendMessages(server.platform, await messagesFor(noticeId), 1);
    expect(received.map(({ path }) => path)).toEqual([browser.path]);
    expect(await devicesOf(person)).toEqual([]);
    expect(await queued(noticeId)).toEqual([]);
  });

  test.each([429, 500, 503])("%i: counted and tried again later, at most five times", async (status) => {
    const person = await server.person();
    await device(person);
    const noticeId = await notice(person);
    answer = status;
    await sendMessages(server.platform, await messagesFor(noticeId), 1);
    expect(await devicesOf(person)).toMatchObject([{ failures: 1, last_success_at: null }]);
    const again = await query("select data, start_after > created_on as later from pgboss.job where data::text like $1", [
      `%${noticeId}%`,
    ]);
    expect(again.rows).toMatchObject([{ later: true, data: { attempt: 2 } }]);
    await sendMessages(server.platform, await messagesFor(noticeId), 5);
    expect(await queued(noticeId)).toHaveLength(1);
    answer = 201;
    await sendMessages(server.platform, await messagesFor(noticeId), 2);
    expect(await devicesOf(person)).toMatchObject([{ failures: 0, last_success_at: expect.any(Date) }]);
  });

  test.each([400, 403, 413])("%i: counted, not tried again; the twentieth in a row ends it", async (status) => {
    const person = await server.person();
    await device(person);
    const noticeId = await notice(person);
    answer = status;
    await sendMessages(server.platform, await messagesFor(noticeId), 1);
    expect(await devicesOf(person)).toMatchObject([{ failures: 1 }]);
    expect(await queued(noticeId)).toEqual([]);
    await query("update push_subscriptions set failures = 19 where user_id = $1", [person.id]);
    await sendMessages(server.platform, await messagesFor(noticeId), 1);
    expect(await devicesOf(person)).toEqual([]);
  });

  test("a redirect isn't followed", async () => {
    const person = await server.person();
    await device(person);
    answer = 307;
    await sendMessages(server.platform, await messagesFor(await notice(person)), 1);
    expect(received).toHaveLength(1);
    expect(await devicesOf(person)).toMatchObject([{ failures: 1 }]);
  });

  test("an address that is refused by the time of sending isn't called", async () => {
    const person = await server.person();
    await device(person);
    const noticeId = await notice(person);
    await query("update push_subscriptions set endpoint = $2 where user_id = $1", [
      person.id,
      `https://127.0.0.1:${port}/inside`,
    ]);
    await sendMessages(server.platform, await messagesFor(noticeId), 1);
    expect(received).toEqual([]);
    expect(await devicesOf(person)).toMatchObject([{ failures: 1 }]);
  });

  test("what was read meanwhile isn't pushed", async () => {
    const person = await server.person();
    await device(person);
    const noticeId = await notice(person, { isRead: true });
    await sendMessages(server.platform, await messagesFor(noticeId), 1);
    expect(received).toEqual([]);
  });
});

describe("which notices are pushed", () => {
  const plan = async (noticeId: string): Promise<number> => {
    await planPushes(server.platform, [noticeId]);
    return (await queued(noticeId)).length;
  };

  test("each once, however often the job runs; a line that grows again after a while", async () => {
    const person = await server.person();
    await device(person);
    const noticeId = await notice(person);
    await Promise.all([plan(noticeId), plan(noticeId), plan(noticeId)]);
    expect(await plan(noticeId)).toBe(1);
    now = new Date("2026-03-04T12:09:59Z");
    expect(await plan(noticeId)).toBe(1);
    now = new Date("2026-03-04T12:10:00Z");
    expect(await plan(noticeId)).toBe(2);
  });

  test("none that was read", async () => {
    const person = await server.person();
    await device(person);
    expect(await plan(await notice(person, { isRead: true }))).toBe(0);
  });

  test.each([
    [{ offPush: ["likes"] }, "likes", 0],
    [{ offInApp: ["likes"] }, "likes", 0],
    [{ offPush: ["likes"] }, "comments", 1],
  ])("with %o of kind %s: %i", async (preferences, kind, count) => {
    const person = await server.person();
    await device(person);
    await person.call("PATCH", "/api/notifications/preferences", preferences);
    expect(await plan(await notice(person, { kind }))).toBe(count);
  });

  test.each([
    ["UTC", { from: 720, to: 780 }, 0],
    ["UTC", { from: 721, to: 780 }, 1],
    ["UTC", { from: 1320, to: 420 }, 1],
    ["Australia/Sydney", { from: 1320, to: 420 }, 0],
    ["America/New_York", { from: 1320, to: 420 }, 1],
    ["America/Los_Angeles", { from: 1320, to: 420 }, 0],
    ["Asia/Kolkata", { from: 1050, to: 1051 }, 0],
  ])("at noon UTC in %s with quiet hours %o: %i", async (timeZone, quietHours, count) => {
    const person = await server.person();
    await device(person);
    await person.call("PATCH", "/api/profile", { timeZone });
    await person.call("PATCH", "/api/notifications/preferences", { quietHours });
    expect(await plan(await notice(person))).toBe(count);
    const { unreadCount } = (await person.call("GET", "/api/notifications")).body as unknown as { unreadCount: number };
    expect(unreadCount).toBe(1);
  });
});

describe("registering a device", () => {
  test("again is fine, and only its owner takes it away", async () => {
    const person = await server.person();
    const stranger = await server.person();
    const { endpoint, keys } = await device(person);
    expect((await person.call("PUT", "/api/push-subscriptions", { endpoint, keys })).status).toBe(200);
    expect(await devicesOf(person)).toHaveLength(1);
    expect((await stranger.call("DELETE", "/api/push-subscriptions", { endpoint })).status).toBe(200);
    expect(await devicesOf(person)).toHaveLength(1);
    expect((await person.call("DELETE", "/api/push-subscriptions", { endpoint })).status).toBe(200);
    expect((await person.call("DELETE", "/api/push-subscriptions", { endpoint })).status).toBe(200);
    expect(await devicesOf(person)).toEqual([]);
  });

  test("a browser goes over to the next person who signs in there, but to nobody without its keys", async () => {
    const [before, after, thief] = [await server.person(), await server.person(), await server.person()];
    const { endpoint, keys } = await device(before);
    const stolen = await thief.call("PUT", "/api/push-subscriptions", { endpoint, keys: new Browser().keys });
    expect(stolen).toMatchObject({ status: 409, body: { error: { code: "ID_TAKEN" } } });
    expect(await devicesOf(before)).toHaveLength(1);
    expect((await after.call("PUT", "/api/push-subscriptions", { endpoint, keys })).status).toBe(200);
    expect(await devicesOf(before)).toEqual([]);
    expect(await devicesOf(after)).toHaveLength(1);
  });

  test("ends with its session: signing out there, or ending it from elsewhere", async () => {
    const person = await server.person();
    await device(person);
    expect((await person.call("POST", "/api/auth/sign-out", {})).status).toBe(200);
    expect(await devicesOf(person)).toEqual([]);
  });

  test("a person has twenty at most, the latest", async () => {
    const person = await server.person();
    let last = "";
    for (let count = 0; count < 22; count += 1) last = (await device(person)).endpoint;
    const kept = await devicesOf(person);
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toMatchObject({ endpoint: last });
  });

  test.each([
    ["plain http", (body: Body) => ({ ...body, endpoint: body.endpoint.replace("https:", "http:") }), "endpoint"],
    ["an address the network refuses", (body: Body) => ({ ...body, endpoint: "https://127.0.0.1/x" }), "endpoint"],
    ["no address", (body: Body) => ({ ...body, endpoint: "push" }), "endpoint"],
    [
      "a key that is no point",
      (body: Body) => ({ ...body, keys: { ...body.keys, p256dh: randomBytes(65).toString("base64url") } }),
      "keys.p256dh",
    ],
    ["a short secret", (body: Body) => ({ ...body, keys: { ...body.keys, auth: "AAAA" } }), "keys.auth"],
  ])("%s is refused", async (_name, change, path) => {
    const person = await server.person();
    const { endpoint, keys } = new Browser();
    const refused = await person.call("PUT", "/api/push-subscriptions", change({ endpoint, keys }));
    expect(refused).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } });
    expect(await devicesOf(person)).toEqual([]);
  });
});

interface Body {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

test("the keys are made once and kept in the database", async () => {
  const kept = await query("select value from installation_secrets where name = 'vapid'");
  expect(kept.rows).toHaveLength(1);
  const [publicKey, privateKey] = (kept.rows[0] as { value: string }).value.split(" ");
  expect(server.platform.push.keys).toMatchObject({ publicKey, privateKey });
});
