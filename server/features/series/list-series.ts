import { SERIES } from "@lockstep/content/series/index.ts";
import type { listSeries as listRoute } from "@lockstep/contract/series.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasEntitlement } from "../billing/index.ts";
import { presentSummary } from "./present-series.ts";
import { listFinished } from "./store.ts";

/** Every series for anyone, with what the caller has finished. */
export async function listSeries(platform: Platform, actor: Actor | null): Promise<RouteOutput<typeof listRoute>> {
  const [isOpen, finished] = await Promise.all([
    hasEntitlement(platform, actor, "videoSeries"),
    actor === null ? [] : listFinished(platform.db, actor.userId),
  ]);
  const doneOn = (seriesId: string, session: number): string | null =>
    finished.find((done) => done.seriesId === seriesId && done.session === session)?.date ?? null;
  return {
    items: SERIES.map((series) => presentSummary(series, !isOpen, (session) => doneOn(series.id, session))),
    nextCursor: null,
  };
}
