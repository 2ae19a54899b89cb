import type { FamilyRole } from "@lockstep/domain/family/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow, paysForFamily } from "../billing/index.ts";
import { findFamilyRow, lockFamily, lockPerson, type FamilyRow } from "./store.ts";

/** Someone's place in a family that is paid for. */
export interface FamilyPlace {
  readonly familyId: string;
  readonly role: FamilyRole;
}

export const roleIn = (family: FamilyRow, userId: string): FamilyRole => (family.ownerId === userId ? "owner" : "member");

/** The family that someone is in; null without one, and while its owner doesn't pay for it. Don't call it inside a transaction. */
export async function findFamilyOf(platform: Platform, userId: string): Promise<FamilyPlace | null> {
  const family = await findFamilyRow(platform.db, userId);
  if (family === null || !(await paysForFamily(platform.db, family.ownerId, await billingNow(platform)))) return null;
  return { familyId: family.id, role: roleIn(family, userId) };
}

/** As {@link findFamilyOf}; throws without one. */
export async function getFamilyOf(platform: Platform, userId: string): Promise<FamilyPlace> {
  const place = await findFamilyOf(platform, userId);
  if (place === null) throw new ApiError("NOT_FOUND", { message: "You aren't in a family." });
  return place;
}

/** Holds someone and the family they are in, paid for or not; null without one. */
export async function lockFamilyOf(tx: Db, userId: string): Promise<FamilyRow | null> {
  await lockPerson(tx, userId);
  const family = await findFamilyRow(tx, userId);
  if (family === null || (await lockFamily(tx, family.id)) === null) return null;
  // It may have been another's to continue, and they may have been taken out, while this waited.
  return findFamilyRow(tx, userId);
}
