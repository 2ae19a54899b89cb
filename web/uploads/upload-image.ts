import {
  IMAGE_TOO_LARGE,
  IMAGE_TYPE_REFUSED,
  IMAGE_TYPES,
  MOST_IMAGE_BYTES,
  UPLOAD_FAILED,
  type Bucket,
  type Upload,
} from "@lockstep/contract/uploads.ts";
import { ApiError } from "../api/client.ts";
import { sendForm, type SendOptions } from "./send-form.ts";

/** What the browser can see is wrong with a file (SPEC 5), or null; the server checks its contents. */
export function imageProblem(bucket: Bucket, file: Pick<File, "size" | "type">): string | null {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return IMAGE_TYPE_REFUSED;
  return file.size > MOST_IMAGE_BYTES[bucket] ? IMAGE_TOO_LARGE[bucket] : null;
}

export interface UploadOptions extends SendOptions {
  /** Which group a cover is for. */
  readonly groupId?: string;
}

/** Refusals whose message says what to do; everything else gets SPEC 8's sentence. */
const TELLING = new Set<string>(["IMAGE_TOO_LARGE", "IMAGE_REFUSED", "NOT_SIGNED_IN", "FORBIDDEN", "RATE_LIMITED", "SUSPENDED"]);

/** Sends a picture in and answers where it lies. Throws {@link ApiError}, whose message may be shown, or the signal's reason. */
export async function uploadImage(bucket: Bucket, file: File, options: UploadOptions = {}): Promise<Upload> {
  const { groupId, ...how } = options;
  const form = new FormData();
  // Before the file, so that a server that reads along knows it first.
  if (groupId !== undefined) form.append("groupId", groupId);
  form.append("file", file);
  let answer: unknown;
  try {
    answer = await sendForm(`/api/uploads/${bucket}`, form, how);
  } catch (error) {
    if (!(error instanceof ApiError) || TELLING.has(error.code)) throw error;
    const { code, status, requestId } = error;
    throw new ApiError({ code, message: UPLOAD_FAILED, status, requestId });
  }
  if (isUpload(answer)) return answer;
  throw new ApiError({ code: "UNREADABLE", message: UPLOAD_FAILED, status: 201 });
}

function isUpload(value: unknown): value is Upload {
  return typeof value === "object" && value !== null && "url" in value && typeof value.url === "string";
}
