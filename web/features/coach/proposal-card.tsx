import type { CoachProposal } from "@lockstep/contract/coach.ts";
import { Check, Undo2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../../api/client.ts";
import { failureText } from "../../api/failure-text.ts";
import { logFailure } from "../../api/log-failure.ts";
import { Button, LinkButton } from "../../ui/button.tsx";

type Decision = "confirm" | "undo";

/** Why it didn't work; `isLocked` when a membership would open it. */
interface Refusal {
  readonly text: string;
  readonly isLocked: boolean;
}

function refusalOf(error: unknown): Refusal {
  const code = error instanceof ApiError ? error.code : null;
  if (error instanceof ApiError && code === "MEMBERSHIP_REQUIRED") return { text: error.message, isLocked: true };
  // The server knows what has changed since.
  if (error instanceof ApiError && code === "CONFLICT") return { text: error.message, isLocked: false };
  if (code === "NOT_FOUND") return { text: "This suggestion is gone. Ask again for a new one.", isLocked: false };
  logFailure("A suggestion wasn't carried out", error);
  return { text: failureText(error, "That didn't work. Nothing was changed. Please try again."), isLocked: false };
}

/** A change that the coach suggests: it waits for a yes, says when it's done, and can be undone. */
export function ProposalCard({
  proposal,
  isDeclined,
  onDecide,
  onDecline,
  onFollow,
}: {
  proposal: CoachProposal;
  isDeclined: boolean;
  onDecide: (proposal: CoachProposal, decision: Decision) => Promise<void>;
  onDecline: (proposal: CoachProposal, isDeclined: boolean) => void;
  /** Called when the link to the change is followed. */
  onFollow: () => void;
}) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState<Decision | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const running = useRef(false);
  const { state, summary, details, canConfirm, canUndo, path } = proposal;

  const decide = async (decision: Decision) => {
    // Two presses in one moment are one.
    if (running.current) return;
    running.current = true;
    setBusy(decision);
    setRefusal(null);
    try {
      await onDecide(proposal, decision);
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      running.current = false;
      setBusy(null);
      // The pressed button may be gone.
      card.current?.focus();
    }
  };
  const setDeclined = (next: boolean) => {
    onDecline(proposal, next);
    card.current?.focus();
  };

  if (isDeclined && state === "open")
    return (
      <section ref={card} tabIndex={-1} className="coach-card coach-card-quiet" aria-labelledby={titleId}>
        <p id={titleId} className="min-w-0 flex-1 text-15 text-fg-2">
          No changes made.
        </p>
        <Button look="plain" size="sm" onClick={() => setDeclined(false)}>
          Show again
        </Button>
      </section>
    );
  const isExpired = state === "open" && !canConfirm;
  return (
    <section ref={card} tabIndex={-1} className="coach-card" data-state={isExpired ? "expired" : state} aria-labelledby={titleId}>
      <div className="flex items-start gap-3">
        {state === "confirmed" ? (
          <span className="coach-done" aria-hidden="true">
            <Check size={16} />
          </span>
        ) : null}
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="font-name leading-snug">
            {summary}
          </h3>
          {details.length === 0 ? null : (
            <ul className="coach-details">
              {details.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {refusal === null ? null : (
        <div role="alert" className="mt-3 text-15">
          <p className="font-label text-danger">{refusal.text}</p>
          {refusal.isLocked ? (
            <LinkButton to="/#pricing" size="sm" className="mt-2" onClick={onFollow}>
              See plans
            </LinkButton>
          ) : null}
        </div>
      )}
      <div className="coach-acts">
        {state === "open" && canConfirm ? (
          <>
            <Button size="sm" busy={busy === "confirm"} onClick={() => void decide("confirm")}>
              Confirm
            </Button>
            <Button look="quiet" size="sm" disabled={busy !== null} onClick={() => setDeclined(true)}>
              No thanks
            </Button>
          </>
        ) : null}
        {isExpired ? <p className="text-15 text-fg-2">This suggestion has expired. Ask again for a new one.</p> : null}
        {state === "confirmed" ? (
          <>
            <span className="font-label text-15">Done</span>
            <Link to={path} className="link inline-flex min-h-11 items-center text-15" onClick={onFollow}>
              Show me
            </Link>
            {canUndo ? (
              <Button
                look="quiet"
                size="sm"
                className="ml-auto"
                busy={busy === "undo"}
                icon={<Undo2 aria-hidden="true" />}
                onClick={() => void decide("undo")}
              >
                Undo
              </Button>
            ) : null}
          </>
        ) : null}
        {state === "undone" ? <span className="font-label text-15 text-fg-2">Undone</span> : null}
      </div>
    </section>
  );
}
