import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAssets } from "./build-web.ts";

test("each script and style sheet lies compressed beside itself", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lockstep-assets-"));
  const files = { "app-1a.js": "lift ".repeat(100), "all-2b.css": "p { margin: 0 }", "face-3c.woff2": "a face" };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await compressAssets(folder);
  const added = (await readdir(folder)).filter((name) => !(name in files));
  expect(added.sort()).toEqual(["all-2b.css.br", "app-1a.js.br"]);
  for (const name of ["app-1a.js", "all-2b.css"] as const)
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(files[name]);
  await rm(folder, { recursive: true });
});
