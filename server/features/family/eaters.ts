import type {
  deleteEater as deleteRoute,
  FamilyEater,
  getEater as getRoute,
  putEater as putRoute,
} from "@lockstep/contract/family.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayChangeEater, MOST_GUESTS } from "@lockstep/domain/family/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteEaterRow, findEater, findEaterOf, listEaters, upsertEater, type EaterRow } from "./eater-store.ts";
import { getFamilyOf, lockFamilyOf } from "./family-now.ts";
import { presentEater } from "./present-family.ts";
import { publishToPeople } from "./publish-to-people.ts";
import { listMemberIds } from "./store.ts";

/** Someone the caller's family cooks for. */
export async function getEater(platform: Platform, actor: Actor, { id }: RouteFields<typeof getRoute>): Promise<FamilyEater> {
  const { familyId } = await getFamilyOf(platform, actor.userId);
  const eater = await findEater(platform.db, id);
  if (eater === null || eater.familyId !== familyId) throw new ApiError("NOT_FOUND");
  return presentEater(actor.userId, eater);
}

/** Adds or changes someone the family cooks for: a guest, or how the caller eats. */
export async function putEater(
  platform: Platform,
  actor: Actor,
  { id, isYou = false, ...eats }: RouteFields<typeof putRoute>,
): Promise<FamilyEater> {
  const { userId } = actor;
  const { familyId } = await getFamilyOf(platform, userId);
  const put = await platform.write(async (tx) => {
    const family = await lockFamilyOf(tx, userId);
    if (family?.id !== familyId) throw new ApiError("NOT_FOUND");
    const known = isYou ? await findEaterOf(tx, userId) : await findEater(tx, id);
    if (known === null && (await findEater(tx, id)) !== null) throw new ApiError("ID_TAKEN");
    if (known !== null && known.familyId !== familyId) throw new ApiError("ID_TAKEN");
    if (known !== null && !mayChangeEater(userId, known)) throw new ApiError("FORBIDDEN");
    const guests = (await listEaters(tx, familyId)).filter((eater) => eater.userId === null);
    if (known === null && !isYou && guests.length >= MOST_GUESTS)
      throw new ApiError("VALIDATION_FAILED", {
        issues: [{ path: "", message: `You can add up to ${MOST_GUESTS} people without an account.` }],
      });
    const eater: EaterRow = { id, familyId, userId: isYou ? userId : null, ...known, ...eats };
    await upsertEater(tx, eater);
    await publishToPeople(tx, await listMemberIds(tx, familyId));
    return findEater(tx, eater.id);
  });
  if (put === null) throw new Error("An eater was written and isn't there.");
  return presentEater(userId, put);
}

/** Takes someone off the list. */
export async function deleteEater(
  platform: Platform,
  actor: Actor,
  { id }: RouteFields<typeof deleteRoute>,
): Promise<{ ok: true }> {
  await platform.write(async (tx) => {
    const family = await lockFamilyOf(tx, actor.userId);
    const eater = await findEater(tx, id);
    if (family === null || eater === null || eater.familyId !== family.id) throw new ApiError("NOT_FOUND");
    if (!mayChangeEater(actor.userId, eater)) throw new ApiError("FORBIDDEN");
    await deleteEaterRow(tx, id);
    await publishToPeople(tx, await listMemberIds(tx, family.id));
  });
  return { ok: true };
}
