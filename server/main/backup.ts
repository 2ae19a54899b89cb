import { parseConfig } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";
import { writeBackup } from "../platform/backup/write-backup.ts";
import { openDatabase } from "../platform/database/database.ts";
import { createLogger } from "../platform/logging/logger.ts";
import { filesFolder } from "../platform/storage/file-store.ts";
import { runProgram } from "./run-program.ts";

/** Writes everything that is stored into one file; Lockstep may go on running. */
await runProgram(async () => {
  const file = process.argv[2];
  if (file === undefined || process.argv.length > 3) throw new StartupError("Usage: backup FILE");
  const config = parseConfig(process.env);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log: createLogger("warn") });
  try {
    const written = await writeBackup(database.pool, file, { now: new Date(), filesFolder: filesFolder(config) });
    const pictures = config.s3 === null ? `${written.files} files` : "without the pictures, which are in S3";
    process.stdout.write(`${file}: ${written.tables} tables, ${pictures}, ${written.bytes} bytes\n`);
  } finally {
    await database.close();
  }
});
