import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { outbox } from "../offline/browser-outbox.ts";
import { useSession } from "../session/session.ts";
import { useToast } from "../ui/toast.tsx";

const ConfirmDialog = lazy(async () => ({ default: (await import("../ui/dialog.tsx")).ConfirmDialog }));

/** Signs out everywhere in this browser; warns first when something wasn't sent yet. Render `dialog` once. */
export function useSignOut(): { signOut: () => void; dialog: ReactNode } {
  const toast = useToast();
  const { user } = useSession();
  const userId = user?.id ?? "";
  const [unsent, setUnsent] = useState(0);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leave = useCallback(async () => {
    // Loaded before the session ends: without it, what's kept here would stay.
    const leaving = await import("./leave.ts");
    // First the server: whoever sees the landing page has left.
    await leaving.endSession();
    await leaving.leave(userId, navigate, queryClient);
  }, [navigate, queryClient, userId]);
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
