import * as contract from "@lockstep/contract/help.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeContactMessage } from "./change-contact-message.ts";
import { readContactMessages } from "./read-contact-messages.ts";
import { sendContactMessage } from "./send-contact-message.ts";

export function helpRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.sendContactMessage, ({ actor, body, clientAddress }) =>
    sendContactMessage(platform, actor, { ...body, clientAddress }),
  );
  api.forMembers(contract.listContactMessages, ({ actor, query }) => readContactMessages(platform, actor, query));
  api.forMembers(contract.changeContactMessage, ({ actor, params, body }) =>
    changeContactMessage(platform, actor, { ...params, ...body }),
  );
}
