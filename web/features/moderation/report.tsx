import { lazy, Suspense } from "react";
import type { Reported } from "./report-dialog.tsx";

const ReportDialog = lazy(() => import("./report-dialog.tsx").then((module) => ({ default: module.ReportDialog })));

/**
 * Reports something to the moderators. Show it only where the answer of the server says `canReport`. It is mounted while it's open, and its form is
 * fetched by then: `{reported ? <Report subject={reported} onClose={() => setReported(null)} /> : null}`.
 */
export function Report(props: { subject: Reported; onClose: () => void }) {
  return (
    <Suspense>
      <ReportDialog {...props} />
    </Suspense>
  );
}
