import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export type Encoding = "br" | "gzip";

/** The encoding to answer with, by what the browser takes: Brotli before gzip. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const names = accepted.split(",").flatMap((entry) => {
    const [name = "", ...parameters] = entry.trim().toLowerCase().split(";");
    return parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)) ? [] : [name.trim()];
  });
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : null;
}

/** Whether a content type gets smaller by compressing. */
export function isCompressible(type: string): boolean {
  return (
    /^(text\/|application\/(javascript|json|manifest\+json|xml|wasm|openmetrics-text)|image\/svg\+xml)/.test(type) &&
    !type.startsWith("text/event-stream")
  );
}

/** `careful` takes its time for files that are served many times. */
export function compress(data: Uint8Array, encoding: Encoding, careful: boolean): Promise<Uint8Array> {
  if (encoding === "gzip") return asGzip(data, { level: careful ? 9 : 5 });
  return asBrotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: careful ? constants.BROTLI_MAX_QUALITY : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
      // The libraries' file in one block: left alone it's cut in two.
      ...(careful ? { [constants.BROTLI_PARAM_LGBLOCK]: 20 } : {}),
    },
  });
}
