import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES, pageAt } from "@lockstep/contract/pages.ts";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
/** Where a link leads: `to="/x"`, `to={`/x/${id}`}`, `{ to: "/x" }`, `navigate("/x")`. */
const LINK = /(?:\bto=\{?|\bto: |\bnavigate\()["`](\/[^"`]*)["`]/g;

test("every page has its file", () => {
  expect(PAGES.filter(({ file }) => !existsSync(join(ROOT, "web/routes", `${file}.tsx`)))).toEqual([]);
});

test("every link leads to a page", () => {
  const files = globSync("web/{features,plans,routes,shell,ui,catalogue}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !file.includes(".test."),
  );
  const links = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(LINK)].map(([, target = ""]) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(({ target }) => !pageAt(target.replaceAll(/\$\{[^}]*\}/g, "x").replace(/[?#].*/, "")));
  expect(dead).toEqual([]);
});
