import type { cancelMembership, Subscription } from "@lockstep/contract/billing.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, request } from "../../api/client.ts";
import { membershipQuery } from "../../shell/membership.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { cancelText, dayOf, offerOf } from "./membership-words.ts";

const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "That didn't work. Nothing has changed. Please try again.";

/** Cancels a membership in one step, and takes that back while it lasts. Nothing while a payment is due: that's for the billing page. */
export function Renewal({ userId, membership }: { userId: string; membership: Subscription }) {
  const { tier, subscriptionStatus: status, currentPeriodEnd: end, cancelAtPeriodEnd, isThroughFamily } = membership;
  const [isAsking, setAsking] = useState(false);
  const [isResuming, setResuming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const toast = useToast();
  if (tier === "free" || isThroughFamily || end === null || (status !== "active" && status !== "trialing")) return null;
  const { name } = offerOf(tier);
  const change = async (path: "cancel" | "resume") => {
    const changed = await request<RouteOutput<typeof cancelMembership>>("POST", `/api/billing/${path}`);
    queryClient.setQueryData(membershipQuery(userId).queryKey, changed);
    toast({ message: path === "cancel" ? `${name} ends on ${dayOf(end)}` : `You're keeping ${name}` });
  };
  const resume = async () => {
    setResuming(true);
    setProblem(null);
    await change("resume").catch((error: unknown) => setProblem(wordsOf(error)));
    setResuming(false);
  };
  return (
    <>
      {problem === null ? null : <Alert>{problem}</Alert>}
      {cancelAtPeriodEnd ? (
        <Button busy={isResuming} onClick={() => void resume()}>
          Keep {name}
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setAsking(true)}>
          Cancel {name}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Cancel ${name}?`}
        confirmLabel={`Cancel ${name}`}
        cancelLabel={`Keep ${name}`}
        problem={wordsOf}
        onConfirm={() => change("cancel")}
      >
        {cancelText(membership)}
      </ConfirmDialog>
    </>
  );
}
