import { defineConfig } from "vitest/config";

const shared = {
  environment: "node" as const,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // What's awaited comes when it comes: left alone a poll gives up after a second, which a busy machine takes.
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Three kinds of tests: `unit` needs nothing, `server` starts its own PostgreSQL, `web` runs in a simulated document. Pure code
 * and a server of its own need no worker for each file, and a document in a VM costs less than one in a worker: that's half the processor time of `unit`
 * and `web`, and a fifth of `server`'s.
 */
export default defineConfig({
  test: {
    // One for each core: left alone it keeps a core free, which on two is half of them.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          isolate: false,
          include: ["{domain,content,figure,contract,scripts}/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
        },
      },
      {
        test: {
          ...shared,
          name: "server",
          isolate: false,
          include: ["{server,bench}/**/*.test.ts"],
          globalSetup: "server/testing/shared-cluster.ts",
          exclude: ["**/node_modules/**"],
        },
      },
      {
        test: {
          ...shared,
          environment: "happy-dom",
          name: "web",
          pool: "vmThreads",
          include: ["web/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "web/build/**"],
        },
      },
    ],
  },
});
