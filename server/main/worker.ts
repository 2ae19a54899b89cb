import { parseConfig } from "../platform/config/config.ts";
import { explainStartRefusal } from "../platform/database/availability.ts";
import { openDatabase } from "../platform/database/database.ts";
import { createLogger } from "../platform/logging/logger.ts";
import { assemble } from "./assemble.ts";
import { onStopSignal, runProgram } from "./run-program.ts";

/** Works jobs and events, and answers no requests. */
await runProgram(async () => {
  const config = { ...parseConfig(process.env), jobs: true };
  const log = createLogger(config.logLevel);
  const starting = (async () => {
    const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
    try {
      const assembled = await assemble({ config, database, log, port: config.port, checkOutput: false });
      await assembled.start({ works: true });
      return { database, assembled };
    } catch (error) {
      await database.close();
      throw explainStartRefusal(error, config.databaseUrl);
    }
  })();
  // A timer keeps the process alive while nothing is to be done.
  const alive = setInterval(() => undefined, 60_000);
  onStopSignal(async () => {
    clearInterval(alive);
    const { database, assembled } = await starting;
    await assembled.stop();
    await database.close();
  });
  await starting;
  log.info("the worker is ready");
});
