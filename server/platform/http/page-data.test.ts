import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGE_DATA_ID } from "@lockstep/contract/pages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), "lockstep-web-"));
  await writeFile(join(webFolder, "__spa-fallback.html"), "<!doctype html><html><head></head><body>Shell</body></html>");
  await writeFile(join(webFolder, "route-scripts.json"), JSON.stringify({ "/community": ["/assets/community.js"] }));
  await mkdir(join(webFolder, "login"));
  await writeFile(join(webFolder, "login/index.html"), "<!doctype html><html><head></head><body>Sign in</body></html>");
  server = await startTestServer({ webFolder });
});
afterAll(async () => {
  await server.stop();
  await rm(webFolder, { recursive: true, force: true });
});

async function open(
  path: string,
  cookie?: string,
): Promise<{ html: string; headers: Headers; data: Record<string, never> | null }> {
  const answer = await server.fetch(path, cookie === undefined ? {} : { headers: { cookie } });
  const html = await answer.text();
  const text = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`).exec(html)?.[1];
  return { html, headers: answer.headers, data: text === undefined ? null : (JSON.parse(text) as Record<string, never>) };
}

test("a member's document brings what its page reads first, and nobody may keep it", async () => {
  const mira = await server.person("Mira");
  const { data, headers } = await open("/community", mira.cookie);
  expect(data).toMatchObject({
    "/api/auth/get-session": { user: { id: mira.id } },
    "/api/profile": { id: mira.id },
    "/api/posts": { items: [] },
  });
  expect(headers.get("cache-control")).toBe("no-store");
});

test("it holds no session token", async () => {
  const mira = await server.person("Mira");
  const token = decodeURIComponent(/session_token=([^;]+)/.exec(mira.cookie)?.[1] ?? "").split(".")[0] ?? "";
  expect(token.length).toBeGreaterThan(20);
  expect((await open("/community", mira.cookie)).html).not.toContain(token);
});

test("what someone wrote can't end the element that holds it", async () => {
  const mira = await server.person("Mira");
  const content = "</script><script>alert(1)</script>";
  await mira.call("POST", "/api/posts", { content, postType: "general" });
  const { html, data } = await open("/community", mira.cookie);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(data?.["/api/posts"]).toMatchObject({ items: [{ content }] });
});

test("a visitor's document, one with a cookie that means nothing and one that isn't there bring nothing", async () => {
  expect((await open("/community")).data).toBeNull();
  const stale = await open("/community", "better-auth.session_token=gone.gone");
  expect(stale.data?.["/api/auth/get-session"]).toBeNull();
  expect(stale.data).not.toHaveProperty("/api/profile");
  const mira = await server.person("Mira");
  expect((await open("/no-such-page", mira.cookie)).data).toBeNull();
});

test("a document names its page's scripts, so that they are fetched at once", async () => {
  const { html } = await open("/community");
  expect(html).toContain('<link rel="modulepreload" href="/assets/community.js"/>');
  expect((await open("/groups")).html).not.toContain("modulepreload");
  expect((await server.fetch("/route-scripts.json")).status).toBe(404);
});

test("a page prerendered for visitors comes to a member with their session, because it leads them on", async () => {
  const mira = await server.person("Mira");
  expect((await open("/login")).html).toContain("Sign in");
  const { html, data } = await open("/login", mira.cookie);
  expect(html).toContain("Shell");
  expect(data).toMatchObject({ "/api/auth/get-session": { user: { id: mira.id } } });
});
