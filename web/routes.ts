import { PAGES } from "@lockstep/contract/pages.ts";
import type { Page } from "@lockstep/contract/pages.ts";
import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

function routeOf({ path, file }: Page) {
  const module = `routes/${file}.tsx`;
  return path === "/" ? index(module) : route(path.slice(1), module);
}

const isGuarded = ({ audience }: Page): boolean => audience === "guests" || audience === "members";

/** What is inside the guard needs a session, or a guest who may read there (shell/guard-rule.ts). */
export default [
  layout("routes/site.tsx", [
    ...PAGES.filter((page) => !isGuarded(page)).map(routeOf),
    layout("routes/guarded.tsx", PAGES.filter(isGuarded).map(routeOf)),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
