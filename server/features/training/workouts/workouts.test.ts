import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Completion, Workout } from "@lockstep/contract/training.ts";
import { openStream } from "../../../testing/event-stream.ts";
import { startTestServer, type Answer, type Person, type TestServer } from "../../../testing/start-server.ts";
import { removeDeleted } from "./remove-deleted.ts";

let server: TestServer;
let now = new Date("2026-11-20T18:00:00Z");
const TODAY = "2026-11-20";
const SQUAT = "g-barbell-back-squat";
const CURL = "g-dumbbell-curl";

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

const later = (minutes: number): string => new Date(Date.parse("2026-11-20T17:00:00Z") + minutes * 60_000).toISOString();

/** A workout with an exercise in it, and what can be sent to it. */
async function begin(person: Person, exerciseId = SQUAT) {
  const [id, entryId] = [randomUUID(), randomUUID()];
  const path = `/api/workouts/${id}`;
  const started = await person.call("PUT", path, { startedAt: later(0), date: TODAY });
  expect(started.status).toBe(200);
  expect((await person.call("PUT", `${path}/exercises/${entryId}`, { exerciseId })).status).toBe(200);
  return {
    id,
    entryId,
    path,
    set: (setId: string, fields: object, by: Person = person): Promise<Answer> =>
      by.call("PUT", `${path}/sets/${setId}`, { exerciseEntryId: entryId, ...fields }),
    drop: (setId: string): Promise<Answer> => person.call("DELETE", `${path}/sets/${setId}`),
    read: async (): Promise<Workout> => (await person.call("GET", path)).body as unknown as Workout,
  };
}
const completed = async (person: Person): Promise<readonly Completion[]> =>
  (await person.call("GET", `/api/training/completions?from=${TODAY}&to=${TODAY}`)).body["items"] as readonly Completion[];

describe("who may", () => {
  test("visitors may nothing, and strangers see nothing of it", async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    const workout = await begin(owner);
    const setId = randomUUID();
    await workout.set(setId, { weightKg: 60, reps: 5, doneAt: later(5) });
    const calls: readonly (readonly [string, string, object?])[] = [
      ["GET", "/api/workouts"],
      ["GET", "/api/workouts/running"],
      ["GET", workout.path],
      ["PUT", workout.path, { startedAt: later(0) }],
      ["POST", `${workout.path}/finish`],
      ["PUT", `${workout.path}/exercises/${workout.entryId}`, { exerciseId: SQUAT }],
      ["DELETE", `${workout.path}/exercises/${workout.entryId}`],
      ["PUT", `${workout.path}/sets/${setId}`, { exerciseEntryId: workout.entryId, reps: 9 }],
      ["DELETE", `${workout.path}/sets/${setId}`],
      ["DELETE", workout.path],
    ];
    for (const call of calls) expect([call, (await server.visitor.call(...call)).status]).toEqual([call, 401]);
    const statuses = [];
    for (const call of calls.slice(2)) statuses.push((await stranger.call(...call)).status);
    expect(statuses).toEqual([404, 409, 404, 404, 404, 404, 404, 404]);
    for (const path of ["/api/workouts", "/api/workouts/running"])
      expect((await stranger.call("GET", path)).body).toEqual({ items: [], nextCursor: null });
    expect((await workout.read()).exercises[0]?.sets).toMatchObject([{ id: setId, reps: 5 }]);
  });

  test("another person's id is taken, in one's own workout too", async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    const [theirs, own] = [await begin(owner), await begin(stranger)];
    const setId = randomUUID();
    await theirs.set(setId, { reps: 5 });
    expect((await own.set(setId, { reps: 9 })).status).toBe(409);
    const entry = await stranger.call("PUT", `${own.path}/exercises/${theirs.entryId}`, { exerciseId: CURL });
    expect(entry).toMatchObject({ status: 409, body: { error: { code: "ID_TAKEN" } } });
    // A set doesn't go into another workout either, of whomever.
    const other = await begin(stranger);
    const ownSet = randomUUID();
    await own.set(ownSet, { reps: 5 });
    expect((await other.set(ownSet, { reps: 6 })).status).toBe(404);
    expect((await own.set(randomUUID(), { exerciseEntryId: theirs.entryId, reps: 5 })).status).toBe(404);
    // Twenty people with one id at once: it's one person's.
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? owner : stranger).call("PUT", `/api/workouts/${id}`, { startedAt: later(0) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  test("a plan has to be one's own; one that's deleted doesn't take the workout with it", async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    const choices = { muscleGroups: ["Legs"], durationMinutes: 30, daysPerWeek: 2, skillLevel: "beginner", location: "gym" };
    const planId = String((await owner.call("POST", "/api/training/plans", choices)).body["id"]);
    const start = (who: Person, id: string) =>
      who.call("PUT", `/api/workouts/${id}`, { startedAt: later(0), planId, day: "Monday" });
    expect((await start(stranger, randomUUID())).status).toBe(404);
    const id = randomUUID();
    expect((await start(owner, id)).body).toMatchObject({ planId, day: "Monday" });
    await owner.call("DELETE", `/api/training/plans/${planId}`);
    expect((await owner.call("GET", `/api/workouts/${id}`)).body).toMatchObject({ planId: null, day: "Monday" });
    expect((await start(owner, randomUUID())).body).toMatchObject({ planId: null });
  });
});

