import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RecordedExercise, TrainingProgress } from "@lockstep/contract/training.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { getExerciseHistory } from "@lockstep/contract/training.ts";
import { startTestServer, type Person, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date("2026-11-20T18:00:00Z") });
});
afterAll(() => server.stop());

const SQUAT = "g-barbell-back-squat";
type History = RouteOutput<typeof getExerciseHistory>;

interface Logged {
  readonly type?: string;
  readonly weightKg?: number | null;
  readonly reps?: number;
  readonly seconds?: number;
  readonly rir?: number;
  /** Not ticked. */
  readonly isOpen?: true;
}

/** A workout of a day with sets of an exercise; answers its path. */
async function train(person: Person, date: string, exerciseId: string, sets: readonly Logged[], more: object = {}) {
  const path = `/api/workouts/${randomUUID()}`;
  const startedAt = `${date}T10:00:00.000Z`;
  const entry = randomUUID();
  const calls: [string, string, object][] = [
    ["PUT", path, { startedAt, date, ...more }],
    ["PUT", `${path}/exercises/${entry}`, { exerciseId }],
    ...sets.map(({ isOpen, ...set }): [string, string, object] => [
      "PUT",
      `${path}/sets/${randomUUID()}`,
      { exerciseEntryId: entry, ...set, ...(isOpen ? {} : { doneAt: startedAt }) },
    ]),
  ];
  for (const call of calls) expect((await person.call(...call)).status).toBe(200);
  return { path, entry };
}
const history = async (person: Person, id: string, cursor?: string): Promise<History> => {
  const answer = await person.call("GET", `/api/exercises/${id}/history${cursor === undefined ? "" : `?cursor=${cursor}`}`);
  expect(answer.status).toBe(200);
  return answer.body as unknown as History;
};
const records = async (person: Person): Promise<readonly RecordedExercise[]> =>
  (await person.call("GET", "/api/records")).body["items"] as readonly RecordedExercise[];

test("visitors have none, and strangers see nothing of anyone's", async () => {
  const [owner, stranger] = [await server.person(), await server.person()];
  await train(owner, "2026-11-10", SQUAT, [{ weightKg: 100, reps: 5 }]);
  for (const path of ["/api/records", `/api/exercises/${SQUAT}/history`])
    expect((await server.visitor.call("GET", path)).status).toBe(401);
  expect(await records(stranger)).toEqual([]);
  expect(await history(stranger, SQUAT)).toEqual({
    items: [],
    nextCursor: null,
    overview: { records: null, points: [], needsBodyWeight: false },
  });
  expect((await stranger.call("GET", "/api/exercises/no-such-exercise/history")).status).toBe(404);
  expect((await owner.call("GET", `/api/exercises/${SQUAT}/history?cursor=never`)).status).toBe(422);
});

test("every session with what it comes to, and records with their days; warm-ups and open sets count nowhere", async () => {
  const person = await server.person();
  await train(person, "2026-11-03", SQUAT, [
    { type: "warmup", weightKg: 140, reps: 5 },
    { weightKg: 100, reps: 5 },
    { weightKg: 100, reps: 5, rir: 1 },
  ]);
  await train(person, "2026-11-10", SQUAT, [
    { weightKg: 105, reps: 3 },
    { type: "drop", weightKg: 130, reps: 8 },
    { weightKg: 200, reps: 1, isOpen: true },
  ]);
  const only = await train(person, "2026-11-12", SQUAT, [{ type: "warmup", weightKg: 60, reps: 5 }]);
  expect(await history(person, SQUAT)).toMatchObject({
    nextCursor: null,
    items: [
      {
        date: "2026-11-10",
        bestSet: { weightKg: 105, reps: 3 },
        oneRepMaxKg: expect.closeTo(115.5),
        volumeKg: 315 + 1040,
        sets: [{ type: "work" }, { type: "drop" }],
      },
      { date: "2026-11-03", oneRepMaxKg: 120, volumeKg: 1000, sets: [{ type: "warmup", weightKg: 140 }, {}, { rir: 1 }] },
    ],
    overview: {
      points: [{ date: "2026-11-03" }, { date: "2026-11-10" }],
      needsBodyWeight: false,
    },
  });
  const [squat, ...others] = await records(person);
  expect(others).toEqual([]);
  expect(squat).toMatchObject({
    exerciseId: SQUAT,
    exerciseName: "Barbell Back Squat",
    isMainLift: true,
    sessions: 2,
    lastDate: "2026-11-10",
    oneRepMaxKg: 120,
    bestOneRepMax: { kg: 120, date: "2026-11-03" },
    bestVolume: { kg: 1355, date: "2026-11-10" },
    totalVolumeKg: 2355,
    bestSet: { weightKg: 105, reps: 3, date: "2026-11-10" },
    weightAt: [
      { reps: 1, weightKg: 105, date: "2026-11-10" },
      { reps: 3, weightKg: 105, date: "2026-11-10" },
      { reps: 5, weightKg: 100, date: "2026-11-03" },
    ],
  });
  // What's deleted takes its records with it.
  expect((await person.call("DELETE", only.path)).status).toBe(200);
  const { items } = await history(person, SQUAT);
  await person.call("DELETE", `/api/workouts/${items[0]?.workoutId}`);
  expect(await records(person)).toMatchObject([{ sessions: 1, bestSet: { weightKg: 100 } }]);
});

