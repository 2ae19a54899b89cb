import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

export type ButtonLook = "primary" | "secondary" | "quiet" | "plain" | "volt" | "danger" | "danger-filled";
export type ButtonSize = "sm" | "md" | "lg";

interface Looks {
  /** One primary a view. `volt` is for ink slabs, `danger-filled` only for the confirming dialog. */
  look?: ButtonLook;
  /** 52 by default, 60 for the main act, 44 compact. */
  size?: ButtonSize;
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after the label. */
  iconAfter?: ReactNode;
}

function classes(look: ButtonLook, size: ButtonSize, more?: string): string {
  return cx("btn", `btn-${look}`, size === "lg" && "btn-lg", size === "sm" && "btn-sm", more);
}

/** Three running steps: something is under way. Decoration only; say it in words beside it. */
export function BusySteps() {
  return (
    <span className="busy-steps" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** A button. While `busy` the label stays, three steps run, and a second press is ignored. */
export function Button({
  look = "primary",
  size = "md",
  icon,
  iconAfter,
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: Looks & ComponentProps<"button"> & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(look, size, className)}
      aria-busy={busy || rest["aria-busy"]}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={(event) => {
        if (busy) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
    >
      {busy ? <BusySteps /> : icon}
      {children}
      {iconAfter}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  look = "primary",
  size = "md",
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: Looks & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes(look, size, className)}>
      {icon}
      {children}
      {iconAfter}
    </Link>
  );
}

/** A square button with an icon alone; `label` is what a screen reader says and what hovering shows. */
export function IconButton({
  look = "plain",
  size = "sm",
  label,
  className,
  children,
  type = "button",
  ...rest
}: Omit<Looks, "icon" | "iconAfter"> & Omit<ComponentProps<"button">, "aria-label"> & { label: string }) {
  return (
    <button {...rest} type={type} className={classes(look, size, cx("btn-icon", className))} aria-label={label} title={label}>
      {children}
    </button>
  );
}
