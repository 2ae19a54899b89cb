import type { GroceryState } from "@lockstep/contract/nutrition.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { newId } from "../../../plans/new-id.ts";
import { usePendingStore } from "../../../plans/pending-store.ts";
import { useSettledWrites } from "../../../plans/use-settled-writes.ts";
import type { Settling } from "../../../plans/use-settled-writes.ts";
import { useToast } from "../../../ui/toast.tsx";
import { changeGuestGroceries, guestGroceriesOptions, guestMealKeys } from "../guest-meals.ts";
import { tellOtherTabs } from "../other-tabs.ts";
import { groceryStateOptions, nutritionKeys } from "../queries.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { applyGrocery, overlayGroceries, pendingGroceries } from "./pending-groceries.ts";
import type { PendingGrocery } from "./pending-groceries.ts";

const OUTBOX_KEY = "groceries";
const SETTLING: Settling<PendingGrocery> = {
  pending: pendingGroceries,
  keys: [nutritionKeys.groceries],
  outboxKeys: [OUTBOX_KEY],
  tellOtherTabs,
};
const NOTHING: GroceryState = { ticked: [], own: [] };
/** Somebody else at home ticks along on another device: so often the list is read again while it is open, ms. */
const POLL_MS = 15_000;

/** The path and the method by which a write reaches the server. */
function requestOf(write: PendingGrocery): { method: "PUT" | "DELETE"; path: string; body?: unknown } {
  const list = `/api/nutrition/plans/${write.planId}`;
  if (write.kind === "tick") return { method: "PUT", path: `${list}/groceries/${write.foodId}`, body: { ticked: write.ticked } };
  const path = `${list}/own-groceries/${write.id}`;
  return write.line === null
    ? { method: "DELETE", path }
    : { method: "PUT", path, body: { text: write.line.text, ticked: write.line.ticked } };
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
  const toast = useToast();
  const pending = usePendingStore(pendingGroceries);
  useSettledWrites(userId, SETTLING);
  const planId = shown.id ?? "";
  const member = useQuery({
    ...groceryStateOptions(planId),
    enabled: shown.kind === "member",
    staleTime: open ? 0 : 30_000,
    refetchInterval: open ? POLL_MS : false,
  });
  const guest = useQuery({ ...guestGroceriesOptions(), enabled: shown.kind === "guest" });
  const state = useMemo(() => {
    if (userId !== null && shown.kind === "member")
      return overlayGroceries(member.data ?? NOTHING, pending, { owner: userId, planId });
    return guest.data && guest.data.planId === planId ? guest.data : NOTHING;
  }, [userId, shown.kind, member.data, guest.data, pending, planId]);

  const change = useCallback(
    async (write: PendingGrocery) => {
      if (userId !== null)
        return pendingGroceries.send(write, { id: newId(), key: OUTBOX_KEY, owner: userId, ...requestOf(write) });
      const next = await changeGuestGroceries(planId, (state) => applyGrocery(state, write));
      queryClient.setQueryData(guestMealKeys.groceries, next);
      tellOtherTabs();
    },
    [userId, planId, queryClient],
  );
  const run = useCallback(
    (write: PendingGrocery) =>
      void change(write).catch(() =>
        toast({ message: "This could not be stored on the device. Please try again.", tone: "error" }),
      ),
    [change, toast],
  );
  return useMemo(() => {
    if (shown.kind === "sample") return null;
    const owner = userId ?? "guest";
    return {
      state,
      tick: (foodId, ticked) => run({ kind: "tick", owner, planId, foodId, ticked }),
      putOwn: (text, ticked, id = newId()) => run({ kind: "own", owner, planId, id, line: { id, text, ticked } }),
      removeOwn: (id) => {
        const line = state.own.find((own) => own.id === id);
        run({ kind: "own", owner, planId, id, line: null });
        if (line)
          toast({ message: `${line.text} taken off the list`, onUndo: () => run({ kind: "own", owner, planId, id, line }) });
      },
      error: member.error,
    };
  }, [shown.kind, userId, planId, state, run, toast, member.error]);
}
