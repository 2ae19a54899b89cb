import { shareTrainingPlan, unshareTrainingPlan } from "@lockstep/contract/training.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Copy, Mail, MessageSquare, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { trainingKeys } from "../queries.ts";
import type { ShownPlan } from "../use-plan.ts";

/** SPEC 9: "Copied!" stands for two seconds. */
const COPIED_MS = 2000;
const TITLE = "My workout plan on Lockstep";

function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Without the right to the clipboard the older way still copies the selection.
      if (!document.execCommand("copy")) {
        setRefused(true);
        return;
      }
    }
    setRefused(false);
    setCopied(true);
  };
  return (
    <>
      <label className="field mt-5">
        <span className="field-label">Link</span>
        <input ref={box} className="input" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <Button
        className="mt-3 w-full"
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{copied ? "Copied!" : "Copy Link"}</span>
      </Button>
      {refused ? (
        <div className="mt-3">
          <Alert tone="info">This browser does not let the page copy. The link is marked: copy it by hand.</Alert>
        </div>
      ) : null}
    </>
  );
}

function Ways({ url }: { url: string }) {
  const text = `${TITLE}: ${url}`;
  return (
    <div className="mt-2 grid grid-cols-2 gap-2">
      <a className="btn btn-secondary" href={`mailto:?subject=${encodeURIComponent(TITLE)}&body=${encodeURIComponent(text)}`}>
        <Mail aria-hidden="true" /> Email
      </a>
      <a className="btn btn-secondary" href={`sms:?&body=${encodeURIComponent(text)}`}>
        <MessageSquare aria-hidden="true" /> SMS
      </a>
    </div>
  );
}

/** True when the device took the link, or the person closed its dialog: either way there is nothing more to ask. */
async function shareByDevice(url: string): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share({ title: TITLE, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

function useSharing(shown: ShownPlan) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: trainingKeys.current });
  const id = shown.id ?? "";
  const share = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      // The page knows under which address it was opened; the server's own may be an inner one.
      const { token } = await callApi(shareTrainingPlan, { params: { id } });
      return new URL(`/shared/${token}`, window.location.origin).href;
    },
    onSuccess: refresh,
  });
  const revoke = useMutation({
    networkMode: "always",
    mutationFn: () => callApi(unshareTrainingPlan, { params: { id } }),
    onSuccess: refresh,
  });
  return { share, revoke };
}

/** The share button: the device's own sharing where there is one, otherwise a dialog with the link. Guests are asked to sign in. */
export function SharePlan({ shown, signInTo }: { shown: ShownPlan; signInTo: string }) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const { share, revoke } = useSharing(shown);
  const isShared = shown.kind === "member" && shown.plan.shareToken !== null;
  const start = async () => {
    if (shown.kind !== "member") {
      setOpen(true);
      return;
    }
    const url = await share.mutateAsync().catch(() => null);
    // A link that stands already opens the dialog, because it can be taken back there.
    if (url === null || isShared || !(await shareByDevice(url))) setOpen(true);
  };
  const url = share.data ?? null;
  return (
    <>
      <IconButton label="Share" aria-busy={share.isPending || undefined} onClick={() => void start()}>
        <Share2 aria-hidden="true" />
      </IconButton>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Share your plan"
        description={shown.kind === "member" ? "Whoever has the link sees the week, and nothing about you." : undefined}
      >
        {shown.kind !== "member" ? (
          <div className="mt-2 grid justify-items-start gap-4">
            <p className="text-fg-2">
              A link needs an account behind it. Sign in, take your plan with you, and share it from there.
            </p>
            <LinkButton to={signInTo}>Sign in to share</LinkButton>
          </div>
        ) : url === null ? (
          <div className="mt-4 grid gap-3">
            {share.error ? (
              <Alert>
                {share.error instanceof ApiError ? share.error.message : "The link could not be made. Please try again."}
              </Alert>
            ) : null}
            <Button busy={share.isPending} onClick={() => share.mutate()}>
              Make a link
            </Button>
          </div>
        ) : (
          <>
            <CopyLink url={url} />
            <Ways url={url} />
            {revoke.error ? (
              <div className="mt-3">
                <Alert>The link could not be taken back. Please try again.</Alert>
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
                    toast({ message: "The link no longer works. Sharing again makes a new one." });
                  },
                })
              }
            >
              Stop sharing
            </Button>
          </>
        )}
      </Sheet>
    </>
  );
}
