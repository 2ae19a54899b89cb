import type { ReactNode } from "react";
import type { OutboxEntry } from "./outbox.ts";

/** How the page of unsent changes shows the changes of one kind (`kind` of {@link WriteKind}). */
export interface UnsentWords<Change = never> {
  readonly kind: string;
  /** What was done, in one line. A component, because names are read from what the device keeps. */
  readonly Title: (props: { readonly change: Change }) => ReactNode;
  /** The text that the member wrote. */
  readonly text?: (change: Change) => string;
  /** The page that's about it. */
  readonly to?: (change: Change) => string;
  /** Changes it in place. */
  readonly Editor?: (props: { readonly entry: OutboxEntry<Change>; readonly onDone: () => void }) => ReactNode;
}

/** Declares them, typed by the kind's change. */
export function unsentWords<Change>(words: UnsentWords<Change>): UnsentWords {
  return words;
}
