import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageData } from "./page-data.ts";

/** The server half of the web build: what web/entry.server.tsx exports, and the build itself, which its renderer takes. */
interface WebBuild {
  readonly entry: {
    readonly module: {
      readonly renderPage: (
        build: WebBuild,
        address: string,
        viewing: { readonly answers: Readonly<Record<string, unknown>>; readonly nonce: string },
      ) => Promise<string>;
    };
  };
}

export interface RenderedPage {
  readonly html: string;
  /** The inline scripts carry it; the document's policy names it. */
  readonly nonce: string;
}

/** Renders a member's page with the data it reads first, so that the document already shows its content. The first render loads React. */
export class PageRenderer {
  readonly #file: string;
  #loaded: { readonly mtimeMs: number; readonly build: Promise<WebBuild> } | null = null;

  constructor(browserFolder: string) {
    this.#file = join(browserFolder, "../server/index.js");
  }

  /** Null for a page that has to read in the browser what it shows. */
  async render(address: string, data: PageData): Promise<RenderedPage | null> {
    if (!data.isWhole) return null;
    const build = await this.#load();
    if (build === null) return null;
    const nonce = randomBytes(16).toString("base64");
    const html = await build.entry.module.renderPage(build, address, { answers: data.answers, nonce });
    return { html: startAfterPaint(html, data.element, nonce), nonce };
  }

  async #load(): Promise<WebBuild | null> {
    const found = await stat(this.#file).catch(() => null);
    if (found === null) return null;
    const { mtimeMs } = found;
    // A new build needs no restart.
    if (this.#loaded?.mtimeMs !== mtimeMs)
      this.#loaded = { mtimeMs, build: import(`${pathToFileURL(this.#file).href}?${mtimeMs}`) as Promise<WebBuild> };
    return this.#loaded.build;
  }
}

const PRELOAD = /<link rel="modulepreload"[^>]*\shref="(?<address>[^"]+)"[^>]*>/g;
const START = /<script[^>]*\stype="module"[^>]*>(?<text>[\s\S]*?)<\/script>/;

/**
 * The page can be read without scripts, so they mustn't slow down its styles: they load after the first paint, or after a second in a background tab.
 * Clicks until then are kept (web/shell/early-input.ts).
 */
function startAfterPaint(html: string, pageData: string, nonce: string): string {
  const addresses = [...html.matchAll(PRELOAD)].map(({ groups }) => groups?.["address"]);
  const text = START.exec(html)?.groups?.["text"];
  if (text === undefined) throw new Error("The rendered page has no module that starts the application.");
  const literal = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
  const start = `(function(){var s;function go(){if(s)return;${literal(addresses)}.forEach(function(a){var l=document.createElement("link");l.rel="modulepreload";l.href=a;document.head.append(l)});s=document.createElement("script");s.type="module";s.nonce=${literal(nonce)};s.textContent=${literal(text)};document.head.append(s)}requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,1000)})()`;
  return html.replaceAll(PRELOAD, "").replace(START, () => `${pageData}<script nonce="${nonce}">${start}</script>`);
}
