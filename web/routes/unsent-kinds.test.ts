import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { UNSENT_KINDS } from "./unsent-kinds.ts";

const FEATURES = join(import.meta.dirname, "../features");

it("knows every kind of change that can wait on a device", () => {
  const declared = globSync("**/*.{ts,tsx}", { cwd: FEATURES }).flatMap((file) =>
    [...readFileSync(join(FEATURES, file), "utf8").matchAll(/writeKind<[^(]*\(\{\s*kind: "([\w-]+)"/g)].map(
      ([, kind = ""]) => kind,
    ),
  );
  expect(declared.length).toBeGreaterThan(8);
  expect(new Set(UNSENT_KINDS.map(({ kind }) => kind))).toEqual(new Set(declared));
});
