import { logFailure } from "../api/log-failure.ts";
import { forgetDrafts } from "./drafts.ts";
import { forgetWaiting } from "./waiting.ts";

/** Empties what this device keeps of what a person began to write, or wrote without a connection: at sign-out. */
export async function forgetWriting(userId: string): Promise<void> {
  forgetDrafts(userId);
  // A browser that keeps nothing has nothing to forget; leaving must not fail for it.
  await forgetWaiting(userId).catch((error: unknown) => logFailure("What waited was not forgotten", error));
}
