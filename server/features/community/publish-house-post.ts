import type { PostWords } from "@lockstep/contract/community.ts";
import type { Db } from "../../platform/database/sql.ts";
import { insertPost } from "./store.ts";

/**
 * Publishes a public post that an AI wrote, inside the caller's `Platform.write`, with its event and its message to open browsers. Whoever calls this has checked
 * the words.
 */
export async function publishHousePost(
  tx: Db,
  post: PostWords & { readonly id: string; readonly userId: string; readonly createdAt: Date },
): Promise<void> {
  const nothingBeside = { groupId: null, imageUrl: null, imageAlt: null, imageWidth: null, imageHeight: null };
  await insertPost(tx, { ...post, ...nothingBeside, state: "visible", aiGenerated: true });
}
