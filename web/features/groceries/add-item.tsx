import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { foodNamesOptions } from "./queries.ts";

const SUGGESTED = 4;

interface Suggestion {
  readonly name: string;
  readonly aisle: string;
}

const plain = (text: string): string => text.trim().toLowerCase();

/** Foods that begin with what was typed, then those that contain it. */
export function suggest(foods: readonly Suggestion[], text: string): readonly Suggestion[] {
  const typed = plain(text);
  if (typed === "") return [];
  const begins = foods.filter(({ name }) => plain(name).startsWith(typed));
  const contains = foods.filter(({ name }) => plain(name).includes(` ${typed}`));
  return [...begins, ...contains].slice(0, SUGGESTED);
}

/** The line to add an item by, near the thumb, with foods to pick from. */
export function AddItem({ onAdd }: { onAdd: (name: string, aisle: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [text, setText] = useState("");
  const { data: foods = [] } = useQuery(foodNamesOptions());
  const suggestions = suggest(foods, text);
  const add = (name: string) => {
    if (isBlank(name)) return;
    onAdd(name.trim(), foods.find((food) => plain(food.name) === plain(name))?.aisle ?? "");
    setText("");
    field.current?.focus();
  };
  return (
    <form
      className="grocery-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add(text);
      }}
    >
      {suggestions.length > 0 ? (
        <ul aria-label="Suggestions" className="grocery-suggestions">
          {suggestions.map(({ name }) => (
            <li key={name}>
              <button type="button" className="chip" onClick={() => add(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <label htmlFor={id} className="visually-hidden">
        Add an item
      </label>
      <input
        ref={field}
        id={id}
        className="input"
        placeholder="Add an item"
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
        maxLength={120}
        // Sent before the scripts run, the form would load the page again and lose the text.
        disabled={!hydrated}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon={<Plus aria-hidden="true" />}>
        Add
      </Button>
    </form>
  );
}
