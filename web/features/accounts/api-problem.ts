import { ApiError } from "../../api/client.ts";
import type { FormProblem } from "./use-form-state.ts";

/** What a form shows of a failed call: the fields the server marked, or its words for the whole. */
export function apiProblem(error: unknown, fallback = "That did not work. Please try again."): FormProblem {
  if (!(error instanceof ApiError)) return { message: fallback };
  if (error.issues.length === 0) return { message: error.message };
  return { message: error.message, fields: Object.fromEntries(error.issues.map((issue) => [issue.path, issue.message])) };
}
