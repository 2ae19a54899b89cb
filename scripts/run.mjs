// The door to every command. It runs on whatever Node the machine has: it installs what the lockfile says, finds the project's own Node,
// and hands over. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const stamp = join(modules, ".lockstep-installed");
const installLock = join(root, ".installing");
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const shell = process.platform === "win32";
/** The exit code of what a signal ended. */
const STOPPED = 130;

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function wanted() {
  const hash = createHash("sha256");
  // A new npm script needs no new installation.
  const { scripts: _scripts, ...asked } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  hash.update(JSON.stringify(asked)).update(readFileSync(join(root, "package-lock.json")));
  return `${process.platform}-${process.arch} ${hash.digest("hex")}`;
}

/** What the product runs on and builds its pages with, or that and the tools of those who work on it. */
const PRODUCT = "product";
const ALL = "product and tools";

/** How much of the lockfile is installed. */
function installed() {
  if (!existsSync(stamp)) return null;
  const text = readFileSync(stamp, "utf8");
  return [ALL, PRODUCT].find((part) => text === `${wanted()} ${part}`) ?? null;
}

const suffices = (part) => installed() === ALL || installed() === part;

/** A mark that distinguishes a process from a later one with the same id: `pid-birth`, the birth empty where the system doesn't say. */
function processMark(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return `${pid}-${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return `${pid}-`;
  }
}

function alive(mark) {
  const pid = Number(mark.split("-")[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return processMark(pid) === mark;
}

/** Whether the one the lock names lives. What names nobody, as the folder of an earlier release, is held by nobody. */
function isHeld() {
  try {
    return alive(basename(readlinkSync(installLock)));
  } catch (error) {
    // Given back this moment: the next round takes it, if no other has.
    return error.code === "ENOENT";
  }
}

function removeLock() {
  try {
    unlinkSync(installLock);
  } catch {
    rmSync(installLock, { recursive: true, force: true });
  }
}

/**
 * Two commands started together install once: the second waits for the first. The lock is a link to its holder's mark, because that is
 * made whole or not at all; in a container that was killed the holder's number is often this process's own the next time.
 */
function takeInstallLock(part) {
  for (let told = false; ; told = true) {
    try {
      symlinkSync(processMark(process.pid), installLock, "junction");
      return true;
    } catch (error) {
      if (error.code !== "EEXIST")
        fail(`Cannot install the dependencies: ${root} is not writable for this user (${error.code}).`);
    }
    if (!isHeld()) removeLock();
    else if (!told) process.stdout.write("Another command is installing the dependencies; waiting for it.\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    if (suffices(part)) return false;
  }
}

/** Runs a program to its end. Signals that mean this process are passed on, also those the terminal sends to both: the program takes them for one press. */
function runToEnd(command, arguments_, options) {
  const child = spawn(command, arguments_, { cwd: root, ...options });
  const pass = (signal) => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of signals) process.off(signal, pass);
      resolve(code);
    };
    child.on("error", (error) => {
      process.stderr.write(`Could not start ${command}: ${error.message}\n`);
      end(1);
    });
    child.on("exit", (code, signal) => end(signal ? STOPPED : (code ?? 1)));
  });
}

/** What npm reads instead of the lockfile where it's there. */
const addressed = join(root, "npm-shrinkwrap.json");

/**
 * The lockfile names no registry, so npm would ask for each package where its file is before it fetches it. While it installs, a copy of the lockfile says
 * so: npm's registries all have them at the same place. That saves a quarter of the time. False where npm doesn't say which registry it uses.
 */
function nameAddresses() {
  const answer = spawnSync(npm, ["config", "get", "registry"], { cwd: root, encoding: "utf8", shell });
  if (answer.status !== 0) return false;
  const registry = answer.stdout.trim().replace(/\/*$/, "/");
  const lockfile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    if (!path.includes("node_modules/") || entry.resolved || entry.link || entry.inBundle) continue;
    const name = entry.name ?? path.split("node_modules/").pop();
    entry.resolved = `${registry}${name}/-/${name.split("/").pop()}-${entry.version}.tgz`;
  }
  writeFileSync(addressed, JSON.stringify(lockfile));
  return true;
}

async function install(part) {
  if (suffices(part) || !takeInstallLock(part)) return;
  try {
    if (suffices(part)) return;
    process.stdout.write("Installing the dependencies of the lockfile (a minute or two the first time) ...\n");
    // Tools come to the product without a new installation: it may be running from this folder.
    const command = installed() === PRODUCT ? ["install", "--no-save"] : ["ci"];
    // Node and PostgreSQL are optional packages: NODE_ENV or npm's own settings must leave none out.
    const parts = [part === ALL ? "--include=dev" : "--omit=dev", "--include=optional"];
    const runNpm = (output) =>
      runToEnd(npm, [...command, ...parts, "--no-audit", "--no-fund", "--loglevel=error"], {
        stdio: ["ignore", output, output],
        shell,
      });
    let code = nameAddresses() ? await runNpm("ignore") : null;
    rmSync(addressed, { force: true });
    // A registry that keeps its files elsewhere says where, and why else it failed is said by npm.
    if (code !== 0 && code !== STOPPED) code = await runNpm("inherit");
    if (code === 0) return writeFileSync(stamp, `${wanted()} ${part}`);
    process.exitCode = code;
  } finally {
    rmSync(addressed, { force: true });
    removeLock();
  }
  if (process.exitCode === STOPPED) process.exit();
  fail("Installing the dependencies failed; npm's own message stands above.");
}

function ownNode() {
  const names = [
    `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ];
  for (const name of names) {
    const binary = join(modules, name, "bin", process.platform === "win32" ? "node.exe" : "node");
    if (!existsSync(binary)) continue;
    try {
      accessSync(binary, constants.X_OK);
      return binary;
    } catch {
      fail(`${binary} cannot be executed by this user.`);
    }
  }
  if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
  return fail(
    `There is no Node 26 for ${process.platform}-${process.arch} among the dependencies; please run this with Node 26 or newer.`,
  );
}

// Options before the script are Node's own.
const given = process.argv.slice(2);
const at = given.findIndex((each) => !each.startsWith("--"));
if (at === -1) fail("Usage: node scripts/run.mjs [Node options] <script> [arguments]");
const [script, ...rest] = given.slice(at);
await install(script === "scripts/start.ts" || script.startsWith("server/main/") ? PRODUCT : ALL);
const node = ownNode();
// A second start needn't compile again what hasn't changed: it's ready in half the processor time.
const compiled = { NODE_COMPILE_CACHE: join(modules, ".cache/node") };
process.exit(
  await runToEnd(node, ["--disable-warning=ExperimentalWarning", ...given.slice(0, at), join(root, script), ...rest], {
    stdio: "inherit",
    env: { ...compiled, ...process.env },
  }),
);
