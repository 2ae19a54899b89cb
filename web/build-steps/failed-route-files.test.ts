import { expect, it } from "vitest";
import { withoutReload } from "./failed-route-files.ts";

const LOADING = `try { return await import(route.module); } catch (error) {
  if (isDevelopment) throw error;
  window.location.reload();
  return new Promise(() => {});
}`;

it("lets the failure of a route's file through instead of reloading", () => {
  const text = withoutReload(LOADING);
  expect(text).toContain("if (isDevelopment) throw error;\n  throw error;\n}");
  expect(text).not.toContain("reload");
});

it("refuses a version of React Router that it doesn't know", () => {
  expect(() => withoutReload("return await import(route.module);")).toThrow("in another way");
});
