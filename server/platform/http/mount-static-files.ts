import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { pageAt } from "@lockstep/contract/pages.ts";
import type { Hono } from "hono";
import type { Logger } from "../logging/logger.ts";
import { ApiError } from "./api-error.ts";
import { chooseEncoding, compress, isCompressible, type Encoding } from "./compress.ts";
import { previewOf, withOrigin, withPreview } from "./document-head.ts";
import { isFromThisMachine } from "./identify-request.ts";
import { namesSession, readPageData, type PageData } from "./page-data.ts";
import { isLocalPage, isPage, namesSomething, type PageCheck } from "./page-routes.ts";
import { PageRenderer } from "./page-renderer.ts";
import type { AppContext, AppEnvironment } from "./request-context.ts";
import { documentPolicy } from "./security-headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".wasm": "application/wasm",
};
const FALLBACK = "/__spa-fallback.html";
const POLICIES = "/csp.json";
/** Page path to the scripts and style sheets it needs, written by the build. */
const ROUTE_SCRIPTS = "/route-scripts.json";
/** Names with a hash of their content never change what they mean. */
const HASHED = /^\/assets\//;
/** Beside such a file lies its Brotli form, written by the build (scripts/build-web.ts). */
const COMPRESSED = ".br";

interface ServedFile {
  readonly path: string;
  /** Where it lies. */
  readonly at: string;
  readonly data: Uint8Array;
  readonly type: string;
  readonly tag: string;
  readonly mtimeMs: number;
  /** Size of the file as built, by which a change is seen. */
  readonly size: number;
  readonly encoded: Map<Encoding, Promise<Uint8Array>>;
}

export interface StaticOptions {
  readonly log: Logger;
  /** The web build's folder of files for browsers. */
  readonly folder: string;
  readonly appUrl: string;
  readonly isSecure: boolean;
  readonly isLocalInstallation: boolean;
  /** What features know of their pages' addresses. */
  readonly pageChecks: readonly PageCheck[];
}

/** Serves the web build: files, prerendered documents, and the fallback document for everything the application shows on its own. */
export function mountStaticFiles(app: Hono<AppEnvironment>, options: StaticOptions): void {
  const files = new FileCache(options.folder, options.appUrl);
  const renderer = new PageRenderer(options.folder);
  app.on(["GET", "HEAD"], "/*", async (context) => {
    const path = cleanPath(context.req.path);
    if (path === null) throw new ApiError("NOT_FOUND");
    if (path !== "/" && path.endsWith("/")) {
      const { pathname, search } = new URL(context.req.url);
      return context.redirect((pathname.replace(/(?:\/|%2f)+$/i, "") || "/") + search, 308);
    }
    const isLocal = options.isLocalInstallation && isFromThisMachine(context);
    const isForVisitors = pageAt(path)?.prerendered === "visitors";
    const isHidden =
      [POLICIES, ROUTE_SCRIPTS, FALLBACK].includes(path) ||
      extname(path) === COMPRESSED ||
      (isLocalPage(path) && !isLocal) ||
      (isForVisitors && namesSession(context));
    const file = isHidden
      ? null
      : ((extname(path) === "" ? null : await files.find(path)) ??
        (await files.find(path === "/" ? "/index.html" : `${path}/index.html`)));
    if (file !== null) return send(context, file, 200, await policyOf(files, file, options.isSecure));
    const fallback = await files.find(FALLBACK, path);
    // A missing picture isn't a page.
    const wantsDocument = extname(path) === "" || (context.req.header("accept") ?? "").includes("text/html");
    if (fallback === null || !wantsDocument) throw new ApiError("NOT_FOUND");
    const isFound = isPage(path, isLocal) && (await namesSomething(path, options.pageChecks));
    const data = isFound ? await readPageData(app, context) : null;
    if (data === null) return send(context, fallback, isFound ? 200 : 404, await policyOf(files, fallback, options.isSecure));
    const page = await renderer.render(context.req.url, data).catch((error: unknown) => {
      options.log.error({ requestId: context.get("requestId"), error }, "a page was not rendered; the browser renders it");
      return null;
    });
    const html = page?.html ?? fallbackWith(data, fallback);
    const policy = await policyOf(files, fallback, options.isSecure, page === null ? [] : [`nonce-${page.nonce}`]);
    return sendToMember(context, html, data.cookies, policy);
  });
}

function cleanPath(raw: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return null;
  }
  const parts = path.split("/");
  const isSuspicious =
    // Browsers drop tabs and line breaks from addresses: a redirect that holds one could lead to another site.
    /\p{Cc}/u.test(path) ||
    path.includes("\\") ||
    path.startsWith("//") ||
    parts.some((part) => part.startsWith(".") && part !== ".well-known");
  return isSuspicious ? null : path;
}

