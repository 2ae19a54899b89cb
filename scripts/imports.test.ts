import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** What each package may import of ours besides itself. The tools around the product (scripts, bench, e2e) may import any of it. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: ["domain"],
  figure: ["domain"],
  contract: ["domain"],
  server: ["domain", "content", "figure", "contract"],
  web: ["domain", "figure", "contract"],
};
/** A folder imports from its own layer and the ones before it. What's in none of them is the root, the layer above. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  server: ["platform", "features", "sample", "main"],
  web: "api ui offline live figure uploads catalogue session plans shell features routes".split(" "),
};
/** The only npm packages of the pure packages. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = { domain: ["yalps"], content: [], figure: [], contract: ["zod"] };
const ROOT = join(import.meta.dirname, "..");
/** The npm packages that `npm start` doesn't install: no file of the product may need them. Drawn pictures are committed. */
const TOOLS = new Set(["", ...Object.keys(PACKAGES)].flatMap((folder) => Object.keys(packageFile(folder).devDependencies ?? {})));
const BY_HAND = "web/build-steps/draw-pictures.ts";

interface Import {
  readonly from: string;
  /** A path from the root, or a library's name. */
  readonly to: string;
  readonly isLibrary: boolean;
  readonly typeOnly: boolean;
  /** Loaded when the code gets there. */
  readonly isDynamic: boolean;
}

function packageFile(folder: string): { readonly devDependencies?: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
}

