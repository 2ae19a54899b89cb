import type { ErrorCode, Issue } from "@lockstep/contract/errors.ts";
import { ApiError, unreached } from "../api/client.ts";

export interface SendOptions {
  /** How much has gone out, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Nothing moved for so long: the connection is gone, though nobody said so. */
const STALLED_MS = 60_000;

/** Sends a form with a file and reads the JSON answer. Throws {@link ApiError}, or the signal's reason. */
export function sendForm(path: string, form: FormData, { onProgress, signal }: SendOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    // fetch doesn't report upload progress.
    const call = new XMLHttpRequest();
    const lost = () => reject(unreached());
    let stalled = setTimeout(() => call.abort(), STALLED_MS);
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => call.abort(), STALLED_MS);
    };
    const abort = () => call.abort();
    signal?.addEventListener("abort", abort);
    call.open("POST", path);
    call.setRequestHeader("accept", "application/json");
    call.upload.addEventListener("progress", (event) => {
      moved();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    call.addEventListener("load", () => {
      const answer = parse(call.responseText);
      if (call.status >= 200 && call.status < 300 && answer !== null) resolve(answer);
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
  const { code, message, issues } = error;
  return new ApiError({
    // The codes are a closed list that the server keeps.
    code: typeof code === "string" ? (code as ErrorCode) : "UNREADABLE",
    message: typeof message === "string" ? message : "Something went wrong on our side. Please try again.",
    status,
    issues: Array.isArray(issues) ? (issues as Issue[]) : [],
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
