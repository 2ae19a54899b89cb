import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { cx } from "./cx.ts";

/** On which page a panel was opened (its key in the history), and how that changes. */
export type OpenedAt = readonly [openedAt: string | null, setOpenedAt: (key: string | null) => void];

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
  opened,
  children,
}: {
  /** Names the button when its content doesn't. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  /** Marks the trigger as the area of the page. */
  triggerCurrent?: boolean;
  align?: "start" | "end";
  /** Kept outside where another button may take this one's place while its panel is open. */
  opened?: OpenedAt | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // Open only on the page where it was opened: following a link closes it.
  const own = useState<string | null>(null);
  const [openedAt, setOpenedAt] = opened ?? own;
  const open = openedAt === key;
  const setOpen = (next: boolean) => setOpenedAt(next ? key : null);
  const cameOpen = useRef(open);
  useEffect(() => {
    // The button whose place this one took had the focus.
    if (cameOpen.current && document.activeElement === document.body) button.current?.focus();
  }, []);
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
  }, [open, setOpenedAt]);
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
