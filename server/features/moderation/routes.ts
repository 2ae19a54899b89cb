import * as contract from "@lockstep/contract/moderation.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { moderate } from "./moderate.ts";
import { createReport } from "./create-report.ts";
import { listModerationLog, listQueue } from "./list-queue.ts";

export function moderationRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.createReport, ({ actor, body }) => createReport(platform, actor, body));
  api.forMembers(contract.listModerationQueue, ({ actor, query }) => listQueue(platform, actor, query.cursor));
  api.forMembers(contract.moderate, ({ actor, body }) => moderate(platform, actor, body));
  api.forMembers(contract.listModerationLog, ({ actor, query }) => listModerationLog(platform, actor, query.cursor));
}
