import { needsReview } from "@lockstep/domain/community/word-filter.ts";
import { ApiError } from "./api-error.ts";

/** What a form says of words that others must not see in a name, a profile or a group. */
export const WORDS_REFUSED = "Some of these words aren't allowed here. Please change them.";

/** Refuses names and descriptions that the word filter stops. A post waits for a moderator; these are shown everywhere at once, so they aren't taken at all. */
export function refuseWords(fields: Readonly<Record<string, string | null | undefined>>): void {
  const issues = Object.entries(fields).flatMap(([path, text]) =>
    typeof text === "string" && needsReview(text) ? [{ path, message: WORDS_REFUSED }] : [],
  );
  if (issues.length > 0) throw new ApiError("VALIDATION_FAILED", { issues });
}
