import { randomUUID } from "node:crypto";
import { sql } from "../../platform/database/sql.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMITS: "on" }, now: () => new Date("2026-06-01T12:00:00Z") });
});
afterAll(() => server.stop());

test("nobody floods the moderators: thirty reports an hour, and repeating one is free", async () => {
  const person = await server.person();
  await person.call("GET", "/api/profile");
  const ids = Array.from({ length: 31 }, () => randomUUID());
  for (const [index, id] of ids.entries()) {
    await server.database.db.run(sql`insert into users (id, name, email) values (${id}, 'Someone', ${`${id}@example.com`})`);
    await server.database.db.run(
      sql`insert into profiles (id, username, full_name) values (${id}, ${`somebody_${index}`}, 'Someone')`,
    );
  }
  const report = (subjectId: string | undefined) =>
    person.call("POST", "/api/reports", { subjectType: "member", subjectId, reason: "spam" });
  const statuses: number[] = [];
  for (const id of ids.slice(0, 30)) statuses.push((await report(id)).status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await report(ids[0])).status).toBe(201);
  expect(await report(ids[30])).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
});
