import { gzipSync } from "node:zlib";
import type { TrainingImport, Workout } from "@lockstep/contract/training.ts";
import { IMPORT_TOO_LARGE } from "@lockstep/contract/training.ts";
import {
  BROKEN_CSV,
  HEVY_CSV,
  STRONG_A_CSV,
  STRONG_B_CSV,
  STRONG_C_CSV,
} from "@lockstep/domain/training/import/sample-files.fixture.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, TEST_ORIGIN, type Person, type TestServer } from "../../../testing/start-server.ts";
import { runImport } from "./run-import.ts";

let server: TestServer;
const queued: object[] = [];
const now = new Date("2026-11-20T18:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  // Tests run what's queued themselves.
  Object.assign(server.platform.jobs, { send: async (name: string, data: object) => void queued.push({ name, ...data }) });
});
afterAll(() => server.stop());

interface Sent {
  readonly status: number;
  readonly body: TrainingImport & {
    readonly error?: { code: string; message: string; issues?: { path: string; message: string }[] };
  };
}

async function send(
  person: { readonly cookie: string } | null,
  file: string | Uint8Array<ArrayBuffer>,
  name = "workouts.csv",
): Promise<Sent> {
  const form = new FormData();
  form.append("file", new Blob([file], { type: "text/csv" }), name);
  const headers = { Origin: TEST_ORIGIN, ...(person === null ? {} : { Cookie: person.cookie }) };
  const answer = await server.fetch("/api/imports", { method: "POST", body: form, headers });
  return { status: answer.status, body: (await answer.json()) as Sent["body"] };
}

/** Sends a file, applies it and lets the job run. */
async function bring(person: Person, file: string, how: object = {}, name?: string): Promise<TrainingImport> {
  const sent = await send(person, file, name);
  expect([sent.status, sent.body.error]).toEqual([201, undefined]);
  queued.splice(0);
  const applied = await person.call("POST", `/api/imports/${sent.body.id}/apply`, how);
  expect([applied.status, applied.body["status"]]).toEqual([200, "running"]);
  expect(queued.splice(0)).toEqual([{ name: "apply-import", importId: sent.body.id }]);
  await runImport(server.platform, sent.body.id);
  return read(person, sent.body.id);
}

const read = async (person: Person, id: string): Promise<TrainingImport> =>
  (await person.call("GET", `/api/imports/${id}`)).body as unknown as TrainingImport;

