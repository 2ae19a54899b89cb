import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { logFailure } from "../api/log-failure.ts";
import { ErrorView } from "../ui/error-view.tsx";

/** The week's steps, one of them fallen over. Drawn here: what failed may be the figure itself. */
function FallenStep() {
  return (
    <svg viewBox="0 0 420 260" className="w-full max-w-[300px] md:max-w-none" aria-hidden="true">
      <g fill="currentColor">
        <path d="M36 60h52L60 216H8z" />
        <path d="M116 60h52l-28 156H88z" />
        <path d="M356 60h52l-28 156h-52z" />
      </g>
      <path
        d="M164 190l150-58 16 44-150 58z"
        fill="var(--volt)"
        stroke="var(--data-edge)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M0 237h420" stroke="var(--line-2)" strokeWidth="3" />
    </svg>
  );
}

/** Instead of a page that failed, or that there isn't: what happened, and the ways on. */
export function PageFailure({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) logFailure("The page failed", error);
  }, [error, missing]);
  if (missing) {
    return (
      <div className="wrap page-body">
        <title>Not found · Lockstep</title>
        <ErrorView numeral="404" title="Page not found.">
          The link may be wrong, or the page no longer exists.
        </ErrorView>
      </div>
    );
  }
  return (
    <div className="wrap page-body grid items-center gap-x-12 gap-y-4 md:grid-cols-[1fr_minmax(0,420px)]">
      <title>Something went wrong · Lockstep</title>
      <ErrorView onRetry={() => window.location.reload()} />
      <FallenStep />
    </div>
  );
}
