import * as contract from "@lockstep/contract/ai-posts.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { checkAiPosts } from "./check-ai-posts.ts";
import { generateAiContent } from "./generate-ai-content.ts";

/** Adds the routes of AI posts to the API. */
export function aiPostRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.checkAiPosts, ({ actor, clientAddress }) => checkAiPosts(platform, actor, clientAddress));
  api.forAnyone(contract.generateAiContent, ({ actor, body, clientAddress }) =>
    generateAiContent(platform, actor, { ...body, clientAddress }),
  );
}
