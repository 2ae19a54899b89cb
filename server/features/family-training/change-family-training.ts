import type {
  FamilyTraining,
  joinFamilyTraining as joinRoute,
  putFamilyTraining as putRoute,
} from "@lockstep/contract/family-training.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { copyChoices, copyName } from "@lockstep/domain/family/group-training.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { getFamilyOf, listMemberIds, lockFamilyOf, publishToPeople } from "../family/index.ts";
import { createPlanWith } from "../training/index.ts";
import { getFamilyTraining } from "./get-family-training.ts";
import { deletePart, findFrame, listParts, putFrame, putPart } from "./store.ts";

/** Sets up what the family trains together, or changes it; anyone in the family may. Nobody's copy changes with it. */
export async function putFamilyTraining(
  platform: Platform,
  actor: Actor,
  { version, ...frame }: RouteFields<typeof putRoute>,
): Promise<FamilyTraining> {
  const { familyId } = await getFamilyOf(platform, actor.userId);
  await platform.write(async (tx) => {
    await hold(tx, actor, familyId);
    if (((await findFrame(tx, familyId))?.version ?? 0) !== version) throw new ApiError("CONFLICT");
    await putFrame(tx, familyId, frame, actor.userId, platform.now());
    await publishToPeople(tx, await listMemberIds(tx, familyId));
  });
  return getFamilyTraining(platform, actor);
}

/** Takes part with their own copy. The plan and the part are written together or not at all. */
export async function joinFamilyTraining(
  platform: Platform,
  actor: Actor,
  { planId, version, ...own }: RouteFields<typeof joinRoute>,
): Promise<FamilyTraining> {
  const { db } = platform;
  const { userId } = actor;
  const { familyId } = await getFamilyOf(platform, userId);
  const found = await findFrame(db, familyId);
  if (found?.version !== version) throw new ApiError("CONFLICT");
  const { frame } = found;
  const plan = { id: planId, name: copyName(frame, own), choices: choicesOf(frame, own) };
  await createPlanWith(platform, actor, plan, async (tx) => {
    await hold(tx, actor, familyId);
    if ((await findFrame(tx, familyId))?.version !== version) throw new ApiError("CONFLICT");
    await putPart(tx, { userId, own, planId, frameVersion: version });
    await publishToPeople(tx, await listMemberIds(tx, familyId));
  });
  // The same id again is the same copy; that of another plan isn't one.
  const part = (await listParts(db, familyId)).find((each) => each.userId === userId);
  if (part?.planId !== planId) throw new ApiError("ID_TAKEN");
  return getFamilyTraining(platform, actor);
}

/** Stops taking part; the copy stays with its owner. */
export async function leaveFamilyTraining(platform: Platform, actor: Actor): Promise<FamilyTraining> {
  const { familyId } = await getFamilyOf(platform, actor.userId);
  await platform.write(async (tx) => {
    await hold(tx, actor, familyId);
    await deletePart(tx, actor.userId);
    await publishToPeople(tx, await listMemberIds(tx, familyId));
  });
  return getFamilyTraining(platform, actor);
}

/** Holds the person and their family; NOT_FOUND when they aren't in it anymore. */
async function hold(tx: Db, actor: Actor, familyId: string): Promise<void> {
  const family = await lockFamilyOf(tx, actor.userId);
  if (family?.id !== familyId) throw new ApiError("NOT_FOUND", { message: "You aren't in a family." });
}

function choicesOf(...[frame, own]: Parameters<typeof copyChoices>) {
  const { muscleGroups, avoid = [], equipment, ...choices } = copyChoices(frame, own);
  return {
    ...choices,
    muscleGroups: [...muscleGroups],
    avoid: [...avoid],
    ...(equipment === undefined ? {} : { equipment: [...equipment] }),
  };
}
