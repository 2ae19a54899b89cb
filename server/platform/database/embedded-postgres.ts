import { spawn, type SpawnOptions } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import {
  appendFile,
  chmod,
  chown,
  mkdir,
  open,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../config/startup-error.ts";
import { chooseRunAs, findBinaries, type EmbeddedBinaries, type RunAs } from "./embedded-binaries.ts";
import { withFolderLock } from "./with-folder-lock.ts";
import { isProcessAlive, processFolder, processName, processUser } from "./process-identity.ts";
import { ServerLeases } from "./server-leases.ts";

/** Longest path of a unix socket on Linux (108 bytes with the closing zero). */
const SOCKET_PATH_BYTES = 107;
const USER = "lockstep";
const SOCKET_NAME = ".s.PGSQL.5432";
const RECOVERY_PATIENCE_MS = 120_000;
const DATABASE = "lockstep";

/** Everything is said outright: PGPORT and its like in the environment mean some other server. */
function connectionTo(socketFolder: string, database: string): pg.ClientConfig {
  return { host: socketFolder, port: 5432, user: USER, database, ssl: false };
}

/** A running embedded server, shared by every process that opened the same data folder. */
export interface EmbeddedPostgres {
  readonly connection: pg.PoolConfig;
  /** Whether this call made the database: it holds nothing yet. */
  readonly isNew: boolean;
  /** Starts the server again if it is gone. */
  ensureRunning(): Promise<void>;
  /** Gives the server back; the last one stops it. */
  close(): Promise<void>;
}

/** Opens the embedded PostgreSQL under `dataDir`, making and starting it where needed. `onStarting` is called when its process runs and doesn't answer yet. */
export async function openEmbeddedPostgres(dataDir: string, onStarting = (): void => {}): Promise<EmbeddedPostgres> {
  const folder = await prepareDataFolder(dataDir);
  const cluster = join(folder, "postgres");
  await refuseForeignCluster(cluster);
  const leases = new ServerLeases(folder);
  const holder = randomUUID();
  const runAs = chooseRunAs(cluster);
  const binaries = await findBinaries(folder);
  const start = async (): Promise<{ socketFolder: string; isNew: boolean }> => {
    await initialise(folder, cluster, binaries, runAs);
    const socketFolder = await startServer(folder, cluster, binaries, runAs, onStarting);
    return { socketFolder, isNew: await createDatabase(socketFolder) };
  };
  const { socketFolder, isNew } = await withFolderLock(folder, async () => {
    const started = await start();
    await leases.take(holder);
    return started;
  });
  let closed = false;
  return {
    connection: connectionTo(socketFolder, DATABASE),
    isNew,
    async ensureRunning() {
      if (closed || (await runningServer(cluster)) !== null) return;
      await withFolderLock(folder, async () => {
        if (!closed) await start();
      });
    },
    async close() {
      if (closed) return;
      closed = true;
      await withFolderLock(folder, async () => {
        if ((await leases.giveBack(holder)) === 0) await stopServer(cluster);
      });
    },
  };
}

/** Node's own recursive mkdir never ends where a file system refuses with ENOENT, as /proc does. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch((error: unknown) => {
    if (!existsSync(path)) throw error;
  });
}

async function prepareDataFolder(dataDir: string): Promise<string> {
  const wanted = resolve(dataDir);
  const probe = join(wanted, `.write-${randomUUID()}`);
  try {
    await makeFolder(wanted);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StartupError(`The data folder ${wanted} cannot be written (${reason}): choose another with DATA_DIR.`);
  }
  return realpath(wanted);
}

/** PostgreSQL serves a cluster only to its owner; nobody else even sees whether one is in the folder. */
async function refuseForeignCluster(cluster: string): Promise<void> {
  const user = process.geteuid?.() ?? 0;
  const found = await stat(cluster).catch(() => null);
  if (found === null || user === 0 || found.uid === user) return;
  throw new StartupError(
    `The database in ${cluster} belongs to another user: start Lockstep as that one, or choose another folder with DATA_DIR.`,
  );
}

async function initialise(folder: string, cluster: string, binaries: EmbeddedBinaries, runAs: RunAs): Promise<void> {
  if (existsSync(join(cluster, "PG_VERSION"))) return;
  for (const name of await readdir(folder)) {
    if (name.startsWith("postgres.unfinished-")) await rm(join(folder, name), { recursive: true, force: true });
  }
  // Made aside and renamed: a first start that is killed half-way leaves nothing that looks like a database.
  const unfinished = join(folder, `postgres.unfinished-${randomUUID()}`);
  await mkdir(unfinished, { mode: 0o700 });
  if (runAs.uid !== undefined) await chown(unfinished, runAs.uid, runAs.gid ?? runAs.uid);
  const made = await run(
    [
      ...runAs.prefix,
      binaries.initdb,
      "-D",
      unfinished,
      "-U",
      USER,
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ],
    binaries,
    runAs,
  );
  if (made.code !== 0) throw new StartupError(`The embedded PostgreSQL could not be initialised: ${lastLine(made.output)}`);
  await appendFile(join(unfinished, "postgresql.conf"), "\ninclude_if_exists = 'lockstep.conf'\n");
  await rename(unfinished, cluster);
}

async function startServer(
  folder: string,
  cluster: string,
  binaries: EmbeddedBinaries,
  runAs: RunAs,
  onStarting: () => void,
): Promise<string> {
  const running = await readyServer(cluster);
  if (running !== null) return running.socketFolder;
  await removeStalePid(cluster);
  const socketFolder = await makeSocketFolder(folder, runAs);
  await writeFile(join(cluster, "lockstep.conf"), settings(socketFolder));
  const log = join(cluster, "server.log");
  for (let waited = 0; ; waited += 500) {
    const failed = await launch(cluster, socketFolder, log, binaries, runAs, onStarting);
    if (failed === null) return socketFolder;
    // After kill -9 of the server its children need a moment to notice; they hold the shared memory until then.
    if (!/shared memory block|lock file/i.test(failed) || waited >= RECOVERY_PATIENCE_MS) {
      const line = failed.split("\n").find((entry) => /FATAL|PANIC/.test(entry)) ?? lastLine(failed);
      throw new StartupError(`The embedded PostgreSQL did not start: ${line} (log: ${log})`);
    }
    await pause(500);
    await removeStalePid(cluster);
  }
}

/** Starts the server and waits until it answers; what it said when it ended instead. */
async function launch(
  cluster: string,
  socketFolder: string,
  log: string,
  binaries: EmbeddedBinaries,
  runAs: RunAs,
  onStarting: () => void,
): Promise<string | null> {
  const output = await open(log, "w", 0o600);
  if (runAs.uid !== undefined) await output.chown(runAs.uid, runAs.gid ?? runAs.uid);
  const command: readonly string[] = [...runAs.prefix, binaries.postgres, "-D", cluster];
  const [program = "", ...rest] = command;
  const child = spawn(program, rest, { ...spawnOptions(binaries, runAs), stdio: ["ignore", output.fd, output.fd] });
  const state = { ended: false };
  child.on("error", () => (state.ended = true));
  child.on("exit", () => (state.ended = true));
  onStarting();
  try {
    for (let waited = 0; !state.ended && waited < RECOVERY_PATIENCE_MS; waited += 25) {
      if (await answers(socketFolder)) return null;
      await pause(25);
    }
    return await readFile(log, "utf8");
  } finally {
    await output.close();
    child.unref();
  }
}

function settings(socketFolder: string): string {
  const quoted = `"${socketFolder.replaceAll('"', '""')}"`.replaceAll("'", "''");
  return [
    "# Written at every start.",
    "listen_addresses = ''",
    "port = 5432",
    `unix_socket_directories = '${quoted}'`,
    "unix_socket_permissions = 0700",
    "max_connections = 200",
    "shared_buffers = 64MB",
    // On what computers have today a page here and there costs little more than one after the other: lists are read by their indexes.
    "random_page_cost = 1.1",
    "fsync = on",
    "synchronous_commit = on",
    "full_page_writes = on",
    "timezone = 'UTC'",
    "log_min_messages = warning",
    // A refused row's values (an address that is taken) stay out of the log.
    "log_error_verbosity = terse",
    "",
  ].join("\n");
}

/** The folder of the socket: beside the data where its path is short enough, else under a hash in the user's runtime or temporary folder. */
async function makeSocketFolder(folder: string, runAs: RunAs): Promise<string> {
  const near = join(folder, "run");
  const fits = Buffer.byteLength(join(near, SOCKET_NAME)) <= SOCKET_PATH_BYTES;
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  const far = [process.env["XDG_RUNTIME_DIR"], tmpdir()].find(
    (base) =>
      base !== undefined &&
      existsSync(base) &&
      Buffer.byteLength(join(base, `lockstep-${hash}`, SOCKET_NAME)) <= SOCKET_PATH_BYTES,
  );
  if (!fits && far === undefined)
    throw new StartupError(`The path of the data folder ${folder} is too long for a socket: choose a shorter DATA_DIR.`);
  const chosen = fits || far === undefined ? near : join(far, `lockstep-${hash}`);
  await mkdir(chosen, { recursive: true, mode: 0o700 });
  const found = await stat(chosen);
  const mine = process.getuid?.() ?? found.uid;
  if (found.uid !== mine && found.uid !== runAs.uid)
    throw new StartupError(`The folder ${chosen} belongs to another user: remove it, or choose another DATA_DIR.`);
  await chmod(chosen, 0o700);
  if (runAs.uid !== undefined) await chown(chosen, runAs.uid, runAs.gid ?? runAs.uid);
  return chosen;
}

interface RunningServer {
  readonly pid: number;
  readonly socketFolder: string;
}

/** The server of this folder, also one whose parent was killed; null when its pid file is missing or means someone else. */
async function runningServer(cluster: string): Promise<RunningServer | null> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  const socketFolder = lines[4] ?? "";
  if (!Number.isInteger(pid) || pid <= 0 || socketFolder === "" || !isProcessAlive(pid)) return null;
  if (!(await meansThisServer(pid, cluster))) return null;
  return { pid, socketFolder };
}

