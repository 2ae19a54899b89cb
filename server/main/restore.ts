import { parseConfig } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";
import { receiveFiles } from "../platform/backup/files.ts";
import { readBackup } from "../platform/backup/read-backup.ts";
import { openDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createLogger } from "../platform/logging/logger.ts";
import { createFileStore, filesFolder } from "../platform/storage/file-store.ts";
import { runProgram } from "./run-program.ts";

/** Puts a backup into an empty database, or with --force in place of what a database holds. */
await runProgram(async () => {
  const given = process.argv.slice(2);
  const force = given.includes("--force");
  const [file, ...more] = given.filter((argument) => argument !== "--force");
  if (file === undefined || more.length > 0) throw new StartupError("Usage: restore FILE [--force]");
  const config = parseConfig(process.env);
  const log = createLogger("warn");
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log, migrate: false });
  try {
    const files = await receiveFiles(config.dataDir, { folder: filesFolder(config), store: createFileStore(config) });
    const restored = await readBackup(database.pool, file, { force, files });
    await migrate(database.pool, log);
    process.stdout.write(`${file} of ${restored.createdAt}: ${restored.tables} tables and ${restored.files} files restored\n`);
  } finally {
    await database.close();
  }
});