describe("a workout", () => {
  test("begins, is trained set by set, and ends", async () => {
    const person = await server.person();
    const workout = await begin(person);
    const [first, second] = [randomUUID(), randomUUID()];
    await workout.set(first, { type: "warmup", weightKg: 40, reps: 5, doneAt: later(5) });
    expect(await completed(person)).toEqual([]);
    await workout.set(second, { weightKg: 82.5, reps: 5, rir: 2, doneAt: later(9) });
    expect(await completed(person)).toMatchObject([
      { id: workout.entryId, exerciseId: SQUAT, minutes: 3, sets: [{ weightKg: 82.5, reps: 5, rir: 2 }] },
    ]);
    const running = async () => (await person.call("GET", "/api/workouts/running")).body["items"];
    expect(await running()).toMatchObject([{ id: workout.id, exercises: [{ sets: [{ id: first }, { id: second }] }] }]);
    expect((await person.call("POST", `${workout.path}/finish`)).body).toMatchObject({ endedAt: now.toISOString() });
    expect(await running()).toEqual([]);
    expect(await workout.read()).toEqual({
      id: workout.id,
      date: TODAY,
      startedAt: later(0),
      endedAt: now.toISOString(),
      isTimed: true,
      planId: null,
      day: null,
      routineId: null,
      name: "",
      note: "",
      bodyWeightKg: null,
      exercises: [
        {
          id: workout.entryId,
          exerciseId: SQUAT,
          exerciseName: "Barbell Back Squat",
          place: 1,
          superset: null,
          note: "",
          minutes: null,
          dose: null,
          completedAt: null,
          isSkipped: false,
          sets: [
            expect.objectContaining({ id: first, type: "warmup", place: 1 }),
            {
              id: second,
              exerciseEntryId: workout.entryId,
              place: 2,
              type: "work",
              weightKg: 82.5,
              reps: 5,
              seconds: null,
              metres: null,
              rir: 2,
              side: null,
              doneAt: later(9),
            },
          ],
        },
      ],
    });
  });

  test("is on the day of the person's own calendar", async () => {
    const person = await server.person();
    await person.call("PATCH", "/api/profile", { timeZone: "Pacific/Auckland" });
    const put = (fields: object) => person.call("PUT", `/api/workouts/${randomUUID()}`, { startedAt: later(0), ...fields });
    expect((await put({})).body).toMatchObject({ date: "2026-11-21" });
    expect((await put({ date: TODAY })).body).toMatchObject({ date: TODAY });
    expect((await put({ date: "2026-11-12" })).status).toBe(422);
  });

  test("two phones that finish at once agree, and so does one that finishes what the other discards", async () => {
    const person = await server.person();
    const workout = await begin(person);
    const finish = (minutes: number) => person.call("POST", `${workout.path}/finish`, { endedAt: later(minutes) });
    const answers = await Promise.all([finish(40), finish(41), person.call("DELETE", workout.path), finish(42)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await person.call("GET", workout.path)).status).toBe(404);
    expect((await person.call("PUT", workout.path, { startedAt: later(0), restore: true })).status).toBe(200);
    expect([later(40), later(41), later(42)]).toContain((await workout.read()).endedAt);
    expect((await person.call("PUT", workout.path, { startedAt: later(0), endedAt: null })).body).toMatchObject({
      endedAt: null,
    });
  });

  test("lists page by page, the latest first, each once", async () => {
    const person = await server.person();
    const ids: string[] = [];
    for (let n = 0; n < 23; n += 1) {
      const id = randomUUID();
      // Three at the same moment: the id decides.
      const startedAt = new Date(Date.parse(later(0)) - Math.floor(n / 3) * 86_400_000).toISOString();
      expect((await person.call("PUT", `/api/workouts/${id}`, { startedAt })).status).toBe(200);
      ids.push(id);
    }
    const first = (await person.call("GET", "/api/workouts")).body as unknown as { items: Workout[]; nextCursor: string };
    const rest = (await person.call("GET", `/api/workouts?cursor=${first.nextCursor}`)).body as unknown as typeof first;
    const read = [...first.items, ...rest.items];
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([20, 3, null]);
    expect(new Set(read.map(({ id }) => id))).toEqual(new Set(ids));
    expect(read.map(({ startedAt }) => startedAt)).toEqual(
      read
        .map(({ startedAt }) => startedAt)
        .toSorted()
        .toReversed(),
    );
    expect((await person.call("GET", "/api/workouts?cursor=1")).status).toBe(422);
  });
});

