import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer, type RunningServer } from "../e2e/server.ts";

// node scripts/run.mjs bench/import-workouts.ts: how long a long history takes to come in, and that a killed server stores it once. docs/imports.md has what it printed.

const WORKOUTS = 10_000;
const EXERCISES = ["Bench Press (Barbell)", "Squat (Barbell)", "Lat Pulldown (Cable)", "Bicep Curl (Dumbbell)", "Plank"];
const SETS = 4;
const SETS_IN_ALL = WORKOUTS * EXERCISES.length * SETS;

interface Import {
  readonly id: string;
  readonly status: string;
  readonly doneWorkouts: number;
  readonly addedWorkouts: number;
  readonly addedSets: number;
}

const HEAD = `title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
First,2026-01-01T10:00:00,2026-01-01T11:00:00,,Plank,,,0,normal,,,,60,
`;

/** A Hevy file with as many workouts as the longest history, the latest first. */
function hevyFile(): string {
  const lines = [
    "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe",
  ];
  for (let at = WORKOUTS; at > 0; at -= 1) {
    const start = new Date(Date.UTC(2000, 0, 3, 6) + Math.floor(at / 2) * 24 * 3600_000 + (at % 2) * 10 * 3600_000);
    const [from, to] = [start, new Date(start.getTime() + 3600_000)].map((moment) => moment.toISOString().slice(0, 19));
    for (const [place, name] of EXERCISES.entries())
      for (let set = 0; set < SETS; set += 1)
        lines.push(
          name === "Plank"
            ? `Session ${at},${from},${to},,${name},,,${set},normal,,,,60,`
            : `Session ${at},${from},${to},,${name},,,${set},normal,${40 + ((at + place) % 60)},${5 + (set % 8)},,,8`,
        );
  }
  return lines.join("\n");
}

class Client {
  readonly #server: RunningServer;
  readonly #cookie: string;
  constructor(server: RunningServer, cookie: string) {
    this.#server = server;
    this.#cookie = cookie;
  }
  static async signIn(server: RunningServer): Promise<Client> {
    const answer = await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.url },
      body: JSON.stringify({ email: "alex@example.com", password: "Lockstep!2026" }),
    });
    const cookie = answer.headers.getSetCookie().map((entry) => entry.split(";")[0]);
    return new Client(server, cookie.join("; "));
  }
  fetch(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
    const headers = { Origin: this.#server.url, Cookie: this.#cookie, ...(type === undefined ? {} : { "Content-Type": type }) };
    return fetch(`${this.#server.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  }
  async read(id: string): Promise<Import> {
    return (await (await this.fetch("GET", `/api/imports/${id}`)).json()) as Import;
  }
  async send(text: string): Promise<Import> {
    const form = new FormData();
    form.append("file", new Blob([text]), "hevy.csv");
    const answer = await this.fetch("POST", "/api/imports", form);
    if (answer.status !== 201) throw new Error(await answer.text());
    return (await answer.json()) as Import;
  }
  async apply(id: string): Promise<void> {
    await this.fetch("POST", `/api/imports/${id}/apply`, "{}", "application/json");
  }
}

/** How long it takes, and how long another request waited at most meanwhile, ms. */
async function timed(
  server: RunningServer,
  work: () => Promise<unknown>,
): Promise<{ readonly seconds: number; readonly slowestMs: number }> {
  let slowestMs = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      await (await fetch(`${server.url}/healthz`)).text();
      slowestMs = Math.max(slowestMs, performance.now() - asked);
      await sleep(20);
    }
  })();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  over.abort();
  await watching;
  return { seconds, slowestMs };
}

async function untilDone(
  client: Client,
  id: string,
  isDone: (read: Import) => boolean = ({ status }) => status === "done",
): Promise<Import> {
  for (;;) {
    const read = await client.read(id);
    if (isDone(read)) return read;
    await sleep(100);
  }
}

function tell(what: string, { seconds, slowestMs }: { readonly seconds: number; readonly slowestMs: number }): void {
  process.stdout.write(`| ${what} | ${seconds.toFixed(1)} s | ${Math.round(slowestMs)} ms |\n`);
}

const text = hevyFile();
process.stdout.write(`${WORKOUTS} workouts, ${SETS_IN_ALL} sets, ${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB\n\n`);
process.stdout.write("| | took | another request waited at most |\n|---|---|---|\n");
const dataDir = await mkdtemp(join(tmpdir(), "lockstep-import-"));
let server = await startServer({ dataDir });
try {
  let client = await Client.signIn(server);
  let sent = await client.send(HEAD);
  tell("reading the file, up to the preview", await timed(server, async () => (sent = await client.send(text))));
  await client.apply(sent.id);
  tell("storing it, in the job", await timed(server, () => untilDone(client, sent.id)));
  const done = await client.read(sent.id);
  if (done.addedSets !== SETS_IN_ALL) throw new Error(`${done.addedSets} sets were stored.`);
  tell("reading the same file again", await timed(server, () => client.send(text)));
  tell("all of it as CSV", await timed(server, async () => (await client.fetch("GET", "/api/exports/workouts.csv")).text()));
  tell("undoing it", await timed(server, () => client.fetch("DELETE", `/api/imports/${done.id}`)));

  sent = await client.send(text);
  await client.apply(sent.id);
  const before = await untilDone(client, sent.id, ({ doneWorkouts }) => doneWorkouts >= WORKOUTS / 3);
  const ended = new Promise((resolve) => server.process.once("exit", resolve));
  server.process.kill("SIGKILL");
  await ended;
  server = await startServer({ dataDir });
  client = await Client.signIn(server);
  const restarted = performance.now();
  const after = await untilDone(client, sent.id);
  process.stdout.write(
    `\nKilled at ${before.doneWorkouts} workouts and started again, it was done after ${((performance.now() - restarted) / 1000).toFixed(1)} s: ${after.addedWorkouts} workouts and ${after.addedSets} sets, each once.\n`,
  );
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
