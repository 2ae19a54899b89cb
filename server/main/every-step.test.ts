import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSessionToken, signSessionToken } from "../platform/auth/session-tokens.ts";
import { dayIn } from "../platform/clock/day-in.ts";
import { openMortalDatabase } from "../testing/mortal-database.ts";
import { startTestServer, TEST_ORIGIN, type TestServer } from "../testing/start-server.ts";
import { sampleSize } from "../../scripts/test-sample.ts";
import { assemble } from "./assemble.ts";

/** Every statement is a place to die in a full run, every eleventh in a sample. */
const STRIDE = sampleSize(1, 11);

/**
 * A process is killed after each statement that it sends while people post, like, comment, join and train and while their events are worked. Then another process goes on, the
 * people's devices send the same requests again, and everything must stand exactly once.
 */
let server: TestServer;
const SECRET = "a secret that signs the sessions of this test";

beforeAll(async () => {
  server = await startTestServer({ environment: { SESSION_SECRET: SECRET } });
});
afterAll(() => server.stop());

/** Someone with a session, made without the work that a password is. */
interface Someone {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

/** Two people and the ids their devices chose, so that a repetition is the same request. */
interface Cast {
  readonly owner: Someone;
  readonly actor: Someone;
  readonly postId: string;
  readonly groupId: string;
  readonly otherId: string;
}

type Sent = readonly [who: Someone, method: string, path: string, body?: object];

const TODAY = dayIn("UTC", new Date());

/** What happens before, in a process that lives on, and what the one does that dies. */
const STORIES: Readonly<Record<string, { readonly before: (cast: Cast) => Sent[]; readonly told: (cast: Cast) => Sent[] }>> = {
  "a post": {
    before: () => [],
    told: ({ owner, postId }) => [[owner, "POST", "/api/posts", { id: postId, content: "First session done." }]],
  },
  "a like and a comment": {
    before: ({ owner, postId }) => [[owner, "POST", "/api/posts", { id: postId, content: "First session done." }]],
    told: ({ actor, postId, otherId }) => [
      [actor, "PUT", `/api/posts/${postId}/like`],
      [actor, "POST", `/api/posts/${postId}/comments`, { id: otherId, content: "Well done!" }],
    ],
  },
  "a group that is founded and joined": {
    before: () => [],
    told: ({ owner, actor, groupId }) => [
      [owner, "POST", "/api/groups", { id: groupId, name: "Early birds", description: "Up before the sun." }],
      [actor, "PUT", `/api/groups/${groupId}/membership`, {}],
    ],
  },
  "a workout": {
    before: () => [],
    told: ({ actor, groupId: workoutId, otherId: entryId, postId: setId }) => {
      const startedAt = `${TODAY}T00:00:00.000Z`;
      const path = `/api/workouts/${workoutId}`;
      return [
        [actor, "PUT", path, { startedAt, date: TODAY }],
        [actor, "PUT", `${path}/exercises/${entryId}`, { exerciseId: "h-push-up" }],
        [actor, "PUT", `${path}/sets/${setId}`, { exerciseEntryId: entryId, reps: 10, doneAt: startedAt }],
        [actor, "PUT", `${path}/sets/${setId}`, { exerciseEntryId: entryId, rir: 2 }],
        [actor, "POST", `${path}/finish`, { endedAt: startedAt }],
      ];
    },
  },
  "an exercise done": {
    before: () => [],
    told: ({ actor, otherId }) => [
      [
        actor,
        "PUT",
        `/api/training/completions/${otherId}`,
        { date: TODAY, exerciseId: "h-push-up", planId: null, minutes: 5, sets: [{ weightKg: null, reps: 10 }] },
      ],
    ],
  },
};

let people = 0;

async function someone(): Promise<Someone> {
  const [id, token] = [randomUUID(), randomUUID()];
  people += 1;
  const username = `person_${people}`;
  const { pool } = server.database;
  await pool.query("insert into users (id, email, name, email_verified) values ($1, $2, 'Some One', true)", [
    id,
    `${id}@example.com`,
  ]);
  await pool.query("insert into profiles (id, username, full_name) values ($1, $2, 'Some One')", [id, username]);
  await pool.query("insert into sessions (token, user_id, expires_at) values ($1, $2, now() + interval '1 day')", [
    hashSessionToken(token),
    id,
  ]);
  return { id, username, token: signSessionToken(token, SECRET) };
}

async function newCast(): Promise<Cast> {
  const ids = { postId: randomUUID(), groupId: randomUUID(), otherId: randomUUID() };
  return { owner: await someone(), actor: await someone(), ...ids };
}

type App = { fetch(request: Request): Response | Promise<Response> };

async function send(app: App, [who, method, path, body]: Sent): Promise<number> {
  const headers = { Origin: TEST_ORIGIN, Authorization: `Bearer ${who.token}`, "Content-Type": "application/json" };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  return (await app.fetch(new Request(new URL(path, TEST_ORIGIN), init))).status;
}

/** Runs the given work in a process that dies after a statement; true when it died. */
async function doAndDie(told: readonly Sent[], deathAt: number): Promise<boolean> {
  const { config, log } = server.platform;
  const database = openMortalDatabase(server.database.connection, deathAt);
  const assembled = await assemble({ config, database, log, port: 3000, checkOutput: true }).catch(() => null);
  for (const sent of told) {
    if (assembled !== null && !database.isDead()) await send(assembled.app, sent).catch(() => undefined);
  }
  if (!database.isDead()) await assembled?.events.workAll().catch(() => undefined);
  await database.close();
  return database.isDead();
}

/** What is in the database of a story. */
async function whatStands({ owner, actor, postId, groupId }: Cast): Promise<object> {
  const who = "case when user_id = $3 then 'owner' else 'actor' end";
  const { rows } = await server.database.pool.query<{ stands: object }>(
    `select json_build_object(
      'post', (select json_build_array(like_count, comment_count) from posts where id = $1),
      'rows', json_build_array((select count(*) from likes where post_id = $1), (select count(*) from comments where post_id = $1)),
      'group', (select json_build_array(member_count, post_count) from groups where id = $2),
      'members', (select count(*) from group_members where group_id = $2),
      'workouts', (select json_agg(json_build_array(w.ended_at is null, e.exercise_id, s.reps, s.rir, s.done_at is null))
        from workouts w left join workout_exercises e on e.workout_id = w.id left join workout_sets s on s.exercise_entry_id = e.id
        where w.user_id in ($3, $4)),
      'notices', (select json_agg(told order by told) from (
        select concat_ws(': ', ${who}, type, activity_type, title, message) told from user_notifications where user_id in ($3, $4)) all_notices),
      'streaks', (select json_agg(told order by told) from (
        select concat_ws(' ', ${who}, streak_type, current_count) told from user_streaks where user_id in ($3, $4)) all_streaks),
      'achievements', (select json_agg(told order by told) from (
        select concat_ws(' ', ${who}, achievement_id, current_progress, completed) told from user_achievements where user_id in ($3, $4)) all_achievements)
    ) as stands`,
    [postId, groupId, owner.id, actor.id],
  );
  const told = JSON.stringify(rows[0]?.stands ?? {});
  return JSON.parse(told.replaceAll(owner.username, "{owner}").replaceAll(actor.username, "{actor}")) as object;
}

/** The process that goes on, and the devices that send again what they got no answer to. */
async function goOn(told: readonly Sent[]): Promise<void> {
  for (const sent of told) expect(await send(server.assembled.app, sent)).toBeLessThan(300);
  // An event whose handler broke with the process waits for its next attempt: here it is due at once.
  await server.database.pool.query("update domain_events set next_attempt_at = now() where processed_at is null");
  await server.events.workAll();
}

test.each(Object.entries(STORIES))(
  "%s: wherever the process dies, no notification, count, streak or achievement is lost or doubled",
  async (_name, { before, told }) => {
    const live = async (deathAt: number): Promise<{ readonly died: boolean; readonly stands: object }> => {
      const cast = await newCast();
      await goOn(before(cast));
      const died = await doAndDie(told(cast), deathAt);
      await goOn(told(cast));
      return { died, stands: await whatStands(cast) };
    };
    const whole = await live(Number.POSITIVE_INFINITY);
    expect(whole.died).toBe(false);
    expect(whole.stands).toMatchSnapshot();
    let steps = 0;
    for (let died = true; died;) {
      steps += STRIDE;
      const lived = await live(steps);
      expect(lived.stands, `killed after statement ${steps}`).toEqual(whole.stands);
      ({ died } = lived);
    }
    // So many places to die in there are at least, or nothing was done.
    expect(steps).toBeGreaterThan(15);
  },
  300_000,
);
