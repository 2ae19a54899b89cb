import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type ChipLook = "quiet" | "selected" | "volt" | "outline";

/** A short word about a thing: a muscle, a place, a tag. */
export function Chip({ look = "quiet", className, ...rest }: ComponentProps<"span"> & { look?: ChipLook }) {
  return <span {...rest} className={cx("chip", look !== "quiet" && `chip-${look}`, className)} />;
}

/** A filter that is on or off. */
export function ToggleChip({
  pressed,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "aria-pressed" | "type"> & { pressed: boolean }) {
  return <button {...rest} type="button" aria-pressed={pressed} className={cx("chip", pressed && "chip-selected", className)} />;
}
