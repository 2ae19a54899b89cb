import { logFailure } from "../api/log-failure.ts";
import { forgetDrafts } from "./drafts.ts";
import { forgetPending } from "../plans/pending-store.ts";

/** Empties what this device keeps of what a person began to write, or did without a connection: at sign-out. */
export async function forgetWriting(userId: string): Promise<void> {
  forgetDrafts(userId);
  // A browser that keeps nothing has nothing to forget; leaving must not fail for it.
  await forgetPending(userId).catch((error: unknown) => logFailure("What waited was not forgotten", error));
}
