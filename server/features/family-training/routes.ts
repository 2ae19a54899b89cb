import * as contract from "@lockstep/contract/family-training.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { joinFamilyTraining, leaveFamilyTraining, putFamilyTraining } from "./change-family-training.ts";
import { getFamilyTraining } from "./get-family-training.ts";

/** Mounts the routes of the family's workout plan. */
export function familyTrainingRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.getFamilyTraining, ({ actor }) => getFamilyTraining(platform, actor));
  api.forMembers(contract.putFamilyTraining, ({ actor, body }) => putFamilyTraining(platform, actor, body));
  api.forMembers(contract.joinFamilyTraining, ({ actor, body }) => joinFamilyTraining(platform, actor, body));
  api.forMembers(contract.leaveFamilyTraining, ({ actor }) => leaveFamilyTraining(platform, actor));
}
