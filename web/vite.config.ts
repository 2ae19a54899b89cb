import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./build-steps/chunks.ts";
import { failedRouteFiles } from "./build-steps/failed-route-files.ts";
import { figureEdition } from "./build-steps/figure-edition.ts";
import { figureTokens } from "./build-steps/figure-tokens.ts";
import { helpTexts } from "./build-steps/help-texts.ts";
import { landingArt } from "./build-steps/landing-art.ts";
import { leanIcons } from "./build-steps/lean-icons.ts";
import { routerWithoutWarnings } from "./build-steps/lean-router.ts";
import { movementFamilies } from "./build-steps/movement-families.ts";
import { routesWithoutSchemas } from "./build-steps/routes-without-schemas.ts";

const MODERN = ["chrome123", "edge123", "firefox121", "safari17.5"];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    failedRouteFiles(),
    figureTokens(),
    helpTexts(),
    landingArt(),
    leanIcons(),
    movementFamilies(),
    routerWithoutWarnings(),
    routesWithoutSchemas(),
  ],
  // Addresses of the server's drawings carry it, so that they are kept for good (web/figure/still-address.ts).
  define: { "import.meta.env.VITE_FIGURE_EDITION": JSON.stringify(await figureEdition()) },
  build: {
    target: MODERN,
    // The tokens are light-dark() pairs; older targets would unfold every one of them.
    cssTarget: MODERN,
    // One sheet for all pages, named by every document: each that came later would have every element's style worked out again.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    // The server loads it with the first member's page: one copy of React, the one for production.
    ssr: { define: { "process.env.NODE_ENV": JSON.stringify("production") }, resolve: { noExternal: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: chunkGroups() } } } },
  },
});
