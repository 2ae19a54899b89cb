import * as contract from "@lockstep/contract/series.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { completeSession } from "./complete-session.ts";
import { getSeries } from "./get-series.ts";
import { listSeries } from "./list-series.ts";

/** Mounts the routes of the guided series. */
export function seriesRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.listSeries, ({ actor }) => listSeries(platform, actor));
  api.forMembers(contract.getSeries, ({ actor, params }) => getSeries(platform, actor, params.id));
  api.forMembers(contract.putSessionCompletion, ({ actor, params, body }) =>
    completeSession(platform, actor, { ...body, ...params }),
  );
}
