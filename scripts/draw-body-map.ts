/** Draws the body map's paths once: `node scripts/run.mjs scripts/draw-body-map.ts` writes figure/bodymap-paths.json. Run it when the body changes. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BODY_MAP_WIDTH, drawBodyMapFace } from "@lockstep/figure/ink/draw-body-map.ts";
import { ROOT } from "./process.ts";

const map = { width: BODY_MAP_WIDTH, front: drawBodyMapFace("front"), back: drawBodyMapFace("back") };
await writeFile(join(ROOT, "figure/bodymap-paths.json"), `${JSON.stringify(map)}\n`);