describe("what isn't a set", () => {
  test.each([
    ["no reps", SQUAT, { reps: 0 }, "reps", "Enter 1 to 999 reps."],
    ["a thousand reps", SQUAT, { reps: 1000 }, "reps", "Enter 1 to 999 reps."],
    ["half a rep", SQUAT, { reps: 2.5 }, "reps", "Enter 1 to 999 reps."],
    ["900 kg", SQUAT, { weightKg: 900 }, "weightKg", "Enter a weight from 0 to 600 kg."],
    ["a dumbbell of 200 kg", CURL, { weightKg: 200 }, "weightKg", "Enter a weight from 0 to 150 kg."],
    ["a weight in words", SQUAT, { weightKg: "62,5" }, "weightKg", "Enter a weight from 0 to 600 kg."],
    ["a hold of a day", SQUAT, { seconds: 86_400 }, "seconds", "Enter 1 to 7,200 seconds."],
    ["nine in reserve", SQUAT, { rir: 9 }, "rir", "Enter 0 to 5 reps in reserve."],
    ["tomorrow", SQUAT, { doneAt: "2026-11-21T18:00:00Z" }, "doneAt", "That's in the future. Check the date and time."],
    ["the last century", SQUAT, { doneAt: "1999-01-01T00:00:00Z" }, "doneAt", "Please choose a time from 2000 up to now."],
  ])("%s", async (_, exerciseId, fields, path, message) => {
    const workout = await begin(await server.person(), exerciseId);
    const answer = await workout.set(randomUUID(), fields);
    expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path, message }] } } });
    expect((await workout.read()).exercises[0]?.sets).toEqual([]);
  });

  test("a clock that is two hours ahead loses nothing", async () => {
    const person = await server.person();
    const id = randomUUID();
    const ahead = new Date(now.getTime() + 2 * 3_600_000).toISOString();
    expect((await person.call("PUT", `/api/workouts/${id}`, { startedAt: ahead })).status).toBe(200);
    expect((await person.call("POST", `/api/workouts/${id}/finish`)).body).toMatchObject({ endedAt: ahead });
    // On another device, whose clock is right, it hasn't begun yet.
    const right = { endedAt: now.toISOString() };
    expect(await person.call("POST", `/api/workouts/${id}/finish`, right)).toMatchObject({
      status: 200,
      body: { endedAt: ahead },
    });
    const workout = await begin(person);
    expect((await workout.set(randomUUID(), { reps: 5, doneAt: ahead })).status).toBe(200);
  });

  test.each([
    ["a start in the future", { startedAt: "2026-11-22T00:00:00Z" }, "startedAt"],
    ["an end before the start", { startedAt: later(0), endedAt: later(-1) }, "endedAt"],
    ["a body weight of a car", { startedAt: later(0), bodyWeightKg: 1200 }, "bodyWeightKg"],
  ])("%s", async (_, body, path) => {
    const answer = await (await server.person()).call("PUT", `/api/workouts/${randomUUID()}`, body);
    expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } });
  });

  test("an exercise that nobody knows, and more of everything than anyone does", async () => {
    const person = await server.person();
    const workout = await begin(person);
    const add = (exerciseId: string, entryId: string = randomUUID()) =>
      person.call("PUT", `${workout.path}/exercises/${entryId}`, { exerciseId });
    expect((await add("g-teleport")).status).toBe(422);
    // One that left the catalogue since it was trained can still be changed.
    await server.database.pool.query("update workout_exercises set exercise_id = 'g-teleport' where id = $1", [workout.entryId]);
    expect((await add("g-teleport", workout.entryId)).body).toMatchObject({ exerciseName: "g-teleport" });
    expect((await workout.set(randomUUID(), { weightKg: 500, reps: 3, doneAt: later(1) })).status).toBe(200);
    await server.database.pool.query(
      `insert into workout_sets (id, exercise_entry_id, place) select gen_random_uuid(), $1, n from generate_series(1, 49) n`,
      [workout.entryId],
    );
    expect((await workout.set(randomUUID(), { reps: 3 })).status).toBe(422);
    await server.database.pool.query(
      `insert into workout_exercises (id, workout_id, exercise_id, place) select gen_random_uuid(), $1, 'x', n from generate_series(1, 49) n`,
      [workout.id],
    );
    expect((await add(CURL)).status).toBe(422);
  });
});

