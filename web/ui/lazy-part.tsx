import { Component, Suspense } from "react";
import type { ReactNode } from "react";
import { logFailure } from "../api/log-failure.ts";
import type { ToastRequest } from "./toast.tsx";

/** The message when a requested part didn't load. Only a page reload fetches its file again. */
export const PART_MISSING: ToastRequest = { message: "This part didn't load. Please reload the page.", tone: "error" };

interface LazyPartProps {
  children: ReactNode;
  /** Stands there until the part has arrived. */
  waiting?: ReactNode;
  /** Stands there when it never does. */
  missing?: ReactNode;
  /** Called when the part was asked for and didn't load. */
  onMissing?: () => void;
}

/** A part that has its own file, beside what the page is for. When the file doesn't load, or the part fails, everything else stays. */
export class LazyPart extends Component<LazyPartProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(): { isMissing: boolean } {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure("A part of the page failed", error);
    this.props.onMissing?.();
  }

  override render(): ReactNode {
    const { children, waiting, missing } = this.props;
    return this.state.isMissing ? missing : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
