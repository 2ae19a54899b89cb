import type { QueryClient } from "@tanstack/react-query";
import type { NavigateFunction } from "react-router";
import { request } from "../api/client.ts";
import { logFailure } from "../api/log-failure.ts";
import { forgetOtherChats } from "../features/coach/chat-storage.ts";
import { forgetDevice } from "../features/notifications/device.ts";
import { outbox } from "../offline/browser-outbox.ts";
import { forgetStored } from "../offline/device-keys.ts";
import { dropPersonCaches } from "../offline/person-caches.ts";
import { dropShared } from "../offline/shared-content.ts";
import { setGuest } from "../session/guest.ts";
import { leftOnPurpose, refreshSession, setLeaving } from "../session/session.ts";
import { forgetTabs } from "../shell/tab-owner.ts";

/** Empties what this device keeps of a person. What waits here for someone else is theirs and stays. */
async function forgetPerson(userId: string): Promise<void> {
  // A browser that keeps nothing has nothing to forget; leaving must not fail for it.
  await outbox?.clear(userId).catch((error: unknown) => logFailure("What waited wasn't deleted", error));
  forgetStored(userId);
  forgetOtherChats(null);
  setGuest(false);
  forgetTabs();
  leftOnPurpose();
  await dropPersonCaches();
  await dropShared();
  await forgetDevice();
}

/** Leads to the landing page and forgets the person here, once the server knows that the session has ended. */
export async function leave(userId: string, navigate: NavigateFunction, queryClient: QueryClient): Promise<void> {
  await navigate("/");
  try {
    await forgetPerson(userId);
  } finally {
    // The header and the other tabs know it once nothing of the person is left here.
    await refreshSession();
    leftOnPurpose();
    setLeaving(false);
    queryClient.clear();
  }
}

/**
 * Ends the session at the server. Not by the accounts' own call, which says so to the guard of the page that's still open, and it would send to the
 * sign-in page.
 */
export async function endSession(): Promise<void> {
  setLeaving(true);
  try {
    await request("POST", "/api/auth/sign-out", { body: {} });
  } catch (error) {
    setLeaving(false);
    throw error;
  }
}
