import type { FamilyProgress, SharedProgress, shareProgress as shareRoute } from "@lockstep/contract/family.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { ProgressItem } from "@lockstep/domain/family/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { getFamilyOf, listMemberIds, listMembers, publishToPeople, updateShares } from "../family/index.ts";
import { sumTraining } from "../training/index.ts";
import { listAchievementRows } from "./achievement-store.ts";
import { findPerson, type Person } from "./person.ts";
import { countOneStreak } from "./recount-streaks.ts";

/** What each member of the caller's family chose to share. Nothing else about them is read. */
export async function getFamilyProgress(platform: Platform, actor: Actor): Promise<FamilyProgress> {
  const { db, now } = platform;
  const { familyId } = await getFamilyOf(platform, actor.userId);
  const members = await listMembers(db, familyId);
  const items = await Promise.all(
    members.map(async ({ card, shares }): Promise<SharedProgress> => {
      const person = await findPerson(db, card.id, now());
      const shared = await Promise.all(shares.map(async (item) => [item, await READ[item](db, person)] as const));
      return { member: card, isYou: card.id === actor.userId, ...Object.fromEntries(shared) };
    }),
  );
  const own = members.find(({ card }) => card.id === actor.userId);
  return { items, nextCursor: null, shares: [...(own?.shares ?? [])] };
}

const READ: Readonly<Record<ProgressItem, (db: Db, person: Person) => Promise<number>>> = {
  workouts: async (db, person) => (await sumThisWeek(db, person)).days,
  minutes: async (db, person) => Math.round((await sumThisWeek(db, person)).minutes),
  streak: async (db, person) => (await countOneStreak(db, person, "workout")).current,
  achievements: async (db, { userId }) => (await listAchievementRows(db, userId)).filter(({ completed }) => completed).length,
};

const sumThisWeek = (db: Db, { userId, monday, today }: Person) => sumTraining(db, userId, { from: monday, to: today });

/** Chooses what the family sees. */
export async function shareProgress(
  platform: Platform,
  actor: Actor,
  { shares }: RouteFields<typeof shareRoute>,
): Promise<FamilyProgress> {
  const { familyId } = await getFamilyOf(platform, actor.userId);
  await platform.write(async (tx) => {
    await updateShares(tx, actor.userId, shares);
    await publishToPeople(tx, await listMemberIds(tx, familyId));
  });
  return getFamilyProgress(platform, actor);
}
