import { isLoopbackHost, type Config } from "../platform/config/config.ts";
import { parseProxyList } from "../platform/config/trusted-proxies.ts";
import { explainStartRefusal } from "../platform/database/availability.ts";
import { openDatabase } from "../platform/database/database.ts";
import { createConnectionLimit } from "../platform/http/create-connection-limit.ts";
import { requestListener, startingApp } from "../platform/http/edge.ts";
import { listen } from "../platform/http/listen.ts";
import { createLogger } from "../platform/logging/logger.ts";
import type { Assembled } from "./assemble.ts";

export interface RunningWeb {
  readonly appUrl: string;
  readonly port: number;
  readonly assembled: Assembled;
  /** True when this start made the sample people. */
  readonly hasSample: boolean;
  stop(): Promise<void>;
}

/** The application's modules: a thousand files, which are read while the database starts. */
const loadApplication = () => Promise.all([import("./assemble.ts"), import("../sample/load-sample.ts")]);

/** Starts a web process: port first, then database, then the application. It answers once `pages` are there, whose build may go on meanwhile. */
export async function startWeb(
  config: Config,
  checkOutput: boolean,
  pages: Promise<void> = Promise.resolve(),
): Promise<RunningWeb> {
  // Told where it's waited for, below.
  pages.catch(() => undefined);
  const log = createLogger(config.logLevel);
  const edge = { isSecure: config.appUrl?.startsWith("https:") ?? false, log };
  const proxies = parseProxyList(config.trustedProxies) ?? { includes: () => false };
  const listening = await listen(
    config.port,
    config.host,
    requestListener(startingApp(edge.isSecure), edge),
    config.rateLimits ? { limitConnections: createConnectionLimit(proxies) } : {},
  );
  try {
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      log,
      onStarting: () => void loadApplication(),
    });
    try {
      // Pages that have failed already, by Ctrl-C for one, end the start here.
      await Promise.race([pages, Promise.resolve()]);
      const [{ assemble }, { loadSample }] = await loadApplication();
      const assembled = await assemble({ config, database, log, port: listening.port, checkOutput });
      await assembled.start({ works: config.jobs });
      const { platform } = assembled;
      const wantsSample = config.sampleData && database.isEmbedded && platform.isLocalInstallation && isLoopbackHost(config.host);
      const hasSample = wantsSample && (await loadSample(platform, { onlyInto: database.isNew ? "new" : "unfinished" }));
      await pages;
      listening.handle(requestListener(assembled.app, edge));
      return {
        appUrl: platform.appUrl,
        port: listening.port,
        assembled,
        hasSample,
        async stop() {
          // Streams never end on their own.
          assembled.live.close();
          await listening.close();
          await assembled.stop();
          await database.close();
        },
      };
    } catch (error) {
      await database.close();
      throw explainStartRefusal(error, config.databaseUrl);
    }
  } catch (error) {
    await listening.close();
    throw error;
  }
}
