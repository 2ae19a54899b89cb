import { IMPORT_TOO_LARGE, MOST_IMPORT_BYTES } from "@lockstep/contract/training-imports.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { readBytes } from "../../../platform/http/read-body.ts";

/** The wrapping of a form around its file. */
const WRAPPING_BYTES = 16 * 1024;

/** Reads a form with a file of workouts: its name, and its text. */
export async function readImportForm(request: Request): Promise<{ readonly name: string; readonly text: string }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new ApiError("UNSUPPORTED_MEDIA_TYPE", { message: "Please send the file as multipart/form-data." });
  const body = await readBytes(request, MOST_IMPORT_BYTES + WRAPPING_BYTES);
  if (body === null) throw tooLarge();
  const form = await new Response(new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength), {
    headers: { "Content-Type": type },
  })
    .formData()
    .catch(() => null);
  if (form === null) throw new ApiError("MALFORMED_JSON");
  const file = form.get("file");
  if (file === null || typeof file === "string")
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "file", message: "Please choose a file." }] });
  if (file.size > MOST_IMPORT_BYTES) throw tooLarge();
  return { name: cleaned(file.name).slice(0, 200), text: cleaned(decode(new Uint8Array(await file.arrayBuffer()))) };
}

function tooLarge(): ApiError {
  return new ApiError("BODY_TOO_LARGE", { message: IMPORT_TOO_LARGE, headers: { Connection: "close" } });
}

/** Files are UTF-8; spreadsheets also save UTF-16 and, on older Windows, the western code page. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The database takes no NUL in text. */
function cleaned(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "") : text;
}
