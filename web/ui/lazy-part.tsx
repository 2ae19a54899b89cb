import { Component, Suspense } from "react";
import type { ReactNode } from "react";
import { logFailure } from "../api/log-failure.ts";
import type { ToastRequest } from "./toast.tsx";

/** What is told to someone who asked for a part that didn't load. Only a new page asks for its file again. */
export const PART_MISSING: ToastRequest = { message: "This part didn't load. Please reload the page.", tone: "error" };

interface LazyPartProps {
  children: ReactNode;
  /** Stands there until the part has arrived. */
  waiting?: ReactNode;
  /** Stands there when it never does. */
  missing?: ReactNode;
  /** Someone asked for the part: tell them. */
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
