import { randomInt, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { PlannedDay, PlanNote, TrainingChoices, type Plan } from "@lockstep/contract/training.ts";
import { getProfile } from "../../accounts/index.ts";
import type { SessionActor } from "../../../platform/auth/session-actor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createPlan, previewPlan, putWeek, trainingPlans } from "../../training/index.ts";
import { changedSince, outdated } from "./changed-since.ts";
import { changeTool } from "./tool.ts";

const Week = z.object({
  name: z.string(),
  choices: TrainingChoices,
  days: z.array(PlannedDay),
  notes: z.array(PlanNote),
  blockStartsOn: z.iso.date().optional(),
});

/** Seeds of the planner: so many different weeks of the same choices. */
const SEEDS = 2_147_483_647;

/**
 * Makes a new week of training the current plan. Someone whose membership has no room for another plan gets it in the place of the current one, which undo brings
 * back with everything it had.
 */
export const buildPlan = changeTool({
  name: "build_plan",
  kind: "build-plan",
  description:
    "Suggests a new week of training. What isn't given is taken from the person's plan and profile. Give only what they asked to change: days a week, minutes, muscle groups, place, level, equipment at home, what to avoid.",
  input: TrainingChoices.omit({ seed: true }).partial(),
  payload: z.object({
    planId: z.uuid(),
    choices: TrainingChoices,
    /** The plan that's replaced; null saves one more. */
    replaces: z.object({ planId: z.uuid(), version: z.number().int() }).nullable(),
  }),
  made: z.object({
    /** When it was last changed, and the week it replaced. */
    updatedAt: z.string(),
    version: z.number().int(),
    replaced: Week.nullable(),
    previousId: z.uuid().nullable(),
  }),
  async run(platform, actor, wish) {
    const choices = await completeChoices(platform, actor, wish);
    const { name, days } = await previewPlan(platform, actor, choices);
    const current = await trainingPlans.getCurrent(platform, actor);
    const { canAdd } = await trainingPlans.list(platform, actor);
    const replaces = current === null || canAdd ? null : { planId: current.id, version: current.version };
    const lines = days
      .filter(({ isRest }) => !isRest)
      .map(({ day, focus, workMinutes }) => `${day}: ${focus}, ${workMinutes} min`);
    return {
      kind: "build-plan",
      summary: replaces === null ? `Make "${name}" your new workout plan` : `Replace your workout plan with "${name}"`,
      details: lines,
      path: "/workout-plan",
      payload: { planId: replaces?.planId ?? randomUUID(), choices, replaces },
    };
  },
  async confirm(platform, actor, { planId, choices, replaces }) {
    if (replaces === null) {
      const current = await trainingPlans.getCurrent(platform, actor);
      const { updatedAt, version } = await createPlan(platform, actor, { ...choices, id: planId });
      return { updatedAt, version, replaced: null, previousId: current?.id ?? null };
    }
    const before = await trainingPlans.get(platform, actor, planId);
    if (before.version !== replaces.version) throw outdated("Your plan");
    const week = await previewPlan(platform, actor, choices);
    const { updatedAt, version } = await putWeek(platform, actor, { id: planId, version: before.version, week });
    return { updatedAt, version, replaced: weekOf(before), previousId: null };
  },
  async undo(platform, actor, { planId }, { updatedAt, version, replaced, previousId }) {
    const current = await trainingPlans.getCurrent(platform, actor);
    if (current?.id !== planId || current.version !== version || current.updatedAt !== updatedAt) throw changedSince("Your plan");
    if (replaced !== null) {
      await putWeek(platform, actor, { id: planId, version, week: replaced });
      return;
    }
    await trainingPlans.remove(platform, actor, planId);
    const next = await trainingPlans.getCurrent(platform, actor);
    if (previousId === null || isDeepStrictEqual(next?.id, previousId)) return;
    // The newest of the others has taken its place; the one before does, unless it's gone too.
    const isThere = (await listIds(platform, actor)).includes(previousId);
    if (isThere) await trainingPlans.change(platform, actor, { id: previousId, isCurrent: true });
  },
});

/** What the person asked for, and for the rest their plan's choices, their profile, or what most people start with. */
async function completeChoices(
  platform: Platform,
  actor: SessionActor,
  wish: Partial<TrainingChoices>,
): Promise<TrainingChoices> {
  const plan = await trainingPlans.getCurrent(platform, actor);
  const { skillLevel, equipment, avoid, goal } = await getProfile(platform, actor);
  const usual: TrainingChoices = {
    muscleGroups: ["Full-Body"],
    durationMinutes: 45,
    daysPerWeek: 3,
    skillLevel: skillLevel ?? "beginner",
    location: "gym",
    ...(avoid.length === 0 ? {} : { avoid }),
    ...(equipment.length === 0 ? {} : { equipment }),
    ...(goal === null ? {} : { goal }),
  };
  const asked = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  return { ...usual, ...plan?.choices, ...asked, seed: randomInt(SEEDS) };
}

function weekOf({ name, choices, days, notes, block }: Plan): z.infer<typeof Week> {
  return { name, choices, days, notes, blockStartsOn: block.startsOn };
}

async function listIds(platform: Platform, actor: SessionActor): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await trainingPlans.list(platform, actor, cursor);
    ids.push(...page.items.map(({ id }) => id));
    if (page.nextCursor === null) return ids;
    cursor = page.nextCursor;
  }
}
