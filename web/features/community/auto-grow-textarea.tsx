import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { useLayoutEffect, useRef } from "react";
import type { ComponentProps, KeyboardEvent, RefObject } from "react";
import { cx } from "../../ui/cx.ts";
import "./posts.css";

/** From here on the remaining characters are shown. */
const NEAR_SHARE = 0.9;

/** A field that grows with what is written in it. Ctrl+Enter (or Cmd) sends; `label` names it. */
export function AutoGrowTextarea({
  label,
  value,
  onText,
  onSend,
  area,
  className,
  ...rest
}: Omit<ComponentProps<"textarea">, "onChange" | "value" | "aria-label" | "ref"> & {
  label: string;
  value: string;
  onText: (text: string) => void;
  onSend: () => void;
  area?: RefObject<HTMLTextAreaElement | null>;
}) {
  const own = useRef<HTMLTextAreaElement>(null);
  const box = area ?? own;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight}px`;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      rows={1}
      dir="auto"
      {...rest}
      ref={box}
      value={value}
      aria-label={label}
      className={cx("auto-grow", className)}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** How much room is left, once it becomes scarce; said aloud at the limit only. */
export function RoomLeft({ text, longest }: { text: string; longest: number }) {
  const left = longest - text.trim().length;
  if (left > longest * (1 - NEAR_SHARE)) return null;
  return (
    <p
      className={cx("text-14 tabular-nums", left < 0 ? "font-label text-danger" : "text-fg-2")}
      role={left < 0 ? "alert" : undefined}
    >
      {left < 0 ? `${-left} over the limit of ${formatCount(longest)} characters.` : `${left} left`}
    </p>
  );
}
