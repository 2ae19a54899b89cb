import type { FamilyTraining, OwnTraining, TrainingMate } from "@lockstep/contract/family-training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { frameDays, weekShown } from "@lockstep/domain/family/group-training.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { findProfile, ownToday } from "../accounts/index.ts";
import { getFamilyOf, listMembers } from "../family/index.ts";
import { findCurrentPlan, listPlans, listTrainingDays } from "../training/index.ts";
import { findFrame, listParts, type PartRow } from "./store.ts";

/** The family's workout plan. Who trains when is for those who take part; what they did, as far as each shares it. */
export async function getFamilyTraining(platform: Platform, actor: Actor): Promise<FamilyTraining> {
  const { db, now } = platform;
  const { userId } = actor;
  const { familyId } = await getFamilyOf(platform, userId);
  const [frame, parts] = await Promise.all([findFrame(db, familyId), listParts(db, familyId)]);
  const part = parts.find((each) => each.userId === userId) ?? null;
  return {
    frame: frame && {
      ...frame.frame,
      days: [...frameDays(frame.frame)],
      setBy: frame.setBy,
      setAt: frame.setAt,
    },
    version: frame?.version ?? 0,
    taking: parts.length,
    mates: part === null ? [] : await listMates(db, { familyId, userId, parts }, now()),
    membership: part && { planId: part.planId, isOutdated: part.frameVersion !== frame?.version },
    own: part?.own ?? (await ownOf(db, userId)),
  };
}

interface Mates {
  readonly familyId: string;
  /** Who asks. */
  readonly userId: string;
  readonly parts: readonly PartRow[];
}

async function listMates(db: Db, { familyId, userId, parts }: Mates, now: Date): Promise<TrainingMate[]> {
  const [members, plans] = await Promise.all([
    listMembers(db, familyId),
    listPlans(
      db,
      parts.flatMap(({ planId }) => planId ?? []),
    ),
  ]);
  const mates = members.map(async ({ card, shares }): Promise<TrainingMate | null> => {
    const part = parts.find((each) => each.userId === card.id);
    if (part === undefined) return null;
    const isYou = card.id === userId;
    const plan = plans.find(({ id }) => id === part.planId);
    const trained = isYou || shares.includes("workouts") ? await trainedThisWeek(db, card.id, now) : null;
    return { member: card, isYou, days: weekShown(plan?.days ?? [], trained) };
  });
  return (await Promise.all(mates)).filter((mate) => mate !== null);
}

/** By the person's own calendar. */
async function trainedThisWeek(db: Db, userId: string, now: Date) {
  const today = await ownToday(db, userId, now);
  const days = await listTrainingDays(db, userId, { from: mondayOf(today), to: today });
  return days.flatMap((day) => parseCalendarDay(day) ?? []);
}

/** What someone trains with by their current plan. What their profile says to avoid is avoided in any case. */
async function ownOf(db: Db, userId: string): Promise<OwnTraining> {
  const [profile, plan] = await Promise.all([findProfile(db, userId), findCurrentPlan(db, userId)]);
  const choices = plan?.choices;
  return {
    skillLevel: choices?.skillLevel ?? profile?.skillLevel ?? "beginner",
    location: choices?.location ?? "home",
    equipment: [...(choices?.equipment ?? profile?.equipment ?? [])],
    avoid: [...new Set([...(profile?.avoid ?? []), ...(choices?.avoid ?? [])])],
  };
}
