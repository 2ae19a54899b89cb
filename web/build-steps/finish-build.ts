import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Config } from "@react-router/dev/config";
import { build } from "vite";
import { injectManifest } from "workbox-build";
import { withColorFallback } from "./color-fallback.ts";
import { startAfterLoad, withLatePreloads } from "./start-after-load.ts";
import { namesOf, usedStyles } from "./used-styles.ts";

const FALLBACK = "__spa-fallback.html";
/** The same document under a name that can be asked for: what the service worker shows without a connection. */
const OFFLINE = "offline/index.html";

/** What happens after React Router has written its documents: lighter heads, the service worker, the security policy's hashes. */
export const finishBuild: NonNullable<Config["buildEnd"]> = async ({ reactRouterConfig, viteConfig }) => {
  const client = join(reactRouterConfig.buildDirectory, "client");
  await dropServerSheets(client);
  await addColorFallbacks(client);
  for (const file of await documents(client)) {
    if (relative(client, file) !== FALLBACK) await lightenDocument(client, file);
  }
  await mkdir(join(client, dirname(OFFLINE)), { recursive: true });
  await writeFile(join(client, OFFLINE), await readFile(join(client, FALLBACK)));
  await writePolicies(client);
  await writeRouteScripts(client);
  await buildServiceWorker(viteConfig.root, client);
};

/** React Router adds the sheets of the server's half to the browsers' files. Every document names the one that they use. */
async function dropServerSheets(client: string): Promise<void> {
  const assets = join(client, "assets");
  const document = await readFile(join(client, FALLBACK), "utf8");
  const sheets = (await readdir(assets)).filter((name) => name.endsWith(".css") && !document.includes(name));
  await Promise.all(sheets.map((name) => rm(join(assets, name))));
}

async function addColorFallbacks(client: string): Promise<void> {
  const assets = join(client, "assets");
  for (const name of (await readdir(assets)).filter((each) => each.endsWith(".css"))) {
    const file = join(assets, name);
    await writeFile(file, withColorFallback(await readFile(file, "utf8")));
  }
}

/** Every HTML document below the folder. */
async function documents(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(".html")).map((name) => join(folder, name));
}

/**
 * Public pages are complete without scripts, so nothing of theirs may take the line from styles, fonts and pictures: preloads wait until the
 * page has loaded, and the module that starts the application moves into its own file, asked for then too. The styles come with the document: no
 * second round trip is before the first paint.
 */
async function lightenDocument(client: string, file: string): Promise<void> {
  const html = await readFile(file, "utf8");
  const start = /<script type="module"[^>]*>([^<]+)<\/script>/.exec(html);
  if (!start?.[1]) throw new Error(`${file} has no module that starts the application`);
  const name = `/assets/start-${createHash("sha256").update(start[1]).digest("hex").slice(0, 10)}.js`;
  await writeFile(join(client, name), start[1]);
  const light = withLatePreloads(html).replace(start[0], () => `<script>${startAfterLoad(name)}</script>`);
  await writeFile(file, await withStyles(light, (address) => readFile(join(client, address), "utf8")));
}

const STYLE_SHEET = /<link rel="stylesheet" href="(?<address>[^"]+)"\s*\/?>/g;
/**
 * Fonts that are fetched come with the whole styles, after the first paint: until then their stand-ins of the same widths show. A font in the
 * document itself is in the line before the largest text is painted (measured: 0.1 to 0.2 s of LCP on a slow phone).
 */
const LATE_FONT = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/**
 * The document with what it uses of its style sheets written into it, but for the late fonts. The links stay, because the application expects them when it
 * takes the page over; disabled, so that a browser doesn't fetch them, until the page has loaded.
 */
export async function withStyles(html: string, read: (address: string) => Promise<string>): Promise<string> {
  const texts = new Map<string, string>();
  const used = namesOf(html);
  for (const link of html.matchAll(STYLE_SHEET)) {
    const address = link.groups?.["address"] ?? "";
    const text = usedStyles((await read(address)).replaceAll(LATE_FONT, ""), used);
    if (/<\/style/i.test(text)) throw new Error(`${address} would end the element that holds it`);
    texts.set(address, text);
  }
  return html.replaceAll(
    STYLE_SHEET,
    (_, address: string) => `<style>${texts.get(address) ?? ""}</style><link rel="stylesheet" href="${address}" disabled=""/>`,
  );
}

/** The SHA-256 of each inline script of a document, as the policy names it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)];
  const inline = scripts.filter((script) => !/\ssrc=/.test(script.groups?.["attributes"] ?? ""));
  const hashes = inline.map(
    (script) =>
      `sha256-${createHash("sha256")
        .update(script.groups?.["text"] ?? "")
        .digest("base64")}`,
  );
  return [...new Set(hashes)];
}

/** `csp.json`: document path to the hashes of its inline scripts. The server sends each list with its document. */
async function writePolicies(client: string): Promise<void> {
  const policies: Record<string, string[]> = {};
  for (const file of await documents(client)) {
    policies[`/${relative(client, file).replaceAll("\\", "/")}`] = inlineScriptHashes(await readFile(file, "utf8"));
  }
  await writeFile(join(client, "csp.json"), `${JSON.stringify(policies, null, 2)}\n`);
}

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

/** Every page's path with the scripts that it needs beside those the document names already. */
export function routeScripts(
  routes: Readonly<Record<string, ManifestRoute>>,
  document: string,
): Record<string, readonly string[]> {
  const chainOf = (route: ManifestRoute): readonly ManifestRoute[] => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId];
    return parent === undefined ? [route] : [...chainOf(parent), route];
  };
  const pages = Object.values(routes).filter(({ path }) => path !== undefined && path !== "" && path !== "*");
  return Object.fromEntries(
    pages.map((route) => {
      const chain = chainOf(route);
      const scripts = new Set(chain.flatMap(({ module, imports }) => [module, ...(imports ?? [])]));
      return [
        `/${chain.flatMap(({ path = "" }) => path.split("/").filter(Boolean)).join("/")}`,
        [...scripts].filter((file) => !document.includes(file)),
      ];
    }),
  );
}

/** `route-scripts.json`: page path to its scripts. The server names them in the fallback document, so that they are fetched at once and not one after another. */
async function writeRouteScripts(client: string): Promise<void> {
  const document = await readFile(join(client, FALLBACK), "utf8");
  const [, name] = /href="\/(?<manifest>assets\/manifest-[^"]+)"/.exec(document) ?? [];
  if (name === undefined) throw new Error("The fallback document names no manifest.");
  const text = await readFile(join(client, name), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, ManifestRoute>;
  };
  await writeFile(join(client, "route-scripts.json"), JSON.stringify(routeScripts(manifest.routes, document)));
}

/** Bundles offline/sw.ts into one file at the root and writes the list of what it keeps into it. */
async function buildServiceWorker(root: string, client: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: "es2022",
      lib: { entry: join(root, "offline/sw.ts"), formats: ["es"], fileName: () => "sw.js" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { warnings } = await injectManifest({
    swSrc: join(client, "sw.js"),
    swDest: join(client, "sw.js"),
    globDirectory: client,
    globPatterns: ["assets/*.{js,css}", "assets/*-{core,more}-*.woff2", OFFLINE, "icon.svg"],
    globIgnores: ["assets/dev-ui-*"],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      async (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: entry.url === OFFLINE ? "/offline" : `/${entry.url}` })),
        warnings: [],
      }),
    ],
  });
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
}
