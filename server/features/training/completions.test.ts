import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TrainingProgress } from "@lockstep/contract/training.ts";
import { startTestServer, type Answer, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
const exerciseId = "g-barbell-back-squat";
const otherExerciseId = "g-leg-press";

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date("2026-11-20T23:30:00Z") });
});
afterAll(() => server.stop());

const done = (person: Person, change: object = {}, id: string = randomUUID()): Promise<Answer> =>
  person.call("PUT", `/api/training/completions/${id}`, {
    date: "2026-11-20",
    exerciseId,
    minutes: 9,
    sets: [{ weightKg: 60, reps: 8 }],
    ...change,
  });
const list = async (person: Person): Promise<readonly { id: string; date: string }[]> =>
  (await person.call("GET", "/api/training/completions?from=2026-10-01&to=2026-11-30")).body["items"] as readonly {
    id: string;
    date: string;
  }[];

describe("marking an exercise as completed", () => {
  test("needs a session", async () => {
    expect((await server.visitor.call("PUT", `/api/training/completions/${randomUUID()}`, {})).status).toBe(401);
    expect((await server.visitor.call("GET", "/api/training/completions?from=2026-11-01&to=2026-11-30")).status).toBe(401);
    expect((await server.visitor.call("DELETE", `/api/training/completions/${randomUUID()}`)).status).toBe(401);
  });

  test("counts once however often it's sent", async () => {
    const person = await server.person();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => done(person, {}, id)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(await list(person)).toHaveLength(1);
  });

  test("two devices that were offline count the same exercise of a day once, the last sets stand", async () => {
    const person = await server.person();
    await done(person);
    await done(person, { sets: [{ weightKg: 62.5, reps: 6 }] });
    const items = await list(person);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ sets: [{ weightKg: 62.5, reps: 6 }] });
  });

  test("a record that another device or tab made without seeing the logged sets doesn't take them away", async () => {
    const person = await server.person();
    const id = randomUUID();
    const sets = [1, 2, 3].map(() => ({ weightKg: 20, reps: 10 }));
    await done(person, { sets }, id);
    const unaware = randomUUID();
    expect(await done(person, { sets: [] }, unaware)).toMatchObject({ status: 200, body: { id, sets } });
    // The move of a device's training into the account: fewer sets than the account's own.
    expect(await done(person, { sets: [{ weightKg: 15, reps: 10 }] })).toMatchObject({ status: 200, body: { id, sets } });
    // Taking back what never stood takes nothing.
    expect((await person.call("DELETE", `/api/training/completions/${unaware}`)).status).toBe(200);
    expect(await list(person)).toMatchObject([{ id, sets }]);
    // With its own id it's a correction.
    expect(await done(person, { sets: [] }, id)).toMatchObject({ body: { id, sets: [] } });
    // And a fuller record is in place of an emptier one.
    expect(await done(person, { sets }, unaware)).toMatchObject({ body: { id: unaware, sets } });
    expect(await list(person)).toHaveLength(1);
  });

  test("moving a record onto a day that has fuller sets keeps those, and the record is gone from its old day", async () => {
    const person = await server.person();
    const [id, moved] = [randomUUID(), randomUUID()];
    await done(person, {}, id);
    await done(person, { date: "2026-11-18", sets: [] }, moved);
    expect(await done(person, { sets: [] }, moved)).toMatchObject({ status: 200, body: { id } });
    expect(await list(person)).toMatchObject([{ id, date: "2026-11-20", sets: [{ weightKg: 60, reps: 8 }] }]);
  });

  test("the same id on another day is a correction, not a second workout", async () => {
    const person = await server.person();
    const id = randomUUID();
    await done(person, {}, id);
    await done(person, { date: "2026-11-18", exerciseId: otherExerciseId }, id);
    expect(await list(person)).toMatchObject([{ id, date: "2026-11-18", exerciseId: otherExerciseId }]);
  });

  test("another person's id is taken and their completion stays", async () => {
    const owner = await server.person();
    const stranger = await server.person();
    const id = randomUUID();
    await done(owner, {}, id);
    expect(await done(stranger, {}, id)).toMatchObject({ status: 409, body: { error: { code: "ID_TAKEN" } } });
    expect((await stranger.call("DELETE", `/api/training/completions/${id}`)).status).toBe(404);
    expect(await list(owner)).toHaveLength(1);
    expect(await list(stranger)).toHaveLength(0);
  });

  test("another person's plan is no plan of mine; a deleted one doesn't lose the workout", async () => {
    const owner = await server.person();
    const stranger = await server.person();
    const plan = await owner.call("POST", "/api/training/plans", {
      muscleGroups: ["Legs"],
      durationMinutes: 30,
      daysPerWeek: 2,
      skillLevel: "beginner",
      location: "gym",
    });
    expect((await done(stranger, { planId: plan.body["id"] })).status).toBe(404);
    expect((await done(owner, { planId: plan.body["id"] })).body["planId"]).toBe(plan.body["id"]);
    await owner.call("DELETE", `/api/training/plans/${String(plan.body["id"])}`);
    expect(await list(owner)).toMatchObject([{ planId: null }]);
    expect((await done(owner, { planId: plan.body["id"], date: "2026-11-19" })).body["planId"]).toBeNull();
  });

  test.each([
    ["an unknown exercise", { exerciseId: "g-teleport" }, "exerciseId"],
    ["a day that is none", { date: "2026-02-30" }, "date"],
    ["next week", { date: "2026-11-27" }, "date"],
    ["the last century", { date: "1999-12-31" }, "date"],
    ["negative weight", { sets: [{ weightKg: -5, reps: 5 }] }, "sets.0.weightKg"],
    ["forty tons", { sets: [{ weightKg: 40_000, reps: 5 }] }, "sets.0.weightKg"],
    ["half a repetition", { sets: [{ weightKg: 5, reps: 0.5 }] }, "sets.0.reps"],
    ["900 kg", { sets: [{ weightKg: 900, reps: 5 }] }, "sets.0.weightKg"],
    [
      "no repetition",
      {
        sets: [
          { weightKg: 5, reps: 5 },
          { weightKg: 5, reps: 0 },
        ],
      },
      "sets.1.reps",
    ],
    ["a thousand repetitions", { sets: [{ weightKg: 5, reps: 1000 }] }, "sets.0.reps"],
    ["a hundred sets", { sets: Array.from({ length: 100 }, () => ({ weightKg: 5, reps: 5 })) }, "sets"],
  ])("refuses %s", async (_name, wrong, path) => {
    const person = await server.person();
    const answer = await done(person, wrong);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
    expect(JSON.stringify(answer.body["error"])).toContain(`"path":"${path}"`);
    expect(await list(person)).toHaveLength(0);
  });

  test("today may be tomorrow already somewhere on earth", async () => {
    expect((await done(await server.person(), { date: "2026-11-21" })).status).toBe(200);
  });

  test("taking it back twice is fine", async () => {
    const person = await server.person();
    const id = randomUUID();
    await done(person, {}, id);
    expect((await person.call("DELETE", `/api/training/completions/${id}`)).status).toBe(200);
    expect((await person.call("DELETE", `/api/training/completions/${id}`)).status).toBe(200);
    expect(await list(person)).toHaveLength(0);
  });

  test("writes one event with it, and none when it is refused", async () => {
    const person = await server.person();
    await done(person);
    await done(person, { exerciseId: "g-teleport" });
    const events = await server.database.pool.query("select type from domain_events where actor_id = $1", [person.id]);
    expect(events.rows).toEqual([{ type: "exercise.completed" }]);
  });

  test("a span that is too long or turned around is refused", async () => {
    const person = await server.person();
    expect((await person.call("GET", "/api/training/completions?from=2020-01-01&to=2026-01-01")).status).toBe(422);
    expect((await person.call("GET", "/api/training/completions?from=2026-02-01&to=2026-01-01")).status).toBe(422);
  });
});

