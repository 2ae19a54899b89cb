import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";

const Edit = lazy(async () => ({ default: (await import("./edit-sheet.tsx")).EditSheet }));
const Zone = lazy(async () => ({ default: (await import("./time-zone-sheet.tsx")).TimeZoneSheet }));
const Confirm = lazy(async () => ({ default: (await import("../../ui/dialog.tsx")).ConfirmDialog }));

// Sheets open on a press, so their code arrives with the first of them and not with the page.

export function EditSheet(props: ComponentProps<typeof Edit>) {
  return (
    <Suspense>
      <Edit {...props} />
    </Suspense>
  );
}

export function TimeZoneSheet(props: ComponentProps<typeof Zone>) {
  return (
    <Suspense>
      <Zone {...props} />
    </Suspense>
  );
}

/** Rendered only while it asks. */
export function ConfirmDialog(props: ComponentProps<typeof Confirm>) {
  return (
    <Suspense>
      <Confirm {...props} />
    </Suspense>
  );
}
