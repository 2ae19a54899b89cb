import { randomUUID } from "node:crypto";
import type { createGroup as createGroupRoute, Group } from "@lockstep/contract/groups.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { refuseWords } from "../../platform/http/refuse-words.ts";
import type { Platform } from "../../platform/platform.ts";
import { refuseIfSuspended } from "../members/index.ts";
import { insertMember } from "./membership-store.ts";
import { getGroup } from "./present-group.ts";
import { findGroup, insertGroup } from "./store.ts";

/** Groups one person may create in a day. */
const CREATED_A_DAY = 20;

/** Creates a group with its creator as the first admin; the same id again answers the same group. */
export async function createGroup(platform: Platform, actor: Actor, body: RouteFields<typeof createGroupRoute>): Promise<Group> {
  const { id = randomUUID(), name, description, icon, isPrivate } = body;
  await refuseIfSuspended(platform.db, actor, platform.now());
  refuseWords({ name, description });
  const known = await findGroup(platform.db, id);
  if (known === null) {
    await platform.limiter.take(`found-group:${actor.userId}`, CREATED_A_DAY, 86_400);
    await platform.write(async (tx, record) => {
      const now = platform.now();
      const isNew = await insertGroup(tx, { id, name, description, icon, isPrivate, createdById: actor.userId }, now);
      if (!isNew) return;
      await insertMember(tx, { groupId: id, userId: actor.userId, isAdmin: true }, now);
      await record({ type: "group.created", actorId: actor.userId, payload: { groupId: id, name } });
    });
  }
  // Whoever came first with the id has it.
  if ((await findGroup(platform.db, id))?.createdById !== actor.userId) throw new ApiError("ID_TAKEN");
  return getGroup(platform, actor, { id });
}
