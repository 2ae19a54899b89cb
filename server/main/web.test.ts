import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { isProcessAlive } from "../platform/database/process-identity.ts";

const folders: string[] = [];
const children: ChildProcess[] = [];

interface Program {
  readonly child: ChildProcess;
  output(): string;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** The last one keeps what Node compiles: without it a start takes three times as long. */
const inherited = Object.fromEntries(["PATH", "HOME", "NODE_COMPILE_CACHE"].map((name) => [name, process.env[name]]));

function start(file: string, environment: Readonly<Record<string, string>>, ...rest: string[]): Program {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...rest], {
    env: { ...inherited, LOG_LEVEL: "warn", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  return { child, output: () => output, ended: once(child, "close").then(([code]) => (typeof code === "number" ? code : null)) };
}
interface Web extends Program {
  readonly url: string;
}
async function startWeb(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<Web> {
  const program = start("web.ts", { PORT: "0", DATA_DIR: dataDir, ...environment });
  for (;;) {
    const url = /ready at (http:\/\/\S+)/.exec(program.output())?.[1];
    if (url !== undefined) return { ...program, url };
    if (program.child.exitCode !== null) throw new Error(program.output());
    await pause(20);
  }
}
async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "lockstep-web-"));
  folders.push(path);
  return path;
}
/** The data folder of an installation that has stopped; the sample people are made once. */
let installation: string | undefined;
/** Two processes make an installation together, on one empty data folder. */
async function install(): Promise<readonly [one: Web, two: Web]> {
  installation = await mkdtemp(join(tmpdir(), "lockstep-web-"));
  return Promise.all([startWeb(installation), startWeb(installation)]);
}
/** A copy of the installation, for each test its own. */
async function installed(): Promise<string> {
  if (installation === undefined)
    for (const { child, ended } of await install()) {
      child.kill("SIGINT");
      await ended;
    }
  const copy = await folder();
  await cp(installation ?? "", copy, { recursive: true });
  return copy;
}
afterAll(async () => {
  if (installation !== undefined) await rm(installation, { recursive: true, force: true });
});

function serverPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "close");
  }
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
});

describe("a start that can't be", () => {
  test("a port in use is one line, before anything is made", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const dataDir = await folder();
    const program = start("web.ts", { PORT: String(port), DATA_DIR: join(dataDir, "data") });
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe(`Port ${port} on localhost is in use: stop the other program, or choose another with PORT.\n`);
    expect(existsSync(join(dataDir, "data"))).toBe(false);
    other.close();
  });

  test("a data folder that can't be written is one line", async () => {
    const path = join(await folder(), "file");
    await writeFile(path, "");
    const program = start("web.ts", { PORT: "0", DATA_DIR: path });
    expect(await program.ended).toBe(1);
    expect(program.output().trim().split("\n")).toHaveLength(1);
    expect(program.output()).toContain("DATA_DIR");
  });

  test("a wrong DATABASE_URL is one line without its password", async () => {
    const program = start("web.ts", { PORT: "0", DATABASE_URL: "postgres://me:topsecret@no-such-host.invalid/x" });
    expect(await program.ended).toBe(1);
    expect(program.output().trim().split("\n")).toHaveLength(1);
    expect(program.output()).toContain("DATABASE_URL");
    expect(program.output()).not.toContain("topsecret");
  });

  test("a wrong value is one line", async () => {
    const program = start("web.ts", { PORT: "many" });
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe("Configuration: PORT must be a number from 0 to 65535.\n");
  });
});

