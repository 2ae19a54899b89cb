import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Completion, Workout } from "@lockstep/contract/training.ts";
import { startTestServer, type Person, type TestServer } from "../../../testing/start-server.ts";
import { lockWorkoutsOf } from "../workouts/workout-store.ts";
import { removeDeleted } from "../workouts/remove-deleted.ts";
import { ensureCustomExercises, removeUnusedCustomExercises } from "./ensure-custom-exercises.ts";
import { findKnownExercises } from "./find-known-exercises.ts";

let server: TestServer;
let now = new Date("2026-11-20T18:00:00Z");
const TODAY = "2026-11-20";
const BENCH = "g-barbell-bench-press";

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

const pathOf = (id: string): string => `/api/exercises/custom/${id}`;
const belt = { name: "Belt-squat hold", targets: ["quadriceps"], synergists: ["glutes"], needs: ["machine"] };

async function make(person: Person, fields: object = belt): Promise<string> {
  const id = randomUUID();
  expect((await person.call("PUT", pathOf(id), fields)).status).toBe(200);
  return id;
}

/** A workout with this exercise in it and a set done. */
async function train(person: Person, exerciseId: string, set: object = { weightKg: 60, reps: 8 }) {
  const [id, entryId] = [randomUUID(), randomUUID()];
  const path = `/api/workouts/${id}`;
  await person.call("PUT", path, { startedAt: "2026-11-20T17:00:00Z", date: TODAY });
  const added = await person.call("PUT", `${path}/exercises/${entryId}`, { exerciseId });
  const ticked = await person.call("PUT", `${path}/sets/${randomUUID()}`, {
    exerciseEntryId: entryId,
    doneAt: "2026-11-20T17:05:00Z",
    ...set,
  });
  return { path, added, ticked, read: async () => (await person.call("GET", path)).body as unknown as Workout };
}

