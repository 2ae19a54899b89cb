import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES, pageAt } from "@lockstep/contract/pages.ts";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
/** What isn't the product's own text about its pages: tests, the build, and the paths of better-auth (below /api/auth) and of the stand-in for Stripe. */
const ELSEWHERE =
  /\.(test|fixture)\.|\/testing\/|^web\/build(-steps)?\/|\.react-router|node_modules|^server\/platform\/(auth|payments\/test-mode)\/|^web\/session\/call-auth/;
/** What the server answers that isn't a page, names inside it and the worker, files, and the coach's example of a link. */
const NO_PAGE =
  /^\/(api|functions|files|assets|proc|dev\/(mailbox|billing)|healthz|readyz|metrics|offline|fault|unreadable|etc|path)(\/|$)|^\/[\w./-]+\.\w+$/;

const PART = /(?![/.*])(?:[\w\-./?=&#%:*]|\$\{(?:[^{}]|\{[^{}]*\})*\})*/.source;
/** A path that's a whole string, or follows the site's address, a line of robots.txt or the words of a Markdown link. */
const PATH = new RegExp(
  String.raw`(?<before>\[|startsWith\()?(?:(?<!callAuth\()(?<quote>["'\`])(?<whole>/${PART})\k<quote>|(?:(?:appUrl|origin)\}|\]\(|(?<rule>Disallow: ))(?<part>/${PART}))`,
  "g",
);

interface Path {
  readonly path: string;
  /** It stands for everything that begins with it: `startsWith("/x")`, `["/x", ...]` in a list of beginnings, `/x/`. */
  readonly isBeginning: boolean;
}

/** The paths in a source, without their queries; what's filled in counts as one part of a path. */
function pathsIn(source: string): Path[] {
  return [...source.matchAll(PATH)].map(({ groups: { before, whole, part, rule } = {} }) => {
    const path = (whole ?? part ?? "")
      .replaceAll(new RegExp(String.raw`(?<=/)\$\{(?:[^{}]|\{[^{}]*\})*\}`, "g"), "x")
      .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "")
      .replace(/[?#].*/, "");
    return { path, isBeginning: (before ?? rule) !== undefined || (path.length > 1 && path.endsWith("/")) };
  });
}

const isDead = ({ path, isBeginning }: Path): boolean =>
  !NO_PAGE.test(path) && !pageAt(path) && !(isBeginning && PAGES.some((page) => page.path.startsWith(path)));

test("every page has its file", () => {
  expect(PAGES.filter(({ file }) => !existsSync(join(ROOT, "web/routes", `${file}.tsx`)))).toEqual([]);
});

test("every path leads to a page", () => {
  const files = globSync("{web,server,domain,content}/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !ELSEWHERE.test(file));
  const paths = files.flatMap((file) => pathsIn(readFileSync(join(ROOT, file), "utf8")).map((path) => ({ file, ...path })));
  expect(paths.length).toBeGreaterThan(600);
  expect(paths.filter(isDead)).toEqual([]);
});

test.each([
  '<Link to="/nowhere">',
  "<Link to={`/groups/${group.id}/nowhere`}>",
  "to: isOld ? `/nowhere/${id}` : null",
  'path: "/nowhere?view=food"',
  'navigate("/nowhere#top")',
  "loginPath(`/nowhere${search}`)",
  "loginPath(`/nowhere${search === null ? `` : `?q=${search}`}`)",
  'plansPath="/nowhere"',
  '["/nowhere", "home"]',
  'pathname.startsWith("/nowhere")',
  "url: `${platform.appUrl}/nowhere`",
  "`Choose what you get here:\\n${reader.appUrl}/nowhere.`",
  'appUrl + "/nowhere"',
  '`<a href="/nowhere">`',
  '"See [your plan](/nowhere) for more."',
  '"Disallow: /nowhere/"',
  'to="/posts"',
  'to="/meal"',
  'to="/workout-plan/today"',
  'to="/dev/nowhere"',
])("a dead path is found: %s", (source) => expect(pathsIn(source).filter(isDead)).toHaveLength(1));

test.each([
  'to="/"',
  "to={`/groups/${group.id}/settings#members`}",
  "to={`/posts/${id ?? ''}`}",
  'pathname.startsWith("/meal")',
  '["/posts", "community"]',
  '"/members/"',
  '"Disallow: /shared/"',
  "fetch(`/api/posts/${id}`)",
  '"/icon-192.png"',
])("a live one isn't: %s", (source) => {
  expect(pathsIn(source)).toHaveLength(1);
  expect(pathsIn(source).filter(isDead)).toEqual([]);
});