/** How one file names another, as the formatter writes it: statements begin a line, and workers are started by their address. */
const STATEMENT =
  /^ *(?:import|export)(?<type> type)?\b(?:[^";{}]|\{[^}]*\})*?\bfrom "(?<named>[^"]+)"|^ *import "(?<bare>[^"]+)"/;
const EXPRESSION =
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?["`](?<dynamic>[^"`]+)|\bnew URL\(\s*"(?<worker>\.[^"]+\.tsx?)",\s*import\.meta\.url/;
const IMPORT = new RegExp(`${STATEMENT.source}|${EXPRESSION.source}`, "gm");

function importsIn(from: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(({ groups: { type, named, bare, dynamic, worker } = {} }) => {
    const specifier = named ?? bare ?? dynamic ?? worker ?? "";
    const to = /^\.\.?\//.test(specifier) ? normalize(join(dirname(from), specifier)) : specifier.replace(/^@lockstep\//, "");
    const isLibrary = to === specifier && !to.startsWith("/");
    return { from, to, isLibrary, typeOnly: type !== undefined, isDynamic: (dynamic ?? worker) !== undefined };
  });
}

const importsOf = (file: string): Import[] => importsIn(file, readFileSync(join(ROOT, file), "utf8"));

const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$|\/testing\//.test(file);
const packageOf = (file: string): string => file.split("/")[0] ?? "";
const featureOf = (file: string): string | undefined => /^\w+\/features\/[\w-]+/.exec(file)?.[0];

/** Why an import isn't allowed, or null. */
function objection({ from, to, isLibrary, typeOnly }: Import): string | null {
  const [source, target] = [packageOf(from), packageOf(to)];
  const allowed = PACKAGES[source];
  const isProduct = allowed !== undefined && !isTest(from);
  if (isLibrary) {
    if (!isProduct) return null;
    if (!(LIBRARIES[source] ?? [to]).includes(to)) return `${source} is pure`;
    const library = to.split("/", to.startsWith("@") ? 2 : 1).join("/");
    return TOOLS.has(library) && !typeOnly && from !== BY_HAND ? "npm start installs no tools" : null;
  }
  if ([source, target].toSorted().join() === "server,web") return "server and web never import each other";
  if (to === "server/platform/events/outbox.ts" && !from.startsWith("server/platform/") && !typeOnly)
    return "events are recorded through platform.write";
  const feature = featureOf(to);
  const own = featureOf(from);
  if (feature !== undefined && own !== undefined && own !== feature && to !== `${feature}/index.ts`)
    return `reach it through ${feature}/index.ts`;
  if (!isProduct) return null;
  if (isTest(to)) return "it's there for tests";
  if (source !== target) {
    const isTypeOfContent = source === "web" && target === "content" && (typeOnly || from.startsWith("web/build-steps/"));
    return allowed.includes(target) || isTypeOfContent ? null : `${source} does not import ${target}`;
  }
  const layers = LAYERS[source] ?? [];
  const layerOf = (file: string): number => layers.findIndex((layer) => file.startsWith(`${source}/${layer}/`)) + 1 || Infinity;
  return layerOf(from) < layerOf(to) ? "it's in a layer above" : null;
}

/** The first circle of names that lead to each other. */
function cycleIn(edges: readonly Pick<Import, "from" | "to">[]): string[] | null {
  const next = new Map<string, Pick<Import, "from" | "to">[]>();
  for (const each of edges) next.set(each.from, [...(next.get(each.from) ?? []), each]);
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const { to } of next.get(name) ?? []) {
      const found = visit(to, [...path, name]);
      if (found) return found;
    }
    done.add(name);
    return null;
  };
  for (const name of next.keys()) {
    const found = visit(name, []);
    if (found) return found;
  }
  return null;
}

function problems(graph: readonly Import[]): string[] {
  const found = graph.flatMap((each) => {
    const reason = objection(each);
    return reason === null ? [] : [`${each.from} imports ${each.to}: ${reason}`];
  });
  const product = graph.filter(({ from }) => !isTest(from));
  const files = cycleIn(product.filter(({ typeOnly }) => !typeOnly));
  const features = cycleIn(
    product
      .map(({ from, to }) => ({ from: featureOf(from) ?? "", to: featureOf(to) ?? "" }))
      .filter(({ from, to }) => from !== "" && to !== "" && from !== to),
  );
  return [...found, ...[files, features].flatMap((cycle) => (cycle ? [`a cycle: ${cycle.join(" > ")}`] : []))];
}

/** Every file and library that is in memory once these files have been imported. */
function loadedWith(...starts: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    if (!file.endsWith(".ts")) continue;
    open.push(...importsOf(file).flatMap(({ to, typeOnly, isDynamic }) => (typeOnly || isDynamic ? [] : [to])));
  }
  return loaded;
}

it("the server loads what few installations use when it's first needed", () => {
  // The application is loaded at every start too, while the database starts.
  const loaded = loadedWith("server/main/web.ts", "server/main/assemble.ts", "server/sample/load-sample.ts");
  expect(loaded).toContain("server/main/features.ts");
  expect(loaded).toContain("pg");
  const heavy = [
    "sharp",
    "pdfkit",
    "nodemailer",
    "web-push",
    "@zxcvbn-ts/core",
    "@zxcvbn-ts/language-common",
    "flydrive",
    "flydrive/drivers/fs",
    "flydrive/drivers/s3",
    "figure/demonstrations.ts",
    "figure/ink/poster.ts",
    "redis",
    "vite",
    "ai",
    "@ai-sdk/openai-compatible",
  ];
  expect(heavy.filter((name) => loaded.has(name))).toEqual([]);
  expect([...loaded].filter((file) => file.startsWith("content/sample/"))).toEqual([]);
});

it("npm start needs no tools", () => {
  const loaded = loadedWith("scripts/start.ts");
  expect(loaded).toContain("scripts/build-web.ts");
  expect([...loaded].filter((name) => TOOLS.has(name))).toEqual([]);
});

it("holds in every file", () => {
  const files = globSync("{domain,content,figure,contract,server,web,scripts,bench,e2e}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: (path) => /node_modules|^web\/build$|\.react-router/.test(path),
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(problems(files.flatMap(importsOf))).toEqual([]);
});

/** Files outside of the platform that write or read events themselves, instead of through platform.write or rowsWithEvents, which wake the workers. */
function ownEvents(files: readonly string[], read = (file: string) => readFileSync(join(ROOT, file), "utf8")): string[] {
  return files.filter((file) => !file.startsWith("server/platform/") && !isTest(file) && /domain_events/i.test(read(file)));
}

it("only the platform knows how events are stored", () => {
  const files = globSync("server/**/*.ts", { cwd: ROOT, exclude: (path) => path.includes("node_modules") });
  expect(files.length).toBeGreaterThan(500);
  expect(ownEvents(files)).toEqual([]);
});

/** What's wrong with files, by their path and text. */
const problemsOf = (files: Readonly<Record<string, string>>): string[] =>
  problems(Object.entries(files).flatMap(([file, source]) => importsIn(file, source)));

describe("a broken rule is found:", () => {
  it("a feature that writes events itself", () => {
    const files = [
      "server/features/groups/store.ts",
      "server/features/groups/groups.test.ts",
      "server/platform/events/outbox.ts",
    ];
    expect(ownEvents(files, () => "insert into domain_events (id) values ($1)")).toEqual(["server/features/groups/store.ts"]);
  });

  it.each([
    ["domain knows nothing", "domain/training/a.ts", "@lockstep/contract/training.ts"],
    ["domain does no input or output", "domain/training/a.ts", "node:fs"],
    ["content and figure know the domain alone", "content/training/a.ts", "@lockstep/figure/draw.ts"],
    ["the contract knows the domain alone", "contract/a.ts", "../content/training/index.ts"],
    ["the web does not know the server", "web/routes/a.tsx", "../../server/main/web.ts"],
    ["the server does not know the web", "server/features/training/a.ts", "../../../web/api/client.ts"],
    ["nor does a test", "server/features/training/a.test.ts", "../../../web/api/client.ts"],
    ["the web takes no values from content", "web/features/training/a.ts", "@lockstep/content/training/index.ts"],
    ["a feature records events through platform.write", "server/features/training/a.ts", "../../platform/events/outbox.ts"],
    ["the platform knows no feature", "server/platform/http/a.ts", "../../features/training/index.ts"],
    ["a feature is reached through its index", "server/features/streaks/a.ts", "../training/store.ts"],
    ["from a folder inside too", "web/features/training/plan/a.tsx", "../../members/stats.tsx"],
    ["the component gallery is a feature like the others", "web/features/gallery/a.tsx", "../members/stats.tsx"],
    ["the shell knows no feature", "web/shell/a.tsx", "../features/members/index.ts"],
    ["the design system knows no session", "web/ui/a.tsx", "../session/session.ts"],
    ["a feature knows no route", "web/features/members/a.tsx", "../../routes/site.tsx"],
    ["the root is above every layer", "web/ui/a.tsx", "../root.tsx"],
    ["so is the list of routes", "web/routes/a.tsx", "../routes.ts"],
    ["so are the steps of the build", "web/ui/a.tsx", "../build-steps/chunks.ts"],
    ["the product needs no tools", "server/main/a.ts", "lighthouse"],
    ["nor a part of one", "server/main/a.ts", "lighthouse/core/index.js"],
    ["the web knows no script", "web/features/members/a.tsx", "../../../scripts/process.ts"],
    ["the server knows no journey", "server/features/training/a.ts", "../../../e2e/people.ts"],
    ["the domain knows no bench", "domain/training/a.ts", "../../bench/sizes.ts"],
    ["nothing outside the repository", "server/main/a.ts", "../../../elsewhere/a.ts"],
    ["nothing by its place on a disk", "server/main/a.ts", "/opt/a.ts"],
    ["no file of a library by its path", "web/ui/a.tsx", "../../node_modules/lighthouse/core/index.js"],
    ["the server knows no help of its tests", "server/main/a.ts", "../testing/start-server.ts"],
    ["nor does the web", "web/features/members/a.tsx", "../../testing/test-page.ts"],
    ["nor does anyone a fixture", "server/main/a.ts", "@lockstep/domain/training/table-catalogue.fixture.ts"],
    ["nor a test", "domain/training/a.ts", "./edit.test.ts"],
  ])("%s", (_rule, file, specifier) => {
    expect(problemsOf({ [file]: `import { a } from "${specifier}";\n` })).toHaveLength(1);
  });

  it.each([
    ["on several lines", 'import {\n  a, // the one; it\'s "new"\n  b,\n} from "../routes/a.ts";'],
    ["after a comment about an export type", '// Not an export type\nimport { a } from "../routes/a.ts";'],
    ["after a block", 'export function b() {\n  return { c: "d" };\n}\nimport { a } from "../routes/a.ts";'],
    ["the types alone", 'import type { A } from "../routes/a.ts";'],
    ["for its effect", 'import "../routes/a.ts";'],
    ["handed on", 'export { a } from "../routes/a.ts";'],
    ["all of it handed on", 'export * from "../routes/a.ts";'],
    ["all of it under a name", 'import * as a from "../routes/a.ts";'],
    ["when it's needed", 'const a = async () => (await import("../routes/a.ts")).a;'],
    ["on a line of its own", 'await import(\n  /* @vite-ignore */ "../routes/a.ts"\n);'],
    ["with part of the name open", "await import(`../routes/${name}.ts`);"],
    ["as a worker", 'new Worker(new URL("../routes/a.ts", import.meta.url), { type: "module" });'],
  ])("imported %s", (_form, source) => expect(problemsOf({ "web/ui/b.ts": source })).toHaveLength(1));

  it("files that import each other", () => {
    const circle = (kind: string) => ({
      "web/ui/a.ts": 'import { b } from "./b.ts";',
      "web/ui/b.ts": `import ${kind}{ a } from "./a.ts";`,
    });
    expect(problemsOf(circle(""))).toEqual(["a cycle: web/ui/a.ts > web/ui/b.ts > web/ui/a.ts"]);
    expect(problemsOf(circle("type "))).toEqual([]);
  });

  it("features that import each other, each through the other's index", () => {
    expect(
      problemsOf({
        "web/features/groups/a.ts": 'import { b } from "../members/index.ts";',
        "web/features/members/b.ts": 'import type { A } from "../groups/index.ts";',
      }),
    ).toEqual(["a cycle: web/features/groups > web/features/members > web/features/groups"]);
  });
});
