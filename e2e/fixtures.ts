import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { Viewer } from "./pages.ts";
import { storageStateOf } from "./people.ts";
import { startServer } from "./server.ts";
import type { RunningServer } from "./server.ts";

/** A page's script errors and refusals of the security policy. */
type Complaints = readonly string[];

interface WorkerFixtures {
  /** One server a worker: its own port and its own PostgreSQL, a copy of the one with the sample people (see template.ts). */
  readonly server: RunningServer;
}

interface TestFixtures {
  /** As whom the browser opens; a visitor unless a file says otherwise with `test.use`. */
  readonly viewer: Viewer;
  /** Fails the test when any of its pages raised an error or broke the security policy. */
  readonly complaints: Complaints;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer({ template: process.env["E2E_TEMPLATE"] });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  viewer: ["visitor", { option: true }],
  storageState: async ({ viewer, browser, server }, use) => {
    await use(await storageStateOf(browser, server.url, viewer));
  },
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const listen = (page: Page): void => {
        page.on("pageerror", (error) => heard.push(`${page.url()}: ${error.message}`));
        page.on("console", (message) => {
          if (message.type() === "error" && /Content Security Policy|hydrat|Minified React error/i.test(message.text()))
            heard.push(`${page.url()}: ${message.text()}`);
        });
      };
      context.pages().forEach(listen);
      context.on("page", listen);
      await use(heard);
      expect(heard, "errors and policy refusals on the pages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