/** Whether the process is the postgres of this folder; where the system doesn't say, a living pid of the folder's owner is trusted. */
async function meansThisServer(pid: number, cluster: string): Promise<boolean> {
  const name = processName(pid);
  if (name !== null && !name.startsWith("postgres")) return false;
  const at = processFolder(pid);
  if (at !== null) return at === cluster;
  const user = processUser(pid);
  return user === null || user === (await stat(cluster)).uid;
}

async function removeStalePid(cluster: string): Promise<void> {
  const path = join(cluster, "postmaster.pid");
  const pid = Number((await readFile(path, "utf8").catch(() => "")).split("\n")[0]);
  if (Number.isInteger(pid) && pid > 0 && isProcessAlive(pid) && (await meansThisServer(pid, cluster))) return;
  // PostgreSQL itself refuses to start when the number now belongs to any other living process.
  await rm(path, { force: true });
}

/** The running server once it answers; null when there's none, or when it dies before that, as after kill -9. */
async function readyServer(cluster: string): Promise<RunningServer | null> {
  for (let waited = 0; waited < RECOVERY_PATIENCE_MS; waited += 100) {
    const running = await runningServer(cluster);
    if (running === null || (await answers(running.socketFolder))) return running;
    await pause(100);
  }
  throw new StartupError("The embedded PostgreSQL runs, but does not answer.");
}

