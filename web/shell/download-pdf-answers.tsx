import { lowestTierWith } from "@lockstep/domain/billing/entitlements.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/dialog.tsx";
import { LockedSheet } from "../ui/locked.tsx";
import type { Document, Step } from "./download-pdf.tsx";

/** What a tap leads to where the file doesn't simply arrive: the upgrade, what went wrong, or the device's own sheet. */
export function DownloadPdfAnswers({
  what,
  feature = "recipePdfs",
  state,
}: Document & { state: { readonly step: Step; readonly start: () => Promise<void>; readonly close: () => void } }) {
  const { step, start, close } = state;
  const onOpenChange = (open: boolean) => {
    if (!open) close();
  };
  const share = (file: File) => {
    // Closing the device's sheet is an answer too.
    void navigator.share({ files: [file] }).catch(() => undefined);
    close();
  };
  return (
    <>
      <LockedSheet
        title="Download as PDF"
        tier={lowestTierWith(feature) === "family" ? "Family" : "Premium"}
        open={step.is === "locked"}
        onOpenChange={onOpenChange}
      >
        Get {what}, ready to print.
      </LockedSheet>
      <Sheet
        open={step.is === "failed"}
        onOpenChange={onOpenChange}
        title="We couldn't get the PDF"
        description={step.is === "failed" ? step.message : undefined}
        actions={<Button onClick={() => void start()}>Try again</Button>}
      />
      <Sheet
        open={step.is === "ready"}
        onOpenChange={onOpenChange}
        title="Your PDF is ready"
        description="Save it to Files, print it or send it on."
        actions={step.is === "ready" ? <Button onClick={() => share(step.file)}>Save or share</Button> : undefined}
      />
    </>
  );
}
