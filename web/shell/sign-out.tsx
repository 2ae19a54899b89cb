import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { setGuest } from "../features/accounts/guest.ts";
import { leftOnPurpose, useSession } from "../features/accounts/session.ts";
import { outbox } from "../offline/browser-outbox.ts";
import { dropPersonCaches } from "../offline/person-caches.ts";
import { useToast } from "../ui/toast.tsx";
import { forgetTabs } from "./tab-owner.ts";

const ConfirmDialog = lazy(async () => ({ default: (await import("../ui/dialog.tsx")).ConfirmDialog }));

/** Empties what this device keeps of a person. What waits here for somebody else is theirs and stays. */
export async function forgetPerson(userId: string): Promise<void> {
  await outbox?.clear(userId);
  const { forgetWriting } = await import("../people/forget-writing.ts");
  await forgetWriting(userId);
  setGuest(false);
  forgetTabs();
  leftOnPurpose();
  await dropPersonCaches();
  const { forgetDevice } = await import("../features/notifications/device.ts");
  await forgetDevice();
}

/** Signs out everywhere in this browser; warns first when something was not sent yet. Render `dialog` once. */
export function useSignOut(): { signOut: () => void; dialog: ReactNode } {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { user } = useSession();
  const userId = user?.id ?? "";
  const [unsent, setUnsent] = useState(0);
  const leave = useCallback(async () => {
    const { authClient } = await import("../features/accounts/auth-client.ts");
    // First off the guarded page: its guard would send who is nobody any more to the sign-in page.
    await navigate("/");
    const { error } = await authClient.signOut();
    if (error) throw new Error(error.message ?? "Signing out failed.");
    await forgetPerson(userId);
    queryClient.clear();
  }, [navigate, queryClient, userId]);
  const signOut = useCallback(() => {
    const start = async () => {
      await outbox?.refresh();
      const waiting = outbox?.state(userId).unsent ?? 0;
      if (waiting > 0) setUnsent(waiting);
      else await leave().catch(() => toast({ message: "Signing out did not work. Please try again.", tone: "error" }));
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
          title="Some of your work is not sent yet"
          confirmLabel="Sign out and lose it"
          cancelLabel="Stay signed in"
          onConfirm={leave}
        >
          {unsent === 1 ? "One change waits" : `${unsent} changes wait`} to be sent. Signing out now deletes what waits on this
          device.
        </ConfirmDialog>
      </Suspense>
    ) : null;
  return { signOut, dialog };
}
