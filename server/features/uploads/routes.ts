import * as contract from "@lockstep/contract/uploads.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { uploadImage } from "./upload-image.ts";

export function uploadRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.uploadImage, ({ actor, params, request }) => uploadImage(platform, actor, { ...params, request }));
}
