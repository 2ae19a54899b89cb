import * as contract from "@lockstep/contract/today.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { getToday } from "./get-today.ts";

/** Hangs a member's home into the API. */
export function todayRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.getToday, ({ actor }) => getToday(platform, actor));
}