test("pages go on where the one before ended, and each session's estimate knows the ones before it", async () => {
  const person = await server.person();
  for (let day = 1; day <= 23; day += 1)
    await train(person, `2026-10-${String(day).padStart(2, "0")}`, SQUAT, [{ weightKg: 60 + day, reps: 1, rir: 0 }]);
  const first = await history(person, SQUAT);
  expect(first.items).toHaveLength(20);
  expect(first.overview?.points).toHaveLength(23);
  const second = await history(person, SQUAT, first.nextCursor ?? "");
  expect(second).toMatchObject({ nextCursor: null, overview: null });
  const all = [...first.items, ...second.items];
  expect(all.map(({ date }) => date)).toEqual(
    Array.from({ length: 23 }, (_, at) => `2026-10-${String(23 - at).padStart(2, "0")}`),
  );
  // The median of three rising ones is the one before.
  expect(all.slice(0, 21).map(({ shownOneRepMaxKg }) => shownOneRepMaxKg)).toEqual(
    Array.from({ length: 21 }, (_, at) => 82 - at),
  );
});

describe("where the body is moved", () => {
  const weigh = (person: Person, date: string, weightKg: number) =>
    person.call("PUT", `/api/measurements/${randomUUID()}`, { date, weightKg });
  const exerciseWith = async (loadModel: string, name: RegExp): Promise<string> => {
    const { EXERCISES } = await import("../catalogue.ts");
    const found = EXERCISES.find((exercise) => exercise.loadModel === loadModel && name.test(exercise.name));
    if (found === undefined) throw new Error(`No ${loadModel} exercise matches ${name}.`);
    return found.id;
  };

  test("its weight comes from the workout or else from the measurements, and while those are hidden nothing is estimated", async () => {
    const person = await server.person();
    const pullUp = await exerciseWith("added", /pull-up/i);
    await train(person, "2026-11-03", pullUp, [{ weightKg: 10, reps: 5 }]);
    expect((await history(person, pullUp)).overview).toMatchObject({
      needsBodyWeight: true,
      records: { oneRepMaxKg: null, bestSet: { weightKg: 10 } },
    });
    await weigh(person, "2026-11-01", 80);
    await weigh(person, "2026-11-08", 84);
    await train(person, "2026-11-10", pullUp, [{ weightKg: 10, reps: 5 }]);
    await train(person, "2026-11-12", pullUp, [{ weightKg: 10, reps: 5 }], { bodyWeightKg: 90 });
    const estimates = async () => (await history(person, pullUp)).items.map(({ oneRepMaxKg }) => oneRepMaxKg);
    const epley = (kg: number) => expect.closeTo(kg * (1 + 5 / 30));
    expect(await estimates()).toEqual([epley(100), epley(94), epley(90)]);
    expect((await history(person, pullUp)).overview?.needsBodyWeight).toBe(false);
    const progress = (await person.call("GET", "/api/training/progress")).body as unknown as TrainingProgress;
    expect(progress.strength[0]).toMatchObject({ best: { weightKg: 10 }, oneRepMaxKg: expect.closeTo(94 * (1 + 5 / 30)) });

    await person.call("PATCH", "/api/profile", { hideMeasurements: true });
    expect(await estimates()).toEqual([epley(100), null, null]);
    // Hidden calories hide these too, until the person says otherwise.
    await person.call("PATCH", "/api/profile", { hideMeasurements: null, hideCalories: true });
    expect(await estimates()).toEqual([epley(100), null, null]);
    await person.call("PATCH", "/api/profile", { hideMeasurements: false });
    expect(await estimates()).toEqual([epley(100), epley(94), epley(90)]);
  });

  test("assisted 40 kg is no 40 kg record: less help is", async () => {
    const person = await server.person();
    const assisted = await exerciseWith("assistance", /./);
    await weigh(person, "2026-11-01", 80);
    await train(person, "2026-11-03", assisted, [{ weightKg: 40, reps: 8 }]);
    await train(person, "2026-11-10", assisted, [{ weightKg: 30, reps: 8 }]);
    const [record] = await records(person);
    expect(record).toMatchObject({
      loadModel: "assistance",
      isMainLift: false,
      bestSet: { weightKg: 30 },
      bestOneRepMax: { kg: expect.closeTo(50 * (1 + 8 / 30)), date: "2026-11-10" },
      bestVolume: { kg: 400, date: "2026-11-10" },
    });
    expect(record?.weightAt[0]).toEqual({ reps: 1, weightKg: 30, date: "2026-11-10" });
  });
});