describe("two devices", () => {
  test("changes of different fields all stay, in any order; of one field the last to arrive does", async () => {
    const person = await server.person();
    const changes = [{ weightKg: 60 }, { reps: 8 }, { rir: 2 }, { doneAt: later(3) }, { type: "amrap" }] as const;
    for (let round = 0; round < 6; round += 1) {
      const workout = await begin(person);
      const setId = randomUUID();
      await workout.set(setId, { weightKg: 50, reps: 5 });
      const order = changes.map((change, at) => ({ change, key: (at * (2 * round + 1)) % 5 })).toSorted((a, b) => a.key - b.key);
      const answers = await Promise.all(order.map(({ change }) => workout.set(setId, change)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const [set] = (await workout.read()).exercises[0]?.sets ?? [];
      expect(set).toMatchObject({ weightKg: 60, reps: 8, rir: 2, type: "amrap", doneAt: later(3) });
    }
    const workout = await begin(person);
    const setId = randomUUID();
    for (const reps of [5, 6, 7]) await workout.set(setId, { reps });
    expect((await workout.read()).exercises[0]?.sets).toMatchObject([{ reps: 7 }]);
  });

  test("what's deleted stays deleted, whether a late change comes before or after", async () => {
    const person = await server.person();
    const workout = await begin(person);
    const [early, late, kept] = [randomUUID(), randomUUID(), randomUUID()];
    for (const setId of [early, late, kept]) await workout.set(setId, { weightKg: 60, reps: 5, doneAt: later(2) });
    await workout.set(early, { reps: 6 });
    await workout.drop(early);
    await workout.drop(late);
    expect((await workout.set(late, { reps: 6, doneAt: later(4) })).status).toBe(200);
    expect((await workout.read()).exercises[0]?.sets.map(({ id }) => id)).toEqual([kept]);
    expect(await completed(person)).toMatchObject([{ sets: [{ weightKg: 60, reps: 5 }] }]);
    // Taking an exercise out hides sets that come late too; bringing it back brings all of them.
    const entry = `${workout.path}/exercises/${workout.entryId}`;
    await person.call("DELETE", entry);
    const lateSet = randomUUID();
    expect((await workout.set(lateSet, { weightKg: 70, reps: 3, doneAt: later(6) })).status).toBe(200);
    await person.call("PUT", entry, { exerciseId: SQUAT, note: "Belt on" });
    expect([(await workout.read()).exercises, await completed(person)]).toEqual([[], []]);
    await person.call("PUT", entry, { exerciseId: SQUAT, restore: true });
    expect((await workout.read()).exercises).toMatchObject([{ note: "Belt on", sets: [{ id: kept }, { id: lateSet }] }]);
    // And what was never there is taken away without a word.
    expect((await workout.drop(randomUUID())).status).toBe(200);
    expect((await person.call("DELETE", `/api/workouts/${randomUUID()}`)).status).toBe(200);
  });

  test("a tick that is sent again changes nothing and counts once", async () => {
    const person = await server.person();
    const workout = await begin(person);
    const setId = randomUUID();
    const tick = () => workout.set(setId, { weightKg: 60, reps: 5, doneAt: later(2) });
    await Promise.all(Array.from({ length: 10 }, tick));
    expect((await workout.read()).exercises[0]?.sets).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      "select count(*)::int as count from domain_events where actor_id = $1 and type = 'workout.changed'",
      [person.id],
    );
    // The exercise, and the tick.
    expect(rows).toEqual([{ count: 2 }]);
  });

  test("both show it live, and nobody else's", async () => {
    const works = await startTestServer({ works: true });
    try {
      const [person, other] = [await works.person(), await works.person()];
      const streams = await Promise.all([openStream(works.fetch, person), openStream(works.fetch, other)]);
      const id = randomUUID();
      await person.call("PUT", `/api/workouts/${id}`, { startedAt: new Date().toISOString() });
      expect(await streams[0].upTo("workouts.changed")).toEqual(["workouts.changed"]);
      await other.call("PUT", `/api/workouts/${randomUUID()}`, { startedAt: new Date().toISOString() });
      expect(await streams[1].upTo("workouts.changed")).toEqual(["workouts.changed"]);
      await Promise.all(streams.map((stream) => stream.close()));
    } finally {
      await works.stop();
    }
  });
});

describe("completing an exercise", () => {
  test("corrects the sets of a workout, which keep what else is known of them", async () => {
    const person = await server.person();
    const workout = await begin(person);
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [n, setId] of ids.entries()) await workout.set(setId, { weightKg: 60, reps: 5 + n, rir: n, doneAt: later(n) });
    await workout.set(randomUUID(), { type: "warmup", weightKg: 20, reps: 10, doneAt: later(0), place: 0.5 });
    const [done] = await completed(person);
    const sets = [
      { weightKg: 62.5, reps: 5 },
      { weightKg: 60, reps: 6 },
    ];
    await person.call("PUT", `/api/training/completions/${done?.id}`, { date: TODAY, exerciseId: SQUAT, minutes: 9, sets });
    expect((await workout.read()).exercises).toMatchObject([
      { minutes: 9, sets: [{ type: "warmup" }, { id: ids[0], weightKg: 62.5, rir: 0 }, { id: ids[1], weightKg: 60, rir: 1 }] },
    ]);
    expect(await completed(person)).toMatchObject([
      { id: workout.entryId, minutes: 9, sets: sets.map((set, rir) => ({ ...set, rir })) },
    ]);
  });

  test("two workouts of a day with the same exercise are one completed exercise with all sets", async () => {
    const person = await server.person();
    const [morning, evening] = [await begin(person), await begin(person)];
    await morning.set(randomUUID(), { weightKg: 60, reps: 5, doneAt: later(0) });
    await evening.set(randomUUID(), { weightKg: 70, reps: 3, doneAt: later(50) });
    const [done, ...others] = await completed(person);
    expect([done?.sets.length, done?.minutes, others]).toEqual([2, 6, []]);
    await person.call("DELETE", `/api/training/completions/${done?.id}`);
    expect([await completed(person), (await morning.read()).exercises, (await evening.read()).exercises]).toEqual([[], [], []]);
  });

  test("makes a workout of the day that nobody timed, one for each plan, and moves with it", async () => {
    const person = await server.person();
    const done = (id: string, exerciseId: string, date = TODAY) =>
      person.call("PUT", `/api/training/completions/${id}`, { date, exerciseId, minutes: 5, sets: [{ weightKg: 10, reps: 8 }] });
    const [a, b] = [randomUUID(), randomUUID()];
    await done(a, SQUAT);
    await done(b, CURL);
    await done(randomUUID(), CURL, "2026-11-01");
    const list = async () => (await person.call("GET", "/api/workouts")).body["items"] as readonly Workout[];
    expect(await list()).toMatchObject([
      { date: TODAY, isTimed: false, exercises: [{ id: a }, { id: b }] },
      { date: "2026-11-01", isTimed: false, startedAt: "2026-11-01T12:00:00.000Z" },
    ]);
    await done(a, SQUAT, "2026-11-19");
    expect((await completed(person)).map(({ id }) => id)).toEqual([b]);
  });

  test("what was kept before there were limits doesn't stop anyone from changing the rest", async () => {
    const person = await server.person();
    const id = randomUUID();
    const done = (sets: readonly object[]) =>
      person.call("PUT", `/api/training/completions/${id}`, { date: TODAY, exerciseId: SQUAT, minutes: 5, sets });
    await done([{ weightKg: 60, reps: 5 }]);
    await server.database.pool.query("update workout_sets set weight_kg = 1000, reps = 0 where exercise_entry_id = $1", [id]);
    const [odd] = (await completed(person))[0]?.sets ?? [];
    expect((await done([odd ?? {}, { weightKg: 60, reps: 5 }])).status).toBe(200);
    expect((await done([odd ?? {}, odd ?? {}])).status).toBe(422);
  });
});

