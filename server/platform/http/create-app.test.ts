import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, TEST_PASSWORD, type TestServer } from "../../testing/start-server.ts";

const SCRIPT = `export const words = ${JSON.stringify("lift ".repeat(400))};`;
/** Unlike the server's own: told apart by its bytes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
const HASH = "sha256-AbCdEf0123456789AbCdEf0123456789AbCdEf01234=";
let server: TestServer;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), "lockstep-web-"));
  await mkdir(join(webFolder, "assets"));
  await mkdir(join(webFolder, "faq"));
  const files: Readonly<Record<string, string | Uint8Array>> = {
    "index.html":
      '<!doctype html><title>Landing</title><meta property="og:url" content="/"/><meta property="og:image" content="/og.png"/>',
    "faq/index.html": "<!doctype html><title>FAQ</title>",
    "__spa-fallback.html": "<!doctype html><html><head><title>Shell</title></head><body>Shell</body></html>",
    "csp.json": JSON.stringify({ "/index.html": [HASH], "/__spa-fallback.html": ["sha256-shell"] }),
    "assets/app-1a2b3c.js": SCRIPT,
    "assets/built-4d5e6f.js": SCRIPT,
    "assets/built-4d5e6f.js.br": brotliCompressSync(SCRIPT, QUICK),
    "sw.js": "self.skipWaiting();",
    ".env": "SECRET=1",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(webFolder, name), text);
  // One moment for all of them: no window of a limit ends in between.
  const start = new Date();
  server = await startTestServer({ webFolder, environment: { RATE_LIMITS: "on" }, now: () => start });
});
afterAll(async () => {
  await server.stop();
  await rm(webFolder, { recursive: true, force: true });
});

function scriptSources(policy: string | null): readonly string[] {
  return (/script-src ([^;]*)/.exec(policy ?? "")?.[1] ?? "").split(" ");
}

describe("documents", () => {
  test("carry the hashes of their own scripts, and nothing that lets others run", async () => {
    const landing = await server.fetch("/");
    expect(await landing.text()).toContain("Landing");
    expect(scriptSources(landing.headers.get("content-security-policy"))).toEqual(["'self'", `'${HASH}'`]);
    const faq = await server.fetch("/faq");
    expect(await faq.text()).toContain("FAQ");
    expect(scriptSources(faq.headers.get("content-security-policy"))).toEqual(["'self'"]);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(landing.headers.get("content-security-policy")).toContain(directive);
  });

  test.each([
    ["/login", 200],
    ["/groups/abc/settings", 200],
    ["/shared/never-made", 404],
    ["/exercises/g-teleport", 404],
    ["/exercises/constructor", 404],
    ["/no-such-page", 404],
    ["/groups/abc/nothing", 404],
  ])("%s is the shell with %d", async (path, status) => {
    const answer = await server.fetch(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("Shell");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(scriptSources(answer.headers.get("content-security-policy"))).toContain("'sha256-shell'");
  });

  test("name their picture by its whole address, and a shared plan has its own preview without a word about anyone", async () => {
    const landing = await (await server.fetch("/")).text();
    expect(landing).toContain('property="og:url" content="http://localhost:3000/"');
    expect(landing).toContain('property="og:image" content="http://localhost:3000/og.png"');
    const shared = await server.fetch("/shared/abc");
    const html = await shared.text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain("<title>A shared workout plan · Lockstep</title>");
    expect(html).toContain('property="og:image" content="http://localhost:3000/og.png"');
    expect(shared.headers.get("referrer-policy")).toBe("same-origin");
    expect(await (await server.fetch("/login")).text()).toContain("<title>Shell</title>");
    expect(shared.headers.get("etag")).not.toBe((await server.fetch("/login")).headers.get("etag"));
  });

  test.each([
    ["/faq/", "/faq"],
    ["/login/?redirect=pricing", "/login?redirect=pricing"],
    ["/a%3Fb/", "/a%3Fb"],
    ["/a%2F/", "/a"],
  ])("a closing slash leads to the page without it, and keeps the rest: %s", async (path, without) => {
    const answer = await server.fetch(path, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(without);
  });

  test.each([
    "/missing.png",
    "/.env",
    "/..%2f..%2fpackage.json",
    "/%00",
    "/csp.json",
    "//evil.example/x",
    "/assets/..%5c.env",
    "/assets/built-4d5e6f.js.br",
  ])("%s is not there", async (path) => {
    const answer = await server.assembled.app.fetch(new Request(`http://localhost:3000${path}`));
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("SECRET");
  });
});

describe("files", () => {
  test("hashed ones are kept for good, the service worker is asked for each time", async () => {
    expect((await server.fetch("/assets/app-1a2b3c.js")).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await server.fetch("/sw.js")).headers.get("cache-control")).toBe("no-cache");
  });

  test("what another app shares leads to the page for it, when no service worker is there to take it", async () => {
    const body = new FormData();
    body.set("text", "A long run");
    body.set("picture", new File([new Uint8Array(2_000_000)], "run.png", { type: "image/png" }));
    const answer = await server.fetch("/share", { method: "POST", body, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/share"]);
  });

  test("the service worker may fetch what it keeps", async () => {
    expect((await server.fetch("/sw.js")).headers.get("content-security-policy")).toContain("connect-src 'self'");
  });

  test.each([
    ["br, gzip", "br", (data: Buffer) => brotliDecompressSync(data)],
    ["gzip", "gzip", (data: Buffer) => gunzipSync(data)],
    ["br;q=0, gzip", "gzip", (data: Buffer) => gunzipSync(data)],
    ["identity", null, (data: Buffer) => data],
  ])("Accept-Encoding %s gives %s", async (accepted, encoding, decode) => {
    const answer = await server.fetch("/assets/app-1a2b3c.js", { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    const data = Buffer.from(await answer.arrayBuffer());
    expect(decode(data).toString()).toBe(SCRIPT);
    expect(answer.headers.get("content-length")).toBe(String(data.byteLength));
  });

  test("one that the build has compressed is sent as it was compressed", async () => {
    const fetched = async (accepted: string) =>
      server.fetch("/assets/built-4d5e6f.js", { headers: { "Accept-Encoding": accepted } });
    const [answer, plain] = [await fetched("br"), await fetched("identity")];
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(brotliCompressSync(SCRIPT, QUICK));
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
    expect(answer.headers.get("content-type")).toBe(plain.headers.get("content-type"));
    expect(answer.headers.get("etag")).toBe(plain.headers.get("etag")?.replace(/"$/, '-br"'));
    expect(await plain.text()).toBe(SCRIPT);
  });

  test("an unchanged one isn't sent again", async () => {
    const tag = (await server.fetch("/assets/app-1a2b3c.js")).headers.get("etag") ?? "";
    const again = await server.fetch("/assets/app-1a2b3c.js", { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("HEAD answers the same without a body", async () => {
    const answer = await server.fetch("/assets/app-1a2b3c.js", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(SCRIPT.length));
    expect(await answer.text()).toBe("");
  });
});

test.each([
  "/",
  "/login",
  "/api/config",
  "/api/profile",
  "/api/nothing",
  "/healthz",
  "/api/auth/get-session",
  "/assets/app-1a2b3c.js",
])("%s carries the secure headers and a request id", async (path) => {
  const { headers } = await server.fetch(path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  if (path.startsWith("/api/")) expect(headers.get("cache-control")).toBe("no-store");
});

describe("the API's edge", () => {
  const plan = {
    price_id: "price_premium_monthly",
    success_url: "http://localhost:3000/a",
    cancel_url: "http://localhost:3000/b",
    mode: "subscription",
  };

  test.each([
    ["http://localhost:3000", true],
    ["http://127.0.0.1:3000", true],
    ["http://[::1]:3000", true],
    ["https://evil.example", false],
    ["http://localhost:3001", false],
    ["http://localhost.evil.example:3000", false],
    ["null", false],
  ])("a write from %s is let in: %s", async (origin, isOwn) => {
    const person = await personOnce();
    for (const [method, path, body] of [
      ["POST", "/functions/v1/stripe-checkout", plan],
      ["PATCH", "/api/profile", { units: "kg" }],
    ] as const) {
      const answer = await person.call(method, path, body, { Origin: origin });
      if (isOwn) expect(answer.status).not.toBe(403);
      else expect(answer).toMatchObject({ status: 403, body: { error: { code: "ORIGIN_REFUSED" } } });
    }
    const out = await server.visitor.call(
      "POST",
      "/api/auth/sign-in/email",
      { email: "nobody@example.com", password: "Wrong!2026" },
      { Origin: origin },
    );
    expect(out.status).toBe(isOwn ? 401 : 403);
  });

  test("a cookie without a word about where the write comes from is refused, a token isn't", async () => {
    const person = await personOnce();
    const init = { method: "PATCH", body: JSON.stringify({ units: "kg" }) };
    const json = { "Content-Type": "application/json" };
    expect((await server.fetch("/api/profile", { ...init, headers: { ...json, Cookie: person.cookie } })).status).toBe(403);
    expect(
      (
        await server.fetch("/api/profile", {
          ...init,
          headers: { ...json, Cookie: person.cookie, "Sec-Fetch-Site": "same-origin" },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await server.fetch("/api/profile", {
          ...init,
          headers: { ...json, Cookie: person.cookie, "Sec-Fetch-Site": "cross-site" },
        })
      ).status,
    ).toBe(403);
    const token = decodeURIComponent(/session_token=([^;]+)/.exec(person.cookie)?.[1] ?? "");
    expect((await server.fetch("/api/profile", { ...init, headers: { ...json, Authorization: `Bearer ${token}` } })).status).toBe(
      200,
    );
  });

  test("the public key identifies no one, and takes nothing from a session", async () => {
    const { publicKey } = (await server.visitor.call("GET", "/api/config")).body;
    expect(
      (await server.visitor.call("GET", "/api/profile", undefined, { Authorization: `Bearer ${String(publicKey)}` })).status,
    ).toBe(401);
    const person = await personOnce();
    expect((await person.call("GET", "/api/profile", undefined, { Authorization: `Bearer ${String(publicKey)}` })).status).toBe(
      200,
    );
  });

  test.each([
    "better-auth.session_token=broken",
    "better-auth.session_token=a.b",
    "better-auth.session_token=%E0%A4%A",
    "better-auth.session_token=",
    "better-auth.session_token=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D",
    ";;;=better-auth.;",
  ])("the broken cookie %j is a visitor's", async (cookie) => {
    expect((await server.fetch("/api/config", { headers: { Cookie: cookie } })).status).toBe(200);
    expect((await server.fetch("/api/profile", { headers: { Cookie: cookie } })).status).toBe(401);
    expect((await server.fetch("/api/auth/get-session", { headers: { Cookie: cookie } })).status).toBe(200);
  });

  test.each(["/api/profile", "/api/auth/change-password"])(
    "a body of 2 MB at %s is too large, whether or not it says so",
    async (path) => {
      const person = await personOnce();
      const method = path === "/api/profile" ? "PATCH" : "POST";
      const headers = { "Content-Type": "application/json", Origin: "http://localhost:3000", Cookie: person.cookie };
      const body = JSON.stringify({ bio: "x".repeat(2 * 1024 * 1024) });
      for (const extra of [{ "Content-Length": String(body.length) }, {}]) {
        const answer = await server.fetch(path, { method, headers: { ...headers, ...extra }, body });
        expect(answer.status).toBe(413);
        expect(await answer.json()).toMatchObject({ error: { code: "BODY_TOO_LARGE" } });
      }
    },
  );

  test.each([
    ["{", "application/json", 400, "MALFORMED_JSON"],
    ["", "application/json", 400, "MALFORMED_JSON"],
    ["[]", "application/json", 422, "VALIDATION_FAILED"],
    ["null", "application/json; charset=utf-8", 422, "VALIDATION_FAILED"],
    ["units=kg", "application/x-www-form-urlencoded", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ])("the body %j as %s answers %d %s", async (body, type, status, code) => {
    const person = await personOnce();
    const answer = await server.fetch("/api/profile", {
      method: "PATCH",
      body,
      headers: { "Content-Type": type, Cookie: person.cookie, Origin: "http://localhost:3000" },
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code }, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  test("an unknown address and an unknown method get different errors", async () => {
    expect(await server.visitor.call("GET", "/api/nothing")).toMatchObject({
      status: 404,
      body: { error: { code: "NOT_FOUND" } },
    });
    const answer = await server.visitor.call("POST", "/api/profile", {});
    expect(answer).toMatchObject({ status: 405, body: { error: { code: "METHOD_NOT_ALLOWED" } } });
    expect(answer.headers.get("allow")).toBe("GET, PATCH");
  });

  test("OpenAPI 3.1 names every operation, and its page runs no script", async () => {
    const document = await server.visitor.call("GET", "/api/openapi.json");
    expect(document.body["openapi"]).toBe("3.1.0");
    const text = JSON.stringify(document.body);
    for (const id of ["getProfile", "patchProfile", "stripeCheckout", "deleteAccount"])
      expect(text).toContain(`"operationId":"${id}"`);
    const page = await server.fetch("/api/docs");
    expect(page.headers.get("content-security-policy")).not.toContain("script-src");
    const html = await page.text();
    expect(html).toContain("/functions/v1/stripe-checkout");
    expect(html).not.toContain("<script");
  });
});

describe("local pages", () => {
  test("the mailbox is shown to this machine only", async () => {
    expect((await server.fetch("/dev/mailbox")).status).toBe(200);
    for (const name of [
      "X-Forwarded-For",
      "X-Forwarded-Port",
      "X-Original-Forwarded-For",
      "Fly-Client-IP",
      "CF-Connecting-IP",
      "Forwarded",
      "X-Real-IP",
      "Via",
    ])
      expect((await server.fetch("/dev/mailbox", { headers: { [name]: "127.0.0.1" } })).status).toBe(404);
    expect((await server.assembled.app.fetch(new Request("http://rebound.example:3000/dev/mailbox"))).status).toBe(404);
    const remote = { incoming: { rawHeaders: [], socket: { remoteAddress: "192.168.1.7" } } };
    expect((await server.assembled.app.fetch(new Request("http://localhost:3000/dev/mailbox"), remote)).status).toBe(404);
    expect((await server.assembled.app.fetch(new Request("http://localhost:3000/metrics"), remote)).status).toBe(404);
  });

  test("a mail can't smuggle anything into the page", async () => {
    await server.platform.sendMail({
      to: "<b>@example.com",
      subject: "<script>alert(1)</script>",
      text: 'Look:\nhttps://ok.example/?a=1&b="><script>alert(2)</script>',
    });
    const list = await (await server.fetch("/dev/mailbox")).text();
    const id = /\/dev\/mailbox\/([0-9a-f-]{36})/.exec(list)?.[1];
    const mail = await server.fetch(`/dev/mailbox/${id}`);
    for (const html of [list, await mail.text()]) expect(html).not.toMatch(/<script|<b>/);
    expect(scriptSources(mail.headers.get("content-security-policy"))).toEqual(["'self'"]);
    expect((await server.fetch("/dev/mailbox/..%2f..%2fetc")).status).toBe(404);
  });

  test("numbers for Prometheus name routes, not paths", async () => {
    await server.fetch("/groups/some-id");
    const text = await (await server.fetch("/metrics")).text();
    expect(text).toContain("http_request_duration_seconds_bucket");
    expect(text).toContain("database_connections");
    expect(text).not.toContain("some-id");
  });
});

test("failed sign-ins are limited by the database, and the refusal says when to come back; right ones don't count", async () => {
  const person = await server.person("Often Here");
  const tryWith = async (password: string): Promise<Response> =>
    server.fetch("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "http://localhost:3000" },
      body: JSON.stringify({ email: person.email, password }),
    });
  for (let count = 0; count < 32; count += 1) expect((await tryWith(TEST_PASSWORD)).status).toBe(200);
  for (let count = 0; count < 30; count += 1) expect((await tryWith("Wrong!2026")).status).toBe(401);
  const refused = await tryWith(TEST_PASSWORD);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { code: "RATE_LIMITED" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("better-auth's own limits say in seconds when to come back", async () => {
  const ask = () => server.visitor.call("POST", "/api/auth/request-password-reset", { email: "nobody@example.com" });
  let answer = await ask();
  for (let count = 1; answer.status === 200 && count <= 200; count += 1) answer = await ask();
  expect(answer).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
});

test("asking for a preview is no write, and has a wider limit of its own: it costs work", async () => {
  const choices = { muscleGroups: ["Core"], durationMinutes: 15, daysPerWeek: 2, skillLevel: "beginner", location: "home" };
  const preview = (seed: number) => server.visitor.call("POST", "/api/training/preview", { ...choices, seed });
  for (let count = 0; count < 200; count += 1) expect((await preview(count)).status).toBe(200);
  expect((await preview(200)).status).toBe(429);
});

test("attempts on one account are limited, whatever address they come from", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 31; count += 1) {
    const answer = await server.assembled.app.fetch(
      new Request("http://localhost:3000/api/auth/sign-in/email", {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: "http://localhost:3000" },
        body: JSON.stringify({ email: "Target@example.com", password: "Wrong!2026" }),
      }),
      { incoming: { rawHeaders: [], socket: { remoteAddress: `203.0.113.${count + 20}` } } },
    );
    statuses.add(answer.status);
    if (count < 30) expect(answer.status).toBe(401);
  }
  expect(statuses).toContain(429);
});

test("a hundred attempts at once are a hundred attempts: no more than the account's limit reach the password", async () => {
  const person = await server.person("Tried At Once");
  const tryWith = async (password: string, last: number) =>
    server.assembled.app.fetch(
      new Request("http://localhost:3000/api/auth/sign-in/email", {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: "http://localhost:3000" },
        body: JSON.stringify({ email: person.email, password }),
      }),
      { incoming: { rawHeaders: [], socket: { remoteAddress: `198.51.100.${last}` } } },
    );
  // The right one comes last: when it is let in, the ones before it were tried as well.
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => tryWith(index < 99 ? "Wrong!2026" : TEST_PASSWORD, index)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(70);
});

test("attempts that were right give their place back, also those at once and those between wrong ones", async () => {
  const person = await server.person("Many Devices");
  const tryWith = async (password: string) =>
    (await server.visitor.call("POST", "/api/auth/sign-in/email", { email: person.email, password })).status;
  for (let count = 0; count < 29; count += 1) expect(await tryWith("Wrong!2026")).toBe(401);
  const atOnce = await Promise.all([TEST_PASSWORD, TEST_PASSWORD].map(tryWith));
  expect(atOnce).toContain(200);
  expect(await tryWith(TEST_PASSWORD)).toBe(200);
  expect(await tryWith("Wrong!2026")).toBe(401);
  expect(await tryWith(TEST_PASSWORD)).toBe(429);
});

let once: Promise<Awaited<ReturnType<TestServer["person"]>>> | null = null;
function personOnce(): Promise<Awaited<ReturnType<TestServer["person"]>>> {
  once ??= server.person("Edge Case");
  return once;
}
