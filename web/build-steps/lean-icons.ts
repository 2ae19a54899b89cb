import { join } from "node:path";
import { normalizePath } from "vite";
import type { Plugin } from "vite";

const CREATE_ICON = normalizePath(join(import.meta.dirname, "../ui/create-icon.ts"));

/** An icon's module without its other names, the size that all have, and the random key of each line: an icon's lines never change their order. */
export function leanIcon(source: string): string {
  return source
    .replaceAll(/,\s*key: "\w+"(?=\s*\})/g, "")
    .replace(/^ *size: 24,\n/m, "")
    .replace(/,\n *aliases: \[[^\]]*\]/, "")
    .replace(/^__iconData\.node;\n/m, "");
}

/** Icons are drawn by a component of our own, on the server too: the library's costs every page 1 kB, and its keys another. */
export function leanIcons(): Plugin {
  let isSeen = false;
  return {
    name: "lockstep-lean-icons",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (source, id) => {
        if (!id.endsWith("/createLucideIcon.mjs")) return { code: leanIcon(source), map: null };
        isSeen = true;
        return { code: `export { createIcon as default } from ${JSON.stringify(CREATE_ICON)};`, map: null };
      },
    },
    generateBundle() {
      if (this.environment.name === "client" && !isSeen)
        this.error("lucide-react's createLucideIcon.mjs was not found: see web/build-steps/lean-icons.ts.");
    },
  };
}
