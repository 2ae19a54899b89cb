import { runTool } from "./process.ts";

interface Step {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

const STEPS: readonly Step[] = [
  { name: "format", tool: "node_modules/oxfmt/bin/oxfmt", args: ["--check"] },
  { name: "lint", tool: "node_modules/oxlint/bin/oxlint", args: ["--type-aware", "--deny-warnings"] },
  { name: "route types", tool: "node_modules/@react-router/dev/bin.cjs", args: ["typegen"], cwd: "web" },
  ...["domain", "content", "figure", "contract", "server", "web", "."].map((folder) => ({
    name: `types of ${folder === "." ? "scripts and tests" : folder}`,
    tool: "node_modules/typescript/bin/tsc",
    args: ["--noEmit", "-p", folder],
  })),
];
const UNIT_TESTS: Step = {
  name: "unit tests",
  tool: "node_modules/vitest/vitest.mjs",
  args: ["run", "--project", "unit", "--project", "web"],
};

// npm run check [-- --no-tests]
const steps = process.argv.includes("--no-tests") ? STEPS : [...STEPS, UNIT_TESTS];

const failed: string[] = [];
for (const step of steps) {
  process.stdout.write(`\n== ${step.name}\n`);
  if ((await runTool(step.tool, step.args, step.cwd === undefined ? {} : { cwd: step.cwd })) !== 0) failed.push(step.name);
}
process.stdout.write(failed.length === 0 ? `\nAll ${steps.length} checks passed.\n` : `\nFailed: ${failed.join(", ")}.\n`);
process.exit(failed.length === 0 ? 0 : 1);
