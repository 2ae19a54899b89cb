import { PAGES } from "@lockstep/contract/pages.ts";
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./build-steps/finish-build.ts";

/** Framework mode without its own server: public pages are written at build time, one fallback document serves every other path. */
export default {
  appDirectory: ".",
  buildDirectory: process.env["WEB_BUILD_DIRECTORY"] ?? "build",
  ssr: false,
  routeDiscovery: { mode: "initial" },
  prerender: PAGES.filter(({ prerendered }) => prerendered).map(({ path }) => path),
  buildEnd: finishBuild,
} satisfies Config;
