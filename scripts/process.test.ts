import { expect, test } from "vitest";
import { run } from "./process.ts";

const FOREVER = ["-e", "setInterval(() => undefined, 1000); console.log('up')"] as const;

test("a program's exit code and what it prints", async () => {
  let printed = "";
  expect(
    await run(process.execPath, ["-e", "console.log('lift'); process.exit(3)"], { print: (text) => (printed += text) }),
  ).toBe(3);
  expect(printed).toBe("lift\n");
  expect(await run("no-such-program", [])).toBe(127);
});

test("its signal stops it, and keeps it from starting", async () => {
  const stopping = new AbortController();
  const ended = run(process.execPath, FOREVER, { signal: stopping.signal, print: () => stopping.abort() });
  expect(await ended).not.toBe(0);
  expect(await run(process.execPath, FOREVER, { signal: stopping.signal, print: () => undefined })).not.toBe(0);
});
