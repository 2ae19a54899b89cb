import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { Clock, WifiOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { outbox } from "../offline/browser-outbox.ts";
import { keepSending } from "../offline/keep-sending.ts";
import { useOutbox } from "../offline/use-pending-writes.ts";
import { useToast } from "../ui/toast.tsx";
import { statusText } from "./status-text.ts";
import { useSustained } from "./use-sustained.ts";

/** A write that's still waiting after this long, with a network, isn't on its way: the server doesn't answer, or asked for a pause. */
const USUAL_SENDING_MS = 6000;

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says when the connection is gone or the server out of reach or asking for a pause, and what waits for it; keeps the outbox going for the signed-in person. */
export function StatusLine({ userId }: { userId: string | null }) {
  const online = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const { unsent, tooMuch, refused } = useOutbox(userId);
  const lasting = useSustained(online && unsent > 0, USUAL_SENDING_MS);
  const text = statusText({ online, lasting, unsent, tooMuch });
  const Icon = online && tooMuch !== null ? Clock : WifiOff;
  const { pathname } = useLocation();
  const toast = useToast();
  const queryClient = useQueryClient();
  useEffect(() => (userId ? keepSending(userId, queryClient) : undefined), [userId, queryClient]);
  useEffect(() => {
    const [first] = refused;
    if (!first) return;
    // What the server refuses is reported once, with its message; the page goes back to what's stored.
    const count = refused.length === 1 ? "A change" : `${refused.length} changes`;
    const message = `${count} couldn't be saved: ${first.refusal ?? ""}`;
    toast({ tone: "error", message, link: { to: "/unsent", label: "Review" } });
    for (const entry of refused) void outbox?.acknowledge(entry.place);
  }, [refused, toast]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a block, which <output> may not
    <div role="status" className="no-print">
      {text === null ? null : (
        <p className="alert status-line">
          <Icon size={20} aria-hidden="true" />
          {text}
          {unsent > 0 && pathname !== "/unsent" ? (
            <Link to="/unsent" className="link">
              View
            </Link>
          ) : null}
        </p>
      )}
    </div>
  );
}
