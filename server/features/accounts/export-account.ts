import type { exportAccount as route } from "@lockstep/contract/accounts.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Platform } from "../../platform/platform.ts";

/** Everything that is stored about the person, from all features. */
export async function exportAccount(platform: Platform, actor: Actor): Promise<RouteOutput<typeof route>> {
  const account = await platform.accountExports.read(platform.db, actor.userId);
  return { exportedAt: platform.now().toISOString(), account };
}
