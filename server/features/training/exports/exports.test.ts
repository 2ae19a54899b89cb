import { randomUUID } from "node:crypto";
import type { Workout } from "@lockstep/contract/training.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, TEST_ORIGIN, type Person, type TestServer } from "../../../testing/start-server.ts";
import { runImport } from "../imports/run-import.ts";

let server: TestServer;
const now = new Date("2026-11-20T18:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  Object.assign(server.platform.jobs, { send: async () => undefined });
});
afterAll(() => server.stop());

const download = (person: Person, kind: "csv" | "json", headers: Record<string, string> = {}): Promise<Response> =>
  server.fetch(`/api/exports/workouts.${kind}`, { headers: { Cookie: person.cookie, ...headers } });

const workoutsOf = async (person: Person): Promise<readonly Workout[]> =>
  (await person.call("GET", "/api/workouts")).body["items"] as readonly Workout[];

/** Two workouts with everything a set can say, one of them running, and a custom exercise. */
async function train(person: Person): Promise<void> {
  const customId = randomUUID();
  await person.call("PUT", `/api/exercises/custom/${customId}`, {
    name: "=Sled, heavy",
    targets: ["glutes"],
    loadModel: "total",
  });
  for (const [at, exerciseId] of ["h-pull-up", "g-barbell-bench-press", customId].entries()) {
    const [id, entryId] = [randomUUID(), randomUUID()];
    const path = `/api/workouts/${id}`;
    const startedAt = `2026-11-1${at}T07:30:1${at}.250Z`;
    await person.call("PUT", path, { startedAt, name: '-Push "A"', note: "Two\nlines", bodyWeightKg: 81.5 });
    const dose = { sets: 4, repsMin: 6, repsMax: 10, holdSeconds: null, restSeconds: 120 };
    await person.call("PUT", `${path}/exercises/${entryId}`, {
      exerciseId,
      superset: 3,
      note: "+note",
      isSkipped: at === 1,
      ...(at === 2 ? {} : { dose }),
    });
    const sets = [
      { type: "warmup", weightKg: 20, reps: 10 },
      { type: "amrap", weightKg: 62.25, reps: 8, rir: 2, side: "left" },
      { type: "drop", weightKg: null, reps: 5, seconds: 40, metres: 1234.567 },
    ];
    for (const [place, set] of sets.entries())
      await person.call("PUT", `${path}/sets/${randomUUID()}`, {
        exerciseEntryId: entryId,
        place: place + 1,
        ...set,
        doneAt: startedAt,
      });
    if (at < 2) await person.call("POST", `${path}/finish`, { endedAt: `2026-11-1${at}T08:30:00.000Z` });
  }
}

async function bring(person: Person, file: string, name: string): Promise<number> {
  const form = new FormData();
  form.append("file", new Blob([file]), name);
  const answer = await server.fetch("/api/imports", {
    method: "POST",
    body: form,
    headers: { Origin: TEST_ORIGIN, Cookie: person.cookie },
  });
  const sent = (await answer.json()) as { id: string; source: string; problems: unknown[] };
  expect([answer.status, sent.source, sent.problems]).toEqual([201, "lockstep", []]);
  await person.call("POST", `/api/imports/${sent.id}/apply`, {});
  await runImport(server.platform, sent.id);
  const done = await person.call("GET", `/api/imports/${sent.id}`);
  expect(done.body["status"]).toBe("done");
  return Number(done.body["addedWorkouts"]);
}

/** Without the ids, which are each person's own. */
const told = (workouts: readonly Workout[]) =>
  workouts.map(({ id: _id, exercises, ...workout }) => ({
    ...workout,
    exercises: exercises.map(({ id: _entry, exerciseId: _exercise, sets, ...exercise }) => ({
      ...exercise,
      sets: sets.map(({ id: _set, exerciseEntryId: _of, ...set }) => set),
    })),
  }));

