import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { mayActAsOtherUser, NOBODY } from "../../testing/other-user.ts";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.ts";
import { isProcessAlive } from "./process-identity.ts";

const folders: string[] = [];
const opened: EmbeddedPostgres[] = [];
const sleepers: ChildProcess[] = [];

async function folder(...parts: string[]): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), "lockstep-pg-"));
  folders.push(base);
  return join(base, ...parts);
}
async function open(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres(dataDir);
  opened.push(server);
  return server;
}
async function ask(server: EmbeddedPostgres, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(server.connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
/** A data folder whose server has stopped, made once: each test that begins with one gets a copy. */
let stopped: string | undefined;
async function stoppedFolder(): Promise<string> {
  if (stopped === undefined) {
    stopped = await mkdtemp(join(tmpdir(), "lockstep-pg-"));
    await (await openEmbeddedPostgres(stopped)).close();
  }
  const dataDir = await folder("data");
  await cp(stopped, dataDir, { recursive: true });
  return dataDir;
}
afterAll(async () => {
  if (stopped !== undefined) await rm(stopped, { recursive: true, force: true });
});
function serverPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}
async function untilGone(pid: number): Promise<void> {
  while (isProcessAlive(pid)) await pause(10);
}
async function writePidFile(cluster: string, pid: number | undefined, socketFolder: string): Promise<void> {
  await writeFile(join(cluster, "postmaster.pid"), `${pid}\n${cluster}\n1700000000\n5432\n${socketFolder}\n\n0 0\nready\n`);
}
/** A process that goes by the name of postgres and does nothing. */
async function sleepAsPostgres(cwd: string): Promise<ChildProcess> {
  const program = await folder("postgres");
  await copyFile("/bin/sleep", program);
  const sleeping = spawn(program, ["600"], { cwd, stdio: "ignore" });
  sleepers.push(sleeping);
  await once(sleeping, "spawn");
  return sleeping;
}

afterEach(async () => {
  for (const sleeping of sleepers.splice(0)) sleeping.kill("SIGKILL");
  for (const server of opened.splice(0)) await server.close();
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
});

describe("the embedded PostgreSQL", () => {
  test("is made once, listens on no network, syncs, and stops with its last user", async () => {
    const dataDir = await folder("data");
    const first = await open(dataDir);
    expect(first.isNew).toBe(true);
    const settings = await ask(
      first,
      "select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync, current_setting('log_error_verbosity') as log",
    );
    expect(settings.rows[0]).toEqual({ listen: "", fsync: "on", sync: "on", log: "terse" });
    const pid = serverPid(dataDir);
    await first.close();
    expect(isProcessAlive(pid)).toBe(false);
    const second = await open(dataDir);
    expect(second.isNew).toBe(false);
  });

  test("is shared by two, and the first to leave doesn't stop it", async () => {
    const dataDir = await folder("data");
    const [first, second] = await Promise.all([open(dataDir), open(dataDir)]);
    expect([first.isNew, second.isNew].filter(Boolean)).toHaveLength(1);
    const pid = serverPid(dataDir);
    await first.close();
    expect(isProcessAlive(pid)).toBe(true);
    expect((await ask(second, "select 1 as one")).rows[0]).toEqual({ one: 1 });
    await second.close();
    expect(isProcessAlive(pid)).toBe(false);
  });

  test("starts beside a pid file whose number now belongs to another program", async () => {
    const dataDir = await stoppedFolder();
    await writePidFile(join(dataDir, "postgres"), process.pid, join(dataDir, "run"));
    const server = await open(dataDir);
    expect((await ask(server, "select 1 as one")).rows[0]).toEqual({ one: 1 });
    expect(serverPid(dataDir)).not.toBe(process.pid);
  });

  test("starts again when the server it's waiting for dies", async () => {
    const dataDir = await stoppedFolder();
    const cluster = join(dataDir, "postgres");
    const dying = await sleepAsPostgres(cluster);
    const socketFolder = join(dataDir, "run");
    await writePidFile(cluster, dying.pid, socketFolder);
    // Its socket is still there when it's asked, and answers nothing.
    const socket = createServer((asked) => {
      dying.kill("SIGKILL");
      asked.destroy();
      socket.close();
    });
    await mkdir(socketFolder, { recursive: true });
    socket.listen(join(socketFolder, ".s.PGSQL.5432"));
    await once(socket, "listening");
    const server = await open(dataDir);
    expect((await ask(server, "select 1 as one")).rows[0]).toEqual({ one: 1 });
    expect(dying.signalCode).toBe("SIGKILL");
  });

  test.runIf(mayActAsOtherUser())("starts beside a pid file whose number now belongs to another user's postgres", async () => {
    const dataDir = await folder("data");
    await mkdir(dataDir);
    await chmod(join(dataDir, ".."), 0o755);
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    const script = `import { openEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, "embedded-postgres.ts"))};
      const server = await openEmbeddedPostgres(${JSON.stringify(dataDir)});
      await server.close();
      console.log("started");`;
    const startAsNobody = (): string =>
      spawnSync(process.execPath, ["--input-type=module", "-e", script], { ...NOBODY, cwd: "/", encoding: "utf8" }).stdout;
    expect(startAsNobody()).toBe("started\n");
    // An ordinary user can't see in which folder root's process works.
    const foreign = await sleepAsPostgres("/root");
    await writePidFile(join(dataDir, "postgres"), foreign.pid, join(dataDir, "run"));
    expect(startAsNobody()).toBe("started\n");
    expect(foreign.exitCode ?? foreign.signalCode).toBeNull();
  });

  test("takes up a folder where making the database was cut off", async () => {
    const dataDir = await folder("data");
    await mkdir(join(dataDir, "postgres.unfinished-1", "base"), { recursive: true });
    const server = await open(dataDir);
    expect(server.isNew).toBe(true);
    expect((await readdir(dataDir)).some((name) => name.includes("unfinished"))).toBe(false);
  });

  test("works under a path too long for a socket, with spaces and quotes", async () => {
    const dataDir = await folder('it\'s a "folder"', "x".repeat(110));
    const server = await open(dataDir);
    expect(String(server.connection.host).length).toBeLessThan(100);
    expect((await ask(server, "select 1 as one")).rows[0]).toEqual({ one: 1 });
  });

  test("says in one line that a folder can't be written", async () => {
    const path = await folder("file");
    await writeFile(path, "");
    await expect(openEmbeddedPostgres(join(path, "data"))).rejects.toThrow(
      /^The data folder .* cannot be written \(\w+\): choose another with DATA_DIR\.$/,
    );
  });

  test.runIf(mayActAsOtherUser())("says in one line that the database belongs to another user, and makes nothing", async () => {
    const dataDir = await folder("data");
    await mkdir(join(dataDir, "postgres"), { recursive: true, mode: 0o700 });
    await chmod(join(dataDir, ".."), 0o755);
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    const script = `import { openEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, "embedded-postgres.ts"))};
      await openEmbeddedPostgres(${JSON.stringify(dataDir)}).catch((error) => console.log(error.name, error.message));`;
    const asked = spawnSync(process.execPath, ["--input-type=module", "-e", script], { ...NOBODY, cwd: "/", encoding: "utf8" });
    expect(asked.stdout).toMatch(/^StartupError The database in \S+ belongs to another user: .*DATA_DIR\.\n$/);
    expect(await readdir(dataDir)).toEqual(["postgres"]);
  });

  test.runIf(process.platform === "linux")("does not wait for ever where a file system makes no folders", async () => {
    await expect(openEmbeddedPostgres("/proc/nowhere/data")).rejects.toThrow(/cannot be written/);
  });

  test("comes back after its server was killed under it", async () => {
    const dataDir = await stoppedFolder();
    const server = await open(dataDir);
    await ask(server, "create table kept (n int)");
    await ask(server, "insert into kept values (1)");
    const pid = serverPid(dataDir);
    process.kill(pid, "SIGKILL");
    await untilGone(pid);
    await server.ensureRunning();
    expect((await ask(server, "select n from kept")).rows).toEqual([{ n: 1 }]);
  });

  test("keeps every acknowledged row through kill -9 of the whole tree, twice, without repair", async () => {
    const dataDir = await stoppedFolder();
    const acknowledged: number[] = [];
    for (const round of [0, 1]) {
      const writer = spawn(
        process.execPath,
        [join(import.meta.dirname, "../../testing/stream-of-saves.ts"), dataDir, String(round * 1_000_000)],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      const exited = once(writer, "exit");
      let count = 0;
      for await (const line of createInterface({ input: writer.stdout })) {
        acknowledged.push(Number(line));
        count += 1;
        if (count < 60) continue;
        const pid = serverPid(dataDir);
        writer.kill("SIGKILL");
        process.kill(pid, "SIGKILL");
        break;
      }
      await exited;
    }
    expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(true);
    const server = await open(dataDir);
    const found = await ask(server, "select n from saves");
    const stored = new Set(found.rows.map((row: { n: number }) => row.n));
    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  });

  test("an orphan of a killed parent is taken over, and then stopped", async () => {
    const dataDir = await stoppedFolder();
    const writer = spawn(process.execPath, [join(import.meta.dirname, "../../testing/stream-of-saves.ts"), dataDir, "0"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exited = once(writer, "exit");
    await once(writer.stdout, "data");
    const pid = serverPid(dataDir);
    writer.kill("SIGKILL");
    await exited;
    expect(isProcessAlive(pid)).toBe(true);
    const server = await open(dataDir);
    expect(serverPid(dataDir)).toBe(pid);
    await server.close();
    expect(isProcessAlive(pid)).toBe(false);
  });
});