describe("what belongs to a person", () => {
  test("is in their file, deletions included, and goes with their account", async () => {
    const person = await server.person();
    const workout = await begin(person);
    const [kept, gone] = [randomUUID(), randomUUID()];
    for (const setId of [kept, gone]) await workout.set(setId, { weightKg: 61.5, reps: 5, doneAt: later(1) });
    await workout.drop(gone);
    await person.call("PUT", workout.path, { startedAt: later(0), note: "Felt strong", bodyWeightKg: 81.4 });
    const file = (await person.call("GET", "/api/account/export")).body as { account: { training: { workouts: unknown } } };
    expect(file.account.training.workouts).toMatchObject([
      { note: "Felt strong", bodyWeightKg: 81.4, exercises: [{ sets: [{ id: kept, weightKg: 61.5 }, { id: gone }] }] },
    ]);
    await server.database.pool.query("delete from users where id = $1", [person.id]);
    const left = await server.database.pool.query("select 1 from workout_sets where id = any ($1)", [[kept, gone]]);
    expect(left.rowCount).toBe(0);
  });

  test("what was deleted is gone for good after 90 days", async () => {
    const person = await server.person();
    const workout = await begin(person);
    const [kept, gone] = [randomUUID(), randomUUID()];
    for (const setId of [kept, gone]) await workout.set(setId, { weightKg: 61.5, reps: 5, doneAt: later(1) });
    await workout.drop(gone);
    const left = async () =>
      (await server.database.pool.query("select id from workout_sets where id = any ($1)", [[kept, gone]])).rowCount;
    const before = now;
    now = new Date(before.getTime() + 89 * 86_400_000);
    await removeDeleted(server.platform);
    expect(await left()).toBe(2);
    now = new Date(before.getTime() + 91 * 86_400_000);
    await removeDeleted(server.platform);
    now = before;
    expect(await left()).toBe(1);
  });
});
