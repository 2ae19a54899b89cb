import { z } from "zod";
import { IMAGE_TOO_LARGE, type Bucket } from "@lockstep/contract/uploads.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { readBytes } from "../../platform/http/read-body.ts";

/** What comes with a picture. */
export interface ImageForm {
  readonly file: Uint8Array;
  readonly groupId: string | null;
}

/** Most that the whole form may weigh: the largest picture and its wrapping. More isn't read to its end. */
const MOST_BYTES = 6 * 1024 * 1024;

/** Reads a form with a picture; neither its name nor the type it claims is looked at. */
export async function readForm(request: Request, bucket: Bucket): Promise<ImageForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new ApiError("UNSUPPORTED_MEDIA_TYPE", { message: "Please send the picture as multipart/form-data." });
  const body = await readBytes(request, MOST_BYTES);
  if (body === null)
    throw new ApiError("IMAGE_TOO_LARGE", { message: IMAGE_TOO_LARGE[bucket], headers: { Connection: "close" } });
  const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData().catch(() => null);
  if (form === null) throw new ApiError("MALFORMED_JSON");
  const file = form.get("file");
  if (file === null || typeof file === "string")
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "file", message: "Please choose a picture." }] });
  const groupId = form.get("groupId");
  const isId = z.uuid().safeParse(groupId).success;
  return { file: new Uint8Array(await file.arrayBuffer()), groupId: isId && typeof groupId === "string" ? groupId : null };
}
