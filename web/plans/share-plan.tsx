import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { ApiError, callApi } from "../api/client.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, IconButton, LinkButton } from "../ui/button.tsx";
import { Sheet } from "../ui/dialog.tsx";
import { CopyLink, shareByDevice, ShareWays } from "../ui/share-link.tsx";
import { useToast } from "../ui/toast.tsx";
import type { SavedKind, SavedPlan } from "./saved-kind.ts";

function useLink({ share, unshare, currentKey }: SavedKind, id: string | null) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: currentKey });
  const made = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      if (id === null) throw new Error("You're not signed in.");
      const { token } = await callApi(share, { params: { id } });
      void refresh();
      // The page knows under which address it was opened; the server's own may be an inner one.
      return new URL(`/shared/${token}`, window.location.origin).href;
    },
  });
  const revoke = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      if (id === null) return;
      await callApi(unshare, { params: { id } });
      await refresh();
    },
  });
  return { share: made, revoke };
}

interface Sharing {
  readonly kind: SavedKind;
  readonly shown: SavedPlan;
  readonly signInTo: string;
}

/** Sharing a plan: the device's own sharing where there's one, otherwise a sheet with the link. Guests are asked to sign in. */
export function useSharePlan({ kind, shown, signInTo }: Sharing) {
  const own = shown.kind === "member" ? shown : null;
  const title = kind.shareTitle;
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const { share, revoke } = useLink(kind, own?.id ?? null);
  const start = async () => {
    if (own === null) {
      setOpen(true);
      return;
    }
    const url = await share.mutateAsync().catch(() => null);
    // An existing link opens the dialog, where it can be turned off.
    if (url === null || own.plan.shareToken !== null || !(await shareByDevice(title, url))) setOpen(true);
  };
  const url = share.data ?? null;
  const sheet = (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title="Share your plan"
      description={own !== null ? "Anyone with the link can see your plan, but nothing about you." : undefined}
    >
      {own === null ? (
        <div className="mt-2 grid justify-items-start gap-4">
          <p className="text-fg-2">You need an account to share. Sign in to bring your plan along and share it.</p>
          <LinkButton to={signInTo}>Sign in to share</LinkButton>
        </div>
      ) : url === null ? (
        <div className="mt-4 grid gap-3">
          {share.error ? (
            <Alert>
              {share.error instanceof ApiError ? share.error.message : "We couldn't create the link. Please try again."}
            </Alert>
          ) : null}
          <Button busy={share.isPending} onClick={() => share.mutate()}>
            Create link
          </Button>
        </div>
      ) : (
        <>
          <div className="mt-5">
            <CopyLink url={url} />
          </div>
          <ShareWays url={url} title={title} />
          {revoke.error ? (
            <div className="mt-3">
              <Alert>We couldn't turn off the link. Please try again.</Alert>
            </div>
          ) : null}
          <Button
            look="danger"
            className="mt-6 w-full"
            busy={revoke.isPending}
            onClick={() =>
              revoke.mutate(undefined, {
                onSuccess: () => {
                  share.reset();
                  setOpen(false);
                  toast({ message: "The link no longer works. Share again for a new one." });
                },
              })
            }
          >
            Stop sharing
          </Button>
        </>
      )}
    </Sheet>
  );
  return { start: () => void start(), isBusy: share.isPending, sheet };
}

/** The share button, with its sheet. */
export function SharePlan(sharing: Sharing) {
  const { start, isBusy, sheet } = useSharePlan(sharing);
  return (
    <>
      <IconButton label="Share" aria-busy={isBusy || undefined} onClick={start}>
        <Share2 aria-hidden="true" />
      </IconButton>
      {sheet}
    </>
  );
}
