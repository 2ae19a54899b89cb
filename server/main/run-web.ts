import { performance } from "node:perf_hooks";
import { parseConfig } from "../platform/config/config.ts";
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE, hasSamplePeople } from "../sample/sample-people.ts";
import { onStopSignal, runProgram } from "./run-program.ts";
import { startWeb } from "./start-web.ts";

/** When what starting left behind is given back: V8 does it on its own after two minutes without requests. */
const COLLECT_AFTER_MS = 20_000;
/** An idle server works less than this share of its time: 0.006 at rest. */
const IDLE = 0.05;

/** The web process's program. `build` makes the pages while the rest starts; its signal stops it. */
export const runWeb = (build?: (signal: AbortSignal) => Promise<void>): Promise<void> =>
  runProgram(async () => {
    const config = parseConfig(process.env);
    const stopping = new AbortController();
    const starting = startWeb(config, process.env["NODE_ENV"] === "development", build?.(stopping.signal));
    // Ctrl-C while starting ends the build, waits for the rest of the start and then stops in order.
    onStopSignal(async () => {
      stopping.abort();
      const web = await starting.catch(() => null);
      await web?.stop();
    });
    const web = await starting.catch((error: unknown) => {
      if (stopping.signal.aborted) return null;
      throw error;
    });
    if (web === null) return;
    const lines = ["", `Lockstep is ready at ${web.appUrl}`];
    const { isLocalInstallation, db } = web.assembled.platform;
    if (isLocalInstallation && (await hasSamplePeople(db))) {
      lines.push("", `Sample sign-ins (password ${SAMPLE_PASSWORD}):`);
      for (const person of SAMPLE_PEOPLE) lines.push(`  ${person.email.padEnd(20)} ${person.what}`);
    }
    if (isLocalInstallation && config.smtpUrl === null) lines.push("", `Emails are at ${web.appUrl}/dev/mailbox`);
    process.stdout.write(`${lines.join("\n")}\n\n`);
    // There with `--expose-gc`, as `npm start` has it. An ordinary collection left up to 60 MB in one start of five; this one takes up to
    // half a second, which people who are being served needn't wait for.
    const ready = performance.eventLoopUtilization();
    setTimeout(() => {
      if (performance.eventLoopUtilization(ready).utilization < IDLE) globalThis.gc?.({ type: "major", flavor: "last-resort" });
    }, COLLECT_AFTER_MS).unref();
  });