describe("workouts as CSV", () => {
  test("have Hevy's columns, the person's clock, and no formulas", async () => {
    const person = await server.person();
    await person.call("GET", "/api/profile");
    await person.call("PATCH", "/api/profile", { timeZone: "Europe/Berlin" });
    await train(person);
    const answer = await download(person, "csv");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(answer.headers.get("content-disposition")).toContain("lockstep-workouts-2026-11-20.csv");
    expect(answer.headers.get("cache-control")).toContain("private, no-store");
    const text = await answer.text();
    expect(text.split("\r\n")[0]).toBe(
      "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe",
    );
    expect(text).toContain(
      `\r\n"'-Push ""A""",2026-11-12T08:30:12.250+01:00,,"Two\nlines","'=Sled, heavy",3,'+note,0,warmup,20,10,,,\r\n`,
    );
    expect(text).toContain("amrap,62.25,8,,,8\r\n");
    expect(text).toContain("dropset,,5,1.234567,40,\r\n");
    expect(await bring(person, text, "again.csv")).toBe(0);
  });

  test("come back as they were, on another account", async () => {
    const [one, other] = [await server.person(), await server.person()];
    await train(one);
    expect(await bring(other, await (await download(one, "csv")).text(), "mine.csv")).toBe(3);
    const [theirs, ours] = [await workoutsOf(other), await workoutsOf(one)];
    expect(theirs.map(({ name, note, startedAt }) => [name, note, startedAt])).toEqual(
      ours.map(({ name, note, startedAt }) => [name, note, startedAt]),
    );
    const setsOf = (workouts: readonly Workout[]) =>
      workouts.map(({ exercises }) =>
        exercises.map(({ exerciseName, note, superset, sets }) => [
          exerciseName,
          note,
          superset,
          sets.map(({ type, weightKg, reps, seconds, metres, rir }) => [type, weightKg, reps, seconds, metres, rir]),
        ]),
      );
    expect(setsOf(theirs)).toEqual(setsOf(ours));
    expect(await (await download(other, "csv")).text()).toContain("dropset,,5,1.234567,40,\r\n");
  });
});

describe("workouts as JSON", () => {
  test("come back as they were, everything of them, and only once", async () => {
    const [one, other] = [await server.person(), await server.person()];
    await train(one);
    const text = await (await download(one, "json")).text();
    expect(await bring(one, text, "same.json")).toBe(0);
    expect(await bring(other, text, "mine.json")).toBe(3);
    const [ours, theirs] = [told(await workoutsOf(one)), told(await workoutsOf(other))];
    // The running one is over by now.
    expect(theirs).toEqual(
      ours.map((workout) => (workout.endedAt === null ? { ...workout, endedAt: workout.startedAt, isTimed: false } : workout)),
    );
    const custom = (await other.call("GET", "/api/exercises/custom")).body["items"];
    expect(custom).toMatchObject([{ name: "=Sled, heavy", targets: ["glutes"], loadModel: "total" }]);
    expect(await bring(other, text, "again.json")).toBe(0);
  });

  test("bring back what was planned and not done, and the routine it came from", async () => {
    const person = await server.person();
    const [routineId, id] = [randomUUID(), randomUUID()];
    const dose = { sets: 3, repsMin: 1, repsMax: 1, holdSeconds: 45, restSeconds: null };
    const plank = { exerciseId: "h-forearm-plank", ...dose, superset: null, note: "" };
    await person.call("PUT", `/api/routines/${routineId}`, { name: "Short one", note: "", exercises: [plank] });
    await person.call("PUT", `/api/workouts/${id}`, { startedAt: "2026-11-10T07:30:00.000Z", routineId });
    for (const [at, exerciseId] of ["h-forearm-plank", "h-push-up"].entries())
      await person.call("PUT", `/api/workouts/${id}/exercises/${randomUUID()}`, { exerciseId, dose, isSkipped: at === 0 });
    await person.call("POST", `/api/workouts/${id}/finish`, { endedAt: "2026-11-10T07:45:00.000Z" });
    const text = await (await download(person, "json")).text();
    const before = await workoutsOf(person);
    expect(before).toMatchObject([
      {
        routineId,
        exercises: [
          { dose, isSkipped: true },
          { dose, isSkipped: false },
        ],
      },
    ]);
    await person.call("DELETE", `/api/workouts/${id}`);
    expect(await workoutsOf(person)).toEqual([]);
    expect(await bring(person, text, "back.json")).toBe(1);
    expect(told(await workoutsOf(person))).toEqual(told(before));
    // Another person's routine is none of theirs.
    const other = await server.person();
    expect(await bring(other, text, "mine.json")).toBe(1);
    expect(await workoutsOf(other)).toMatchObject([{ routineId: null, exercises: [{ dose }, { dose }] }]);
  });

  test("are whole for someone without any, and compressed for who takes it", async () => {
    const person = await server.person();
    expect(JSON.parse(await (await download(person, "json")).text())).toMatchObject({
      format: "lockstep-workouts",
      workouts: [],
    });
    const answer = await download(person, "csv", { "Accept-Encoding": "gzip, br" });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    const plain = new Response(answer.body?.pipeThrough(new DecompressionStream("gzip")));
    expect(await plain.text()).toMatch(/^title,start_time/);
  });
});
