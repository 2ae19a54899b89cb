import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { LOCAL_PAGES, PAGE_PATHS } from "../server/platform/http/page-routes.ts";
import routes from "../web/routes.ts";

/** All paths that the browser's router shows a page for, but the one for everything else. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ""): readonly string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    const own = entry.children === undefined && path !== "/*" ? [path === "" ? "/" : path] : [];
    return [...own, ...pathsOf(entry.children ?? [], path)];
  });
}

test("the server answers 200 for exactly the pages that the browser has", () => {
  expect([...PAGE_PATHS, ...LOCAL_PAGES].toSorted()).toEqual([...new Set(pathsOf(routes))].toSorted());
});
