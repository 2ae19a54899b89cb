import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { startServer } from "./server.ts";
import type { RunningServer } from "./server.ts";

/** What a page complained about: script errors and refusals of the security policy. */
type Complaints = readonly string[];

interface WorkerFixtures {
  /** One product a worker: its own port, its own PostgreSQL, the sample people in it. */
  readonly server: RunningServer;
}

interface TestFixtures {
  /** Fails the test when any of its pages raised an error or broke the security policy. */
  readonly complaints: Complaints;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
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
