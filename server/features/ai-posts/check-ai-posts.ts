import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { HOUSE_ACCOUNT } from "@lockstep/domain/accounts/house-account.ts";
import { isSuspended } from "@lockstep/domain/members/policy.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMember } from "../members/index.ts";
import { callerOf } from "./caller-of.ts";
import { checkShouldGenerate, isPostOpen } from "./store.ts";

const HOUR_MS = 3_600_000;
/** Long enough for a model that is slow, asked twice. */
const HOLD_MS = 3 * 60_000;
/** As long as clients wait between two checks (SPEC 9). */
const PAUSE_MS = 15 * 60_000;

/** Whether the caller is to make the next AI post. A moderator who suspends the house account ends them. */
export async function checkAiPosts(
  { db, config, now }: Platform,
  actor: Actor | null,
  clientAddress: string,
): Promise<{ shouldGenerate: boolean }> {
  const periodMs = config.aiPostsHours * HOUR_MS;
  const at = now();
  if (periodMs === 0 || !(await isPostOpen(db, at, periodMs))) return { shouldGenerate: false };
  const house = await findMember(db, HOUSE_ACCOUNT.id);
  if (house !== null && isSuspended(house.suspendedUntil, at)) return { shouldGenerate: false };
  const caller = await callerOf(db, actor, clientAddress);
  const heldUntil = new Date(at.getTime() + HOLD_MS);
  return { shouldGenerate: await checkShouldGenerate(db, { caller, now: at, periodMs, heldUntil, pauseMs: PAUSE_MS }) };
}
