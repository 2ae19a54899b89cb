import * as contract from "@lockstep/contract/streaks.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { getMemberStats } from "./get-stats.ts";
import { joinChallenge, leaveChallenge } from "./join-challenge.ts";
import { listAchievements, listMemberAchievements } from "./list-achievements.ts";
import { listChallenges, listLeaderboard, listPast } from "./list-challenges.ts";
import { listStreaks } from "./list-streaks.ts";

/** Hangs the routes of streaks, achievements, challenges and statistics into the API. */
export function streakRoutes(api: Api, platform: Platform): void {
  const { db, now } = platform;
  api.forMembers(contract.listStreaks, async ({ actor }) => ({ items: await listStreaks(db, actor, now()), nextCursor: null }));
  api.forMembers(contract.listAchievements, async ({ actor }) => ({
    items: await listAchievements(db, actor),
    nextCursor: null,
  }));
  api.forAnyone(contract.listMemberAchievements, async ({ actor, params }) => ({
    items: await listMemberAchievements(db, actor, params.username),
    nextCursor: null,
  }));
  api.forAnyone(contract.getMemberStats, ({ actor, params }) => getMemberStats(db, actor, now(), params.username));
  api.forMembers(contract.listChallenges, ({ actor, query }) => listChallenges(db, actor, now(), query.groupId));
  api.forMembers(contract.listPastChallenges, ({ actor, query }) => listPast(db, actor, now(), query.cursor));
  api.forMembers(contract.joinChallenge, ({ actor, params, body }) =>
    joinChallenge(platform, actor, params.id, body?.onLeaderboard),
  );
  api.forMembers(contract.leaveChallenge, ({ actor, params }) => leaveChallenge(platform, actor, params.id));
  api.forMembers(contract.getLeaderboard, ({ actor, params }) => listLeaderboard(db, actor, now(), params.id));
}
