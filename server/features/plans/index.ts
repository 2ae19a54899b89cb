import { ApiError } from "../../platform/http/api-error.ts";

/** What workout plans and meal plans share. It has no routes: training and nutrition name theirs. */
export type { PlanRow } from "./plan-store.ts";
export { SavedPlans } from "./saved-plans.ts";

/** The answer to an edit that can't be made. */
export function editRefused(message: string): ApiError {
  return new ApiError("EDIT_REFUSED", { issues: [{ path: "edit", message }], message });
}
