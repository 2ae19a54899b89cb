import { spawnSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mayActAsNobody, NOBODY } from "../../testing/nobody.ts";
import { createMailbox } from "../mail/mailbox.ts";
import { checkDataFolders } from "./data-folder.ts";
import { createFileStore } from "./file-store.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lockstep-data-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Keeps a mail and a picture, and tells who owns what was made. */
async function ownersOfWhatIsKept(): Promise<readonly number[]> {
  await createMailbox(dataDir, () => new Date()).keep({ to: "a@example.com", subject: "Hello", text: "Hello" });
  await createFileStore({ dataDir, s3: null }).put("avatars/a/1.png", Buffer.from("x"), "image/png");
  const [mail = ""] = await readdir(join(dataDir, "mailbox"));
  const paths = ["mailbox", join("mailbox", mail), "files", "files/avatars", "files/avatars/a", "files/avatars/a/1.png"];
  return Promise.all(paths.map(async (path) => (await stat(join(dataDir, path))).uid));
}

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

  test.runIf(mayActAsNobody())("of another user gets what root makes there", async () => {
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    expect(new Set(await ownersOfWhatIsKept())).toEqual(new Set([NOBODY.uid]));
  });

  test.runIf(mayActAsNobody()).each(["mailbox", "files"])(
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
