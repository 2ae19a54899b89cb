import { applyTrainingReview, getTrainingReview } from "@lockstep/contract/training.ts";
import type { PlanEdit, PlannedDay, TrainingReview } from "@lockstep/contract/training.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "../../../api/client.ts";
import { cacheAnswer } from "../../../api/cached-answer.ts";
import { inverseEdit } from "../board/inverse-edit.ts";
import { currentPlanOptions, reviewOptions, takePlan, trainingKeys } from "../queries.ts";
import { sendEdit } from "../use-edit-plan.ts";
import type { ShownPlan } from "../use-plan.ts";

type Proposal = TrainingReview["proposals"][number];

/** What takes a proposal's changes back: each of its days as it was, once. */
export function undoEdits(before: readonly PlannedDay[], edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const inverse = edits.toReversed().flatMap((edit) => inverseEdit(before, edit) ?? []);
  const isFirstOfDay = (edit: PlanEdit, place: number) =>
    edit.type === "move-day" || inverse.findIndex((each) => each.type !== "move-day" && each.day === edit.day) === place;
  return inverse.filter(isFirstOfDay);
}

/** Why a change wasn't made, in words. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "That didn't work. Your plan hasn't changed.";
  if (error.code === "OFFLINE") return "You need a connection to change your plan. It hasn't changed.";
  if (error.code === "CONFLICT") return "Your plan was changed somewhere else. Here's the latest review; please try again.";
  return error.message;
}

/** Makes a proposal of the review, and takes it back. */
export function useReview(review: TrainingReview) {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<ReadonlyMap<string, readonly PlanEdit[]>>(new Map());
  const act = useMutation({
    networkMode: "always",
    mutationFn: async (proposal: Proposal) => {
      const undo = made.get(proposal.id);
      if (proposal.isMade && undo !== undefined) await takeBack(undo);
      else await make(proposal);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === "CONFLICT")
        await queryClient.invalidateQueries({ queryKey: trainingKeys.all });
    },
  });

  async function make({ id, edits }: Proposal): Promise<void> {
    const before = await queryClient.ensureQueryData(currentPlanOptions());
    if (review.plan === null || before === null) return;
    const body = { planId: review.plan.id, version: review.plan.version, proposalIds: [id] };
    const answer = await callApi(applyTrainingReview, { body });
    takePlan(queryClient, answer.plan);
    takeReview(answer.review);
    setMade((known) => new Map(known).set(id, undoEdits(before.days, edits)));
  }

  async function takeBack(undo: readonly PlanEdit[]): Promise<void> {
    const plan = await queryClient.ensureQueryData(currentPlanOptions());
    if (plan === null) return;
    let shown: ShownPlan = { kind: "member", id: plan.id, plan };
    for (const edit of undo) ({ shown } = await sendEdit(queryClient, shown, edit));
    await queryClient.invalidateQueries({ queryKey: trainingKeys.review });
  }

  function takeReview(answer: TrainingReview): void {
    queryClient.setQueryData(reviewOptions().queryKey, answer);
    void cacheAnswer(getTrainingReview.path, answer);
  }

  return {
    /** Makes a proposal, or takes back one that was made here. */
    toggle: (proposal: Proposal) => act.mutate(proposal),
    busyId: act.isPending ? act.variables.id : null,
    canUndo: (proposal: Proposal) => proposal.isMade && made.has(proposal.id),
    problem: act.error ? problemOf(act.error) : null,
  };
}
