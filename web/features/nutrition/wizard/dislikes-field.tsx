import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { withDislikes } from "./answers.ts";

/** Foods or dishes to leave out, as words with a button that takes each away. What was typed counts even when nobody pressed Add. */
export function DislikesField({ dislikes, onChange }: { dislikes: readonly string[]; onChange: (next: string[]) => void }) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    if (typed.trim() === "") return;
    const next = withDislikes(dislikes, typed);
    if (next.length > dislikes.length) onChange(next);
    setTyped("");
  };
  const remove = (word: string) => {
    onChange(dislikes.filter((each) => each !== word));
    input.current?.focus();
  };
  return (
    <>
      <Field
        label="Anything you'd rather not eat?"
        optional
        hint="Foods or dishes, such as mushrooms, olives, curry. Separate them with commas."
      >
        {(control) => (
          <div className="flex max-w-[640px] gap-2">
            <input
              {...control}
              ref={input}
              className="input"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            <Button look="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
              Add
            </Button>
          </div>
        )}
      </Field>
      {dislikes.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label="Left out">
          {dislikes.map((word) => (
            <li key={word} className="max-w-full">
              <button type="button" className="chip chip-selected max-w-full" onClick={() => remove(word)}>
                <span className="visually-hidden">Remove </span>
                <span className="truncate">{word}</span>
                <X size={16} aria-hidden="true" className="flex-none" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="visually-hidden" aria-live="polite">
        {dislikes.length === 0 ? "" : `Left out: ${dislikes.join(", ")}`}
      </p>
    </>
  );
}
