import type { GroceryState, OwnGrocery } from "@lockstep/contract/nutrition.ts";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useOwnData } from "../../../offline/use-own-data.ts";
import type { OwnData } from "../../../offline/use-own-data.ts";
import { refetching, writeKind } from "../../../offline/write-kind.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { newId } from "../../../api/new-id.ts";
import { guestGroceries } from "../guest-meals.ts";
import { groceriesOptions, nutritionKeys } from "../queries.ts";
import type { Groceries } from "../queries.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";

/** A tick or an own item that the server doesn't have yet; an own item that is null was removed. */
export type GroceryChange =
  | { readonly kind: "tick"; readonly planId: string; readonly foodId: string; readonly ticked: boolean }
  | { readonly kind: "own"; readonly planId: string; readonly id: string; readonly line: OwnGrocery | null };

const NOTHING: GroceryState = { ticked: [], own: [] };
/** A list after one more change; another plan's list, as a guest's device may have one, counts as none. */
export function withGrocery(list: Groceries | null, change: GroceryChange): Groceries {
  const { planId } = change;
  const { ticked, own } = list?.planId === planId ? list : NOTHING;
  if (change.kind === "tick") {
    const others = ticked.filter((id) => id !== change.foodId);
    return { planId, own, ticked: change.ticked ? [...others, change.foodId] : others };
  }
  const { id, line } = change;
  if (line === null) return { planId, ticked, own: own.filter((each) => each.id !== id) };
  const isKnown = own.some((each) => each.id === id);
  return { planId, ticked, own: isKnown ? own.map((each) => (each.id === id ? line : each)) : [...own, line] };
}

export const GROCERIES = writeKind<OwnData<Groceries | null, GroceryChange>>({
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
  apply: withGrocery,
  guest: guestGroceries,
});
/** Someone else at home ticks along on another device: the list is refetched this often while it's open, ms. */
const POLL_MS = 15_000;

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
  const saving = useSaving();
  const planId = shown.id ?? "";
  const member = useQuery({
    ...groceriesOptions(planId),
    enabled: shown.kind === "member",
    staleTime: open ? 0 : 30_000,
    refetchInterval: open ? POLL_MS : false,
  });
  const isOfPlan = useCallback((change: GroceryChange) => change.planId === planId, [planId]);
  const { data, change } = useOwnData(GROCERIES, userId, member, isOfPlan);
  const state = data?.planId === planId ? data : NOTHING;
  const { error } = member;
  return useMemo(() => {
    if (shown.kind === "sample") return null;
    return {
      state,
      tick: (foodId, ticked) => void saving(change({ kind: "tick", planId, foodId, ticked })),
      putOwn: (text, ticked, id = newId()) => void saving(change({ kind: "own", planId, id, line: { id, text, ticked } })),
      removeOwn: (id) => {
        const line = state.own.find((own) => own.id === id);
        const undo = line && {
          message: `${line.text} removed from the list`,
          onUndo: () => void saving(change({ kind: "own", planId, id, line })),
        };
        void saving(change({ kind: "own", planId, id, line: null }), undo);
      },
      error,
    };
  }, [shown.kind, planId, state, change, saving, error]);
}
