import { Component, Suspense } from "react";
import type { ReactNode } from "react";
import { logFailure } from "../api/log-failure.ts";
import type { ToastRequest } from "./toast.tsx";

/** The message when a requested part didn't load. Only a page reload fetches its file again. */
export const PART_MISSING: ToastRequest = { message: "This part didn't load. Please reload the page.", tone: "error" };

interface PartGuardProps {
  children: ReactNode;
  /** Stands there when the part never arrives. */
  missing?: ReactNode;
  /** Called when the part was asked for and didn't load. */
  onMissing?: () => void;
}

/** Keeps the rest of the page when a part's file doesn't load, or the part fails. */
export class PartGuard extends Component<PartGuardProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(): { isMissing: boolean } {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure("A part of the page failed", error);
    this.props.onMissing?.();
  }

  override render(): ReactNode {
    return this.state.isMissing ? this.props.missing : this.props.children;
  }
}

/** A part that has its own file, beside what the page is for. `waiting` stands there until it has arrived. */
export function LazyPart({ children, waiting, ...guard }: PartGuardProps & { waiting?: ReactNode }) {
  return (
    <PartGuard {...guard}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartGuard>
  );
}