describe("a custom exercise", () => {
  test("is made once, changed field by field, listed by name, and only theirs", async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    const id = randomUUID();
    const made = await owner.call("PUT", pathOf(id), belt);
    expect(made.body).toEqual({ id, ...belt, loadModel: "stack", isHold: false });
    expect((await owner.call("PUT", pathOf(id), belt)).status).toBe(200);
    expect((await owner.call("PUT", pathOf(id), { name: "Belt hold", isHold: true })).body).toMatchObject({
      name: "Belt hold",
      targets: ["quadriceps"],
      isHold: true,
    });
    const other = await make(owner, { name: "Atlas stone" });
    const { items } = (await owner.call("GET", "/api/exercises/custom")).body as { items: { id: string }[] };
    expect(items.map((each) => each.id)).toEqual([other, id]);
    expect((await owner.call("GET", `/api/exercises/${id}`)).body).toMatchObject({
      name: "Belt hold",
      locked: false,
      targetMuscles: ["Quadriceps"],
      holdSeconds: 30,
    });
    expect((await stranger.call("GET", "/api/exercises/custom")).body["items"]).toEqual([]);
    const answers = [
      await stranger.call("PUT", pathOf(id), belt),
      await stranger.call("DELETE", pathOf(id)),
      await stranger.call("GET", `/api/exercises/${id}`),
      await server.visitor.call("GET", `/api/exercises/${id}`),
      await server.visitor.call("GET", "/api/exercises/custom"),
      await server.visitor.call("PUT", pathOf(id), belt),
      await server.visitor.call("DELETE", pathOf(id)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 404, 404, 401, 401, 401]);
    expect((await train(stranger, id)).added).toMatchObject({ status: 422 });
  });

  test("says what's wrong with what was typed", async () => {
    const person = await server.person();
    const put = async (fields: object) => {
      const { status, body } = await person.call("PUT", pathOf(randomUUID()), fields);
      const issues = (body["error"] as { issues?: { path: string }[] } | undefined)?.issues ?? [];
      return [status, [...new Set(issues.map(({ path }) => path))]];
    };
    expect(await put({ name: " " })).toEqual([422, ["name"]]);
    expect(await put({ name: "x".repeat(81) })).toEqual([422, ["name"]]);
    expect(await put({ name: "Row", targets: ["lats", "chest", "biceps"] })).toEqual([422, ["targets"]]);
    expect(await put({ name: "Row", targets: ["wings"] })).toEqual([422, ["targets.0"]]);
    expect(await put({ name: "Row", loadModel: "moon" })).toEqual([422, ["loadModel"]]);
  });

  test("counts in workouts like one of the catalogue: name, limits, progress, muscles, last time", async () => {
    const person = await server.person();
    const id = await make(person, { ...belt, loadModel: "per-hand" });
    const workout = await train(person, id);
    expect([workout.added.status, workout.ticked.status]).toEqual([200, 200]);
    expect((await workout.read()).exercises[0]).toMatchObject({ exerciseId: id, exerciseName: "Belt-squat hold" });
    // Two hundred in each hand is more than per-hand takes.
    expect((await train(person, id, { weightKg: 200, reps: 1 })).ticked.status).toBe(422);
    const completions = await person.call("GET", `/api/training/completions?from=${TODAY}&to=${TODAY}`);
    expect(completions.body["items"] as Completion[]).toMatchObject([{ exerciseId: id, exerciseName: "Belt-squat hold" }]);
    const progress = (await person.call("GET", "/api/training/progress")).body;
    expect(progress["strength"]).toMatchObject([{ exerciseId: id, exerciseName: "Belt-squat hold", best: { weightKg: 60 } }]);
    expect(progress["muscles"]).toMatchObject([
      { muscle: "quadriceps", sets: 1 },
      { muscle: "glutes", sets: 0.5 },
    ]);
    expect(
      (
        await person.call("PUT", `/api/training/completions/${randomUUID()}`, {
          date: TODAY,
          exerciseId: id.toUpperCase(),
          minutes: 3,
          sets: [],
        })
      ).body,
    ).toMatchObject({ exerciseName: "Belt-squat hold" });
  });

  test("without a muscle it counts for none, and for the streak all the same", async () => {
    const person = await server.person();
    await train(person, await make(person, { name: "Something heavy" }));
    const progress = (await person.call("GET", "/api/training/progress")).body;
    expect(progress["muscles"]).toEqual([]);
    expect(progress["thisWeek"]).toMatchObject({ workouts: 1 });
  });

  test("deleted, it's gone from the list, and workouts keep its name, until they're gone too", async () => {
    const person = await server.person();
    const id = await make(person);
    const workout = await train(person, id);
    expect((await person.call("DELETE", pathOf(id))).body).toEqual({ ok: true });
    expect((await person.call("DELETE", pathOf(id))).body).toEqual({ ok: true });
    expect((await person.call("GET", "/api/exercises/custom")).body["items"]).toEqual([]);
    expect((await workout.read()).exercises[0]?.exerciseName).toBe("Belt-squat hold");
    // A change that comes late doesn't bring it back; undo does.
    await person.call("PUT", pathOf(id), { name: "Late" });
    expect((await person.call("GET", "/api/exercises/custom")).body["items"]).toEqual([]);
    await person.call("PUT", pathOf(id), { name: "Belt", restore: true });
    expect((await person.call("GET", "/api/exercises/custom")).body["items"]).toMatchObject([{ name: "Belt" }]);
    await person.call("DELETE", pathOf(id));
    const before = now;
    now = new Date("2027-03-20T18:00:00Z");
    await removeDeleted({ ...server.platform, now: () => now });
    expect((await workout.read()).exercises[0]?.exerciseName).toBe("Belt");
    await person.call("DELETE", workout.path);
    now = new Date("2027-09-20T18:00:00Z");
    await removeDeleted({ ...server.platform, now: () => now });
    expect(await findKnownExercises(server.platform.db, person.id, [id])).toEqual(new Map());
    now = before;
  });

  test("one id sent by two people at once is one person's", async () => {
    const [one, other] = [await server.person(), await server.person()];
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? one : other).call("PUT", pathOf(id), { name: "Mine" })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(6).fill(200),
      ...Array<number>(6).fill(409),
    ]);
  });
});

test("an import makes the names it doesn't know once, and takes back those that nothing needs", async () => {
  const person = await server.person();
  const own = await make(person, { name: "Cable  Crunch" });
  const { db } = server.platform;
  const ensure = () =>
    server.platform.write(async (tx) => {
      await lockWorkoutsOf(tx, person.id);
      return ensureCustomExercises(tx, person.id, [
        { name: "cable crunch" },
        { name: "Viking Press" },
        { name: "viking press " },
        { name: "Ski Erg", isHold: true, loadModel: "none" },
      ]);
    });
  const first = await ensure();
  expect(first?.ids.get("cable crunch")).toBe(own);
  expect(first?.ids.get("viking press ")).toBe(first?.ids.get("Viking Press"));
  expect(first?.made).toHaveLength(2);
  const second = await ensure();
  expect(second?.made).toEqual([]);
  expect(second?.ids).toEqual(first?.ids);
  const viking = first?.ids.get("Viking Press") ?? "";
  const known = await findKnownExercises(db, person.id, [viking, BENCH, "g-left-the-catalogue", randomUUID()]);
  expect([...known.values()].map(({ name }) => name)).toEqual(["Barbell Bench Press", "Viking Press"]);
  await train(person, viking);
  await server.platform.write((tx) => removeUnusedCustomExercises(tx, person.id, first?.made ?? [], now));
  const { items } = (await person.call("GET", "/api/exercises/custom")).body as { items: { name: string }[] };
  expect(items.map(({ name }) => name)).toEqual(["Cable  Crunch", "Viking Press"]);
});
