import { runTool } from "./process.ts";

interface Step {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const FORMAT: Step = { name: "format", tool: "node_modules/oxfmt/bin/oxfmt", args: ["--check"] };
const ROUTE_TYPES: Step = {
  name: "route types",
  tool: "node_modules/@react-router/dev/bin.cjs",
  args: ["typegen"],
  cwd: "web",
};
// Several checkers each work out the types they share: one takes half the processor time, so it runs beside the lint, which is kept to one core for the same reason.
const LINT: Step = {
  name: "lint",
  tool: "node_modules/oxlint/bin/oxlint",
  args: ["--type-aware", "--deny-warnings"],
  env: { ...process.env, GOMAXPROCS: "1" },
};
const TYPES: readonly Step[] = ["domain", "content", "figure", "contract", "server", "web", "."].map((folder) => ({
  name: `types of ${folder === "." ? "scripts and tests" : folder}`,
  tool: "node_modules/typescript/bin/tsc",
  args: ["--noEmit", "--singleThreaded", "-p", folder],
}));
const UNIT_TESTS: Step = {
  name: "unit tests",
  tool: "node_modules/vitest/vitest.mjs",
  args: ["run", "--project", "unit", "--project", "web"],
};

let passed = 0;
const failed: string[] = [];

async function run({ name, tool, args, cwd, env }: Step, print?: (text: string) => void): Promise<void> {
  const say = print ?? ((text: string) => void process.stdout.write(text));
  say(`\n== ${name}\n`);
  if ((await runTool(tool, args, { ...(cwd && { cwd }), ...(env && { env }), ...(print && { print }) })) === 0) passed += 1;
  else failed.push(name);
}

// npm run check [-- --no-tests]
await run(FORMAT);
await run(ROUTE_TYPES);
// What the lint prints waits until the types are checked, so that the two don't mix.
const held: string[] = [];
const lint = run(LINT, (text) => void held.push(text));
for (const step of TYPES) await run(step);
await lint;
process.stdout.write(held.join(""));
if (!process.argv.includes("--no-tests")) await run(UNIT_TESTS);

process.stdout.write(failed.length === 0 ? `\nAll ${passed} checks passed.\n` : `\nFailed: ${failed.join(", ")}.\n`);
process.exit(failed.length === 0 ? 0 : 1);
