import { parseConfig } from "../platform/config/config.ts";
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE, hasSamplePeople } from "../sample/sample-people.ts";
import { onStopSignal, runProgram } from "./run-program.ts";
import { startWeb } from "./start-web.ts";

/** When what starting left behind is given back: V8 does it on its own after two minutes without requests. */
const COLLECT_AFTER_MS = 20_000;

/** The web process's program; `pages` are being built meanwhile, where they are. */
export const runWeb = (pages?: Promise<void>): Promise<void> =>
  runProgram(async () => {
    const config = parseConfig(process.env);
    const starting = startWeb(config, process.env["NODE_ENV"] === "development", pages);
    // Ctrl-C while starting waits for the start and then stops in order.
    onStopSignal(async () => (await starting).stop());
    const web = await starting;
    const lines = ["", `Lockstep is ready at ${web.appUrl}`];
    const { isLocalInstallation, db } = web.assembled.platform;
    if (isLocalInstallation && (await hasSamplePeople(db))) {
      lines.push("", `Sample sign-ins (password ${SAMPLE_PASSWORD}):`);
      for (const person of SAMPLE_PEOPLE) lines.push(`  ${person.email.padEnd(20)} ${person.what}`);
    }
    if (isLocalInstallation && config.smtpUrl === null) lines.push("", `Emails are at ${web.appUrl}/dev/mailbox`);
    process.stdout.write(`${lines.join("\n")}\n\n`);
    // There with `--expose-gc`, as `npm start` has it. An ordinary collection left up to 60 MB in one start of five.
    setTimeout(() => globalThis.gc?.({ type: "major", flavor: "last-resort" }), COLLECT_AFTER_MS).unref();
  });
