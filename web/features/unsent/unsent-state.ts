import type { OutboxEntry } from "../../offline/outbox.ts";

const MINUTE_MS = 60_000;

/** Where an unsent change is, in words: on its way, waiting and for what, or refused and why. */
export function unsentState(
  { state, refusal, attempts, heldBack }: Pick<OutboxEntry, "state" | "refusal" | "attempts" | "heldBack">,
  { online, now }: { readonly online: boolean; readonly now: number },
): string {
  if (state === "refused") return refusal ?? "Lockstep didn't accept this change.";
  if (!online) return "Waiting for a connection";
  if (heldBack !== undefined) {
    const minutes = Math.max(1, Math.ceil((heldBack.until - now) / MINUTE_MS));
    return `${heldBack.words} Next try in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  }
  return attempts > 0 ? "Can't reach Lockstep. We'll keep trying." : "Sending";
}
