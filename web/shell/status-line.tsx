import { onlineManager } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { keepSending, useOutbox } from "../offline/browser-outbox.ts";

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says when the connection is gone, and what waits for it; keeps the outbox going for the signed-in person. */
export function StatusLine({ userId }: { userId: string | null }) {
  const online = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const { unsent } = useOutbox();
  useEffect(() => (userId ? keepSending(userId) : undefined), [userId]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a block, which <output> may not
    <div role="status" className="no-print">
      {online ? null : (
        <p className="alert status-line">
          <WifiOff size={20} aria-hidden="true" />
          {unsent > 0
            ? `Offline. ${unsent} ${unsent === 1 ? "change" : "changes"} will be sent later.`
            : "Offline. We will sync this later."}
        </p>
      )}
    </div>
  );
}
