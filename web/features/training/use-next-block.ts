import { startNextBlock, varyTrainingPreview } from "@lockstep/contract/training.ts";
import { nextBlockStart } from "@lockstep/domain/training/block.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../api/client.ts";
import type { CalendarDay } from "../../plans/today.ts";
import { blockOf } from "./block.ts";
import { guestPlan, toCompactDays } from "./guest-plan.ts";
import { takePlan, trainingKeys } from "./queries.ts";
import type { ShownPlan } from "./use-plan.ts";

/** How a plan goes on after its block. */
export type BlockChoice = "keep" | "vary";

type GuestShown = Extract<ShownPlan, { kind: "guest" }>;
type MemberShown = Extract<ShownPlan, { kind: "member" }>;

async function choose(queryClient: QueryClient, { id, plan }: MemberShown, choice: BlockChoice | "undo") {
  try {
    const next = await callApi(startNextBlock, { params: { id }, body: { version: plan.version, choice } });
    takePlan(queryClient, next);
    return next;
  } catch (error) {
    if (error instanceof ApiError && error.code === "CONFLICT")
      await queryClient.invalidateQueries({ queryKey: trainingKeys.plans });
    throw error;
  }
}

/** A device has its plan's other accessories from the server, and keeps the same week without it. */
async function chooseOnDevice(queryClient: QueryClient, shown: GuestShown, choice: BlockChoice, today: CalendarDay) {
  const { id, plan } = shown;
  const block = blockOf(shown);
  if (block === null) return;
  const startsOn = nextBlockStart(block, plan.days, today);
  const { name, choices, days } = plan;
  const next =
    choice === "keep"
      ? plan
      : await callApi(varyTrainingPreview, { body: { name, choices, days: toCompactDays(days), startsOn } });
  await guestPlan.change(queryClient, () => ({
    id,
    plan: next,
    block: { startsOn, before: { startsOn: block.startsOn, plan } },
  }));
}

/** Chooses the next block, wherever the plan lives; answers how that is undone. */
export function useNextBlock(shown: ShownPlan, today: CalendarDay) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: async (choice: BlockChoice): Promise<() => Promise<unknown>> => {
      if (shown.kind === "member") {
        const next = await choose(queryClient, shown, choice);
        return () => choose(queryClient, { ...shown, plan: next }, "undo");
      }
      if (shown.kind === "sample") return async () => undefined;
      await chooseOnDevice(queryClient, shown, choice, today);
      const { id, plan, block } = shown;
      return () => guestPlan.change(queryClient, () => ({ id, plan, block }));
    },
  });
}