test("an exercise that was marked as completed without sets is a session, and makes no point", async () => {
  const person = await server.person();
  const { path, entry } = await train(person, "2026-11-10", SQUAT, []);
  await person.call("PUT", `${path}/exercises/${entry}`, { exerciseId: SQUAT, isCompleted: true });
  expect(await history(person, SQUAT)).toMatchObject({
    items: [{ sets: [], bestSet: null, oneRepMaxKg: null, volumeKg: 0 }],
    overview: { points: [], records: { sessions: 1, bestSet: null, weightAt: [] } },
  });
});

test("a custom exercise has records by its load model; nobody sees records of another person's", async () => {
  const [person, stranger] = [await server.person(), await server.person()];
  const id = randomUUID();
  const made = { name: "Backyard Log Press", targets: ["shoulders"], loadModel: "per-hand" };
  expect((await person.call("PUT", `/api/exercises/custom/${id}`, made)).status).toBe(200);
  await train(person, "2026-11-10", id, [{ weightKg: 30, reps: 5 }]);
  expect(await records(person)).toMatchObject([
    { exerciseId: id, exerciseName: "Backyard Log Press", loadModel: "per-hand", bestVolume: { kg: 300 } },
  ]);
  expect((await history(person, id)).overview?.records).toMatchObject({ exerciseName: "Backyard Log Press", oneRepMaxKg: 35 });
  expect((await stranger.call("GET", `/api/exercises/${id}/history`)).status).toBe(404);
});

test("progress has weekly sets by muscle, and the level that its ranges are for", async () => {
  const person = await server.person();
  await train(person, "2026-11-10", SQUAT, [
    { type: "warmup", weightKg: 40, reps: 5 },
    { weightKg: 100, reps: 5 },
    { weightKg: 100, reps: 5 },
  ]);
  const progress = async () => (await person.call("GET", "/api/training/progress?weeks=2")).body as unknown as TrainingProgress;
  expect(await progress()).toMatchObject({
    level: "beginner",
    strength: [{ exerciseId: SQUAT, isMainLift: true }],
    volume: [
      { monday: "2026-11-09", sets: { quadriceps: 2, chest: 0 } },
      { monday: "2026-11-16", sets: { quadriceps: 0 } },
    ],
  });
  const choices = { muscleGroups: ["Legs"], durationMinutes: 30, daysPerWeek: 2, skillLevel: "advanced", location: "gym" };
  expect((await person.call("POST", "/api/training/plans", choices)).status).toBe(201);
  expect((await progress()).level).toBe("advanced");
  await person.call("PATCH", "/api/profile", { skillLevel: "intermediate" });
  expect((await progress()).level).toBe("intermediate");
});
