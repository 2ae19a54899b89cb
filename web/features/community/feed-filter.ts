import type { PostType } from "@lockstep/contract/community.ts";
import { TYPE_NAMES, TYPES } from "./words.ts";

/** What of the feed is shown; the address keeps it. */
export interface FeedFilter {
  readonly postType: PostType | null;
  readonly following: boolean;
}

/** In the order of the chips: what a post is about, in the plural where it reads better. */
export const TYPE_CHIPS: ReadonlyArray<{ readonly type: PostType | null; readonly label: string }> = [
  { type: null, label: "Everything" },
  { type: "workout", label: "Workouts" },
  { type: "nutrition", label: TYPE_NAMES.nutrition },
  { type: "motivation", label: TYPE_NAMES.motivation },
  { type: "general", label: TYPE_NAMES.general },
];

/** Reads the filter from an address; what isn't known counts as everything. Nobody but a member follows anyone. */
export function readFilter(params: URLSearchParams, signedIn: boolean): FeedFilter {
  const type = params.get("type");
  return { postType: TYPES.find((each) => each === type) ?? null, following: signedIn && params.get("following") === "true" };
}

/** The address's part for a filter. */
export function filterParams({ postType, following }: FeedFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (postType !== null) params.set("type", postType);
  if (following) params.set("following", "true");
  return params;
}
