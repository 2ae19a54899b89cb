import { ApiError } from "../api/client.ts";
import type { OutboxEntry, SendResult } from "./outbox.ts";

/** Temporary failures; every other 4xx is final. */
const PASSING = new Set([408, 425]);
const TOO_MANY = 429;

/** The server's message, without "try again" for what's retried automatically. */
function wordsOf(error: ApiError): string {
  return error.code === "RATE_LIMITED" ? "Too many requests." : error.message;
}

/** What a failed sending means for the entry. */
export function resultOfFailure(error: unknown, method: OutboxEntry["method"]): SendResult {
  if (!(error instanceof ApiError)) return { kind: "retry" };
  if (error.status === 401) return { kind: "signed-out" };
  if (error.status === TOO_MANY) return { kind: "too-much", words: wordsOf(error), askedMs: error.retryAfterMs };
  if (error.status === 0 || error.status >= 500 || PASSING.has(error.status)) return { kind: "retry" };
  // A delete of what is already gone has done its work.
  if (error.status === 404 && method === "DELETE") return { kind: "sent" };
  return { kind: "refused", message: error.message };
}