async function workoutsOf(person: Person): Promise<readonly Workout[]> {
  const items: Workout[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await person.call("GET", `/api/workouts${cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`}`);
    const page = body as unknown as { items: Workout[]; nextCursor: string | null };
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

async function inZone(timeZone: string): Promise<Person> {
  const person = await server.person();
  await person.call("GET", "/api/profile");
  expect((await person.call("PATCH", "/api/profile", { timeZone })).status).toBe(200);
  return person;
}

describe("who may", () => {
  test("visitors may nothing; of others' imports nobody sees or changes anything", async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    const { id } = await bring(owner, HEVY_CSV);
    const calls: readonly (readonly [string, string, object?])[] = [
      ["GET", "/api/imports"],
      ["GET", `/api/imports/${id}`],
      ["POST", `/api/imports/${id}/apply`, {}],
      ["DELETE", `/api/imports/${id}`],
      ["GET", "/api/exports/workouts.csv"],
      ["GET", "/api/exports/workouts.json"],
    ];
    for (const call of calls) expect([call, (await server.visitor.call(...call)).status]).toEqual([call, 401]);
    expect((await send(null, HEVY_CSV)).status).toBe(401);
    for (const call of calls.slice(1, 4)) expect([call, (await stranger.call(...call)).status]).toEqual([call, 404]);
    expect((await stranger.call("GET", "/api/imports")).body).toEqual({ items: [], nextCursor: null });
    expect(await workoutsOf(stranger)).toEqual([]);
    expect(await workoutsOf(owner)).toHaveLength(3);
  });

  test("the same file of two people makes workouts of each", async () => {
    const [one, other] = [await server.person(), await server.person()];
    await bring(one, HEVY_CSV);
    await bring(other, HEVY_CSV);
    expect(await workoutsOf(one)).toHaveLength(3);
    expect(await workoutsOf(other)).toHaveLength(3);
  });
});

describe("a file", () => {
  test("is read before anything is stored", async () => {
    const person = await inZone("Europe/Berlin");
    const { status, body } = await send(person, HEVY_CSV, "hevy.csv");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      source: "hevy",
      fileName: "hevy.csv",
      status: "preview",
      workouts: 3,
      sets: 10,
      newWorkouts: 3,
      firstDate: "2025-03-24",
      lastDate: "2025-03-28",
      needsUnit: false,
      problems: [],
      problemCount: 0,
    });
    expect(body.unmatched.map(({ name, sets }) => [name, sets])).toEqual([["Zercher Goblin Walk", 1]]);
    expect(body.matched.map(({ name, exerciseName }) => [name, exerciseName])).toContainEqual([
      "Bench Press (Barbell)",
      "Barbell Bench Press",
    ]);
    expect(await workoutsOf(person)).toEqual([]);
    // One that's read replaces it; leaving leaves nothing.
    const second = await send(person, STRONG_C_CSV);
    const listed = (await person.call("GET", "/api/imports")).body["items"] as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([second.body.id]);
    expect((await person.call("DELETE", `/api/imports/${second.body.id}`)).status).toBe(200);
    expect((await person.call("GET", "/api/imports")).body["items"]).toEqual([]);
  });

  test("becomes workouts on the person's clock, with everything in it", async () => {
    const person = await inZone("Europe/Berlin");
    const done = await bring(person, HEVY_CSV);
    expect(done).toMatchObject({ status: "done", doneWorkouts: 3, addedWorkouts: 3, addedSets: 10, workouts: 3 });
    const [push, legs, pull] = await workoutsOf(person);
    expect(push).toMatchObject({
      name: "Push day",
      date: "2025-03-28",
      startedAt: "2025-03-28T16:29:00.000Z",
      endedAt: "2025-03-28T17:41:00.000Z",
      isTimed: true,
      note: "Felt strong,\nslept well",
    });
    expect(push?.exercises.map(({ exerciseName, superset }) => [exerciseName, superset])).toEqual([
      ["Barbell Bench Press", null],
      ["Dumbbell Lateral Raise", 0],
      ["Rope Pushdown", 0],
      ["Forearm Plank", null],
    ]);
    expect(push?.exercises[0]?.sets.map(({ type, weightKg, reps, rir }) => [type, weightKg, reps, rir])).toEqual([
      ["warmup", 40, 10, null],
      ["work", 82.5, 8, 2],
      ["failure", 82.5, 6, 0],
    ]);
    expect(legs?.exercises.map(({ exerciseName }) => exerciseName)).toEqual([
      "Barbell Back Squat",
      "Zercher Goblin Walk",
      "Treadmill Run",
    ]);
    expect(pull?.exercises[0]?.sets).toMatchObject([{ weightKg: null, reps: 12 }]);
    const custom = (await person.call("GET", "/api/exercises/custom")).body["items"];
    expect(custom).toMatchObject([{ name: "Zercher Goblin Walk", targets: [], loadModel: "total" }]);
  });

  test.each([
    ["without units", STRONG_A_CSV, { unit: "lb" }, "Barbell Bench Press", 61.462],
    ["with a unit in rows", STRONG_B_CSV, {}, "Barbell Back Squat", 102.058],
    ["with units in the header", STRONG_C_CSV, {}, "Barbell Deadlift", 142.5],
  ])("of Strong %s", async (_what, file, how, exercise, kg) => {
    const person = await server.person();
    const { id, addedWorkouts } = await bring(person, file, how);
    const workouts = await workoutsOf(person);
    expect(workouts).toHaveLength(addedWorkouts);
    const sets = workouts.flatMap(({ exercises }) => exercises).find(({ exerciseName }) => exerciseName === exercise)?.sets;
    expect(sets?.find(({ type }) => type === "work")?.weightKg).toBe(kg);
    expect((await person.call("DELETE", `/api/imports/${id}`)).status).toBe(200);
    expect(await workoutsOf(person)).toEqual([]);
  });

  test("that doesn't say its units isn't stored before the person does", async () => {
    const person = await server.person();
    const { body } = await send(person, STRONG_A_CSV);
    expect(body.needsUnit).toBe(true);
    const refused = await person.call("POST", `/api/imports/${body.id}/apply`, {});
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: "unit", message: "Choose kilograms or pounds." }] } },
    });
    expect((await person.call("POST", `/api/imports/${body.id}/apply`, { unit: "kg" })).status).toBe(200);
  });

  test("with faults says which lines are left out, and brings the others", async () => {
    const person = await server.person();
    const { body } = await send(person, BROKEN_CSV);
    expect(body.problems.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect([body.problemCount, body.workouts, body.sets]).toEqual([9, 1, 2]);
    expect(await bring(person, BROKEN_CSV)).toMatchObject({ status: "done", addedWorkouts: 1, addedSets: 2, problemCount: 9 });
  });

  test.each([
    ["nothing", "", "This file is empty."],
    ["another thing", "a,b\n1,2\n", "We don't recognize this file."],
    ["no workout", `${HEVY_CSV.split("\n")[0]}\n`, "There are no workouts in this file that we can read."],
    ["broken JSON", '{"format"', "This JSON file is broken."],
  ])("of %s is refused in words", async (_what, file, words) => {
    const { status, body } = await send(await server.person(), file);
    expect([status, body.error?.code]).toEqual([422, "VALIDATION_FAILED"]);
    expect(body.error?.issues?.[0]).toMatchObject({ path: "file", message: expect.stringContaining(words) });
  });

  test("over 50 MB is refused with 413, whether or not it says how long it is", async () => {
    const person = await server.person();
    const large = new Uint8Array(51 * 1024 * 1024).fill(97);
    const { status, body } = await send(person, large);
    expect([status, body.error]).toEqual([413, { code: "BODY_TOO_LARGE", message: IMPORT_TOO_LARGE }]);
    const streamed = await server.fetch("/api/imports", {
      method: "POST",
      headers: { Origin: TEST_ORIGIN, Cookie: person.cookie, "Content-Type": "multipart/form-data; boundary=x" },
      body: new Blob([large]).stream(),
      duplex: "half",
    });
    expect(streamed.status).toBe(413);
  });

  test("that isn't sent as one is refused", async () => {
    const person = await server.person();
    expect((await person.call("POST", "/api/imports", { file: "x" })).status).toBe(415);
    const form = new FormData();
    form.append("other", "x");
    const answer = await server.fetch("/api/imports", {
      method: "POST",
      body: form,
      headers: { Origin: TEST_ORIGIN, Cookie: person.cookie },
    });
    expect(answer.status).toBe(422);
    expect((await send(person, new Uint8Array(gzipSync(HEVY_CSV)), "x.gz")).status).toBe(422);
  });

  test("in UTF-16, as spreadsheets save it, or in the western code page", async () => {
    const bytes = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(HEVY_CSV, "utf16le")]));
    expect((await send(await server.person(), bytes)).body).toMatchObject({ workouts: 3 });
    expect((await send(await server.person(), new Uint8Array(Buffer.from(HEVY_CSV, "latin1")))).body).toMatchObject({
      workouts: 3,
    });
  });
});

describe("twice", () => {
  test("the same file adds nothing, nor exported again, in another unit or language, nor with new workouts beside it", async () => {
    const person = await inZone("Europe/Berlin");
    await bring(person, HEVY_CSV);
    const before = await workoutsOf(person);
    expect((await bring(person, HEVY_CSV)).addedWorkouts).toBe(0);
    const again = HEVY_CSV.replace("weight_kg", "weight_lbs").replaceAll("Mar 2025", "mars 2025").replaceAll("\n", "\r\n");
    expect((await bring(person, again)).addedWorkouts).toBe(0);
    expect(await workoutsOf(person)).toEqual(before);
    const longer = `${HEVY_CSV}"New","30 Mar 2025, 18:00","30 Mar 2025, 19:00","","Pull Up",,"",0,"normal",,9,,,\n`;
    const preview = await send(person, longer);
    expect([preview.body.workouts, preview.body.newWorkouts]).toEqual([4, 1]);
    expect((await bring(person, longer)).addedWorkouts).toBe(1);
    expect(await workoutsOf(person)).toHaveLength(4);
  });

  test("nor after the person moved to another time zone", async () => {
    const person = await inZone("Europe/Berlin");
    await bring(person, HEVY_CSV);
    await person.call("PATCH", "/api/profile", { timeZone: "America/New_York" });
    expect((await bring(person, HEVY_CSV)).addedWorkouts).toBe(0);
  });

  test("nor from another app that has the same workouts", async () => {
    const person = await server.person();
    await bring(person, STRONG_C_CSV);
    const fromHevy = `${HEVY_CSV.split("\n")[0]}
"Full","1 Jul 2024, 17:00","1 Jul 2024, 18:00","","Deadlift (Barbell)",,"",0,"normal",142.5,5,,,
"Full","1 Jul 2024, 17:00","1 Jul 2024, 18:00","","Squat (Barbell)",,"",0,"normal",100,5,,,
"Other","2 Jul 2024, 17:00","2 Jul 2024, 18:00","","Squat (Barbell)",,"",0,"normal",100,5,,,
`;
    expect((await bring(person, fromHevy)).addedWorkouts).toBe(1);
  });

  test("applying twice stores once", async () => {
    const person = await server.person();
    const { body } = await send(person, HEVY_CSV);
    queued.splice(0);
    for (let time = 0; time < 2; time += 1)
      expect((await person.call("POST", `/api/imports/${body.id}/apply`, {})).status).toBe(200);
    expect(queued.splice(0)).toHaveLength(1);
    await Promise.all([runImport(server.platform, body.id), runImport(server.platform, body.id)]);
    expect(await read(person, body.id)).toMatchObject({ status: "done", addedWorkouts: 3 });
    expect((await person.call("POST", `/api/imports/${body.id}/apply`, {})).body["status"]).toBe("done");
    expect(await workoutsOf(person)).toHaveLength(3);
  });
});

describe("names", () => {
  test("are mapped once and remembered", async () => {
    const person = await server.person();
    const { body } = await send(person, HEVY_CSV);
    const apply = `/api/imports/${body.id}/apply`;
    const unknown = await person.call("POST", apply, { mapping: { "Zercher Goblin Walk": "g-nothing-like-it" } });
    expect(unknown).toMatchObject({ status: 422, body: { error: { issues: [{ path: "mapping.Zercher Goblin Walk" }] } } });
    const mapping = { "Zercher Goblin Walk": "g-farmers-carry", "Pull Up": "g-wide-grip-pull-up" };
    expect((await person.call("POST", apply, { mapping })).status).toBe(200);
    await runImport(server.platform, body.id);
    const [, legs, pull] = await workoutsOf(person);
    expect(legs?.exercises[1]?.exerciseId).toBe("g-farmers-carry");
    expect(pull?.exercises[0]?.exerciseId).toBe("g-wide-grip-pull-up");
    expect((await person.call("GET", "/api/exercises/custom")).body["items"]).toEqual([]);
    const second = await send(person, HEVY_CSV);
    expect(second.body.unmatched).toEqual([]);
    expect(second.body.matched).toContainEqual({
      name: "Pull Up",
      sets: 1,
      exerciseId: "g-wide-grip-pull-up",
      exerciseName: "Wide-Grip Pull-Up",
    });
  });

  test("mean the exercise at home for who trains there", async () => {
    const [gym, home] = [await server.person(), await server.person()];
    const plan = { muscleGroups: ["Back"], durationMinutes: 45, daysPerWeek: 3, skillLevel: "intermediate", location: "home" };
    expect((await home.call("POST", "/api/training/plans", plan)).status).toBe(201);
    const idsOf = async (person: Person) => (await send(person, HEVY_CSV)).body.matched.map(({ exerciseId }) => exerciseId);
    expect(await idsOf(gym)).toContain("g-pull-up");
    const atHome = await idsOf(home);
    expect(atHome).toContain("h-pull-up");
    // What nobody has at home stays the gym's.
    expect(atHome).toContain("g-rope-pushdown");
  });

  test("of another person's exercise mean nothing", async () => {
    const [owner, other] = [await server.person(), await server.person()];
    await bring(owner, HEVY_CSV);
    const [theirs] = (await owner.call("GET", "/api/exercises/custom")).body["items"] as { id: string }[];
    const { body } = await send(other, HEVY_CSV);
    const answer = await other.call("POST", `/api/imports/${body.id}/apply`, { mapping: { "Zercher Goblin Walk": theirs?.id } });
    expect(answer.status).toBe(422);
  });
});

describe("undone", () => {
  test("everything it brought is gone, and nothing else; it can come again", async () => {
    const person = await server.person();
    const own = (await bring(person, STRONG_C_CSV)).addedWorkouts;
    const { id } = await bring(person, HEVY_CSV);
    expect(await workoutsOf(person)).toHaveLength(own + 3);
    for (let time = 0; time < 2; time += 1)
      expect((await person.call("DELETE", `/api/imports/${id}`)).body).toEqual({ ok: true });
    expect(await workoutsOf(person)).toHaveLength(own);
    expect((await person.call("GET", "/api/exercises/custom")).body["items"]).toEqual([]);
    expect(await read(person, id)).toMatchObject({ status: "undone" });
    expect((await person.call("POST", `/api/imports/${id}/apply`, {})).status).toBe(409);
    expect((await bring(person, HEVY_CSV)).addedWorkouts).toBe(3);
    expect(await workoutsOf(person)).toHaveLength(own + 3);
  });

  test("while it runs, it stays undone", async () => {
    const person = await server.person();
    const { body } = await send(person, HEVY_CSV);
    await person.call("POST", `/api/imports/${body.id}/apply`, {});
    await person.call("DELETE", `/api/imports/${body.id}`);
    await runImport(server.platform, body.id);
    expect(await workoutsOf(person)).toEqual([]);
  });
});

describe("what follows from it", () => {
  test("is counted with one event; a running challenge counts none of it", async () => {
    const person = await inZone("UTC");
    const { body: list } = await person.call("GET", "/api/challenges");
    const challenges = list["items"] as { id: string; name: string; unit?: string }[];
    for (const { id } of challenges) await person.call("PUT", `/api/challenges/${id}/entry`, {});
    const thisWeek = HEVY_CSV.replaceAll("28 Mar 2025", "18 Nov 2026").replaceAll("26 Mar 2025", "17 Nov 2026");
    const { id } = await bring(person, thisWeek);
    const recorded = await server.database.pool.query(
      "select type from domain_events where actor_id = $1 and type like 'workout%'",
      [person.id],
    );
    expect(recorded.rows).toEqual([{ type: "workouts.imported" }]);
    await server.events.workAll();
    const entries = await server.database.pool.query("select progress from challenge_entries where user_id = $1", [person.id]);
    expect(entries.rows.every(({ progress }: { progress: number }) => progress === 0)).toBe(true);
    expect(entries.rows.length).toBeGreaterThan(2);
    const days = await server.database.pool.query(
      "select distinct date::text as date from completed_exercises where user_id = $1 order by 1",
      [person.id],
    );
    expect(days.rows.map(({ date }: { date: string }) => date)).toEqual(["2025-03-24", "2026-11-17", "2026-11-18"]);
    const streak = await person.call("GET", "/api/streaks");
    expect(JSON.stringify(streak.body)).toContain("workout");
    await person.call("DELETE", `/api/imports/${id}`);
    expect((await server.database.pool.query("select 1 from completed_exercises where user_id = $1", [person.id])).rows).toEqual(
      [],
    );
  });
});

describe("a run that ends halfway", () => {
  test("is continued by the next, and stores all of it once", async () => {
    const person = await server.person();
    const header = HEVY_CSV.split("\n")[0];
    const rows = Array.from({ length: 450 }, (_, at) => {
      const day = new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
      return `"Day ${at}","${day}T10:00:00","${day}T11:00:00","","Bench Press (Barbell)",,"",0,"normal",80,${1 + (at % 12)},,,`;
    });
    const { body } = await send(person, [header, ...rows].join("\n"));
    await person.call("POST", `/api/imports/${body.id}/apply`, {});
    // The server dies after each transaction that it may make, one more each time.
    for (let lives = 1; lives < 4; lives += 1) {
      let writes = 0;
      const dying: typeof server.platform = {
        ...server.platform,
        write: async (work) => {
          writes += 1;
          if (writes > 1) throw new Error("The process was killed.");
          return server.platform.write(work);
        },
      };
      await runImport(dying, body.id).catch(() => undefined);
      await server.database.pool.query(
        "update imports set runner = gen_random_uuid(), runner_seen_at = now(), attempts = 1 where id = $1",
        [body.id],
      );
      // Whoever held it is believed to be at it for a while.
      await runImport(server.platform, body.id);
      expect((await read(person, body.id)).doneWorkouts).toBe(Math.min(450, lives * 200));
      await server.database.pool.query("update imports set runner_seen_at = now() - interval '1 minute' where id = $1", [
        body.id,
      ]);
    }
    await runImport(server.platform, body.id);
    expect(await read(person, body.id)).toMatchObject({ status: "done", doneWorkouts: 450, addedWorkouts: 450, addedSets: 450 });
    const counted = await server.database.pool.query(
      "select count(*)::int as sets, count(distinct w.id)::int as workouts from workouts w join workout_exercises e on e.workout_id = w.id join workout_sets s on s.exercise_entry_id = e.id where w.user_id = $1",
      [person.id],
    );
    expect(counted.rows).toEqual([{ sets: 450, workouts: 450 }]);
  });

  test("and fails again and again is given up, and can be tried again", async () => {
    const person = await server.person();
    const { body } = await send(person, HEVY_CSV);
    await person.call("POST", `/api/imports/${body.id}/apply`, {});
    const broken: typeof server.platform = {
      ...server.platform,
      write: async (work) => {
        const stack = new Error().stack ?? "";
        if (stack.includes("storeBatch")) throw new Error("Disk full.");
        return server.platform.write(work);
      },
    };
    for (let time = 0; time < 4; time += 1) await runImport(broken, body.id).catch(() => undefined);
    expect((await read(person, body.id)).status).toBe("failed");
    expect((await person.call("POST", `/api/imports/${body.id}/apply`, {})).body["status"]).toBe("running");
    await runImport(server.platform, body.id);
    expect(await read(person, body.id)).toMatchObject({ status: "done", addedWorkouts: 3 });
  });
});

test("a file that means harm, or was put together by hand, is stored as far as it can be", async () => {
  const person = await server.person();
  const csv = HEVY_CSV.replaceAll("Pull Up", "constructor")
    .replaceAll("Zercher Goblin Walk", "__proto__")
    .replace("failure", "constructor");
  expect((await bring(person, csv)).problems).toEqual([{ line: 6, message: 'We don\'t know the kind of set "constructor".' }]);
  const at = "2025-05-01T10:00:00.000Z";
  const sets = [{ type: "work", weightKg: 60, reps: 5, doneAt: at }];
  const workout = {
    id: "once",
    startedAt: at,
    endedAt: at,
    name: "A\0B",
    note: "half \ud83d",
    exercises: [{ exerciseName: `\0${"Odd ".repeat(19)}Lif\u{1F3CB}`, sets }],
  };
  const json = JSON.stringify({ format: "lockstep-workouts", workouts: [workout, workout] });
  expect(await bring(person, json)).toMatchObject({ status: "done", addedWorkouts: 1, problems: [] });
  const stored = (await workoutsOf(person)).find(({ startedAt }) => startedAt === at);
  expect([stored?.name, stored?.note, stored?.exercises[0]?.exerciseName]).toEqual(["AB", "half", `${"Odd ".repeat(19)}Lif`]);
});
