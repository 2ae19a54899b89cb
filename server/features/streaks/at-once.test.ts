import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import type { RecordEvent } from "../../platform/events/outbox.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { lockSharedOf } from "./challenge-store.ts";
import { recountFor } from "./index.ts";

const NOW = new Date("2026-03-04T12:00:00Z");
const MONDAY = "2026-03-02" as CalendarDay;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
});
afterAll(() => server.stop());

const rows = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query(text, [...values])).rows as Row[];

/** Two members of a group, and its challenge of so many minutes that they fill together. */
async function twoInAGroup(goal: number, id: string = randomUUID()) {
  const [ada, ben] = [await server.person("Ada Early"), await server.person("Ben Bright")];
  for (const person of [ada, ben]) expect((await person.call("GET", "/api/profile")).status).toBe(200);
  const group = await ada.call("POST", "/api/groups", { id: randomUUID(), name: "Early birds", description: "Before work." });
  const groupId = String(group.body["id"]);
  expect((await ben.call("PUT", `/api/groups/${groupId}/membership`)).status).toBe(200);
  await make(groupId, id, "training-minutes", goal, true);
  for (const person of [ada, ben]) await join(person, id);
  await server.events.workAll();
  return { ada, ben, groupId, id };
}

async function make(groupId: string, id: string, kind: string, goal: number, isShared: boolean): Promise<void> {
  await rows("insert into challenges (id, kind, week_start, group_id, goal, is_shared) values ($1, $2, $3, $4, $5, $6)", [
    id,
    kind,
    MONDAY,
    groupId,
    goal,
    isShared,
  ]);
}

async function join(person: Person, id: string): Promise<void> {
  expect((await person.call("PUT", `/api/challenges/${id}/entry`, {})).status).toBe(200);
}

async function train(person: Person, minutes: number): Promise<void> {
  const done = { exerciseId: "h-dead-bug", date: "2026-03-03", minutes, sets: [] };
  expect((await person.call("PUT", `/api/training/completions/${randomUUID()}`, done)).status).toBe(200);
}

const WAITING = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/** What someone does while a transaction of another holds something; once they wait for it, that one goes on with `then`. */
async function meanwhile<Result>(
  hold: (tx: Db) => Promise<unknown>,
  act: () => Promise<Result>,
  then: (tx: Db, record: RecordEvent) => Promise<unknown>,
): Promise<Result> {
  let acted: Promise<Result> | undefined;
  await server.platform.write(async (tx, record) => {
    await hold(tx);
    acted = act();
    while ((await rows(WAITING)).length === 0);
    await then(tx, record);
  });
  if (acted === undefined) throw new Error("Nothing was done meanwhile.");
  return acted;
}

test("who leaves a shared goal while another fills it finds it filled: nobody is in the other's way", async () => {
  const { ada, ben, id } = await twoInAGroup(30);
  await train(ben, 10);
  await server.events.workAll();
  await train(ada, 30);
  const left = await meanwhile(
    (tx) => lockSharedOf(tx, [ada.id], MONDAY),
    () => ben.call("DELETE", `/api/challenges/${id}/entry`),
    (tx, record) => recountFor(tx, ada.id, { now: NOW, record }),
  );
  // What was completed stays.
  expect(left.status).toBe(403);
  const entries = await rows<{ progress: number }>(
    "select progress from challenge_entries where challenge_id = $1 and completed_at is not null order by progress",
    [id],
  );
  expect(entries).toEqual([{ progress: 10 }, { progress: 30 }]);
  expect(await rows("select participants from challenges where id = $1", [id])).toEqual([{ participants: 2 }]);
});

test("who leaves a group while another joins its challenges leaves them all: nobody is in the other's way", async () => {
  const [first, second] = ["00000000-0000-4000-8000-000000000001", "ffffffff-ffff-4fff-bfff-ffffffffffff"] as const;
  const { ada, ben, groupId } = await twoInAGroup(300, second);
  await make(groupId, first, "different-exercises", 50, false);
  await join(ben, first);
  await server.events.workAll();
  expect((await ben.call("DELETE", `/api/groups/${groupId}/membership`)).status).toBe(200);
  await meanwhile(
    // As one who joins, halfway through holding both.
    (tx) => tx.run(sql`select 1 from challenges where id = ${first} for no key update`),
    () => server.events.workAll(),
    (tx) => lockSharedOf(tx, [ada.id], MONDAY, { challengeId: first }),
  );
  expect(await rows("select attempts, last_error from domain_events where type = 'group.left'")).toEqual([
    { attempts: 0, last_error: null },
  ]);
  expect(await rows("select 1 from challenge_entries where user_id = $1", [ben.id])).toEqual([]);
  const counted = "select participants from challenges where id in ($1, $2) order by id";
  expect(await rows(counted, [first, second])).toEqual([{ participants: 0 }, { participants: 1 }]);
});
