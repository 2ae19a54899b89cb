import { parseConfig } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";
import { openDatabase } from "../platform/database/database.ts";
import { createLogger } from "../platform/logging/logger.ts";
import { loadSample } from "../sample/load-sample.ts";
import { assemble } from "./assemble.ts";
import { runProgram } from "./run-program.ts";

/** Loads the sample people and their community into the embedded database of a local installation. */
await runProgram(async () => {
  const config = parseConfig(process.env);
  if (config.databaseUrl !== null) throw new StartupError("Sample people are never loaded into DATABASE_URL.");
  const log = createLogger("warn");
  const database = await openDatabase({ databaseUrl: null, dataDir: config.dataDir, log });
  try {
    const { platform } = await assemble({ config, database, log, port: config.port, checkOutput: false });
    if (!platform.isLocalInstallation)
      throw new StartupError(
        "Sample people have a known password: they are only loaded where HOST and APP_URL mean this machine.",
      );
    const loaded = await loadSample(platform, { onlyInto: "any" });
    process.stdout.write(loaded ? "Sample community loaded.\n" : "Sample community already loaded.\n");
  } finally {
    await database.close();
  }
});
