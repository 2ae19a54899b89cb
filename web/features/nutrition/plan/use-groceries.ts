import type { GroceryState, OwnGrocery } from "@lockstep/contract/nutrition.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { addWrite, refetching, writeKind } from "../../../offline/write-kind.ts";
import type { WriteKind } from "../../../offline/write-kind.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { newId } from "../../../api/new-id.ts";
import type { ToastRequest } from "../../../ui/toast.tsx";
import { guestGroceries } from "../guest-meals.ts";
import type { GuestGroceries } from "../guest-meals.ts";
import { groceryStateOptions, nutritionKeys } from "../queries.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";

/** A tick or an own item that the server doesn't have yet; an own item that is null was removed. */
export type GroceryChange =
  | { readonly kind: "tick"; readonly planId: string; readonly foodId: string; readonly ticked: boolean }
  | { readonly kind: "own"; readonly planId: string; readonly id: string; readonly line: OwnGrocery | null };

export const GROCERIES = writeKind<WriteKind<GroceryChange>>({
  kind: "groceries",
  request(change) {
    const list = `/api/nutrition/plans/${change.planId}`;
    if (change.kind === "tick")
      return { method: "PUT", path: `${list}/groceries/${change.foodId}`, body: { ticked: change.ticked } };
    const path = `${list}/own-groceries/${change.id}`;
    if (change.line === null) return { method: "DELETE", path };
    return { method: "PUT", path, body: { text: change.line.text, ticked: change.line.ticked } };
  },
  settle: refetching(nutritionKeys.groceries),
});
const NOTHING: GroceryState = { ticked: [], own: [] };
/** Someone else at home ticks along on another device: the list is refetched this often while it's open, ms. */
const POLL_MS = 15_000;

/** A list's state after one more change. */
export function applyGrocery(state: GroceryState, change: GroceryChange): GroceryState {
  if (change.kind === "tick") {
    const others = state.ticked.filter((id) => id !== change.foodId);
    return { ...state, ticked: change.ticked ? [...others, change.foodId] : others };
  }
  const { id, line } = change;
  if (line === null) return { ...state, own: state.own.filter((own) => own.id !== id) };
  const known = state.own.some((own) => own.id === id);
  return { ...state, own: known ? state.own.map((own) => (own.id === id ? line : own)) : [...state.own, line] };
}

/** The device's list after one more change; another plan's list counts as none. */
export function applyGuestGrocery(kept: GuestGroceries | null, change: GroceryChange): GuestGroceries {
  const { planId } = change;
  return { planId, ...applyGrocery(kept?.planId === planId ? kept : NOTHING, change) };
}

/** What the member should see: the server's state with the waiting changes of this plan laid over it. */
export function overlayGroceries(state: GroceryState, pending: ReadonlyArray<GroceryChange>, planId: string): GroceryState {
  return pending.filter((change) => change.planId === planId).reduce(applyGrocery, state);
}

export interface GroceryList {
  readonly state: GroceryState;
  readonly tick: (foodId: string, ticked: boolean) => void;
  /** Adds an own line, or changes it. */
  readonly putOwn: (text: string, ticked: boolean, id?: string) => void;
  readonly removeOwn: (id: string) => void;
  readonly error: Error | null;
}

/** What is ticked off and added, and how to change it: of the account through the outbox, of the device for a guest; null for the sample week. */
export function useGroceries(shown: ShownMealPlan, userId: string | null, open: boolean): GroceryList | null {
  const queryClient = useQueryClient();
  const saving = useSaving();
  const pending = usePendingWrites(GROCERIES, userId);
  const planId = shown.id ?? "";
  const member = useQuery({
    ...groceryStateOptions(planId),
    enabled: shown.kind === "member",
    staleTime: open ? 0 : 30_000,
    refetchInterval: open ? POLL_MS : false,
  });
  const guest = useQuery({ ...guestGroceries.options(), enabled: shown.kind === "guest" });
  const state = useMemo(() => {
    if (userId !== null && shown.kind === "member") return overlayGroceries(member.data ?? NOTHING, pending, planId);
    return guest.data && guest.data.planId === planId ? guest.data : NOTHING;
  }, [userId, shown.kind, member.data, guest.data, pending, planId]);

  const run = useCallback(
    (change: GroceryChange, done?: ToastRequest) => {
      const made =
        userId === null
          ? guestGroceries.change(queryClient, (kept) => applyGuestGrocery(kept, change))
          : addWrite(GROCERIES, userId, change);
      void saving(made, done);
    },
    [userId, queryClient, saving],
  );
  return useMemo(() => {
    if (shown.kind === "sample") return null;
    return {
      state,
      tick: (foodId, ticked) => run({ kind: "tick", planId, foodId, ticked }),
      putOwn: (text, ticked, id = newId()) => run({ kind: "own", planId, id, line: { id, text, ticked } }),
      removeOwn: (id) => {
        const line = state.own.find((own) => own.id === id);
        const undo = line && {
          message: `${line.text} removed from the list`,
          onUndo: () => run({ kind: "own", planId, id, line }),
        };
        run({ kind: "own", planId, id, line: null }, undo);
      },
      error: member.error,
    };
  }, [shown.kind, planId, state, run, member.error]);
}
