import { PAGES } from "@lockstep/contract/pages.ts";
import type { Page } from "@lockstep/contract/pages.ts";
import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

function routeOf({ path, file }: Page) {
  const module = `routes/${file}.tsx`;
  return path === "/" ? index(module) : route(path.slice(1), module);
}

/** The frame around them shows each to those it's for (shell/guard.tsx). */
export default [layout("routes/site.tsx", [...PAGES.map(routeOf), route("*", "routes/not-found.tsx")])] satisfies RouteConfig;
