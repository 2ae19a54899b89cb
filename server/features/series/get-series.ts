import { findSeries } from "@lockstep/content/series/index.ts";
import type { SeriesDetail } from "@lockstep/contract/series.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireEntitlement } from "../billing/index.ts";
import { presentDetail } from "./present-series.ts";

/** A series' sessions with everything in them, for whose membership has the series. */
export async function getSeries(platform: Platform, actor: Actor, id: string): Promise<SeriesDetail> {
  const series = findSeries(id);
  if (series === undefined) throw new ApiError("NOT_FOUND");
  await requireEntitlement(platform, actor, "videoSeries");
  return presentDetail(series);
}
