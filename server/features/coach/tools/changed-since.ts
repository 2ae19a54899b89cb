import { ApiError } from "../../../platform/http/api-error.ts";

/** What undo answers when someone has changed what the coach made. */
export function changedSince(what: string): ApiError {
  return new ApiError("CONFLICT", { message: `${what} has changed since, so nothing was undone.` });
}

/** What confirm answers when a suggestion no longer fits. */
export function outdated(what: string): ApiError {
  return new ApiError("CONFLICT", {
    message: `${what} has changed since this was suggested. Ask again for an up-to-date suggestion.`,
  });
}

/** What a tool answers to an input that can't be used. */
export function unusable(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { message, issues: [{ path, message }] });
}
