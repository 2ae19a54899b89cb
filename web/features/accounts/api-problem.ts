import { ApiError } from "../../api/client.ts";
import type { FormProblem } from "./use-form-state.ts";

/** What a form shows of a failed call: the fields the server marked, or its words for the whole. */
export function apiProblem(error: unknown, fallback = "That didn't work. Please try again."): FormProblem {
  if (!(error instanceof ApiError)) return { message: fallback };
  if (error.issues.length === 0) return { message: error.message };
  const fields = Object.fromEntries(error.issues.map((issue) => [issue.path, issue.message]));
  // What a field says already isn't said twice.
  return error.issues.some((issue) => issue.message === error.message) ? { fields } : { message: error.message, fields };
}
