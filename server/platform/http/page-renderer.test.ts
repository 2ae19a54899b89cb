import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGE_DATA_ID } from "@lockstep/contract/pages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let folder: string;

/** What a build's server half looks like to the server: the page says what it was given. */
const BUILD = `
export const entry = { module: { async renderPage(build, address, { answers, nonce }) {
  if (answers["/api/auth/get-session"].user.name === "Nina") throw new Error("this page can't be drawn");
  const { pathname, search } = new URL(address);
  return '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/page.js"/></head><body><main>' + pathname + search +
    " for " + answers["/api/auth/get-session"].user.name + '</main><script nonce="' + nonce + '" type="module" async="">import "/assets/page.js";</script></body></html>';
} } };
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lockstep-web-"));
  await mkdir(join(folder, "client"));
  await mkdir(join(folder, "server"));
  await writeFile(join(folder, "client/__spa-fallback.html"), "<!doctype html><html><head></head><body>Shell</body></html>");
  await writeFile(join(folder, "server/index.js"), BUILD);
  server = await startTestServer({ webFolder: join(folder, "client") });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(path: string, cookie: string): Promise<{ html: string; policy: string; headers: Headers }> {
  const answer = await server.fetch(path, { headers: { cookie } });
  return { html: await answer.text(), policy: answer.headers.get("content-security-policy") ?? "", headers: answer.headers };
}

test("a member's page comes drawn, with what it was drawn from, and its scripts wait for the first paint", async () => {
  const mira = await server.person("Mira");
  const { html, policy, headers } = await open("/community?following=1", mira.cookie);
  expect(html).toContain("<main>/community?following=1 for Mira</main>");
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/<script[^>]*type="module"/);
  expect(html.indexOf(`id="${PAGE_DATA_ID}"`)).toBeLessThan(html.indexOf("requestAnimationFrame"));
  expect(html).toContain("/assets/page.js");
  const [, nonce] = /<script nonce="([^"]+)">/.exec(html) ?? [];
  expect(policy).toContain(`'nonce-${nonce}'`);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("each document has its own nonce", async () => {
  const mira = await server.person("Mira");
  const nonceOf = async () => /'nonce-([^']+)'/.exec((await open("/community", mira.cookie)).policy)?.[1];
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test("pages asked for at once are drawn each for its own member", async () => {
  const people = await Promise.all(["Ada", "Bea", "Cleo"].map((name) => server.person(name)));
  const pages = await Promise.all(people.map(({ cookie }) => open("/community", cookie)));
  expect(pages.map(({ html }) => / for (\w+)</.exec(html)?.[1])).toEqual(["Ada", "Bea", "Cleo"]);
});

test("a page that can't be drawn comes as the document that every page has, with its data", async () => {
  const nina = await server.person("Nina");
  const { html, policy } = await open("/community", nina.cookie);
  expect(html).toContain("Shell");
  expect(html).toContain(`id="${PAGE_DATA_ID}"`);
  expect(policy).not.toContain("nonce");
});

test("a page that names nothing it reads comes as the document that every page has", async () => {
  const mira = await server.person("Mira");
  expect((await open("/workout-plan", mira.cookie)).html).toContain("<main>/workout-plan for Mira</main>");
  expect((await open("/settings", mira.cookie)).html).toContain("Shell");
});
