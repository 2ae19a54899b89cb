import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { StreamedFile } from "@lockstep/contract/shared.ts";
import { attachment } from "./attachment.ts";
import { chooseEncoding } from "./compress.ts";
import type { AppContext } from "./request-context.ts";

/**
 * A file of one person's that is sent while it's made, so that its length doesn't matter. It's compressed here: what compresses other answers waits for their end. If making it fails, the
 * connection breaks off: a file that's cut short must not look whole.
 */
export function streamFile(context: AppContext, type: string, { name, pieces }: StreamedFile): Response {
  const accepted = context.req.header("accept-encoding");
  const plain = Readable.from(pieces, { objectMode: false });
  const isGzipped = chooseEncoding(accepted) !== null && /\bgzip\b/i.test(accepted ?? "");
  const gzip = createGzip({ level: 5 });
  // One end that breaks breaks the other: a reader who leaves stops the making.
  const sent = isGzipped ? plain.on("error", (error) => gzip.destroy(error)).pipe(gzip) : plain;
  if (isGzipped) gzip.on("close", () => plain.destroy());
  return context.body(Readable.toWeb(sent) as ReadableStream<Uint8Array>, 200, {
    "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    "Content-Disposition": attachment(name),
    "Cache-Control": "private, no-store, no-transform",
    // Named even where nothing is encoded, so that nothing collects the whole of it to do so.
    "Content-Encoding": isGzipped ? "gzip" : "identity",
    Vary: "Accept-Encoding",
  });
}
