import { parseConfig } from "../platform/config/config.ts";
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE, hasSamplePeople } from "../sample/sample-people.ts";
import { onStopSignal, runProgram } from "./run-program.ts";
import { startWeb } from "./start-web.ts";

await runProgram(async () => {
  const config = parseConfig(process.env);
  const starting = startWeb(config, process.env["NODE_ENV"] === "development");
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
});