async function send(context: AppContext, file: ServedFile, status: 200 | 404, policy: string | null): Promise<Response> {
  context.header("Content-Type", file.type);
  context.header(
    "Cache-Control",
    HASHED.test(file.path) ? "public, max-age=31536000, immutable" : policy !== null ? "no-cache" : "public, max-age=3600",
  );
  if (policy !== null) context.header("Content-Security-Policy", policy);
  const encoding = isCompressible(file.type) ? chooseEncoding(context.req.header("accept-encoding")) : null;
  if (isCompressible(file.type)) context.header("Vary", "Accept-Encoding");
  const tag = `"${file.tag}${encoding === null ? "" : `-${encoding}`}"`;
  context.header("ETag", tag);
  if (
    status === 200 &&
    (context.req.header("if-none-match") ?? "").split(/,\s*/).some((entry) => entry.replace(/^W\//, "") === tag)
  )
    return context.body(null, 304);
  const data = encoding === null ? file.data : await encoded(file, encoding);
  if (encoding !== null) context.header("Content-Encoding", encoding);
  context.header("Content-Length", String(data.byteLength));
  return context.req.method === "HEAD" ? context.body(null, status) : context.body(new Uint8Array(data), status);
}

function fallbackWith(data: PageData, fallback: ServedFile): string {
  return Buffer.from(fallback.data)
    .toString("utf8")
    .replace("</body>", () => `${data.element}</body>`);
}

/** A member's document is theirs alone: nothing keeps it. */
async function sendToMember(
  context: AppContext,
  html: string,
  cookies: readonly string[],
  policy: string | null,
): Promise<Response> {
  context.header("Content-Type", "text/html; charset=utf-8");
  context.header("Cache-Control", "no-store");
  if (policy !== null) context.header("Content-Security-Policy", policy);
  for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
  const encoding = chooseEncoding(context.req.header("accept-encoding"));
  const bytes = encoding === null ? Buffer.from(html) : await compress(Buffer.from(html), encoding, false);
  if (encoding !== null) context.header("Content-Encoding", encoding);
  return context.body(new Uint8Array(bytes));
}

function encoded(file: ServedFile, encoding: Encoding): Promise<Uint8Array> {
  const started = file.encoded.get(encoding) ?? encode(file, encoding);
  file.encoded.set(encoding, started);
  return started;
}

async function encode(file: ServedFile, encoding: Encoding): Promise<Uint8Array> {
  const built = encoding === "br" && HASHED.test(file.path) ? await readFile(file.at + COMPRESSED).catch(() => null) : null;
  return built ?? compress(file.data, encoding, true);
}

/** A worker lives under the policy its script came with: it fetches what it keeps, and nothing from elsewhere. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Null for files that are neither documents nor workers. */
async function policyOf(
  files: FileCache,
  file: ServedFile,
  isSecure: boolean,
  nonces: readonly string[] = [],
): Promise<string | null> {
  if (file.path === "/sw.js") return WORKER_POLICY;
  if (!file.type.startsWith("text/html")) return null;
  const list = await files.find(POLICIES);
  const hashes: Readonly<Record<string, readonly string[]>> =
    list === null ? {} : JSON.parse(Buffer.from(list.data).toString("utf8"));
  return documentPolicy([...(hashes[file.path] ?? []), ...nonces], isSecure);
}

/** The tags of each page's path. */
function readRouteScripts(data: Uint8Array): ReadonlyMap<string, string> {
  const routes: Readonly<Record<string, readonly string[]>> = JSON.parse(Buffer.from(data).toString("utf8"));
  return new Map(
    Object.entries(routes).map(([path, scripts]) => [
      path,
      scripts.map((href) => `<link rel="modulepreload" href="${href}"/>`).join(""),
    ]),
  );
}

/** Files in memory, read again when they change: a new build needs no restart. Documents are completed as they are read. */
class FileCache {
  readonly #folder: string;
  readonly #files = new Map<string, ServedFile>();

  readonly #appUrl: string;
  #routes: { readonly tag: string; readonly tags: ReadonlyMap<string, string> } | null = null;

  constructor(folder: string, appUrl: string) {
    this.#folder = folder;
    this.#appUrl = appUrl;
  }

  /** `page` is the address a fallback document is served for: some have their own preview. */
  async find(path: string, page = ""): Promise<ServedFile | null> {
    const preview = previewOf(page);
    const preloads = page === "" ? "" : await this.#preloadsOf(page);
    const key = `${path} ${preview?.title ?? ""} ${preloads}`;
    const at = join(this.#folder, path);
    const found = await stat(at).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const known = this.#files.get(key);
    if (known !== undefined && known.mtimeMs === found.mtimeMs && known.size === found.size) return known;
    const type = TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
    let data = await readFile(at);
    if (type.startsWith("text/html")) {
      const whole = withOrigin(data.toString("utf8"), this.#appUrl).replace("</head>", () => `${preloads}</head>`);
      data = Buffer.from(preview === null ? whole : withPreview(whole, preview, this.#appUrl));
    }
    const file: ServedFile = {
      path,
      at,
      data,
      type,
      size: found.size,
      tag: createHash("sha256").update(data).digest("base64url").slice(0, 22),
      mtimeMs: found.mtimeMs,
      encoded: new Map(),
    };
    this.#files.set(key, file);
    return file;
  }

  /** Tags that fetch a page's scripts with its document, not one after another. */
  async #preloadsOf(page: string): Promise<string> {
    const list = await this.find(ROUTE_SCRIPTS);
    if (list === null) return "";
    if (this.#routes?.tag !== list.tag) this.#routes = { tag: list.tag, tags: readRouteScripts(list.data) };
    return this.#routes.tags.get(pageAt(page)?.path ?? "") ?? "";
  }
}
