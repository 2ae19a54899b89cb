import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { lacksRoom } from "../setup/no-room.tsx";
import { claimWords } from "./device-data.ts";
import type { DeviceData } from "./device-data.ts";

/** Once it is answered, the question goes with the button that was pressed: the keyboard goes on at the page's beginning. */
function useFocusAfter(asking: boolean) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && !asking && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
    asked.current = asking;
  }, [asking]);
}

function doneWords(found: readonly DeviceData[]): string {
  const plans = found.filter(({ plan }) => plan !== null).length;
  if (plans === 0) return "It's in your account now";
  return plans === 1 ? "Your plan is now in your account" : "Your plans are now in your account";
}

function problemWords(error: Error): string {
  if (lacksRoom(error))
    return "Your account has a plan already, and Free has room for one. Replace it, or keep both with Premium.";
  return error instanceof ApiError ? error.message : "That didn't work. It's still on this device; please try again.";
}

/** Asks once, after the first sign-in and on whatever page follows it, whether what was made on this device before belongs to this person. */
export function ClaimQuestion({ found }: { found: readonly DeviceData[] }) {
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const claim = useMutation({
    networkMode: "always",
    mutationFn: async ({ parts, replacing }: { parts: readonly DeviceData[]; replacing: boolean }) => {
      for (const part of parts) await part.moveToAccount(replacing);
    },
    onSuccess: (_, { parts }) => toast({ message: doneWords(parts) }),
  });
  const leave = useMutation({
    networkMode: "always",
    mutationFn: () => Promise.all(found.map((part) => part.clear())),
    onSuccess: () => toast({ message: "Deleted from this device" }),
  });
  useFocusAfter(found.length > 0);
  if (found.length === 0) return null;
  const { title, text } = claimWords(found);
  return (
    <section aria-labelledby="claim-heading" className="wrap no-print pt-4">
      <div className="card md:flex md:items-center md:justify-between md:gap-8">
        <div>
          <h2 id="claim-heading" className="d2 text-20">
            {title}
          </h2>
          <p className="mt-1 max-w-[60ch] text-fg-2">{text}</p>
          {claim.error ? (
            <div className="mt-3">
              <Alert>{problemWords(claim.error)}</Alert>
            </div>
          ) : null}
        </div>
        <div className="mt-4 grid flex-none gap-2 sm:flex sm:flex-wrap md:mt-0">
          {lacksRoom(claim.error) ? (
            <>
              <Button busy={claim.isPending} onClick={() => claim.mutate({ parts: found, replacing: true })}>
                Replace the one in my account
              </Button>
              <LinkButton look="secondary" to="/#pricing">
                See plans
              </LinkButton>
            </>
          ) : (
            <Button busy={claim.isPending} onClick={() => claim.mutate({ parts: found, replacing: false })}>
              Move to my account
            </Button>
          )}
          <Button look="quiet" onClick={() => setLeaving(true)}>
            Delete from this device
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Delete from this device?"
        confirmLabel="Delete"
        onConfirm={async () => void (await leave.mutateAsync())}
      >
        What you planned and completed here before signing in will be deleted, and you can't get it back. Your account isn't
        affected.
      </ConfirmDialog>
    </section>
  );
}
