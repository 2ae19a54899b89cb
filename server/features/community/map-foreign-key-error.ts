import { violatedConstraint } from "../../platform/database/availability.ts";
import { ApiError } from "../../platform/http/api-error.ts";

const GONE: Readonly<Record<string, "NOT_SIGNED_IN" | "NOT_FOUND">> = {
  profiles_id_fkey: "NOT_SIGNED_IN",
  posts_user_id_fkey: "NOT_SIGNED_IN",
  likes_user_id_fkey: "NOT_SIGNED_IN",
  comments_user_id_fkey: "NOT_SIGNED_IN",
  posts_group_id_fkey: "NOT_FOUND",
  likes_post_id_fkey: "NOT_FOUND",
  comments_post_id_fkey: "NOT_FOUND",
};

/** The answer when an account, a group or a post was deleted in the middle of a write; any other error as it is. */
export function mapForeignKeyError(error: unknown): unknown {
  const code = GONE[violatedConstraint(error) ?? ""];
  return code === undefined ? error : new ApiError(code);
}
