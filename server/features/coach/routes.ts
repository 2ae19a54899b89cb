import * as contract from "@lockstep/contract/coach.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { askCoach } from "./ask-coach.ts";
import { confirmProposal, undoProposal } from "./decide-proposal.ts";
import { clearMessages, listMessages } from "./read-messages.ts";

/** Mounts the coach's routes. */
export function coachRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.askCoach, ({ actor, body, clientAddress, signal, wantsEvents }) =>
    askCoach(platform, actor, { ...body, address: clientAddress, signal: signal(), wantsEvents }),
  );
  api.forMembers(contract.listCoachMessages, ({ actor, query }) => listMessages(platform, actor, query));
  api.forMembers(contract.clearCoachMessages, ({ actor }) => clearMessages(platform, actor));
  api.forMembers(contract.confirmCoachProposal, ({ actor, params }) => confirmProposal(platform, actor, params.id));
  api.forMembers(contract.undoCoachProposal, ({ actor, params }) => undoProposal(platform, actor, params.id));
}