describe("a running installation", () => {
  // Comes first: the tests after it go on with copies of what these two have made.
  test("two on one empty data folder share the database, and Ctrl-C of one leaves the other's alone", async () => {
    const [one, two] = await install();
    for (const { output } of [one, two]) expect(output()).toContain("alex@example.com");
    one.child.kill("SIGINT");
    expect(await one.ended).toBe(0);
    expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
    const signIn = await fetch(`${two.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: two.url },
      body: JSON.stringify({ email: "sam@example.com", password: "Lockstep!2026" }),
    });
    expect(signIn.status).toBe(200);
    two.child.kill("SIGINT");
    expect(await two.ended).toBe(0);
  });

  test("greets, lets the sample people in, and stops in order: what is under way is finished, then the database", async () => {
    const dataDir = await installed();
    const web = await startWeb(dataDir);
    expect(web.output()).toContain("alex@example.com");
    const { port } = new URL(web.url);
    for (const host of ["localhost", "127.0.0.1"]) expect((await fetch(`http://${host}:${port}/readyz`)).status).toBe(200);
    const pid = serverPid(dataDir);

    // A request that is half sent when the signal comes: the server has said that it waits for the rest.
    const body = JSON.stringify({ email: "priya@example.com", password: "Lockstep!2026" });
    const slow = request(`${web.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: web.url,
        "Content-Length": String(body.length),
        Expect: "100-continue",
      },
    });
    const answered = new Promise<number>((resolve, reject) => {
      slow.on("response", (response) => resolve(response.resume().statusCode ?? 0));
      slow.on("error", reject);
    });
    slow.flushHeaders();
    await once(slow, "continue");
    slow.write(body.slice(0, 10));
    web.child.kill("SIGTERM");
    // Nobody new is let in once the signal has come through.
    for (let isOpen = true; isOpen;) {
      isOpen = await fetch(`${web.url}/healthz`, { headers: { Connection: "close" } }).then(
        () => true,
        () => false,
      );
    }
    slow.end(body.slice(10));
    expect(await answered).toBe(200);
    expect(await web.ended).toBe(0);
    expect(isProcessAlive(pid)).toBe(false);
  });

  test("once it is reached from outside, nobody is or comes in with the published password", async () => {
    const dataDir = await installed();
    const local = await startWeb(dataDir);
    const signIn = (web: Web, password: string) =>
      fetch(`${local.url}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: web.url },
        body: JSON.stringify({ email: "admin@example.com", password }),
      });
    const Cookie = (await signIn(local, "Lockstep!2026")).headers
      .getSetCookie()
      .map((entry) => entry.split(";")[0])
      .join("; ");
    const asRobin = async () => (await fetch(`${local.url}/api/profile`, { headers: { Cookie } })).status;
    expect(await asRobin()).toBe(200);
    local.child.kill("SIGINT");
    expect(await local.ended).toBe(0);

    const open = await startWeb(dataDir, { PORT: new URL(local.url).port, APP_URL: "http://fit.example" });
    expect(await asRobin()).toBe(401);
    const [right, wrong] = await Promise.all(["Lockstep!2026", "Wrong!2026"].map((password) => signIn(open, password)));
    expect(right?.status).toBe(401);
    const said = async (answer: Response | undefined) => ({ ...((await answer?.json()) as object), requestId: "" });
    expect(await said(right)).toEqual(await said(wrong));
    expect(right?.headers.getSetCookie()).toEqual([]);
    expect(open.output()).not.toContain("Lockstep!2026");
    expect(open.output().match(/"level":40[^\n]*sample people/g)).toHaveLength(1);
  });

  test("one press that arrives as two signals still stops the database", async () => {
    const dataDir = await installed();
    const web = await startWeb(dataDir);
    const pid = serverPid(dataDir);
    web.child.kill("SIGINT");
    web.child.kill("SIGTERM");
    expect(await web.ended).toBe(0);
    expect(isProcessAlive(pid)).toBe(false);
  });

  test("starts again after kill -9 of everything, with what was saved", async () => {
    const dataDir = await installed();
    const first = await startWeb(dataDir);
    const headers = { "Content-Type": "application/json", Origin: first.url };
    const signIn = await fetch(`${first.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email: "alex@example.com", password: "Lockstep!2026" }),
    });
    const cookie = signIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const pid = serverPid(dataDir);
    let acknowledged = 0;
    const save = async (n: number): Promise<void> => {
      const saved = await fetch(`${first.url}/api/profile`, {
        method: "PATCH",
        headers: { ...headers, Cookie: cookie },
        body: JSON.stringify({ bio: String(n) }),
      });
      if (saved.status === 200) acknowledged = n;
    };
    for (let n = 1; n <= 40; n += 1) await save(n);
    // The next save is under way while everything ends.
    const last = save(41).catch(() => undefined);
    first.child.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await first.ended;
    await last;
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    const second = await startWeb(dataDir);
    const profile = (await (await fetch(`${second.url}/api/profile`, { headers: { Cookie: cookie } })).json()) as {
      bio?: string;
    };
    expect(Number(profile.bio)).toBeGreaterThanOrEqual(acknowledged);
  });

  test("a web process and a worker beside it work one queue; no sample people when they aren't wanted", async () => {
    const dataDir = await folder();
    const web = await startWeb(dataDir, { SAMPLE_DATA: "off", JOBS: "off" });
    expect(web.output()).not.toContain("alex@example.com");
    const worker = start("worker.ts", { DATA_DIR: dataDir, LOG_LEVEL: "info" });
    while (!worker.output().includes("the worker is ready")) await pause(20);
    const refused = start("grant-moderator.ts", { DATA_DIR: dataDir }, "nobody@example.com");
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toBe("There's no account for nobody@example.com.\n");
    worker.child.kill("SIGTERM");
    expect(await worker.ended).toBe(0);
    expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
  });
});
