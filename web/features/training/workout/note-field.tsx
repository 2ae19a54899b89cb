import { useEffect, useRef, useState } from "react";
import { Textarea } from "../../../ui/field.tsx";

/** A pause in typing after which a note is saved. */
const REST_MS = 800;
const LONGEST = 1000;

/** A note that saves itself: at a pause, when it's left, and when its page goes. */
export function NoteField({
  label,
  hint,
  value,
  onSave,
}: {
  label: string;
  hint?: string;
  value: string;
  onSave: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const saved = useRef(value);
  const save = useRef<() => void>(() => undefined);
  useEffect(() => {
    save.current = () => {
      const typed = text.trim();
      if (typed === saved.current) return;
      saved.current = typed;
      onSave(typed);
    };
    const timer = setTimeout(() => save.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [text, onSave]);
  useEffect(() => () => save.current(), []);
  return (
    <Textarea
      label={label}
      hint={hint}
      rows={2}
      maxLength={LONGEST}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => save.current()}
    />
  );
}
