import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./build-steps/finish-build.ts";
import { PRERENDERED } from "./build-steps/prerendered.ts";

/** Framework mode without a server of its own: public pages are written at build time, one fallback document serves every other path. */
export default {
  appDirectory: ".",
  buildDirectory: process.env["WEB_BUILD_DIRECTORY"] ?? "build",
  ssr: false,
  routeDiscovery: { mode: "initial" },
  prerender: [...PRERENDERED],
  buildEnd: finishBuild,
} satisfies Config;
