import { HOUSE_ACCOUNT } from "@lockstep/domain/accounts/house-account.ts";
import { contentOf, storedPostType, type AiPostType } from "@lockstep/domain/ai-posts/ai-post.ts";
import { chooseDraft } from "@lockstep/domain/ai-posts/choose-draft.ts";
import { ensureHouseAccount } from "../features/accounts/index.ts";
import { draftsOf } from "../features/ai-posts/index.ts";
import { sql, type Db } from "../platform/database/sql.ts";
import { insertRows } from "./insert-rows.ts";
import { sampleId } from "./sample-id.ts";

const HOUR_MS = 3_600_000;
/** Before the oldest post. */
const JOINED_HOURS_AGO = 60 * 24;

/** What the built-in writer posted while the sample's people were at it. The next one is due when someone comes. */
const POSTED: readonly { readonly type: AiPostType; readonly seed: number; readonly hoursAgo: number }[] = [
  { type: "workout", seed: 7, hoursAgo: 9.4 },
  { type: "nutrition", seed: 11, hoursAgo: 33.2 },
  { type: "tips", seed: 3, hoursAgo: 80.6 },
];

export async function insertAiPosts(tx: Db, now: Date): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  await ensureHouseAccount(tx);
  const joinedAt = before(JOINED_HOURS_AGO);
  await tx.run(sql`update users set created_at = ${joinedAt} where id = ${HOUSE_ACCOUNT.id}`);
  await tx.run(sql`update profiles set created_at = ${joinedAt} where id = ${HOUSE_ACCOUNT.id}`);
  await insertRows(
    tx,
    "posts",
    { id: "uuid", user_id: "uuid", content: "text", post_type: "text", ai_generated: "boolean", created_at: "timestamptz" },
    POSTED.map(({ type, seed, hoursAgo }) => {
      const { text, link } = chooseDraft(draftsOf(type), [], { seed, aims: [] });
      return {
        id: sampleId(`ai post ${type}`),
        user_id: HOUSE_ACCOUNT.id,
        content: contentOf(text, link),
        post_type: storedPostType(type),
        ai_generated: true,
        created_at: before(hoursAgo),
      };
    }),
  );
}
