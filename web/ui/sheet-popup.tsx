import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { IconButton } from "./button.tsx";
import { cx } from "./cx.ts";

export interface SheetProps {
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

/** Tab goes round inside the dialog on its own, without the stop at an invisible guard that it would make otherwise. */
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

/** The sheet itself; `Sheet` in dialog.tsx brings it when it is first opened. */
export default function SheetPopup({
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
