import type { Plan, PlanPreview, startNextBlock as startRoute, varyTrainingPreview } from "@lockstep/contract/training.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, daysBetween, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { isNextBlockDue, nextBlockStart } from "@lockstep/domain/training/block.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { toCompactDay, type TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import { varyWeek } from "@lockstep/domain/training/vary-week.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { editRefused } from "../plans/index.ts";
import { putBlock } from "./block-store.ts";
import { openExercises } from "./catalogue.ts";
import { withHeld } from "./edit-plan.ts";
import { openDoses } from "./open-doses.ts";
import { presentWithTargets } from "./plan-targets.ts";
import { blockOf, presentWeek, todayOf } from "./present-plan.ts";
import { insertReviewedDays } from "./review-store.ts";
import { trainingPlans, type StoredBlock, type TrainingPlanRow } from "./training-plans.ts";

/** What a choice makes of a plan. */
interface NextBlock {
  readonly week: Pick<TrainingPlanRow, "days" | "notes">;
  readonly startsOn: string;
  readonly weeks: number | null;
  readonly before: StoredBlock | null;
}

/** Starts a plan's next block, with the same week or with other accessories; or takes that back. CONFLICT when the plan was changed since `version`. */
export async function startNextBlock(
  platform: Platform,
  actor: Actor,
  { id, version, choice }: RouteFields<typeof startRoute>,
): Promise<Plan> {
  const open = await openExercises(platform, actor);
  const row = await platform.write(async (tx, record) => {
    await trainingPlans.store.lock(tx, actor.userId);
    const plan = await trainingPlans.getVersion(tx, actor, id, version);
    const { week, startsOn, weeks, before } = choice === "undo" ? lastBlock(plan) : nextBlock(plan, choice, open, platform.now());
    if (choice === "vary") {
      // The week that ends the block was trained by the days it had; its review says so later.
      const monday = addDays(readDay(startsOn), -7);
      await insertReviewedDays(tx, actor.userId, id, { monday, days: plan.days.map(toCompactDay), changedAt: plan.updatedAt });
    }
    await putBlock(tx, id, { startsOn, weeks, before });
    const written = await trainingPlans.putVersion(tx, id, version, { ...week, choices: plan.choices });
    await trainingPlans.recordChange(record, actor, id);
    return written;
  });
  return presentWithTargets(platform, actor, row);
}

/** A week on a guest's device with other accessories; nothing is stored here. */
export async function varyPreview(
  platform: Platform,
  actor: Actor | null,
  { name, choices, days, startsOn }: RouteFields<typeof varyTrainingPreview>,
): Promise<PlanPreview> {
  const open = await openExercises(platform, actor);
  const rebuilt = rebuildPlan(choices, await openDoses(platform, actor, choices, days), open);
  if (!rebuilt.ok) throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "days", message: rebuilt.message }] });
  return presentWeek({ ...vary({ ...rebuilt.plan, name }, choices, { open, held: open, startsOn }), choices });
}

function nextBlock(plan: TrainingPlanRow, choice: "keep" | "vary", open: readonly Exercise[], now: Date): NextBlock {
  const { name, days, notes, choices } = plan;
  const block = blockOf(plan);
  const today = todayOf(plan, now);
  if (!isNextBlockDue(block, days, today)) throw editRefused("This block isn't over yet. The next one can be chosen at its end.");
  const startsOn = nextBlockStart(block, days, today);
  const before = { startsOn: block.startsOn, weeks: plan.blockWeeks ?? undefined, days, notes };
  if (choice === "keep") return { week: { days, notes }, startsOn, weeks: null, before };
  const week = vary({ name, days, notes }, choices, { open, held: withHeld(open, days), startsOn });
  return { week, startsOn, weeks: null, before };
}

/** The block and the week before the last choice. */
function lastBlock({ blockBefore }: TrainingPlanRow): NextBlock {
  if (blockBefore === null) throw editRefused("There's no earlier block to go back to.");
  const { startsOn, weeks = null, days, notes } = blockBefore;
  return { week: { days, notes }, startsOn, weeks, before: null };
}

interface Variation {
  readonly open: readonly Exercise[];
  /** The same with the exercises that the week has beyond them. */
  readonly held: readonly Exercise[];
  readonly startsOn: string;
}

const EPOCH = readDay("2000-01-03");

/** Each block has a seed of its own, so that the third isn't the first again. */
function vary(plan: TrainingPlan, choices: TrainingPlanRow["choices"], { open, held, startsOn }: Variation): TrainingPlan {
  const byId = new Map(held.map((exercise) => [exercise.id, exercise]));
  const seed = (choices.seed ?? 0) + Math.floor(daysBetween(EPOCH, readDay(startsOn)) / 7);
  const varied = varyWeek(plan, { choices, open, byId, seed });
  if (varied === null)
    throw editRefused("There are no other accessory exercises for your equipment. Keep going with these, or choose a new focus.");
  return varied;
}

function readDay(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === null) throw new Error(`${text} is not a calendar day.`);
  return day;
}
