import { LONGEST_QUESTION } from "@lockstep/contract/coach.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { onlineManager } from "@tanstack/react-query";
import { ArrowUp, Square } from "lucide-react";
import { useId, useLayoutEffect, useSyncExternalStore } from "react";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/button.tsx";

/** From here on the remaining characters are shown. */
const NEAR = LONGEST_QUESTION * 0.9;

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

function fitHeight(element: HTMLElement): void {
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight}px`;
}

/** Why the question can't be sent, when that isn't plain to see. */
function noteOf(length: number, isOnline: boolean): string | null {
  if (length > LONGEST_QUESTION)
    return `Please keep your question under ${formatCount(LONGEST_QUESTION)} characters. ${formatCount(length - LONGEST_QUESTION)} over.`;
  if (!isOnline && length > 0) return "You're offline. Your question stays here until you're back.";
  return length > NEAR ? `${formatCount(LONGEST_QUESTION - length)} left` : null;
}

/** Where the question is typed. Enter sends, Shift+Enter adds a line; whatever is typed stays until it's sent. */
export function QuestionForm({
  text,
  onText,
  onSend,
  isWaiting,
  onStop,
  area,
}: {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** An answer is under way. */
  isWaiting: boolean;
  onStop: () => void;
  area: RefObject<HTMLTextAreaElement | null>;
}) {
  const noteId = useId();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const { length } = text.trim();
  const note = noteOf(length, isOnline);
  const isTooLong = length > LONGEST_QUESTION;
  const canSend = !isBlank(text) && !isTooLong && !isWaiting && isOnline;
  useLayoutEffect(() => {
    if (area.current && !CSS.supports("field-sizing", "content")) fitHeight(area.current);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form className="coach-form" onSubmit={send}>
      <div className={cx("coach-field", isTooLong && "coach-field-wrong")}>
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          aria-label="Your question"
          aria-invalid={isTooLong || undefined}
          aria-describedby={note === null ? undefined : noteId}
          placeholder="Ask your coach"
          enterKeyHint="send"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isWaiting ? (
          <IconButton look="quiet" label="Stop" onClick={onStop}>
            <Square aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton type="submit" look="primary" label="Send" disabled={!canSend}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
      </div>
      <p
        id={noteId}
        className={cx("coach-note", isTooLong && "font-label text-danger")}
        role={isTooLong || !isOnline ? "alert" : undefined}
      >
        {note ?? "AI can be wrong, and it's no doctor. In an emergency, call your emergency number."}
      </p>
    </form>
  );
}
