import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";

/** Why no plan was made, and the choice that can be relaxed. Takes the focus when it appears. */
export function GenerateProblem({
  error,
  onClearAvoid,
  onReview,
}: {
  error: Error | null;
  onClearAvoid: () => void;
  onReview: (part: "avoid" | "equipment") => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [error]);
  if (error === null) return null;
  const failure = error instanceof ApiError ? error : null;
  const relax = failure?.code === "PLAN_IMPOSSIBLE" ? failure.issues.map((issue) => issue.path) : [];
  return (
    <div ref={box} tabIndex={-1} className="mt-2 mb-6">
      <Alert>
        {failure?.code === "OFFLINE" ? (
          <p>You are offline. Your choices are kept on this device: press Generate again when there is a connection.</p>
        ) : (
          <p>{failure?.message ?? "Your plan could not be made. Please try again; your choices are kept."}</p>
        )}
        {failure?.code === "TOO_MANY_PLANS" ? (
          <Link to="/workout-plan" className="link mt-2 inline-block">
            Look through your plans
          </Link>
        ) : null}
        {relax.length > 0 ? (
          <div className="mt-3 flex flex-wrap gap-2">
            {relax.includes("avoid") ? (
              <>
                <Button size="sm" look="secondary" onClick={() => onReview("avoid")}>
                  Change things to avoid
                </Button>
                <Button size="sm" look="quiet" onClick={onClearAvoid}>
                  Avoid nothing
                </Button>
              </>
            ) : null}
            {relax.includes("equipment") ? (
              <Button size="sm" look="secondary" onClick={() => onReview("equipment")}>
                Change equipment
              </Button>
            ) : null}
          </div>
        ) : null}
        {failure?.requestId && failure.status >= 500 ? (
          <p className="mt-2 text-13 text-fg-3">For support: {failure.requestId}</p>
        ) : null}
      </Alert>
    </div>
  );
}
