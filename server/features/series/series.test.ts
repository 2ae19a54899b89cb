import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SERIES } from "@lockstep/content/series/index.ts";
import type { SeriesDetail, SeriesSummary } from "@lockstep/contract/series.ts";
import { startTestServer, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";

const NOW = new Date("2026-11-20T18:00:00Z");
const DAY = 86_400;
const END = NOW.getTime() / 1000 + 10 * DAY;
const TODAY = "2026-11-20";

let server: TestServer;
let now = NOW;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

/** Someone with a membership at these terms; the billing clock is the test's. */
async function memberWith(price: "premium" | "family", status = "active", end = END): Promise<Person> {
  const person = await server.person();
  await server.database.pool.query(
    "insert into stripe_subscriptions (user_id, price_id, status, current_period_end, past_due_since) values ($1, $2, $3, $4, $5)",
    [person.id, `price_${price}_monthly`, status, end, status === "past_due" ? end : null],
  );
  return person;
}

const list = async (caller: Caller): Promise<readonly SeriesSummary[]> =>
  (await caller.call("GET", "/api/series")).body["items"] as readonly SeriesSummary[];
const summaryOf = async (caller: Caller, id: string): Promise<SeriesSummary> => {
  const found = (await list(caller)).find((series) => series.id === id);
  if (found === undefined) throw new Error(`The list has no ${id}.`);
  return found;
};
const finish = (person: Caller, change: object = {}, id: string = randomUUID()): Promise<Answer> =>
  person.call("PUT", `/api/series/completions/${id}`, { seriesId: "first-push-up", session: 1, date: TODAY, ...change });
const logged = async (person: Caller) =>
  (await person.call("GET", `/api/training/completions?from=2026-11-01&to=2026-11-30`)).body["items"] as ReadonlyArray<{
    readonly id: string;
    readonly exerciseId: string;
    readonly minutes: number;
    readonly planId: string | null;
    readonly sets: readonly unknown[];
  }>;

describe("who may see what", () => {
  test("everyone sees every series in outline, with a glimpse and nothing of what is said in it", async () => {
    for (const caller of [server.visitor, await server.person(), await memberWith("premium")]) {
      const answer = await caller.call("GET", "/api/series");
      expect(answer.status).toBe(200);
      const items = answer.body["items"] as readonly SeriesSummary[];
      expect(items.map(({ id }) => id)).toEqual(SERIES.map(({ id }) => id));
      expect(items.every(({ glimpse, sessions }) => glimpse.length > 0 && sessions.length >= 4)).toBe(true);
      for (const text of ["cues", "blocks", "safety", "closing"]) expect(JSON.stringify(items)).not.toContain(`"${text}"`);
    }
  });

  test.each(["premium", "family"] as const)("%s opens the sessions", async (price) => {
    const person = await memberWith(price);
    expect((await list(person)).every(({ locked }) => !locked)).toBe(true);
    for (const { id, sessions } of SERIES) {
      const answer = await person.call("GET", `/api/series/${id}`);
      expect(answer.status).toBe(200);
      const detail = answer.body as unknown as SeriesDetail;
      expect(detail.sessions.map(({ title }) => title)).toEqual(sessions.map(({ title }) => title));
      const known = new Set(detail.exercises.map(({ exerciseId }) => exerciseId));
      const used = detail.sessions.flatMap(({ blocks }) =>
        blocks.flatMap(({ moves }) => moves.map(({ exerciseId }) => exerciseId)),
      );
      expect(used.every((exerciseId) => known.has(exerciseId))).toBe(true);
    }
  });

  const refusal = {
    status: 403,
    body: {
      error: {
        code: "MEMBERSHIP_REQUIRED",
        message: "The video series is included in Premium.",
        issues: [{ path: "videoSeries" }],
      },
    },
  };

  test("a visitor is asked to sign in; Free, an unpaid and a lapsed membership are told what's missing", async () => {
    expect(await server.visitor.call("GET", "/api/series/first-pull-up")).toMatchObject({ status: 401 });
    for (const person of [
      await server.person(),
      await memberWith("premium", "unpaid"),
      await memberWith("premium", "canceled"),
      await memberWith("premium", "incomplete"),
      await memberWith("family", "incomplete_expired"),
    ]) {
      expect(await person.call("GET", "/api/series/first-pull-up")).toMatchObject(refusal);
      expect((await list(person)).every(({ locked }) => locked)).toBe(true);
    }
  });

  test("trial and grace count, and the end of the period closes it", async () => {
    const trialing = await memberWith("premium", "trialing");
    const late = await memberWith("premium", "past_due", NOW.getTime() / 1000 - 3 * DAY);
    expect((await trialing.call("GET", "/api/series/first-pull-up")).status).toBe(200);
    expect((await late.call("GET", "/api/series/first-pull-up")).status).toBe(200);
    now = new Date(NOW.getTime() + 60 * DAY * 1000);
    try {
      expect(await trialing.call("GET", "/api/series/first-pull-up")).toMatchObject(refusal);
      expect(await late.call("GET", "/api/series/first-pull-up")).toMatchObject(refusal);
    } finally {
      now = NOW;
    }
  });

  test("a series that isn't there is missing for everyone", async () => {
    expect((await (await memberWith("premium")).call("GET", "/api/series/no-such")).status).toBe(404);
    expect((await (await server.person()).call("GET", "/api/series/no-such")).status).toBe(404);
  });
});

describe("recording a session", () => {
  test("needs one's own session", async () => {
    expect((await finish(server.visitor)).status).toBe(401);
  });

  test("counts once however often it's sent, and the series shows it", async () => {
    const person = await memberWith("premium");
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(person, {}, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.body).toEqual({ id, seriesId: "first-push-up", session: 1, date: TODAY });
    const { sessions } = await summaryOf(person, "first-push-up");
    expect(sessions.map(({ doneOn }) => doneOn)).toEqual([TODAY, ...sessions.slice(1).map(() => null)]);
    const rows = await server.database.pool.query("select id from series_completions where user_id = $1", [person.id]);
    expect(rows.rows).toEqual([{ id }]);
  });

  test("counts as a workout: its main exercises, with its minutes", async () => {
    const person = await memberWith("premium");
    await finish(person);
    const done = await logged(person);
    expect(Object.fromEntries(done.map(({ exerciseId, sets }) => [exerciseId, sets.length]))).toEqual({
      "h-knee-plank": 3,
      "h-wall-push-up": 3,
    });
    const minutes = SERIES.find(({ id }) => id === "first-push-up")?.sessions[0]?.minutes ?? 0;
    expect(done.reduce((sum, each) => sum + each.minutes, 0)).toBeCloseTo(minutes, 1);
    const progress = await person.call("GET", "/api/training/progress");
    expect(progress.body["thisWeek"]).toMatchObject({ workouts: 1 });
    await server.events.workAll();
    const streaks = (await person.call("GET", "/api/streaks")).body["items"] as readonly {
      streakType: string;
      currentCount: number;
    }[];
    expect(streaks.find(({ streakType }) => streakType === "workout")?.currentCount).toBe(1);
  });

  test("two devices that were offline count the same session of a day once", async () => {
    const person = await memberWith("premium");
    const first = await finish(person);
    const second = await finish(person);
    expect(second.body).toEqual(first.body);
    expect((await logged(person)).map(({ sets }) => sets.length)).toEqual([3, 3]);
  });

  test("the next day it counts again", async () => {
    const person = await memberWith("premium");
    await finish(person, { date: "2026-11-19" });
    await finish(person);
    expect(await logged(person)).toHaveLength(4);
    expect((await summaryOf(person, "first-push-up")).sessions[0]?.doneOn).toBe(TODAY);
  });

  test("adds to what was logged that day and takes nothing of it away", async () => {
    const person = await memberWith("premium");
    const id = randomUUID();
    const sets = [1, 2, 3, 4].map(() => ({ weightKg: null, reps: 15 }));
    await person.call("PUT", `/api/training/completions/${id}`, { date: TODAY, exerciseId: "h-wall-push-up", minutes: 5, sets });
    await finish(person);
    const kept = (await logged(person)).find(({ exerciseId }) => exerciseId === "h-wall-push-up");
    expect(kept?.id).toBe(id);
    expect(kept?.sets).toHaveLength(7);
    expect(kept?.minutes).toBeGreaterThan(5);
  });

  test("another person's id is taken, and theirs stays", async () => {
    const owner = await memberWith("premium");
    const stranger = await memberWith("premium");
    const id = randomUUID();
    await finish(owner, {}, id);
    expect(await finish(stranger, {}, id)).toMatchObject({ status: 409, body: { error: { code: "ID_TAKEN" } } });
    expect(await logged(stranger)).toEqual([]);
    expect((await summaryOf(stranger, "first-push-up")).sessions[0]?.doneOn).toBeNull();
  });

  test("what was done on a membership's last day is recorded after it, and stays to be seen", async () => {
    const person = await memberWith("premium", "canceled");
    expect((await finish(person)).status).toBe(200);
    const { locked, sessions } = await summaryOf(person, "first-push-up");
    expect([locked, sessions[0]?.doneOn]).toEqual([true, TODAY]);
  });

  test.each([
    ["an unknown series", { seriesId: "no-such" }, "seriesId"],
    ["a session that the series doesn't have", { session: 9 }, "session"],
    ["no session", { session: 0 }, "session"],
    ["half a session", { session: 1.5 }, "session"],
    ["a day that is none", { date: "2026-02-30" }, "date"],
    ["next week", { date: "2026-11-27" }, "date"],
  ])("refuses %s", async (_name, wrong, path) => {
    const person = await memberWith("premium");
    expect(await finish(person, wrong)).toMatchObject({
      status: 422,
      body: { error: { code: "VALIDATION_FAILED", issues: [{ path }] } },
    });
    expect(await logged(person)).toEqual([]);
  });

  test("is in the person's download and goes with the account", async () => {
    const person = await memberWith("premium");
    await finish(person);
    const parts = await server.platform.accountExports.read(server.database.db, person.id);
    expect(parts["series"]).toMatchObject([{ seriesId: "first-push-up", session: 1, date: TODAY }]);
    await server.database.pool.query("delete from users where id = $1", [person.id]);
    const rows = await server.database.pool.query("select 1 from series_completions where user_id = $1", [person.id]);
    expect(rows.rowCount).toBe(0);
  });
});
