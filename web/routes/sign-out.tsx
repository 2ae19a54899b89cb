import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { request } from "../api/client.ts";
import { logFailure } from "../api/log-failure.ts";
import { setGuest } from "../session/guest.ts";
import { leftOnPurpose, refreshSession, useSession } from "../session/session.ts";
import { outbox } from "../offline/browser-outbox.ts";
import { dropPersonCaches } from "../offline/person-caches.ts";
import { useToast } from "../ui/toast.tsx";
import { forgetTabs } from "../shell/tab-owner.ts";

const ConfirmDialog = lazy(async () => ({ default: (await import("../ui/dialog.tsx")).ConfirmDialog }));

/** Empties what this device keeps of a person. What waits here for someone else is theirs and stays. */
async function forgetPerson(userId: string): Promise<void> {
  // A browser that keeps nothing has nothing to forget; leaving must not fail for it.
  await outbox?.clear(userId).catch((error: unknown) => logFailure("What waited wasn't deleted", error));
  const { forgetDrafts } = await import("../features/community/drafts.ts");
  forgetDrafts(userId);
  const { forgetOtherChats } = await import("../features/coach/chat-storage.ts");
  forgetOtherChats(null);
  setGuest(false);
  forgetTabs();
  leftOnPurpose();
  await dropPersonCaches();
  const { dropShared } = await import("../offline/shared-content.ts");
  await dropShared();
  const { forgetDevice } = await import("../features/notifications/device.ts");
  await forgetDevice();
}

/** Leads to the landing page and forgets the person here, once the server knows that the session has ended. */
export function useLeaving(userId: string): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await navigate("/");
    try {
      await forgetPerson(userId);
    } finally {
      // The header and the other tabs know it once nothing of the person is left here.
      await refreshSession();
      leftOnPurpose();
      queryClient.clear();
    }
    // A refused call may already have notified the guard.
    if (window.location.pathname === "/login") await navigate("/", { replace: true });
  }, [navigate, queryClient, userId]);
}

/**
 * Ends the session at the server. Not by the accounts' own call, which says so to the guard of the page that's still open, and it would send to the
 * sign-in page.
 */
export async function endSession(): Promise<void> {
  await request("POST", "/api/auth/sign-out", { body: {} });
}

/** Signs out everywhere in this browser; warns first when something wasn't sent yet. Render `dialog` once. */
export function useSignOut(): { signOut: () => void; dialog: ReactNode } {
  const toast = useToast();
  const { user } = useSession();
  const userId = user?.id ?? "";
  const [unsent, setUnsent] = useState(0);
  const goAway = useLeaving(userId);
  const leave = useCallback(async () => {
    // First the server: whoever sees the landing page has left.
    await endSession();
    await goAway();
  }, [goAway]);
  const signOut = useCallback(() => {
    const start = async () => {
      await outbox?.load();
      const waiting = outbox?.state(userId).unsent ?? 0;
      if (waiting > 0) setUnsent(waiting);
      else await leave().catch(() => toast({ message: "We couldn't sign you out. Please try again.", tone: "error" }));
    };
    void start();
  }, [leave, toast, userId]);
  const dialog =
    unsent > 0 ? (
      <Suspense>
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open) setUnsent(0);
          }}
          title="Some of your changes aren't saved yet"
          confirmLabel="Sign out anyway"
          cancelLabel="Stay signed in"
          onConfirm={leave}
        >
          {unsent === 1 ? "One change is waiting" : `${unsent} changes are waiting`} to be sent. Sign out now and you'll lose{" "}
          {unsent === 1 ? "it" : "them"}.{" "}
          <Link to="/unsent" className="link" onClick={() => setUnsent(0)}>
            See what's waiting
          </Link>
        </ConfirmDialog>
      </Suspense>
    ) : null;
  return { signOut, dialog };
}
