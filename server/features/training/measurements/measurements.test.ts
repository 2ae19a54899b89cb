import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Measurement } from "@lockstep/contract/training.ts";
import { startTestServer, type Person, type TestServer } from "../../../testing/start-server.ts";
import { removeDeleted } from "../workouts/remove-deleted.ts";

let server: TestServer;
let now = new Date("2026-11-20T18:00:00Z");
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

const TODAY = "2026-11-20";
const put = (person: Pick<Person, "call">, id: string, body: object) =>
  person.call("PUT", `/api/measurements/${id}`, { date: TODAY, ...body });
const list = async (person: Person): Promise<readonly Measurement[]> =>
  (await person.call("GET", "/api/measurements")).body["items"] as readonly Measurement[];

test("visitors have none, and another person's can't be seen, changed or deleted", async () => {
  const [owner, stranger] = [await server.person(), await server.person()];
  const id = randomUUID();
  expect((await put(owner, id, { weightKg: 80 })).status).toBe(200);
  expect((await server.visitor.call("GET", "/api/measurements")).status).toBe(401);
  expect((await put(server.visitor, id, { weightKg: 80 })).status).toBe(401);
  expect((await server.visitor.call("DELETE", `/api/measurements/${id}`)).status).toBe(401);
  expect(await list(stranger)).toEqual([]);
  expect(await put(stranger, id, { weightKg: 70 })).toMatchObject({ status: 409, body: { error: { code: "ID_TAKEN" } } });
  expect((await stranger.call("DELETE", `/api/measurements/${id}`)).status).toBe(404);
  expect(await list(owner)).toMatchObject([{ id, weightKg: 80 }]);
  // Both at once with a new id: it's one person's.
  const wanted = randomUUID();
  const answers = await Promise.all([owner, stranger].map((person) => put(person, wanted, { weightKg: 75 })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("arrives once however often it's sent; what isn't sent stays, and null takes a measure away", async () => {
  const person = await server.person();
  const id = randomUUID();
  for (let time = 0; time < 3; time += 1) await put(person, id, { weightKg: 80.4, waistCm: 82.55 });
  expect((await put(person, id, { date: "2026-11-19", bodyFatPercent: 18 })).body).toEqual({
    id,
    date: "2026-11-19",
    weightKg: 80.4,
    waistCm: 82.55,
    hipsCm: null,
    chestCm: null,
    armCm: null,
    thighCm: null,
    bodyFatPercent: 18,
  });
  expect((await put(person, id, { waistCm: null })).body).toMatchObject({ waistCm: null, weightKg: 80.4 });
  expect(await list(person)).toHaveLength(1);
});

test("what's no measurement is refused, at its field", async () => {
  const person = await server.person();
  const refusals: readonly [object, string, string][] = [
    [{ weightKg: 19 }, "weightKg", "Enter 20 to 500 kg."],
    [{ weightKg: "81,5" }, "weightKg", "Enter 20 to 500 kg."],
    [{ waistCm: 251 }, "waistCm", "Enter 30 to 250 cm."],
    [{ bodyFatPercent: 1 }, "bodyFatPercent", "Enter 2 to 75 %."],
    [{ weightKg: 80, date: "2026-11-22" }, "date", "Please choose a day from 2000 up to today."],
    [{}, "", "Enter at least one measurement."],
  ];
  for (const [body, path, message] of refusals)
    expect(await put(person, randomUUID(), body)).toMatchObject({
      status: 422,
      body: { error: { code: "VALIDATION_FAILED", issues: [{ path, message }] } },
    });
  const id = randomUUID();
  await put(person, id, { weightKg: 80 });
  expect((await put(person, id, { weightKg: null })).status).toBe(422);
  expect(await list(person)).toMatchObject([{ weightKg: 80 }]);
});

test("the latest day comes first, page by page", async () => {
  const person = await server.person();
  const days = Array.from({ length: 405 }, (_, at) =>
    new Date(Date.parse("2025-06-01") + at * 86_400_000).toISOString().slice(0, 10),
  );
  await server.database.pool.query(
    "insert into measurements (id, user_id, date, weight_kg) select gen_random_uuid(), $1, unnest($2::date[]), 80",
    [person.id, days],
  );
  const first = await person.call("GET", "/api/measurements");
  const second = await person.call("GET", `/api/measurements?cursor=${String(first.body["nextCursor"])}`);
  expect(second.body["nextCursor"]).toBeNull();
  const items = [first, second].flatMap(({ body }) => body["items"] as readonly Measurement[]);
  expect(items.map(({ date }) => date)).toEqual(days.toReversed());
});

test("a deleted one stays deleted whatever arrives late, comes back with Undo, and is gone after 90 days", async () => {
  const person = await server.person();
  const id = randomUUID();
  await put(person, id, { weightKg: 80 });
  const drop = () => person.call("DELETE", `/api/measurements/${id}`);
  for (const each of [await drop(), await drop(), await person.call("DELETE", `/api/measurements/${randomUUID()}`)])
    expect(each.status).toBe(200);
  await put(person, id, { weightKg: 81 });
  expect(await list(person)).toEqual([]);
  await put(person, id, { restore: true });
  expect(await list(person)).toMatchObject([{ id, weightKg: 81 }]);
  await drop();
  const kept = async () => (await server.database.pool.query("select 1 from measurements where id = $1", [id])).rowCount;
  await removeDeleted(server.platform);
  expect(await kept()).toBe(1);
  now = new Date("2027-02-20T18:00:00Z");
  await removeDeleted(server.platform);
  now = new Date("2026-11-20T18:00:00Z");
  expect(await kept()).toBe(0);
});

test("they're in the export, hidden or not, and go with the account", async () => {
  const person = await server.person();
  const id = randomUUID();
  await put(person, id, { weightKg: 80, hipsCm: 98.5 });
  await person.call("PATCH", "/api/profile", { hideMeasurements: true });
  const file = JSON.stringify((await person.call("GET", "/api/account/export")).body);
  expect(file).toContain(id);
  expect(file).toContain("98.5");
  await server.database.pool.query("delete from users where id = $1", [person.id]);
  expect((await server.database.pool.query("select 1 from measurements where id = $1", [id])).rowCount).toBe(0);
});
