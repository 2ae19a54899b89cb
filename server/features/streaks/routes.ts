import * as contract from "@lockstep/contract/streaks.ts";
import { getFamilyProgress as progressRoute, shareProgress as shareRoute } from "@lockstep/contract/family.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { getFamilyProgress, shareProgress } from "./family-progress.ts";
import { getMemberStats } from "./get-member-stats.ts";
import { joinChallenge, leaveChallenge } from "./join-challenge.ts";
import { listAchievements, listMemberAchievements } from "./list-achievements.ts";
import { listChallenges, listLeaderboard, listPast } from "./list-challenges.ts";
import { listStreaks } from "./list-streaks.ts";

/** Mounts the routes of streaks, achievements, challenges and statistics. */
export function streakRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.listStreaks, ({ actor }) => listStreaks(platform, actor));
  api.forMembers(contract.listAchievements, ({ actor }) => listAchievements(platform, actor));
  api.forAnyone(contract.listMemberAchievements, ({ actor, params }) => listMemberAchievements(platform, actor, params.username));
  api.forAnyone(contract.getMemberStats, ({ actor, params }) => getMemberStats(platform, actor, params.username));
  api.forMembers(contract.listChallenges, ({ actor, query }) => listChallenges(platform, actor, query));
  api.forMembers(contract.listPastChallenges, ({ actor, query }) => listPast(platform, actor, query.cursor));
  api.forMembers(contract.joinChallenge, ({ actor, params, body }) => joinChallenge(platform, actor, { ...body, ...params }));
  api.forMembers(contract.leaveChallenge, ({ actor, params }) => leaveChallenge(platform, actor, params.id));
  api.forMembers(contract.getLeaderboard, ({ actor, params }) => listLeaderboard(platform, actor, params.id));

  api.forMembers(progressRoute, ({ actor }) => getFamilyProgress(platform, actor));
  api.forMembers(shareRoute, ({ actor, body }) => shareProgress(platform, actor, body));
}
