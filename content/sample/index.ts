export { SAMPLE_GROCERIES } from "./family-groceries.ts";
export { SAMPLE_GROUPS } from "./groups.ts";
export { SAMPLE_HABITS, SAMPLE_MEMBERS, SIGN_IN_MEMBERS } from "./members.ts";
export type * from "./shapes.ts";
import { EARLIER_POSTS } from "./posts-earlier.ts";
import { GROUP_POSTS } from "./posts-groups.ts";
import { LATEST_POSTS } from "./posts-latest.ts";
import { MIDDLE_POSTS } from "./posts-middle.ts";
import { SHORT_POSTS } from "./posts-short.ts";

/** Posts as they were written, by where they stand; each list is the newest first and spans all weeks. */
export const SAMPLE_POSTS = {
  told: [...LATEST_POSTS, ...MIDDLE_POSTS, ...EARLIER_POSTS],
  short: SHORT_POSTS,
  grouped: GROUP_POSTS,
} as const;
