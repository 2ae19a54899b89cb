import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { SheetProps } from "./sheet-popup.tsx";

const SheetPopup = lazy(() => import("./sheet-popup.tsx"));

/** From below on a phone, a dialog on a desk. Escape and the close button close it, focus stays inside and returns, the page doesn't scroll. */
export function Sheet(props: SheetProps) {
  // The machinery of dialogs is a tenth of a page's script: it comes with the first opening.
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <SheetPopup {...props} />
    </Suspense>
  );
}

/**
 * Asks once before something that can't be undone. `onConfirm` may be async: the dialog waits, and stays open with the words of `problem` when
 * it throws.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  danger = true,
  problem = () => "That didn't work. Please try again.",
  onConfirm,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** What went wrong, in words. */
  problem?: (error: unknown) => string;
  onConfirm: () => void | Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailed(problem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      actions={
        <>
          <Button look={danger ? "danger-filled" : "primary"} busy={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
          <Button look="quiet" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {failed ? (
        <p role="alert" className="mt-4 font-label text-danger">
          {failed}
        </p>
      ) : null}
    </Sheet>
  );
}
