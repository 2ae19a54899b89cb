import { parseConfig } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";
import { openDatabase } from "../platform/database/database.ts";
import { sql } from "../platform/database/sql.ts";
import { createLogger } from "../platform/logging/logger.ts";
import { runProgram } from "./run-program.ts";

/** Makes someone a moderator of the site; running processes know it at once. */
await runProgram(async () => {
  const email = process.argv[2];
  if (email === undefined || process.argv.length > 3) throw new StartupError("Usage: grant-moderator EMAIL");
  const config = parseConfig(process.env);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log: createLogger("warn") });
  try {
    const changed = await database.db.run(sql`update users set role = 'moderator' where lower(email) = ${email.toLowerCase()}`);
    if (changed !== 1) throw new StartupError(`There's no account for ${email}.`);
    process.stdout.write(`${email} is a moderator now.\n`);
  } finally {
    await database.close();
  }
});
