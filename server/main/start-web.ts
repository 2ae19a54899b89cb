import { getRequestListener } from "@hono/node-server";
import { isLoopbackHost, type Config } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/database.ts";
import { listen } from "../platform/http/serve.ts";
import { createLogger } from "../platform/logging/logger.ts";
import { loadSample } from "../sample/load-sample.ts";
import { assemble, type Assembled } from "./assemble.ts";

export interface RunningWeb {
  readonly appUrl: string;
  readonly port: number;
  readonly assembled: Assembled;
  /** True when this start made the sample people. */
  readonly hasSample: boolean;
  stop(): Promise<void>;
}

/** Starts a web process: port first, then database, then the application. */
export async function startWeb(config: Config, checkOutput: boolean): Promise<RunningWeb> {
  const log = createLogger(config.logLevel);
  const listening = await listen(config.port, config.host);
  try {
    const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
    try {
      const assembled = await assemble({ config, database, log, port: listening.port, checkOutput });
      await assembled.start({ works: config.jobs });
      const { platform } = assembled;
      const wantsSample = config.sampleData && database.isEmbedded && platform.isLocalInstallation && isLoopbackHost(config.host);
      const hasSample = wantsSample && (await loadSample(platform, { onlyInto: database.isNew ? "new" : "unfinished" }));
      // The adapter puts its own Response in the place of the platform's: that one goes to the socket as it is, the other would be read as a stream.
      listening.handle(getRequestListener(assembled.app.fetch));
      return {
        appUrl: platform.appUrl,
        port: listening.port,
        assembled,
        hasSample,
        async stop() {
          // Streams never end by themselves.
          assembled.live.close();
          await listening.close();
          await assembled.stop();
          await database.close();
        },
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await listening.close();
    throw error;
  }
}
