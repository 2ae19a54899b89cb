import type { LiveEvent } from "@lockstep/contract/live.ts";
import type { QueryKey } from "@tanstack/react-query";
import type { OutboxMessage } from "./outbox.ts";

/** What the tabs of one person share of their live events, see live/live-tab.ts. */
export type LiveMessage =
  | { readonly kind: "event"; readonly event: LiveEvent }
  /** Everything up to this place was received; or the stream began here, and nobody received what came before. */
  | { readonly kind: "place"; readonly place: string; readonly begins: boolean }
  /** A new tab asks from which place on it receives events. */
  | { readonly kind: "hello" };

/** Everything that the tabs of one browser say to each other. */
export type TabMessage =
  /** Someone signed in or out: check the session. */
  | { readonly type: "session" }
  /** A member signed out: drop what this tab keeps of them. */
  | { readonly type: "sign-out" }
  /** What these queries read has changed, on the server or on the device: two open tabs never contradict each other. */
  | { readonly type: "stale"; readonly queryKey: QueryKey }
  | { readonly type: "outbox"; readonly message: OutboxMessage }
  | { readonly type: "live"; readonly stream: string; readonly message: LiveMessage };
type MessageOf<Type extends TabMessage["type"]> = Extract<TabMessage, { type: Type }>;

const channel = typeof window === "undefined" || !("BroadcastChannel" in window) ? null : new BroadcastChannel("lockstep");

/** Sends a message to all other tabs. */
export function notifyTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  channel?.postMessage(message);
}

/** Listens for one type of message from the other tabs. Returns how to stop. */
export function onTabMessage<Type extends TabMessage["type"]>(
  type: Type,
  listener: (message: MessageOf<Type>) => void,
): () => void {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === type) listener(data as MessageOf<Type>);
  };
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
}
