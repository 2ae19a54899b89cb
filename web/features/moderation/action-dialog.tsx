import { moderate } from "@lockstep/contract/moderation.ts";
import type { QueueItem } from "@lockstep/contract/moderation.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Select, Textarea } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { moderationKeys } from "./queries.ts";
import { actionWords } from "./words.ts";
import type { Action } from "./words.ts";

/** What is decided, about what. */
export interface Decision {
  readonly action: Action;
  readonly subjectType: QueueItem["subjectType"];
  readonly subjectId: string;
  /** Which text was read; null when nothing is left of it. */
  readonly version: string | null;
  /** The member's username; null when the account is gone. */
  readonly who: string | null;
  /** Warning and suspending may hide the subject as well. */
  readonly canAlsoHide: boolean;
}

const LONGEST_REASON = 1000;
/** How long a suspension lasts; null is for good. */
const LENGTHS = [
  { value: "1", label: "1 day", days: 1 },
  { value: "7", label: "7 days", days: 7 },
  { value: "30", label: "30 days", days: 30 },
  { value: "good", label: "Permanently", days: null },
] as const;

/** Asks once before a decision, with its reason. Mounted while it's open; `onDone` when it was taken, by this moderator or a quicker one. */
export function ActionDialog({ decision, onClose, onDone }: { decision: Decision; onClose: () => void; onDone: () => void }) {
  const { action, subjectType, subjectId, version, who, canAlsoHide } = decision;
  const words = actionWords(action, subjectType, who);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [length, setLength] = useState("7");
  const [alsoHide, setAlsoHide] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const days = LENGTHS.find(({ value }) => value === length)?.days ?? null;
  const refresh = () => queryClient.invalidateQueries({ queryKey: moderationKeys.all });
  const send = useMutation({
    networkMode: "always",
    mutationFn: () =>
      callApi(moderate, {
        body: {
          action,
          subjectType,
          subjectId,
          version: version ?? undefined,
          reason,
          alsoHide,
          ...(action === "suspend" ? { days } : {}),
        },
      }),
    onSuccess: async () => {
      toast({ message: words.done });
      await refresh();
      onDone();
    },
    onError: async (error) => {
      // Someone was quicker, its author changed it, or it is gone: what is shown is old.
      if (!(error instanceof ApiError) || (error.code !== "CONFLICT" && error.code !== "NOT_FOUND")) return;
      toast({ message: error.message, tone: "error" });
      await refresh();
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const isMissing = words.tells && isBlank(reason);
    setMissing(isMissing);
    if (!isMissing) send.mutate();
  };
  return (
    <Sheet
      open
      role="alertdialog"
      title={words.title}
      description={words.text}
      onOpenChange={(open) => {
        if (!open && !send.isPending) onClose();
      }}
    >
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
        {action === "suspend" ? (
          <Select label="Length" value={length} onChange={(event) => setLength(event.target.value)}>
            {LENGTHS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ) : null}
        <Textarea
          label={words.tells ? "Message to the member" : "Note for the log"}
          optional={!words.tells}
          rows={3}
          maxLength={LONGEST_REASON}
          value={reason}
          error={missing ? "Please give a reason. It's the only explanation they'll get." : null}
          onChange={(event) => setReason(event.target.value)}
        />
        {canAlsoHide ? (
          <Checkbox
            label={`Hide the ${subjectType} too`}
            checked={alsoHide}
            onChange={(event) => setAlsoHide(event.target.checked)}
          />
        ) : null}
        {send.error ? <Alert>{send.error.message}</Alert> : null}
        <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button type="submit" look={words.isHard ? "danger-filled" : "primary"} busy={send.isPending}>
            {words.button}
          </Button>
          <Button look="quiet" disabled={send.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
