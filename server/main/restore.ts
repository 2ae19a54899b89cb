import { parseConfig } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";
import { readBackup } from "../platform/backup/read-backup.ts";
import { openDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createLogger } from "../platform/logging/logger.ts";
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
    const restored = await readBackup(database.pool, file, { force });
    await migrate(database.pool, log);
    process.stdout.write(`${file} of ${restored.createdAt}: ${restored.tables} tables restored\n`);
  } finally {
    await database.close();
  }
});
