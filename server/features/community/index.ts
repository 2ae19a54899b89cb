import { RESTORE_WITHIN_MS } from "@lockstep/domain/community/policy.ts";
import type { Feature } from "../../platform/feature.ts";
import { eraseFromCommunity, exportCommunity, holdGroupsOf, purgeDeleted } from "./account-store.ts";
import { hasPost } from "./read-posts.ts";
import { communityRoutes } from "./routes.ts";
import { notifyMentioned } from "./notify-mentioned.ts";

/** For other features: texts as moderators judge them, and what people wrote, counted. */
export {
  findComment,
  findPost,
  findPostFacts,
  holdText,
  setCommentState,
  setPostState,
  type JudgedText,
  type Verdict,
} from "./moderate.ts";
export {
  countCommentsOf,
  countLikesGiven,
  countLikesReceived,
  countPostsByDay,
  countPostsOf,
  type Counted,
  type PostDays,
} from "./activity-store.ts";

/** For AI posts. */
export { publishHousePost } from "./publish-house-post.ts";

/** A condition in SQL: who may read a post. */
export { isReadableBy } from "./readable-post.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const communityFeature: Feature = {
  name: "community",
  routes: communityRoutes,
  // Who may see a post isn't known when its document is asked for: the page shows that. Whether it exists is.
  pages: ({ db }) => [{ path: /^\/posts\/([^/]+)$/, exists: async (id) => UUID.test(id) && hasPost(db, id) }],
  events: (worker) => {
    worker.on("community.tell-mentioned", ["post.created", "comment.created"], async (events, context) => {
      for (const event of events) await notifyMentioned(event, context);
    });
  },
  jobs: (platform) => {
    platform.jobs.define({
      name: "community.purge",
      cron: "41 * * * *",
      run: () => purgeDeleted(platform.db, new Date(platform.now().getTime() - RESTORE_WITHIN_MS)),
    });
  },
  exports: (platform) => platform.accountExports.add("community", exportCommunity),
  erasures: (platform) => platform.accountErasures.add(eraseFromCommunity, holdGroupsOf),
};
