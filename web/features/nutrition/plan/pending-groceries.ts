import type { GroceryState, OwnGrocery } from "@lockstep/contract/nutrition.ts";
import { createPendingStore } from "../../../plans/pending-store.ts";

/** A tick or an own line that waits in the outbox; an own line that is null was taken off. */
export type PendingGrocery =
  | { readonly kind: "tick"; readonly owner: string; readonly planId: string; readonly foodId: string; readonly ticked: boolean }
  | {
      readonly kind: "own";
      readonly owner: string;
      readonly planId: string;
      readonly id: string;
      readonly line: OwnGrocery | null;
    };

const keyOf = (write: PendingGrocery): string =>
  `${write.owner}|${write.planId}|${write.kind}|${write.kind === "tick" ? write.foodId : write.id}`;

export const pendingGroceries = createPendingStore<PendingGrocery>("nutrition-groceries", { keyOf, letsGo: "when-read" });

/** A list's state after one more write. */
export function applyGrocery(state: GroceryState, write: PendingGrocery): GroceryState {
  if (write.kind === "tick") {
    const others = state.ticked.filter((id) => id !== write.foodId);
    return { ...state, ticked: write.ticked ? [...others, write.foodId] : others };
  }
  const { id, line } = write;
  if (line === null) return { ...state, own: state.own.filter((own) => own.id !== id) };
  const known = state.own.some((own) => own.id === id);
  return { ...state, own: known ? state.own.map((own) => (own.id === id ? line : own)) : [...state.own, line] };
}

/** What the person should see: the server's state with their waiting writes of this plan laid over it. */
export function overlayGroceries(
  state: GroceryState,
  pending: readonly PendingGrocery[],
  of: { readonly owner: string; readonly planId: string },
): GroceryState {
  return pending.filter(({ owner, planId }) => owner === of.owner && planId === of.planId).reduce(applyGrocery, state);
}