describe("progress", () => {
  test("adds up weeks, strength and muscles in the person's own time zone", async () => {
    const person = await server.person();
    // 23:30 UTC on Friday is Saturday in Auckland, and its week ends a day later there.
    await person.call("PATCH", "/api/profile", { timeZone: "Pacific/Auckland" });
    await done(person, {
      date: "2026-11-21",
      sets: [
        { weightKg: 60, reps: 8 },
        { weightKg: 65, reps: 5 },
      ],
    });
    await done(person, { date: "2026-11-16", exerciseId: otherExerciseId, sets: [] });
    await done(person, { date: "2026-11-12", sets: [{ weightKg: 50, reps: 10 }] });
    const progress = (await person.call("GET", "/api/training/progress?weeks=2")).body as unknown as TrainingProgress;
    expect(progress.weeks).toEqual([
      { monday: "2026-11-09", workouts: 1, minutes: 9 },
      { monday: "2026-11-16", workouts: 2, minutes: 18 },
    ]);
    expect(progress.thisWeek).toEqual(progress.weeks[1]);
    expect(progress.strength).toHaveLength(1);
    expect(progress.strength[0]?.best).toEqual({ weightKg: 65, reps: 5, seconds: null, date: "2026-11-21" });
    expect(progress.strength[0]?.points.map((point) => point.date)).toEqual(["2026-11-12", "2026-11-21"]);
    expect(progress.muscles.length).toBeGreaterThan(0);
    expect(progress.hasCompleted).toBe(true);
  });

  test("remembers what was done before the weeks of the charts", async () => {
    const person = await server.person();
    await done(person, { date: "2026-08-12", sets: [{ weightKg: 100, reps: 6 }] });
    await done(person, { date: "2026-08-12", exerciseId: otherExerciseId, sets: [] });
    const progress = (await person.call("GET", "/api/training/progress")).body as unknown as TrainingProgress;
    expect(progress.weeks.every(({ workouts }) => workouts === 0)).toBe(true);
    expect(progress.strength).toMatchObject([
      { exerciseId, best: { weightKg: 100, reps: 6, seconds: null, date: "2026-08-12" }, oneRepMaxKg: 120, points: [] },
    ]);
    expect(progress).toMatchObject({ hasCompleted: true, muscles: [], thisWeek: { workouts: 0, minutes: 0 } });
  });

  test("is empty for someone who hasn't begun, and needs a session", async () => {
    const progress = (await (await server.person()).call("GET", "/api/training/progress")).body as unknown as TrainingProgress;
    expect(progress.weeks).toHaveLength(12);
    expect(progress).toMatchObject({ hasCompleted: false, strength: [], muscles: [], thisWeek: { workouts: 0, minutes: 0 } });
    expect((await server.visitor.call("GET", "/api/training/progress")).status).toBe(401);
  });
});

