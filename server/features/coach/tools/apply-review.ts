import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { CompactDay } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { applyReview as apply, editPlan, getReview, trainingPlans } from "../../training/index.ts";
import { changedSince, outdated, unusable } from "./changed-since.ts";
import { changeTool } from "./tool.ts";

/** Makes one change that the weekly review suggests. */
export const applyReview = changeTool({
  name: "apply_review",
  kind: "apply-review",
  description: "Suggests making one change of the weekly review, by its id from read_weekly_review. Part of Premium.",
  input: z.object({ suggestionId: z.string().max(120) }),
  payload: z.object({ planId: z.uuid(), suggestionId: z.string() }),
  made: z.object({ days: z.array(z.object({ before: CompactDay, after: CompactDay })) }),
  async run(platform, actor, { suggestionId }) {
    const { plan, proposals } = await getReview(platform, actor);
    const found = proposals.find(({ id }) => id === suggestionId);
    if (plan === null || found === undefined) throw unusable("suggestionId", "The weekly review doesn't suggest that.");
    if (found.isMade) throw unusable("suggestionId", "Your plan is like that already.");
    return {
      kind: "apply-review",
      summary: found.title,
      details: [found.reason],
      path: "/workout-plan",
      payload: { planId: plan.id, suggestionId },
    };
  },
  async confirm(platform, actor, { planId, suggestionId }) {
    // Its own refusals come first: a membership that ended is no conflict.
    const { plan: reviewed } = await getReview(platform, actor);
    if (reviewed?.id !== planId) throw outdated("Your plan");
    const before = await trainingPlans.get(platform, actor, planId);
    const { plan: after } = await apply(platform, actor, { planId, version: before.version, proposalIds: [suggestionId] });
    const days = before.days.flatMap((day, place) => {
      const [was, is] = [day, after.days[place] ?? day].map(toCompactDay);
      return was === undefined || is === undefined || isDeepStrictEqual(was, is) ? [] : [{ before: was, after: is }];
    });
    return { days };
  },
  async undo(platform, actor, { planId }, { days }) {
    let plan = await trainingPlans.get(platform, actor, planId);
    const now = plan.days.map(toCompactDay);
    if (!days.every(({ after }) => now.some((day) => isDeepStrictEqual(day, after)))) throw changedSince("Your plan");
    for (const { before } of days) {
      const { isRest: _isRest, ...restored } = before;
      ({ plan } = await editPlan(platform, actor, {
        id: planId,
        version: plan.version,
        edit: { type: "restore-day", ...restored },
      }));
    }
  },
});
