import { spawnSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mayActAsOtherUser, NOBODY } from "../../testing/other-user.ts";
import { createMailbox } from "../mail/mailbox.ts";
import type { Pool } from "pg";
import { createLogger } from "../logging/logger.ts";
import { createWriteCheck, folderProblem } from "./write-check.ts";
import { checkDataFolders } from "./data-folder.ts";
import { createFileStore } from "./file-store.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lockstep-data-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Stores an email and a picture, and returns who owns the files. */
async function ownersOfWhatIsKept(): Promise<readonly number[]> {
  await createMailbox(dataDir, () => new Date()).keep({ to: "a@example.com", subject: "Hello", text: "Hello" });
  await createFileStore({ dataDir, s3: null }).put("avatars/a/1.png", Buffer.from("x"), "image/png");
  const [mail = ""] = await readdir(join(dataDir, "mailbox"));
  const paths = ["mailbox", join("mailbox", mail), "files", "files/avatars", "files/avatars/a", "files/avatars/a/1.png"];
  return Promise.all(paths.map(async (path) => (await stat(join(dataDir, path))).uid));
}

describe("readiness", () => {
  const database = (query: () => Promise<unknown>) => ({ pool: { query } as unknown as Pool, isEmbedded: true });
  const options = { config: { dataDir: "", s3: null, smtpUrl: null }, log: createLogger("silent") };
  const asked = (folder: string, query: () => Promise<unknown> = async () => ({})) =>
    createWriteCheck({ ...options, config: { ...options.config, dataDir: folder }, database: database(query) })();

  test("needs a folder and a database that can be written", async () => {
    expect(await asked(dataDir)).toBeNull();
    expect(await readdir(dataDir)).toEqual([]);
    await writeFile(join(dataDir, "file"), "");
    expect(await asked(join(dataDir, "file"))).toBe("the data folder cannot be written");
    expect(await asked(dataDir, () => Promise.reject(new Error("could not extend file")))).toBe("the database cannot be written");
  });

  test("needs room on the disk", async () => {
    expect(await folderProblem(dataDir)).toBeNull();
    expect(await folderProblem(dataDir, Number.MAX_SAFE_INTEGER)).toBe("the disk is full");
    expect(await readdir(dataDir)).toEqual([]);
  });

  test("is asked for often and looked up once in a while", async () => {
    let writes = 0;
    const check = createWriteCheck({
      ...options,
      config: { ...options.config, dataDir },
      database: database(async () => (writes += 1)),
    });
    await Promise.all([check(), check(), check()]);
    expect(writes).toBe(1);
  });
});

describe("a data folder", () => {
  test("of our own keeps what we make ours", async () => {
    expect(new Set(await ownersOfWhatIsKept())).toEqual(new Set([process.getuid?.() ?? 0]));
  });

  test("that holds nothing yet, or what we may write, is taken", async () => {
    const config = { dataDir, s3: null, smtpUrl: null };
    await expect(checkDataFolders(config)).resolves.toBeUndefined();
    await ownersOfWhatIsKept();
    await expect(checkDataFolders(config)).resolves.toBeUndefined();
  });

  test.runIf(mayActAsOtherUser())("of another user gets what root makes there", async () => {
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    expect(new Set(await ownersOfWhatIsKept())).toEqual(new Set([NOBODY.uid]));
  });

  test.runIf(mayActAsOtherUser()).each(["mailbox", "files"])(
    "where %s is another user's is refused in one line, unless it is not used",
    async (name) => {
      await chmod(dataDir, 0o755);
      await mkdir(join(dataDir, name), { mode: 0o755 });
      const script = `import { checkDataFolders } from ${JSON.stringify(join(import.meta.dirname, "data-folder.ts"))};
      const dataDir = ${JSON.stringify(dataDir)};
      await checkDataFolders({ dataDir, s3: {}, smtpUrl: "smtp://mail.example" });
      await checkDataFolders({ dataDir, s3: null, smtpUrl: null }).catch((error) => console.log(error.name, error.message));`;
      const asked = spawnSync(process.execPath, ["--input-type=module", "-e", script], { ...NOBODY, cwd: "/", encoding: "utf8" });
      expect(asked.stdout).toMatch(
        new RegExp(`^StartupError The folder \\S+/${name} cannot be written \\(EACCES\\): .*DATA_DIR\\.\\n$`),
      );
    },
  );
});
