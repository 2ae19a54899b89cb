import type { Plugin } from "vite";

/** What React Router does when a route's own file doesn't load: it asks for the whole page again, and again, as long as the file stays away. */
const RELOADS = /\bwindow\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** React Router's loading of a route's file, letting the failure through. */
export function withoutReload(source: string): string {
  if (!RELOADS.test(source))
    throw new Error("React Router loads its routes in another way now: see web/build-steps/failed-route-files.ts.");
  return source.replace(RELOADS, () => "throw error;");
}

/** A page whose file doesn't load falls into its error boundary, which says so and offers to try again, instead of reloading forever. */
export function failedRouteFiles(): Plugin {
  let isSeen = false;
  return {
    name: "lockstep-failed-route-files",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler: (source) => {
        isSeen = true;
        return { code: withoutReload(source), map: null };
      },
    },
    generateBundle() {
      if (!isSeen) this.error("React Router's routeModules.js was not found: see web/build-steps/failed-route-files.ts.");
    },
  };
}
