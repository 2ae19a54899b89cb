import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase, type Database } from "../server/platform/database/database.ts";
import { createLogger } from "../server/platform/logging/logger.ts";
import { createTestDatabase, type TestDatabase } from "../server/testing/shared-cluster.ts";
import { fill } from "./fill.ts";
import { explainLists, type ListPlan } from "./plans.ts";
import { IS_FULL_RUN } from "../scripts/test-sample.ts";
import { SMALL, type Size } from "./sizes.ts";

/** Whether there's an index at all shows on fewer rows too: so many that every list which has a second page still has one. */
const SIZE: Size = IS_FULL_RUN ? SMALL : { ...SMALL, name: "few", members: 1000, posts: 5000, groups: 8, weeks: 8 };

let dataDir: string;
let copy: TestDatabase;
let database: Database;
let plans: readonly ListPlan[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lockstep-plans-"));
  copy = await createTestDatabase(inject("sharedCluster"));
  database = await openDatabase({ databaseUrl: copy.url, dataDir, log: createLogger("fatal") });
  await fill(database.pool, SIZE, () => undefined);
  plans = await explainLists(database, dataDir, SIZE, "whatever the size");
});

afterAll(async () => {
  await database.close();
  await copy.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test("no list must read a table from end to end: an index serves each", () => {
  expect(plans.length).toBeGreaterThan(30);
  const scans = plans.filter(({ scanned }) => scanned.length > 0);
  expect(
    scans.map(({ path, scanned, sql }) => `${path}: ${scanned.join(", ")}: ${sql.replaceAll(/\s+/g, " ").slice(0, 300)}`),
  ).toEqual([]);
});
