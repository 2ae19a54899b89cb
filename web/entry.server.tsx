import { AsyncLocalStorage } from "node:async_hooks";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { PAGES } from "@lockstep/contract/pages.ts";
import { createContext, createRequestHandler, RouterContextProvider, ServerRouter } from "react-router";
import type { EntryContext, ServerBuild } from "react-router";
import { renderFrom } from "./api/page-data.ts";
import type { PageAnswers } from "./api/page-data.ts";

/** For whom a document is rendered: what their page reads first, and the nonce that its inline scripts carry. */
interface Viewing {
  readonly answers: PageAnswers;
  readonly nonce: string;
}

/** At build time a document is nobody's. */
const viewing = createContext<Viewing | null>(null);

/** Pages of several members may be rendered at once: each render sees its own answers. */
const rendering = new AsyncLocalStorage<PageAnswers>();
renderFrom(() => rendering.getStore());

let handle: ReturnType<typeof createRequestHandler> | null = null;

/** A member's page as a whole document (server/platform/http/page-renderer.ts). Throws when any part of it fails. */
export async function renderPage(build: ServerBuild, address: string, viewedBy: Viewing): Promise<string> {
  // As far as the router knows, these documents were written at build time, like those of visitors.
  const written = PAGES.filter(({ data }) => data !== undefined).map(({ path }) => path);
  handle ??= createRequestHandler({ ...build, prerender: written }, "production");
  const context = new RouterContextProvider();
  context.set(viewing, viewedBy);
  const response = await handle(new Request(address), context);
  if (response.status !== 200) throw new Error(`Rendering a page ended with ${response.status}.`);
  return response.text();
}

/** Whoever asked for the page learns what failed. */
export function handleError(error: unknown): never {
  throw error;
}

/** Renders a whole document, with everything that suspends. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { answers = {}, nonce } = context.get(viewing) ?? {};
  const page = <ServerRouter context={router} url={request.url} {...(nonce === undefined ? {} : { nonce })} />;
  const html = await rendering.run(answers, () => renderWhole(page, nonce));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

function renderWhole(page: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce === undefined ? {} : { nonce }),
      // In order, whatever its size: nothing is moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(collect),
      onError: reject,
    });
  });
}
