import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** What each package may import. The tools around the product (scripts, bench, e2e) may import any of it. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: ["domain"],
  figure: ["domain"],
  contract: ["domain"],
  server: ["domain", "content", "figure", "contract"],
  web: ["domain", "figure", "contract"],
};
/** A file imports from its own layer and the ones before it. Files in none of these folders are the root, and may import them all. */
const LAYERS = [
  ["server/platform", "server/features", "server/sample", "server/main"],
  [
    "web/api",
    "web/ui",
    "web/offline",
    "web/live",
    "web/figure",
    "web/uploads",
    "web/catalogue",
    "web/session",
    "web/plans",
    "web/shell",
    "web/features",
    "web/routes",
  ],
];
/** The only npm packages of the pure packages. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = { domain: ["yalps"], content: [], figure: [], contract: ["zod"] };
const ROOT = join(import.meta.dirname, "..");
/** The npm packages that `npm start` doesn't install: no file of the product may need them. Drawn pictures are committed. */
const TOOLS = new Set(["", ...Object.keys(PACKAGES)].flatMap((folder) => Object.keys(packageFile(folder).devDependencies ?? {})));
const BY_HAND = "web/build-steps/draw-pictures.ts";

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly?: boolean;
  /** Loaded when the code gets there. */
  readonly isDynamic?: boolean;
}

function packageFile(folder: string): { readonly devDependencies?: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
}

/** All imports of a file, as paths from the root; a library keeps its name. */
function importsOf(from: string): Import[] {
  const source = readFileSync(join(ROOT, from), "utf8");
  const statement = /\b(?:import|export)( type)?[^"';]*?\bfrom "([^"]+)"|\bimport\(\s*"([^"]+)"|\bimport "([^"]+)"/g;
  return [...source.matchAll(statement)].map(([, type, named, dynamic, bare]) => {
    const specifier = named ?? dynamic ?? bare ?? "";
    const to = specifier.startsWith(".") ? normalize(join(dirname(from), specifier)) : specifier.replace(/^@lockstep\//, "");
    return { from, to, typeOnly: type !== undefined, isDynamic: dynamic !== undefined };
  });
}

const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$|^(server|web)\/testing\//.test(file);
const packageOf = (file: string): string => file.split("/")[0] ?? "";
const featureOf = (file: string): string | undefined => /^\w+\/features\/[\w-]+/.exec(file)?.[0];
const layerOf = (layers: readonly string[], file: string): number => layers.findIndex((layer) => file.startsWith(`${layer}/`));

/** Why an import isn't allowed, or null. */
function objection({ from, to, typeOnly = false }: Import): string | null {
  const [source, target] = [packageOf(from), packageOf(to)];
  const allowed = PACKAGES[source];
  if (allowed !== undefined && source !== target && !isTest(from)) {
    if (target in PACKAGES) {
      const isTypeOfContent = source === "web" && target === "content" && (typeOnly || from.startsWith("web/build-steps/"));
      if (!allowed.includes(target) && !isTypeOfContent) return `${source} does not import ${target}`;
    } else if (!(LIBRARIES[source] ?? [to]).includes(to)) return `${source} is pure`;
    const library = to.split("/", to.startsWith("@") ? 2 : 1).join("/");
    if (TOOLS.has(library) && !typeOnly && from !== BY_HAND) return "npm start installs no tools";
  }
  if ([source, target].toSorted().join() === "server,web") return "server and web never import each other";
  if (to === "server/platform/events/outbox.ts" && !from.startsWith("server/platform/") && !typeOnly)
    return "events are recorded through platform.write";
  const feature = featureOf(to);
  const isInside = feature !== undefined && featureOf(from) === feature;
  if (feature !== undefined && featureOf(from) !== undefined && !isInside && to !== `${feature}/index.ts`)
    return `reach it through ${feature}/index.ts`;
  const layers = LAYERS.find((each) => layerOf(each, from) >= 0 && layerOf(each, to) >= 0);
  if (layers && !isTest(from) && layerOf(layers, from) < layerOf(layers, to))
    return `${layers[layerOf(layers, from)]} is below it`;
  return null;
}

/** The first circle of names that lead to each other. */
function cycleIn(edges: readonly Import[]): string[] | null {
  const next = new Map<string, Import[]>();
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
    ["domain knows nothing", "domain/training/a.ts", "contract/training.ts"],
    ["domain does no input or output", "domain/training/a.ts", "node:fs"],
    ["content and figure know the domain alone", "content/training/a.ts", "figure/draw.ts"],
    ["the contract knows the domain alone", "contract/a.ts", "content/training/index.ts"],
    ["the web does not know the server", "web/routes/a.tsx", "server/main/web.ts"],
    ["the server does not know the web", "server/features/training/a.ts", "web/api/client.ts"],
    ["the web takes no values from content", "web/features/training/a.ts", "content/training/index.ts"],
    ["a feature records events through platform.write", "server/features/training/a.ts", "server/platform/events/outbox.ts"],
    ["the platform knows no feature", "server/platform/http/a.ts", "server/features/training/index.ts"],
    ["a feature is reached through its index", "server/features/streaks/a.ts", "server/features/training/store.ts"],
    [
      "a feature is reached through its index, from a folder inside too",
      "web/features/training/plan/a.tsx",
      "web/features/members/stats.tsx",
    ],
    ["the component gallery is a feature like the others", "web/features/gallery/a.tsx", "web/features/members/stats.tsx"],
    ["the shell knows no feature", "web/shell/a.tsx", "web/features/members/index.ts"],
    ["the design system knows no session", "web/ui/a.tsx", "web/session/session.ts"],
    ["the product needs no tools", "server/main/a.ts", "lighthouse"],
    ["a feature knows no route", "web/features/members/a.tsx", "web/routes/site.tsx"],
  ])("%s", (_rule, from, to) => expect(problems([{ from, to }])).toHaveLength(1));

  it("files that import each other", () => {
    const circle = [
      { from: "web/ui/a.ts", to: "web/ui/b.ts" },
      { from: "web/ui/b.ts", to: "web/ui/a.ts" },
    ];
    expect(problems(circle)).toEqual(["a cycle: web/ui/a.ts > web/ui/b.ts > web/ui/a.ts"]);
    expect(problems(circle.map((each, index) => ({ ...each, typeOnly: index === 1 })))).toEqual([]);
  });

  it("features that import each other, each through the other's index", () => {
    expect(
      problems([
        { from: "web/features/groups/a.ts", to: "web/features/members/index.ts" },
        { from: "web/features/members/b.ts", to: "web/features/groups/index.ts", typeOnly: true },
      ]),
    ).toEqual(["a cycle: web/features/groups > web/features/members > web/features/groups"]);
  });
});
