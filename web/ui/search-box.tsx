import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Field } from "./field.tsx";

/** A search starts once the fingers rest. */
const DEBOUNCE_MS = 250;

/** The text as it's typed; `onSettled` receives it after a pause. A new `query` (the back button) replaces it. */
export function useSearchText(query: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    if (text.trim() !== query) setText(query);
  }
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    if (text.trim() === query) return;
    const timer = setTimeout(() => settled.current(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, query]);
  return { text, setText };
}

/** One line to search by, with a way to empty it. */
export function SearchBox({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  return (
    <Field label={label}>
      {(control) => (
        <div className="input-reveal">
          <input
            {...control}
            className="input"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={80}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
          {text ? (
            <button type="button" aria-label="Clear search" onClick={() => onChange("")}>
              <X size={20} aria-hidden="true" />
            </button>
          ) : (
            <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-fg-2">
              <Search size={20} aria-hidden="true" />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
