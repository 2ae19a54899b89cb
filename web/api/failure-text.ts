import { ApiError } from "./client.ts";

const STORAGE_FULL = "Your device is out of storage. Free up some space, then try again.";

/** Errors whose own message helps more than a general sentence. */
const SPECIFIC = new Set<ApiError["code"]>([
  "SUSPENDED",
  "NEW_MEMBER_LIMIT",
  "RATE_LIMITED",
  "NOT_A_MEMBER",
  "NOT_SIGNED_IN",
  "OFFLINE",
]);

/** The message for a write that failed: the server's reason where it has one, a device without room, the given sentence otherwise. */
export function failureText(error: unknown, otherwise: string): string {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return STORAGE_FULL;
  if (!(error instanceof ApiError)) return otherwise;
  if (SPECIFIC.has(error.code)) return error.message;
  return error.code === "VALIDATION_FAILED" ? (error.issues[0]?.message ?? otherwise) : otherwise;
}
