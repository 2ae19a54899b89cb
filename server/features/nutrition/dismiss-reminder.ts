import type { dismissReminder as route, listDismissedReminders } from "@lockstep/contract/nutrition.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { readDay } from "./read-day.ts";
import { insertDismissed, listDismissed } from "./store.ts";

/** The meals of a day whose reminder was dismissed. */
export async function listDismissals(
  { db }: Platform,
  actor: Actor,
  { date }: RouteFields<typeof listDismissedReminders>,
): Promise<RouteOutput<typeof listDismissedReminders>> {
  const meals = await listDismissed(db, actor.userId, readDay(date, "date"));
  return { items: meals.map((meal) => ({ date, meal })), nextCursor: null };
}

/** Dismisses a meal's reminder for good. */
export async function dismissReminder(
  { db }: Platform,
  actor: Actor,
  { date, meal }: RouteFields<typeof route>,
): Promise<{ ok: true }> {
  await insertDismissed(db, actor.userId, readDay(date, "date"), meal);
  return { ok: true };
}
