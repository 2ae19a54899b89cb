// The door to every command. It runs on whatever Node the machine has: it installs what the lockfile says, finds the project's own Node,
// and hands over. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const stamp = join(modules, ".lockstep-installed");
const installLock = join(root, ".installing");

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function wanted() {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(root, file)));
  return `${process.platform}-${process.arch} ${hash.digest("hex")}`;
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted();
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Two commands started together install once: the second waits for the first. */
function takeInstallLock() {
  let told = false;
  for (;;) {
    try {
      mkdirSync(installLock);
      writeFileSync(join(installLock, "pid"), String(process.pid));
      return true;
    } catch (error) {
      if (error.code !== "EEXIST")
        fail(`Cannot install the dependencies: ${root} is not writable for this user (${error.code}).`);
      const owner = existsSync(join(installLock, "pid")) ? Number(readFileSync(join(installLock, "pid"), "utf8")) : 0;
      if (owner > 0 && !alive(owner)) rmSync(installLock, { recursive: true, force: true });
      if (!told) process.stdout.write("Another command is installing the dependencies; waiting for it.\n");
      told = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      if (installed()) return false;
    }
  }
}

function install() {
  if (installed() || !takeInstallLock()) return;
  try {
    if (installed()) return;
    process.stdout.write("Installing the dependencies of the lockfile (a minute or two the first time) ...\n");
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const arguments_ = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    const done = spawnSync(npm, arguments_, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    if (done.status !== 0) fail("Installing the dependencies failed; npm's own message stands above.");
    writeFileSync(stamp, wanted());
  } finally {
    rmSync(installLock, { recursive: true, force: true });
  }
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

const [script, ...rest] = process.argv.slice(2);
if (!script) fail("Usage: node scripts/run.mjs <script> [arguments]");
install();
const child = spawn(ownNode(), ["--disable-warning=ExperimentalWarning", join(root, script), ...rest], {
  cwd: root,
  stdio: "inherit",
});
// Ctrl-C reaches the child by itself (one process group); this process only waits for its clean end.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
process.on("SIGHUP", () => child.kill("SIGTERM"));
child.on("error", (error) => fail(`Could not start ${script}: ${error.message}`));
child.on("exit", (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
