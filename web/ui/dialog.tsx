import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { Button, IconButton } from "./button.tsx";
import { cx } from "./cx.ts";

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title; read with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** The acts at the foot, the main one first. */
  actions?: ReactNode;
  /** 880 instead of 480 on wide screens. */
  wide?: boolean;
  /** The title is there for screen readers only. */
  hideTitle?: boolean;
  /** Fills the whole phone screen, for menus. */
  full?: boolean;
  /** What gets the focus first; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  role?: "dialog" | "alertdialog";
  className?: string;
}

const FOCUSABLE =
  "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex='0']";

/** Tab goes round inside the dialog by itself, without the stop at an invisible guard that it would make otherwise. */
function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  const entering = event.shiftKey ? last : first;
  if (document.activeElement !== leaving && document.activeElement !== event.currentTarget) return;
  if (document.activeElement === event.currentTarget && !event.shiftKey) return;
  event.preventDefault();
  entering?.focus();
}

/** From below on a phone, a dialog on a desk. Escape and the close button close it, focus stays inside and returns, the page does not scroll. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  wide,
  hideTitle,
  full,
  initialFocus,
  role = "dialog",
  className,
}: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          role={role}
          className={cx("sheet", wide && "sheet-wide", full && "sheet-full", className)}
          initialFocus={initialFocus}
          onKeyDown={keepTabInside}
        >
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className={hideTitle ? "visually-hidden" : "d2 pt-2 text-24"}>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close" className="-mr-2 ml-auto">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          {description ? <Dialog.Description className="mt-2 text-fg-2">{description}</Dialog.Description> : null}
          {children}
          {actions ? <div className="mt-6 grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">{actions}</div> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Asks once before something that cannot be undone. `onConfirm` may be async: the dialog waits, and stays open with `error` when it throws. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  danger = true,
  onConfirm,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onConfirm: () => void | Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      setFailed(true);
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
          That did not work. Please try again.
        </p>
      ) : null}
    </Sheet>
  );
}
