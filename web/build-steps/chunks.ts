import { join } from "node:path";
import { normalizePath } from "vite";
import type { Rolldown } from "vite";

const WEB = join(import.meta.dirname, "..");
/** What every page runs: the frame of all pages, and with React Router's own entry the way they start. */
const EVERYWHERE = ["root.tsx", "routes/site.tsx"].map((name) => normalizePath(join(WEB, name)));
const ENTRY = /[\\/]entry\.client\.tsx$/;
const TRAINING = /[\\/](?:web[\\/]features[\\/]training|domain[\\/]training)[\\/][\w-]+\.tsx?$/;
/** Styles stay with the route that names them. */
const STYLES = /\.css(?:$|\?)/;
const LIBRARIES = /[\\/]node_modules[\\/]/;
/** Icons come through one file that names them all: taken by what they import, every page would carry everyone's. */
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/;

type ModuleInfo = (id: string) => Pick<Rolldown.ModuleInfo, "importedIds"> | null;

/** All modules that these import, and what those import, but for dynamic imports. */
export function staticallyBelow(starts: readonly string[], infoOf: ModuleInfo): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const imported of infoOf(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      open.push(imported);
    }
  }
  return found;
}

/**
 * A phone pays for every file: what all pages run travels in two (libraries change seldom, the frame often), and what some pages share in a few
 * larger ones instead of dozens of a few hundred bytes.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let everywhere: Set<string> | null = null;
  const runsEverywhere = (id: string, infoOf: ModuleInfo): boolean => {
    everywhere ??= staticallyBelow(EVERYWHERE, infoOf);
    if (everywhere.size === 0) throw new Error("The frame of all pages is not where the build looks for it.");
    return everywhere.has(id) && !ENTRY.test(id) && !STYLES.test(id) && !ICONS.test(id);
  };
  return {
    groups: [
      {
        debugName: "libraries of every page",
        priority: 3,
        test: LIBRARIES,
        name: (id, context) => (runsEverywhere(id, (each) => context.getModuleInfo(each)) ? "libraries" : null),
      },
      {
        debugName: "frame of every page",
        priority: 2,
        name: (id, context) => (runsEverywhere(id, (each) => context.getModuleInfo(each)) ? "frame" : null),
      },
      // Rows, records and the day's rules: every page about training reads them.
      { name: "training", priority: 1, test: TRAINING, minShareCount: 3 },
      { name: "icons", priority: 1, test: ICONS, minShareCount: 7 },
    ],
  };
}
