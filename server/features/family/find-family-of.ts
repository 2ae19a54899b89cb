import type { FamilyRole } from "@lockstep/domain/family/policy.ts";
import type { Platform } from "../../platform/platform.ts";
import { paysForFamily } from "../billing/index.ts";
import { findFamilyRow } from "./store.ts";

/** Someone's place in a family that is paid for. */
export interface FamilyPlace {
  readonly familyId: string;
  readonly role: FamilyRole;
}

/** The family that someone is in; null without one, and while its owner doesn't pay for it. Don't call it inside a transaction. */
export async function findFamilyOf(platform: Platform, userId: string): Promise<FamilyPlace | null> {
  const family = await findFamilyRow(platform.db, userId);
  if (family === null || !(await paysForFamily(platform, family.ownerId))) return null;
  return { familyId: family.id, role: family.ownerId === userId ? "owner" : "member" };
}
