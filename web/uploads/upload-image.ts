import {
  IMAGE_TOO_LARGE,
  IMAGE_TYPE_REFUSED,
  IMAGE_TYPES,
  MOST_IMAGE_BYTES,
  UPLOAD_FAILED,
  type Bucket,
  type Upload,
} from "@lockstep/contract/uploads.ts";
import type { ErrorCode } from "@lockstep/contract/errors.ts";
import { ApiError } from "../api/client.ts";

/** What the browser can see is wrong with a file (SPEC 5), or null; the server checks its contents. */
export function imageProblem(bucket: Bucket, file: Pick<File, "size" | "type">): string | null {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return IMAGE_TYPE_REFUSED;
  return file.size > MOST_IMAGE_BYTES[bucket] ? IMAGE_TOO_LARGE[bucket] : null;
}

export interface UploadOptions {
  /** Which group a cover is for. */
  readonly groupId?: string;
  /** How much has gone out, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/** Refusals whose message says what to do; everything else gets SPEC 8's sentence. */
const TELLING = new Set<string>(["IMAGE_TOO_LARGE", "IMAGE_REFUSED", "NOT_SIGNED_IN", "FORBIDDEN", "RATE_LIMITED", "SUSPENDED"]);
/** Nothing moved for so long: the connection is gone, though nobody said so. */
const STALLED_MS = 60_000;

/** Sends a picture in and answers where it lies. Throws {@link ApiError}, whose message may be shown, or the signal's reason. */
export function uploadImage(bucket: Bucket, file: File, options: UploadOptions = {}): Promise<Upload> {
  const { groupId, onProgress, signal } = options;
  const form = new FormData();
  // Before the file, so that a server that reads along knows it first.
  if (groupId !== undefined) form.append("groupId", groupId);
  form.append("file", file);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    // fetch doesn't report upload progress.
    const call = new XMLHttpRequest();
    const fail = (code: ApiError["code"]) => reject(new ApiError({ code, message: UPLOAD_FAILED, status: 0 }));
    const lost = () => fail(navigator.onLine ? "UNREACHED" : "OFFLINE");
    let stalled = setTimeout(() => call.abort(), STALLED_MS);
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => call.abort(), STALLED_MS);
    };
    const abort = () => call.abort();
    signal?.addEventListener("abort", abort);
    call.open("POST", `/api/uploads/${bucket}`);
    call.setRequestHeader("accept", "application/json");
    call.upload.addEventListener("progress", (event) => {
      moved();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    call.addEventListener("load", () => {
      const answer = parse(call.responseText);
      if (call.status === 201 && isUpload(answer)) resolve(answer);
      else reject(failureOf(call.status, answer));
    });
    call.addEventListener("error", lost);
    call.addEventListener("abort", () => (signal?.aborted ? reject(signal.reason as Error) : lost()));
    call.addEventListener("loadend", () => {
      clearTimeout(stalled);
      signal?.removeEventListener("abort", abort);
    });
    call.send(form);
  });
}

function failureOf(status: number, answer: unknown): ApiError {
  const error = isRecord(answer) && isRecord(answer["error"]) ? answer["error"] : {};
  const { code, message } = error;
  const isTelling = typeof code === "string" && TELLING.has(code) && typeof message === "string";
  return new ApiError({
    // The codes are a closed list that the server keeps.
    code: typeof code === "string" ? (code as ErrorCode) : "UNREADABLE",
    message: isTelling ? message : UPLOAD_FAILED,
    status,
    requestId: isRecord(answer) && typeof answer["requestId"] === "string" ? answer["requestId"] : null,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isUpload(value: unknown): value is Upload {
  return isRecord(value) && typeof value["url"] === "string";
}
