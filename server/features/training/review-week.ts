import type { applyTrainingReview, PlanEdit, TrainingReview } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, mondayOf, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { applyEdits, isMade } from "@lockstep/domain/training/apply-edits.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import { reviewWeek, WEEKS_BACK, type WeekReview } from "@lockstep/domain/training/review-week.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { requireEntitlement } from "../billing/index.ts";
import { editRefused } from "../plans/index.ts";
import { openExercises } from "./catalogue.ts";
import { presentWithTargets } from "./plan-targets.ts";
import { blockOf } from "./present-plan.ts";
import { insertReviewedDays, listReviewedDays } from "./review-store.ts";
import { listCompletions } from "./workouts/completed-store.ts";
import { trainingPlans, type TrainingPlanRow } from "./training-plans.ts";

/** The person's last finished week against their current plan. */
export async function getReview(platform: Platform, actor: Actor): Promise<TrainingReview> {
  await requireEntitlement(platform, actor, "weeklyReview");
  const { db } = platform;
  const monday = await lastMonday(db, actor, platform.now());
  const plan = await trainingPlans.store.findCurrent(db, actor.userId);
  if (plan === null)
    return { monday, plan: null, facts: null, skippedTwice: [], fullWeeks: 0, summary: "Make a plan first.", proposals: [] };
  const catalogue = await openExercises(platform, actor);
  return presentReview(await lookBack(db, actor, { plan, catalogue, monday }), { plan, catalogue, monday });
}

/** Makes proposals of the review, all or none, and keeps the days that the week was trained by. */
export async function applyReview(
  platform: Platform,
  actor: Actor,
  { planId, version, proposalIds }: RouteFields<typeof applyTrainingReview>,
): Promise<RouteOutput<typeof applyTrainingReview>> {
  await requireEntitlement(platform, actor, "weeklyReview");
  const catalogue = await openExercises(platform, actor);
  const { row, review } = await platform.write(async (tx, record) => {
    // Twice at once, the second finds everything made.
    await trainingPlans.store.lock(tx, actor.userId);
    const monday = await lastMonday(tx, actor, platform.now());
    const plan = await trainingPlans.store.findCurrent(tx, actor.userId);
    if (plan === null || plan.id !== planId) throw new ApiError("CONFLICT");
    const review = await lookBack(tx, actor, { plan, catalogue, monday });
    const asked = review.proposals.filter(({ id }) => proposalIds.includes(id));
    // A week has ended since, or what was done in it has changed.
    if (asked.length < new Set(proposalIds).size) throw new ApiError("CONFLICT");
    const open = asked.filter(({ edits }) => !isMade(plan.days, edits));
    if (open.length === 0) return { row: plan, review: presentReview(review, { plan, catalogue, monday }) };
    if (plan.version !== version) throw new ApiError("CONFLICT");
    const { name, days, notes, choices } = plan;
    const edits = open.flatMap((proposal) => proposal.edits);
    const edited = applyEdits({ name, days, notes }, edits, choices, catalogue);
    if (!edited.ok) throw editRefused(edited.message);
    await insertReviewedDays(tx, actor.userId, plan.id, {
      monday,
      days: days.map(toCompactDay),
      changedAt: plan.updatedAt,
    });
    const written = await trainingPlans.putVersion(tx, plan.id, version, { ...edited.plan, choices });
    await trainingPlans.recordChange(record, actor, plan.id);
    return { row: written, review: presentReview(review, { plan: written, catalogue, monday }) };
  });
  return { plan: await presentWithTargets(platform, actor, row), review };
}

interface Scene {
  readonly plan: TrainingPlanRow;
  readonly catalogue: readonly Exercise[];
  readonly monday: CalendarDay;
}

async function lastMonday(db: Db, actor: Actor, now: Date): Promise<CalendarDay> {
  return addDays(mondayOf(await ownToday(db, actor.userId, now)), -7);
}

/** The review of the week from `monday` on, the same before and after its proposals were made. */
async function lookBack(db: Db, actor: Actor, { plan, catalogue, monday }: Scene): Promise<WeekReview> {
  const { userId } = actor;
  const from = addDays(monday, -7 * WEEKS_BACK);
  const [completions, reviewed] = await Promise.all([
    listCompletions(db, userId, from, addDays(monday, 6)),
    listReviewedDays(db, userId, plan.id, from),
  ]);
  const { name, days, notes, choices } = plan;
  const kept = reviewed.find((each) => each.monday === monday);
  const rebuilt = kept === undefined ? null : rebuildPlan(choices, kept.days, catalogue);
  return reviewWeek({
    plan: rebuilt?.ok === true ? rebuilt.plan : { name, days, notes },
    choices,
    catalogue,
    monday,
    done: completions.map(({ date, exerciseId }) => ({ date: readDay(date), exerciseId })),
    earlier: reviewed.map((each) => ({ monday: readDay(each.monday), days: each.days })).filter((each) => each.monday < monday),
    since: await ownToday(db, userId, new Date(plan.createdAt)),
    block: blockOf(plan),
    changedOn: await ownToday(db, userId, new Date(kept?.changedAt ?? plan.updatedAt)),
  });
}

function readDay(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === null) throw new Error(`${text} is not a calendar day.`);
  return day;
}

/** A review for its owner: proposals that the plan has already say so, and those that no longer fit a plan changed by hand are left out. */
function presentReview({ facts, skippedTwice, fullWeeks, summary, proposals }: WeekReview, scene: Scene): TrainingReview {
  const { plan, catalogue, monday } = scene;
  return {
    monday,
    plan: { id: plan.id, version: plan.version },
    facts,
    skippedTwice: [...skippedTwice],
    fullWeeks,
    summary,
    proposals: proposals
      .map(({ id, title, reason, edits }) => ({
        id,
        title,
        reason,
        edits: edits as PlanEdit[],
        isMade: isMade(plan.days, edits),
      }))
      .filter((proposal) => proposal.isMade || applyEdits(plan, proposal.edits, plan.choices, catalogue).ok),
  };
}
