import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subscribe } from "../../testing/subscribe.ts";
import { startTestServer, type Answer, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let webFolder: string;
let owner: Person;
let other: Person;
let ids: readonly string[];
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), "lockstep-web-"));
  await writeFile(join(webFolder, "__spa-fallback.html"), "<!doctype html><html><head></head></html>");
  server = await startTestServer({ webFolder });
  owner = await server.person("Owner");
  other = await server.person("Other");
  await subscribe(server, owner);
  const { items } = (await server.visitor.call("GET", "/api/exercises")).body as { items: { id: string }[] };
  ids = items.map(({ id }) => id);
});
afterAll(async () => {
  await server.stop();
  await rm(webFolder, { recursive: true, force: true });
});

const CHOICES = { muscleGroups: ["Chest"], durationMinutes: 30, daysPerWeek: 3, skillLevel: "beginner", location: "home" };
const done = (exercise: number, day = 1, more: object = {}) => ({
  date: `2026-01-${String(day).padStart(2, "0")}`,
  exerciseId: ids[exercise],
  minutes: 5,
  sets: [{ weightKg: 10, reps: 5 }],
  ...more,
});
const many = (times: number, call: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));
const statuses = (answers: readonly Answer[]): number[] =>
  [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b);
const newPlan = async (): Promise<string> => String((await owner.call("POST", "/api/training/plans", CHOICES)).body["id"]);

test("one completion sent twenty times for twenty days is one completion", async () => {
  const id = randomUUID();
  const answers = await many(20, (index) => owner.call("PUT", `/api/training/completions/${id}`, done(0, index + 1)));
  expect(statuses(answers)).toEqual([200]);
  const kept = await server.database.pool.query("select 1 from completed_exercises where id = $1", [id]);
  expect(kept.rowCount).toBe(1);
});

test("one id used by two people at once belongs to one of them", async () => {
  const id = randomUUID();
  const answers = await many(20, (index) => (index % 2 ? owner : other).call("PUT", `/api/training/completions/${id}`, done(1)));
  expect(statuses(answers)).toEqual([200, 409]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
});

test("marking and unmarking at once, and two completions changing places, end in an order", async () => {
  const [a, b] = [randomUUID(), randomUUID()];
  const answers = await many(40, (index) =>
    index % 4 === 0
      ? owner.call("DELETE", `/api/training/completions/${a}`)
      : owner.call("PUT", `/api/training/completions/${index % 2 ? a : b}`, done(2, 1 + (index % 3))),
  );
  expect(statuses(answers)).toEqual([200]);
});

test("a plan shared by twenty taps has one link, and it works", async () => {
  const plan = await newPlan();
  const answers = await many(20, () => owner.call("POST", `/api/training/plans/${plan}/share`));
  const tokens = new Set(answers.map(({ body }) => body["token"]));
  expect(tokens.size).toBe(1);
  expect((await server.visitor.call("GET", `/api/shared/${[...tokens].join()}`)).status).toBe(200);
  const page = (): Promise<Response> => server.fetch(`/shared/${[...tokens].join()}`);
  expect((await page()).status).toBe(200);
  await owner.call("DELETE", `/api/training/plans/${plan}/share`);
  expect((await page()).status).toBe(404);
});

test("a plan deleted while it is used in every way is simply gone", async () => {
  for (let round = 0; round < 5; round += 1) {
    const plan = await newPlan();
    const answers = await many(20, (index) => {
      if (index === 8) return owner.call("DELETE", `/api/training/plans/${plan}`);
      const way = index % 4;
      if (way === 0)
        return owner.call("PUT", `/api/training/completions/${randomUUID()}`, done(3 + (index % 9), 9, { planId: plan }));
      if (way === 1) return owner.call("POST", `/api/training/plans/${plan}/share`);
      if (way === 2) return owner.call("DELETE", `/api/training/plans/${plan}/share`);
      return owner.call("PATCH", `/api/training/plans/${plan}`, { name: `Name ${index}`, isCurrent: true });
    });
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
  }
});
