import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CatalogueExercise, TrainingPreferences } from "@lockstep/contract/training.ts";
import { USUAL_PREFERENCES } from "@lockstep/domain/training/training-preferences.ts";
import { startTestServer, type Person, type TestServer } from "../../../testing/start-server.ts";

const SQUAT = "g-barbell-back-squat";
const CURL = "g-dumbbell-curl";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async (person: Person): Promise<TrainingPreferences> =>
  (await person.call("GET", "/api/training/preferences")).body as unknown as TrainingPreferences;

describe("how someone trains", () => {
  test("is the usual until they say otherwise, and theirs alone", async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    expect(await read(owner)).toEqual(USUAL_PREFERENCES);
    const chosen = {
      effort: "rpe",
      plateUnits: "lb",
      bars: ["bar-15", "ez"],
      platesKg: [20, 10, 1.25],
      offersLighterWeeks: false,
    };
    expect((await owner.call("PUT", "/api/training/preferences", chosen)).body).toEqual({ ...USUAL_PREFERENCES, ...chosen });
    // What isn't sent stays.
    await owner.call("PUT", "/api/training/preferences", { lighterWeekDeclinedOn: "2026-11-20", bars: null });
    expect(await read(owner)).toEqual({ ...USUAL_PREFERENCES, ...chosen, bars: null, lighterWeekDeclinedOn: "2026-11-20" });
    expect(await read(stranger)).toEqual(USUAL_PREFERENCES);
    for (const [method, path] of [
      ["GET", "/api/training/preferences"],
      ["PUT", "/api/training/preferences"],
      ["PUT", `/api/exercises/${SQUAT}/preferences`],
    ] as const)
      expect((await server.visitor.call(method, path, method === "GET" ? undefined : {})).status).toBe(401);
  });

  test.each([
    ["a plate that nobody makes", { platesKg: [3] }, "platesKg.0"],
    ["no bar at all", { bars: [] }, "bars"],
    ["a bar twice", { bars: ["ez", "ez"] }, "bars"],
    ["another scale", { effort: "percent" }, "effort"],
  ])("refuses %s", async (_, body, path) => {
    const answer = await (await server.person()).call("PUT", "/api/training/preferences", body);
    expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } });
  });
});

describe("what someone keeps with an exercise", () => {
  test("a note, no suggestions and a bar stay apart from each other, in any order, and go with the account's data", async () => {
    const person = await server.person();
    const put = (id: string, body: object) => person.call("PUT", `/api/exercises/${id}/preferences`, body);
    await Promise.all([
      put(SQUAT, { note: "Belt on, bar low." }),
      put(SQUAT, { bar: "bar-15" }),
      put(CURL, { suggestsWeights: false }),
    ]);
    const kept = [
      { exerciseId: SQUAT, note: "Belt on, bar low.", suggestsWeights: true, bar: "bar-15" },
      { exerciseId: CURL, note: "", suggestsWeights: false, bar: null },
    ];
    expect((await read(person)).exercises).toEqual(kept);
    expect((await put(SQUAT, { note: "   " })).body).toMatchObject({ exercises: [{ note: "" }, {}] });
    const parts = await server.platform.accountExports.read(server.database.db, person.id);
    expect(parts).toMatchObject({
      training: { preferences: { effort: "rir", exercises: [{ exerciseId: SQUAT }, { exerciseId: CURL }] } },
    });
  });

  test("one's own exercises have notes too; an exercise that nobody knows has none", async () => {
    const [person, stranger] = [await server.person(), await server.person()];
    const id = randomUUID();
    const fields = { name: "Sandbag Carry", targets: [], synergists: [], needs: [], loadModel: "total", isHold: false };
    expect((await person.call("PUT", `/api/exercises/custom/${id}`, fields)).status).toBe(200);
    expect((await person.call("PUT", `/api/exercises/${id}/preferences`, { note: "Both hands" })).status).toBe(200);
    expect((await stranger.call("PUT", `/api/exercises/${id}/preferences`, { note: "Mine" })).status).toBe(404);
    expect((await person.call("PUT", "/api/exercises/g-teleport/preferences", { note: "?" })).status).toBe(404);
    const long = await person.call("PUT", `/api/exercises/${SQUAT}/preferences`, { note: "x".repeat(1001) });
    expect(long).toMatchObject({ status: 422, body: { error: { issues: [{ path: "note" }] } } });
  });
});

describe("an exercise in a workout", () => {
  test("is skipped and brought back; what was done of it counts", async () => {
    const person = await server.person();
    const [workoutId, entryId] = [randomUUID(), randomUUID()];
    const path = `/api/workouts/${workoutId}`;
    await person.call("PUT", path, { startedAt: new Date().toISOString() });
    const put = (body: object) => person.call("PUT", `${path}/exercises/${entryId}`, { exerciseId: SQUAT, ...body });
    expect((await put({})).body).toMatchObject({ isSkipped: false });
    const doneAt = new Date().toISOString();
    await person.call("PUT", `${path}/sets/${randomUUID()}`, {
      exerciseEntryId: entryId,
      reps: 5,
      weightKg: 60,
      type: "drop",
      doneAt,
    });
    expect((await put({ isSkipped: true })).body).toMatchObject({ isSkipped: true });
    const workout = (await person.call("GET", path)).body as unknown as { date: string };
    expect(workout).toMatchObject({ exercises: [{ isSkipped: true, sets: [{ reps: 5 }] }] });
    // A set that isn't a usual work set says what it was.
    const done = await person.call("GET", `/api/training/completions?from=${workout.date}&to=${workout.date}`);
    expect(done.body["items"]).toMatchObject([{ exerciseId: SQUAT, sets: [{ reps: 5, type: "drop" }] }]);
    expect((await put({ isSkipped: false })).body).toMatchObject({ isSkipped: false });
  });
});

test("the whole library comes in one answer, with what the membership opens marked", async () => {
  const items = async (who: Pick<Person, "call">) =>
    (await who.call("GET", "/api/training/catalogue")).body["items"] as readonly CatalogueExercise[];
  const [all] = [await items(server.visitor)];
  expect(all.length).toBeGreaterThan(500);
  expect(all.find(({ id }) => id === SQUAT)).toMatchObject({ loadModel: "total", locked: false, dose: { restSeconds: 150 } });
  expect(all.some(({ locked }) => locked)).toBe(true);
  expect(all.some((each) => "instructions" in each)).toBe(false);
  expect(await items(await server.person())).toEqual(all);
});
