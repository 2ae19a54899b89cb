import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { insertCustomer } from "./customer-store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("a customer whom many requests keep at once is kept once, and none of them fails", async () => {
  const { db } = server.platform;
  for (let round = 0; round < 100; round += 1) {
    const { id } = await server.person();
    const kept = await Promise.all(Array.from({ length: 12 }, () => insertCustomer(db, id, `cus_${id}`)));
    expect(new Set(kept)).toEqual(new Set([`cus_${id}`]));
  }
});
