import { onlineManager } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { keepSending, outbox, useOutbox } from "../offline/browser-outbox.ts";
import { useToast } from "../ui/toast.tsx";
import { useLasting } from "./use-lasting.ts";

/** A write that is still waiting after this long, with a network, is not on its way: the server does not answer. */
const USUAL_SENDING_MS = 6000;

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says when the connection is gone or the server out of reach, and what waits for it; keeps the outbox going for the signed-in person. */
export function StatusLine({ userId }: { userId: string | null }) {
  const online = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const { unsent, refused } = useOutbox(userId);
  const unreached = useLasting(online && unsent > 0, USUAL_SENDING_MS);
  const waiting = `${unsent} ${unsent === 1 ? "change" : "changes"} will be sent later.`;
  const toast = useToast();
  useEffect(() => (userId ? keepSending(userId) : undefined), [userId]);
  useEffect(() => {
    const [first] = refused;
    if (!first) return;
    // What the server will never take is told once, with its words; the page goes back to what is stored.
    const count = refused.length === 1 ? "A change" : `${refused.length} changes`;
    toast({ tone: "error", message: `${count} could not be stored: ${first.refused ?? ""}` });
    for (const entry of refused) void outbox?.discard(entry.place);
  }, [refused, toast]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a block, which <output> may not
    <div role="status" className="no-print">
      {online && !unreached ? null : (
        <p className="alert status-line">
          <WifiOff size={20} aria-hidden="true" />
          {online
            ? `Lockstep cannot be reached. ${waiting}`
            : unsent > 0
              ? `Offline. ${waiting}`
              : "Offline. We will sync this later."}
        </p>
      )}
    </div>
  );
}
