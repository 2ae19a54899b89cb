import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "./process.ts";
import { IS_FULL_RUN } from "./test-sample.ts";

/** A small project with our own door and commands, and a program in place of the server that takes its time to stop. */
const PROGRAM = `
import { writeFileSync } from "node:fs";
const alive = setInterval(() => {}, 1000);
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => setTimeout(() => {
    writeFileSync("stopped", signal);
    process.exit(0);
  }, 50));
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
writeFileSync("running", "");
`;

let root: string;
let npm: ChildProcess | null = null;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "lockstep-run-"));
  mkdirSync(join(root, "scripts"));
  mkdirSync(join(root, "server/main"), { recursive: true });
  copyFileSync(join(ROOT, "scripts/run.mjs"), join(root, "scripts/run.mjs"));
  for (const program of ["scripts/start.ts", "scripts/check.ts", "server/main/worker.ts"])
    writeFileSync(join(root, program), PROGRAM);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Record<string, string> };
  const project = {
    name: "small",
    version: "1.0.0",
    dependencies: { part: "file:part" },
    devDependencies: { tool: "file:tool" },
    optionalDependencies: { extra: "file:extra" },
  };
  writeFileSync(join(root, "package.json"), JSON.stringify({ ...project, type: "module", scripts }));
  const packages: Record<string, object> = {
    "": project,
    part: { version: "1.0.0" },
    tool: { version: "1.0.0", dev: true },
    extra: { version: "1.0.0", optional: true },
  };
  for (const name of ["part", "tool", "extra"]) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
    packages[`node_modules/${name}`] = { resolved: name, link: true };
  }
  const { name, version } = project;
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ name, version, lockfileVersion: 3, requires: true, packages }));
});

/** Kills npm and all that it started: each start is a process group of its own. */
function endGroup({ pid = 0 }: ChildProcess): void {
  try {
    if (pid > 0) process.kill(-pid, "SIGKILL");
  } catch {
    // It's over already.
  }
}

afterEach(async () => {
  if (npm !== null) endGroup(npm);
  npm = null;
  await rm(root, { recursive: true, force: true });
});

/** Starts an npm command of the small project and waits until its program runs. */
async function start(command: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<ChildProcess> {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`;
  const child = spawn("npm", command, {
    cwd: root,
    env: { ...process.env, PATH, ...environment },
    stdio: "ignore",
    detached: true,
  });
  npm = child;
  while (!existsSync(join(root, "running"))) {
    if (child.exitCode !== null) throw new Error(`npm ended with ${child.exitCode}`);
    await pause(20);
  }
  return child;
}

/** All of them in a full run, else the first: each starts npm. */
const few = <T>(all: readonly T[]): readonly T[] => (IS_FULL_RUN ? all : all.slice(0, 1));

describe.skipIf(process.platform === "win32")("npm", () => {
  test.each(
    few([
      [["start"], "SIGTERM"],
      [["start"], "SIGINT"],
      [["run", "worker"], "SIGTERM"],
    ] as const),
  )("%j ends after its program has, on %s to npm alone", async (command, signal) => {
    const child = await start(command);
    child.kill(signal);
    await once(child, "exit");
    expect(existsSync(join(root, "stopped"))).toBe(true);
  });

  const absent = (): string[] => ["part", "tool", "extra"].filter((name) => !existsSync(join(root, "node_modules", name)));

  test.each(few<Record<string, string>>([{ NODE_ENV: "production" }, { NPM_CONFIG_OMIT: "optional" }]))(
    "installs what the command needs, whatever %j says",
    async (environment) => {
      await start(["start"], environment);
      expect(absent()).toEqual(["tool"]);
      expect(existsSync(join(root, "npm-shrinkwrap.json"))).toBe(false);
    },
  );

  /** Adds a package of a registry to the small project, and answers its file as `npm pack` makes it. */
  function addFar(): Buffer {
    const folder = join(root, "far");
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "@small/far", version: "1.0.0" }));
    const packed = join(root, execFileSync("npm", ["pack", folder, "--silent"], { cwd: root, encoding: "utf8" }).trim());
    const file = readFileSync(packed);
    for (const name of ["package.json", "package-lock.json"]) {
      const json = JSON.parse(readFileSync(join(root, name), "utf8")) as {
        dependencies?: Record<string, string>;
        packages?: Record<string, { dependencies?: Record<string, string> } | object>;
      };
      const project = (json.packages?.[""] ?? json) as { dependencies: Record<string, string> };
      project.dependencies["@small/far"] = "1.0.0";
      if (json.packages !== undefined)
        json.packages["node_modules/@small/far"] = {
          version: "1.0.0",
          integrity: `sha512-${createHash("sha512").update(file).digest("base64")}`,
        };
      writeFileSync(join(root, name), JSON.stringify(json));
    }
    return file;
  }

  const usual = "/@small/far/-/far-1.0.0.tgz";
  test.each(
    few([
      ["the usual place, without asking for it", usual, [usual]],
      ["another place, which the registry names", "/files/far.tgz", [usual, "/@small%2ffar", "/files/far.tgz"]],
    ] as const),
  )("a package is fetched from %s", async (_where, path, expected) => {
    const file = addFar();
    const asked: string[] = [];
    const registry = createServer((request, response) => {
      asked.push(request.url ?? "");
      if (request.url === path) return response.end(file);
      if (path === usual || request.url !== "/@small%2ffar") return response.writeHead(404).end();
      const versions = { "1.0.0": { name: "@small/far", version: "1.0.0", dist: { tarball: `${address}${path}` } } };
      return response.end(JSON.stringify({ name: "@small/far", "dist-tags": { latest: "1.0.0" }, versions }));
    }).listen(0, "127.0.0.1");
    await once(registry, "listening");
    const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
    try {
      // Nothing but packages is asked for: not even whether there's a newer npm.
      await start(["start"], {
        NPM_CONFIG_REGISTRY: address,
        NPM_CONFIG_CACHE: join(root, "cache"),
        NPM_CONFIG_UPDATE_NOTIFIER: "false",
      });
      expect(existsSync(join(root, "node_modules/@small/far/package.json"))).toBe(true);
      expect(asked).toEqual(expected);
    } finally {
      registry.close();
    }
  });

  test("tools come to an installed product without a new installation", async () => {
    const child = await start(["start"]);
    const kept = join(root, "node_modules/.kept");
    writeFileSync(kept, "");
    const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");
    child.kill("SIGTERM");
    await once(child, "exit");
    unlinkSync(join(root, "running"));
    await start(["run", "check"], { NODE_ENV: "production" });
    expect(absent()).toEqual([]);
    expect(existsSync(kept)).toBe(true);
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).toBe(lockfile);
  });

  test.each(few(["link", "folder"]))(
    "an installation that was killed is taken up, though its number belongs to another process now (%s)",
    async (kind) => {
      const lock = join(root, ".installing");
      if (kind === "link") symlinkSync(`${process.pid}-1`, lock);
      else {
        mkdirSync(lock);
        writeFileSync(join(lock, "pid"), "");
      }
      await start(["start"]);
      expect(existsSync(lock)).toBe(false);
    },
  );
});
