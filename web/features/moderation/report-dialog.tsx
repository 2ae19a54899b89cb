import { createReport, REVIEW_TIME } from "@lockstep/contract/moderation.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { newId } from "../../api/new-id.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Textarea } from "../../ui/field.tsx";
import { REASON_LABELS, REASON_NOTES, SUBJECT_NAMES } from "./report-reasons.ts";
import type { ReportReason, ReportSubject } from "./report-reasons.ts";

const LONGEST_NOTE = 1000;
const REASONS = Object.entries(REASON_LABELS) as [ReportReason, string][];

/** What is reported: a post, a comment, a member or a group, by its id. */
export interface Reported {
  readonly type: ReportSubject;
  readonly id: string;
  /** A member's username or a group's name, for the title. */
  readonly name?: string;
}

/** The form and its thanks; pages take it through `Report`. */
export function ReportDialog({ subject, onClose }: { subject: Reported; onClose: () => void }) {
  const [sent, setSent] = useState(false);
  const name = SUBJECT_NAMES[subject.type];
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  if (sent)
    return (
      <Sheet
        open
        onOpenChange={close}
        title="Thanks for letting us know"
        description={`A moderator will review this ${name} within ${REVIEW_TIME}. You don't need to do anything else.`}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        {subject.type === "group" ? null : (
          <p className="mt-3 text-fg-2">
            You don't have to wait: block someone from their profile and you won't see each other anymore.
          </p>
        )}
      </Sheet>
    );
  return (
    <Sheet
      open
      onOpenChange={close}
      title={subject.name === undefined ? `Report this ${name}` : `Report ${subject.name}`}
      description={`We review reports within ${REVIEW_TIME}. Only moderators can see who reported.`}
    >
      <ReportForm subject={subject} onSent={() => setSent(true)} onClose={onClose} />
    </Sheet>
  );
}

function ReportForm({ subject, onSent, onClose }: { subject: Reported; onSent: () => void; onClose: () => void }) {
  // One id for every attempt: a report that arrived unheard isn't made twice.
  const [id] = useState(newId);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState<string | null>(null);
  const send = useMutation({
    networkMode: "always",
    mutationFn: (chosen: ReportReason) =>
      callApi(createReport, { body: { id, subjectType: subject.type, subjectId: subject.id, reason: chosen, note } }),
    onSuccess: onSent,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (reason === null) {
      setMissing("Please choose what's wrong.");
      return;
    }
    send.mutate(reason);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
      <fieldset className="min-w-0" aria-describedby={missing ? "report-missing" : undefined}>
        <legend className="field-label mb-1">What's wrong?</legend>
        <div className="grid">
          {REASONS.map(([value, label]) => (
            <label key={value} className="check">
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => {
                  setReason(value);
                  setMissing(null);
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {missing ? (
        <p role="alert" id="report-missing" className="field-error">
          {missing}
        </p>
      ) : null}
      <p aria-live="polite" className={reason !== null && REASON_NOTES[reason] ? "text-15 text-fg-2" : "visually-hidden"}>
        {reason === null ? "" : REASON_NOTES[reason]}
      </p>
      <Textarea
        label="Anything else we should know?"
        optional
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {send.error ? (
        <Alert>{send.error instanceof ApiError ? send.error.message : "We couldn't send your report. Please try again."}</Alert>
      ) : null}
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        <Button type="submit" busy={send.isPending}>
          Send report
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
