import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { withLock } from "./lock.ts";
import { ROOT, runTool } from "./process.ts";

const BUILD = join(ROOT, "web/build");
const STAMP = join(BUILD, ".stamp");
/** The build is made beside the one in use and takes its place whole: a server that is running never sees half of it. */
const NEXT_NAME = ".build-next";
const NEXT = join(ROOT, "web", NEXT_NAME);
const LAST = join(ROOT, "web/.build-last");
const SOURCES = ["domain", "content", "figure", "contract", "web"];
const SKIPPED = new Set(["node_modules", "build", ".react-router"]);

/** Builds the browser's part when any of its sources changed since the last build. Two callers at once build once. */
export async function buildWeb(): Promise<void> {
  const wanted = await fingerprint();
  if (await isBuilt(wanted)) return;
  await mkdir(join(ROOT, "web"), { recursive: true });
  await withLock(join(ROOT, "web/.building"), "Another command is building the pages; waiting for it.", async () => {
    if (await isBuilt(wanted)) return;
    process.stdout.write("Building the pages ...\n");
    await rm(NEXT, { recursive: true, force: true });
    const code = await runTool("node_modules/@react-router/dev/bin.cjs", ["build"], {
      cwd: "web",
      env: { ...process.env, NODE_ENV: "production", WEB_BUILD_DIRECTORY: NEXT_NAME },
    });
    if (code !== 0) throw new Error("Building the pages failed; the message stands above.");
    await writeFile(join(NEXT, ".stamp"), wanted);
    await rm(LAST, { recursive: true, force: true });
    if (existsSync(BUILD)) await rename(BUILD, LAST);
    await rename(NEXT, BUILD);
    await rm(LAST, { recursive: true, force: true });
  });
}

async function isBuilt(wanted: string): Promise<boolean> {
  return existsSync(STAMP) && (await readFile(STAMP, "utf8")) === wanted;
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["package-lock.json", ...(await Promise.all(SOURCES.map(sourcesBelow))).flat().sort()]) {
    hash.update(file).update("\0");
    hash.update(await readFile(join(ROOT, file)));
  }
  return hash.digest("hex");
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = relative(ROOT, join(ROOT, folder, entry.name));
      if (SKIPPED.has(entry.name) || entry.name.startsWith(".")) return [];
      if (entry.isDirectory()) return sourcesBelow(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    }),
  );
  return found.flat();
}
