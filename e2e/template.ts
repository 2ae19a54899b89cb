import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./server.ts";

/** Starts a server once and stops it: its data folder, with the sample people in it, is what every worker's server begins with. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "lockstep-template-"));
  await (await startServer({ dataDir })).stop();
  process.env["E2E_TEMPLATE"] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
