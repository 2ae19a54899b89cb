import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Routine, Workout, WorkoutOnDay } from "@lockstep/contract/training.ts";
import { startTestServer, type Person, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
const now = new Date("2026-11-20T18:00:00Z");
const SQUAT = "g-barbell-back-squat";
const PLANK = "h-forearm-plank";

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

const pathOf = (id: string): string => `/api/routines/${id}`;
const squat = {
  exerciseId: SQUAT,
  sets: 3,
  repsMin: 6,
  repsMax: 10,
  holdSeconds: null,
  restSeconds: 150,
  superset: null,
  note: "",
};
const legs = { name: "Legs", exercises: [squat] };
const listOf = async (person: Person): Promise<readonly Routine[]> =>
  (await person.call("GET", "/api/routines")).body["items"] as readonly Routine[];

async function make(person: Person, fields: object = legs): Promise<string> {
  const id = randomUUID();
  expect((await person.call("PUT", pathOf(id), fields)).status).toBe(200);
  return id;
}

describe("a routine", () => {
  test("is made once, changed, listed in the order of making, deleted and brought back", async () => {
    const person = await server.person();
    const first = await make(person);
    expect((await person.call("PUT", pathOf(first), legs)).status).toBe(200);
    const second = await make(person, { name: "Core" });
    const changed = await person.call("PUT", pathOf(first), {
      name: "Leg day",
      exercises: [
        squat,
        { ...squat, exerciseId: PLANK, repsMin: 1, repsMax: 1, holdSeconds: 45, restSeconds: null, superset: 1 },
      ],
    });
    expect(changed.body).toMatchObject({
      id: first,
      name: "Leg day",
      note: "",
      exercises: [
        { exerciseName: "Barbell Back Squat", repsMin: 6 },
        { holdSeconds: 45, superset: 1 },
      ],
    });
    // Fields that aren't sent stay.
    expect((await person.call("PUT", pathOf(first), { name: "Legs", note: "Warm up" })).body["exercises"]).toHaveLength(2);
    expect((await listOf(person)).map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
    expect((await person.call("DELETE", pathOf(first))).body).toEqual({ ok: true });
    expect((await person.call("DELETE", pathOf(first))).body).toEqual({ ok: true });
    await person.call("PUT", pathOf(first), { name: "Late" });
    expect((await listOf(person)).map(({ id }) => id)).toEqual([second]);
    await person.call("PUT", pathOf(first), { name: "Legs", restore: true });
    expect((await listOf(person)).map(({ name }) => name).toSorted()).toEqual(["Core", "Legs"]);
  });

  test("is its owner's alone", async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    const id = await make(owner);
    const answers = [
      await stranger.call("PUT", pathOf(id), legs),
      await stranger.call("DELETE", pathOf(id)),
      await server.visitor.call("GET", "/api/routines"),
      await server.visitor.call("PUT", pathOf(id), legs),
      await server.visitor.call("DELETE", pathOf(id)),
      await stranger.call("PUT", `/api/workouts/${randomUUID()}`, { startedAt: now.toISOString(), routineId: id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 401, 401, 401, 404]);
    expect(await listOf(stranger)).toEqual([]);
  });

  test("says what's wrong with what was typed", async () => {
    const person = await server.person();
    const put = async (fields: object) => {
      const { status, body } = await person.call("PUT", pathOf(randomUUID()), fields);
      const issues = (body["error"] as { issues?: { path: string }[] } | undefined)?.issues ?? [];
      return [status, [...new Set(issues.map(({ path }) => path))]];
    };
    expect(await put({ name: "  " })).toEqual([422, ["name"]]);
    expect(await put({ name: "Legs", exercises: [{ ...squat, sets: 0 }] })).toEqual([422, ["exercises.0.sets"]]);
    expect(await put({ name: "Legs", exercises: [{ ...squat, repsMin: 12 }] })).toEqual([422, ["exercises.0.repsMax"]]);
    expect(await put({ name: "Legs", exercises: [squat, { ...squat, exerciseId: "g-nothing" }] })).toEqual([
      422,
      ["exercises.1.exerciseId"],
    ]);
    expect(await put({ name: "Legs", exercises: Array.from({ length: 51 }, () => squat) })).toEqual([422, ["exercises"]]);
  });
});

describe("workouts that come of one", () => {
  test("keep its name and what was meant, also when it's changed or gone", async () => {
    const person = await server.person();
    const routineId = await make(person);
    const [id, entryId] = [randomUUID(), randomUUID()];
    const path = `/api/workouts/${id}`;
    const { sets, repsMin, repsMax, holdSeconds, restSeconds } = squat;
    const dose = { sets, repsMin, repsMax, holdSeconds, restSeconds };
    await person.call("PUT", path, { startedAt: "2026-11-20T17:00:00Z", routineId, name: "Legs" });
    await person.call("PUT", `${path}/exercises/${entryId}`, { exerciseId: SQUAT, dose });
    await person.call("PUT", pathOf(routineId), { name: "Other", exercises: [] });
    await person.call("DELETE", pathOf(routineId));
    const read = (await person.call("GET", path)).body as unknown as Workout;
    expect(read).toMatchObject({ routineId, name: "Legs", planId: null, day: null, exercises: [{ dose }] });
    // Only what's sent is changed.
    await person.call("PUT", `${path}/exercises/${entryId}`, { exerciseId: SQUAT, note: "Deep" });
    expect(((await person.call("GET", path)).body as unknown as Workout).exercises).toMatchObject([{ dose, note: "Deep" }]);
  });
});

test("the calendar has finished workouts of its days, with the sets that count, and nobody else's", async () => {
  const [person, stranger] = [await server.person(), await server.person()];
  const workoutOn = async (date: string, isFinished: boolean): Promise<string> => {
    const [id, entryId] = [randomUUID(), randomUUID()];
    const path = `/api/workouts/${id}`;
    await person.call("PUT", path, { startedAt: `${date}T17:00:00Z`, date, name: "Legs" });
    await person.call("PUT", `${path}/exercises/${entryId}`, { exerciseId: SQUAT });
    for (const type of ["warmup", "work", "work"])
      await person.call("PUT", `${path}/sets/${randomUUID()}`, {
        exerciseEntryId: entryId,
        type,
        weightKg: 60,
        reps: 5,
        doneAt: `${date}T17:10:00Z`,
      });
    if (isFinished) await person.call("POST", `${path}/finish`, { endedAt: `${date}T18:00:00Z` });
    return id;
  };
  const first = await workoutOn("2026-11-02", true);
  const second = await workoutOn("2026-11-19", true);
  await workoutOn("2026-10-31", true);
  await workoutOn("2026-11-20", false);
  const days = async (who: Person) =>
    (await who.call("GET", "/api/workouts/days?from=2026-11-01&to=2026-11-30")).body["items"] as readonly WorkoutOnDay[];
  expect((await days(person)).map(({ id, date, sets, name }) => [id, date, sets, name])).toEqual([
    [first, "2026-11-02", 2, "Legs"],
    [second, "2026-11-19", 2, "Legs"],
  ]);
  await person.call("DELETE", `/api/workouts/${first}`);
  expect(await days(person)).toHaveLength(1);
  expect(await days(stranger)).toEqual([]);
  expect((await server.visitor.call("GET", "/api/workouts/days?from=2026-11-01&to=2026-11-30")).status).toBe(401);
  expect((await person.call("GET", "/api/workouts/days?from=2024-11-01&to=2026-11-30")).status).toBe(422);
});

describe("a workout edited afterwards", () => {
  test("moves its day, loses a set and gets one: progress, last time and the days trained follow", async () => {
    const person = await server.person();
    const [id, entryId, setId] = [randomUUID(), randomUUID(), randomUUID()];
    const path = `/api/workouts/${id}`;
    await person.call("PUT", path, { startedAt: "2026-11-20T17:00:00Z", date: "2026-11-20" });
    await person.call("PUT", `${path}/exercises/${entryId}`, { exerciseId: SQUAT });
    const put = (set: string, fields: object) =>
      person.call("PUT", `${path}/sets/${set}`, { exerciseEntryId: entryId, doneAt: "2026-11-20T17:10:00Z", ...fields });
    await put(setId, { weightKg: 600, reps: 5 });
    await person.call("POST", `${path}/finish`, { endedAt: "2026-11-20T17:50:00Z" });
    const best = async () =>
      ((await person.call("GET", "/api/training/progress")).body["strength"] as { best: object }[]).map((line) => line.best);
    expect(await best()).toMatchObject([{ weightKg: 600, date: "2026-11-20" }]);
    await put(setId, { weightKg: 60 });
    await person.call("PUT", path, { startedAt: "2026-11-18T17:00:00Z", date: "2026-11-18", endedAt: "2026-11-18T17:50:00Z" });
    expect(await best()).toMatchObject([{ weightKg: 60, reps: 5, date: "2026-11-18" }]);
    const completions = async (day: string) =>
      (await person.call("GET", `/api/training/completions?from=${day}&to=${day}`)).body["items"] as { sets: object[] }[];
    expect([await completions("2026-11-20"), (await completions("2026-11-18")).length]).toEqual([[], 1]);
    await put(randomUUID(), { weightKg: 62.5, reps: 5 });
    expect((await completions("2026-11-18"))[0]?.sets).toHaveLength(2);
    await person.call("DELETE", `${path}/sets/${setId}`);
    await person.call("DELETE", `${path}/exercises/${entryId}`);
    expect(await completions("2026-11-18")).toEqual([]);
    await person.call("PUT", `${path}/exercises/${entryId}`, { exerciseId: SQUAT, restore: true });
    expect((await completions("2026-11-18"))[0]?.sets).toMatchObject([{ weightKg: 62.5 }]);
  });
});
