import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";

/** The server's answer to a wizard that could not be met; null when the failure is another. */
export function refusalOf(error: Error | null): ApiError | null {
  return error instanceof ApiError ? error : null;
}

/** Why no plan was made, with what can be done about it as children. Takes the focus when it appears. */
export function SetupProblem({
  error,
  message,
  tone = "error",
  plansPath,
  children,
}: {
  error: Error | null;
  /** In place of the server's own words. */
  message?: string | null;
  /** A question rather than a failure is "info". */
  tone?: "error" | "info";
  /** Where saved plans are, for people who have too many. */
  plansPath: string;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [error]);
  if (error === null) return null;
  const failure = refusalOf(error);
  const words = message ?? failure?.message ?? "We couldn't make your plan. Please try again; your choices are saved.";
  return (
    <div ref={box} tabIndex={-1} className="mt-2 mb-6">
      <Alert tone={tone}>
        {failure?.code === "OFFLINE" ? (
          <p>You're offline. Your choices are saved on this device. Tap Generate again when you're back online.</p>
        ) : (
          <p>{words}</p>
        )}
        {failure?.code === "TOO_MANY_PLANS" ? (
          <Link to={plansPath} className="link mt-2 inline-block">
            Review your plans
          </Link>
        ) : null}
        {children}
        {failure?.requestId && failure.status >= 500 ? (
          <p className="mt-2 text-13 text-fg-3">For support: {failure.requestId}</p>
        ) : null}
      </Alert>
    </div>
  );
}
