import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { cx } from "./cx.ts";

/**
 * A button that opens a small panel below it, for site navigation: links stay links (no menu roles), Escape closes and gives the focus back,
 * so does a press outside, and a change of page closes it.
 */
export function Disclosure({
  label,
  trigger,
  triggerClassName,
  triggerCurrent,
  align = "start",
  children,
}: {
  /** Names the button when its content doesn't. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  /** Marks the trigger as the area of the page. */
  triggerCurrent?: boolean;
  align?: "start" | "end";
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // Open only on the page where it was opened: following a link closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  const setOpen = (next: boolean) => setOpenedAt(next ? key : null);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenedAt(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenedAt(null);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [open]);
  return (
    <div
      className="relative"
      ref={box}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        data-current={triggerCurrent}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      <div id={id} hidden={!open} className={cx("menu-popup disclosure-panel", align === "end" && "disclosure-end")}>
        {!open ? null : typeof children === "function" ? children(() => setOpen(false)) : children}
      </div>
    </div>
  );
}
