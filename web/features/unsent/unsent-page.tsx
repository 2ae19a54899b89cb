import { onlineManager } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { outbox } from "../../offline/browser-outbox.ts";
import { kindOf } from "../../offline/outbox.ts";
import type { UnsentWords } from "../../offline/unsent-words.ts";
import { useOutboxEntries } from "../../offline/use-pending-writes.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useMinute } from "../../ui/use-minute.ts";
import { UnsentRow } from "./unsent-row.tsx";
import "./unsent.css";

/** Whether the outbox has read what the device keeps: until then an empty list says nothing. */
function useLoaded(): "pending" | "loaded" | "failed" {
  const [state, setState] = useState<"pending" | "loaded" | "failed">("pending");
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      try {
        await outbox?.load();
        if (!gone) setState("loaded");
      } catch (error) {
        logFailure("Unsent changes weren't read", error);
        if (!gone) setState("failed");
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);
  return state;
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Everything this member changed on this device that Lockstep doesn't have yet, the oldest first: it's sent in this order. */
export function UnsentPage({ userId, words }: { userId: string; words: readonly UnsentWords[] }) {
  const loaded = useLoaded();
  const all = useOutboxEntries();
  const entries = all.filter(({ owner, state }) => owner === userId && state !== "sent");
  const now = useMinute().getTime();
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState(false);
  const online = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const waiting = entries.filter(({ state }) => state === "waiting").length;
  const sendNow = async () => {
    setBusy(true);
    await outbox?.flush(userId, { force: true }).catch((error: unknown) => logFailure("Unsent changes weren't sent", error));
    setBusy(false);
    if ((outbox?.state(userId).unsent ?? 0) > 0)
      toast({ message: "Not everything could be sent yet. We'll keep trying.", tone: "error" });
  };
  const frame = (children: ReactNode, isEmpty = false) => (
    <Page
      title="Not sent yet"
      intro={
        isEmpty ? undefined : "These changes are saved on this device. They'll be sent as soon as possible, and never twice."
      }
      width="reading"
      actions={
        waiting > 0 ? (
          <Button busy={busy} onClick={() => void sendNow()}>
            Send now
          </Button>
        ) : undefined
      }
    >
      {children}
    </Page>
  );
  if (loaded === "failed")
    return frame(
      <Alert>This browser won't let us read what's saved on your device. Reload the page, or check its settings.</Alert>,
      true,
    );
  if (loaded === "pending" && entries.length === 0)
    return frame(
      <Loading label="Reading your unsent changes">
        <Skeleton className="h-28" />
      </Loading>,
    );
  if (entries.length === 0)
    return frame(
      <EmptyState
        art={<CircleCheck size={56} strokeWidth={1.5} aria-hidden="true" />}
        title="All caught up"
        action={<LinkButton to="/workout-plan">Back to my plan</LinkButton>}
      >
        Everything you did on this device has been sent.
      </EmptyState>,
      true,
    );
  return frame(
    <ul ref={list} className="unsent-list" aria-label="Unsent changes" tabIndex={-1}>
      {entries.map((entry) => (
        <UnsentRow
          key={entry.place}
          entry={entry}
          online={online}
          now={now}
          words={words.find(({ kind }) => kind === kindOf(entry))}
          onGone={() => list.current?.focus()}
        />
      ))}
    </ul>,
  );
}
