import type { listCommonPasswords as route } from "@lockstep/contract/accounts.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { loadCommonPasswords } from "./load-common-passwords.ts";

/** The passwords that nobody may choose, for the checklist of a form. */
export async function listCommonPasswords(_platform: Platform, _actor: Actor | null): Promise<RouteOutput<typeof route>> {
  return { passwords: [...(await loadCommonPasswords()).words] };
}