describe("favourites", () => {
  test("are kept once, newest first, and are one's own", async () => {
    const person = await server.person();
    for (const id of [exerciseId, otherExerciseId, exerciseId])
      expect((await person.call("PUT", `/api/training/favorites/${id}`)).status).toBe(200);
    expect((await person.call("GET", "/api/training/favorites")).body["items"]).toEqual([otherExerciseId, exerciseId]);
    expect((await (await server.person()).call("GET", "/api/training/favorites")).body["items"]).toEqual([]);
    await person.call("DELETE", `/api/training/favorites/${exerciseId}`);
    expect((await person.call("GET", "/api/training/favorites")).body["items"]).toEqual([otherExerciseId]);
  });

  test("of what isn't there are refused, and visitors have none", async () => {
    expect((await (await server.person()).call("PUT", "/api/training/favorites/g-teleport")).status).toBe(404);
    expect((await server.visitor.call("GET", "/api/training/favorites")).status).toBe(401);
    expect((await server.visitor.call("PUT", `/api/training/favorites/${exerciseId}`)).status).toBe(401);
  });
});

describe("what belongs to a person", () => {
  test("is in their file and goes with their account", async () => {
    const person = await server.person();
    await done(person);
    await person.call("PUT", `/api/training/favorites/${exerciseId}`);
    const file = await person.call("GET", "/api/account/export");
    expect(JSON.stringify(file.body)).toContain(exerciseId);
    await server.database.pool.query("delete from users where id = $1", [person.id]);
    const left = await server.database.pool.query(
      "select 1 from workouts where user_id = $1 union all select 1 from exercise_favorites where user_id = $1",
      [person.id],
    );
    expect(left.rows).toHaveLength(0);
  });
});
