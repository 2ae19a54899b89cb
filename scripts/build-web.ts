import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../server/platform/config/startup-error.ts";
import { compress } from "../server/platform/http/compress.ts";
import { withLock } from "./lock.ts";
import { ROOT, runTool } from "./process.ts";

const BUILD = join(ROOT, "web/build");
/** What the build was made of: a hash of the sources, and one of their names, sizes and times. */
const STAMP = ".stamp";
const GLANCE = ".glance";
/** The build is made beside the one in use and takes its place whole: a server that is running never sees half of it. */
const NEXT_NAME = ".build-next";
const NEXT = join(ROOT, "web", NEXT_NAME);
const LAST = join(ROOT, "web/.build-last");
const TOOLS = ["package-lock.json", "scripts/build-web.ts", "server/platform/http/compress.ts"];
const SOURCES = ["domain", "content", "figure", "contract", "web"];
const SKIPPED = new Set(["node_modules", "build", ".react-router"]);

/** Builds the browser's part when any of its sources changed since the last build. Two callers at once build once. `signal` stops it. */
export async function buildWeb(signal?: AbortSignal): Promise<void> {
  const sources = [...TOOLS, ...SOURCES.flatMap(sourcesBelow).sort()];
  // Files that look untouched needn't be read: a tenth of a second of every start.
  const glance = glanceAt(sources);
  if (await holds(GLANCE, glance)) return;
  const wanted = await fingerprint(sources);
  if (await holds(STAMP, wanted)) {
    // A build that may only be read is read again at the next start.
    await writeFile(join(BUILD, GLANCE), glance).catch(() => undefined);
    return;
  }
  await mkdir(join(ROOT, "web"), { recursive: true });
  await withLock(join(ROOT, "web/.building"), "Another command is building the pages; waiting for it.", async () => {
    if (await holds(STAMP, wanted)) return;
    process.stdout.write("Building the pages ...\n");
    await rm(NEXT, { recursive: true, force: true });
    const code = await runTool("node_modules/@react-router/dev/bin.cjs", ["build", "--logLevel", "error"], {
      cwd: "web",
      env: { ...process.env, NODE_ENV: "production", WEB_BUILD_DIRECTORY: NEXT_NAME },
      signal,
    });
    if (code !== 0) throw new StartupError("Building the pages failed; the message stands above.");
    await compressAssets(join(NEXT, "client/assets"));
    await writeFile(join(NEXT, STAMP), wanted);
    await writeFile(join(NEXT, GLANCE), glance);
    await rm(LAST, { recursive: true, force: true });
    if (existsSync(BUILD)) await rename(BUILD, LAST);
    await rename(NEXT, BUILD);
    await rm(LAST, { recursive: true, force: true });
  });
}

/** Writes the Brotli form of each script and style sheet beside it: up to 8 s of processor time that every server would spend on them otherwise. */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  const write = async (file: string) => writeFile(`${file}.br`, await compress(await readFile(file), "br", true));
  await Promise.all(names.map((name) => write(join(folder, name))));
}

async function holds(stamp: string, wanted: string): Promise<boolean> {
  const path = join(BUILD, stamp);
  return existsSync(path) && (await readFile(path, "utf8")) === wanted;
}

function glanceAt(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of sources) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest("hex");
}

async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of sources) {
    hash.update(file).update("\0");
    hash.update(await readFile(join(ROOT, file)));
  }
  return hash.digest("hex");
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith(".")) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}