/** Whether the server takes connections: while it recovers it refuses them. */
async function answers(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ ...connectionTo(socketFolder, "postgres"), connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(socketFolder: string): Promise<boolean> {
  const client = new pg.Client(connectionTo(socketFolder, "postgres"));
  client.on("error", () => undefined);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount !== 0) return false;
    await client.query(`create database ${DATABASE}`);
    return true;
  } finally {
    await client.end();
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is written. */
async function stopServer(cluster: string): Promise<void> {
  const running = await runningServer(cluster);
  if (running === null) return;
  try {
    process.kill(running.pid, "SIGINT");
  } catch {
    return;
  }
  for (let waited = 0; waited < 60_000 && isProcessAlive(running.pid); waited += 20) await pause(20);
  // A socket's folder in the temporary folder would be left behind for good; one that still holds something stays.
  await rmdir(running.socketFolder).catch(() => undefined);
}

/** Its own session: Ctrl-C in the terminal is for Lockstep, which then stops the server in order. */
function spawnOptions(binaries: EmbeddedBinaries, runAs: RunAs): SpawnOptions {
  return {
    detached: true,
    cwd: "/",
    env: { ...process.env, ...binaries.environment, LC_ALL: "C" },
    ...(runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }),
  };
}

async function run(
  command: readonly string[],
  binaries: EmbeddedBinaries,
  runAs: RunAs,
): Promise<{ code: number; output: string }> {
  const [program = "", ...rest] = command;
  return new Promise((resolveRun, reject) => {
    const child = spawn(program, rest, { ...spawnOptions(binaries, runAs), stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout?.on("data", (part: Buffer) => (output += part.toString()));
    child.stderr?.on("data", (part: Buffer) => (output += part.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolveRun({ code: code ?? 1, output }));
  });
}

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1) ?? "";
}
