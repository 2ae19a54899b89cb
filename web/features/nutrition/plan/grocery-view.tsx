import { Check, Copy, Plus, Printer, Share2, Users, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { peopleOf } from "@lockstep/domain/nutrition/eaters.ts";
import { MOST_PEOPLE } from "@lockstep/domain/nutrition/meal-plan.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Checkbox, Switch } from "../../../ui/choice.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/field.tsx";
import { LockedLine } from "../../../ui/locked.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { countGroceries, groceryText } from "./grocery-text.ts";
import type { GroceryList } from "./use-groceries.ts";

const COPIED_MS = 2000;

/** For how many is cooked: the list and the cooking follow, meals stay those of one. */
export function People({
  people,
  busy,
  onChange,
}: {
  people: number;
  busy: boolean;
  onChange: ((people: number) => void) | null;
}) {
  const words = `${people} ${people === 1 ? "person" : "people"}`;
  if (onChange === null) return <p className="text-fg-2">For {words}</p>;
  return (
    <div aria-busy={busy || undefined}>
      <Stepper
        label="People eating"
        value={people}
        min={1}
        max={MOST_PEOPLE}
        words={words}
        onChange={(next) => {
          if (!busy) onChange(next);
        }}
      />
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  return (
    <Button
      look="secondary"
      size="sm"
      icon={state === "copied" ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{state === "copied" ? "Copied!" : state === "refused" ? "Can't copy here" : "Copy"}</span>
    </Button>
  );
}

/** Gives the list to whoever shops: the device's sharing where there's one, otherwise mail, message, or copying. */
function ShareList({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const share = async () => {
    if (typeof navigator.share === "function") {
      try {
        await navigator.share({ title: "Grocery list", text });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    setOpen(true);
  };
  return (
    <>
      <Button look="secondary" size="sm" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        Share
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="Share the list" description="What's left to buy, as plain text.">
        <label className="field mt-4">
          <span className="field-label">The list</span>
          <textarea className="input" readOnly rows={9} value={text} />
        </label>
        <div className="mt-3 grid grid-cols-3 gap-2">
          <CopyButton text={text} />
          <a
            className="btn btn-secondary btn-sm"
            href={`mailto:?subject=${encodeURIComponent("Grocery list")}&body=${encodeURIComponent(text)}`}
          >
            Email
          </a>
          <a className="btn btn-secondary btn-sm" href={`sms:?&body=${encodeURIComponent(text)}`}>
            SMS
          </a>
        </div>
      </Sheet>
    </>
  );
}

function AddOwn({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState("");
  const [empty, setEmpty] = useState(false);
  return (
    <form
      className="flex items-end gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(isBlank(text));
        if (isBlank(text)) return;
        onAdd(text.trim());
        setText("");
      }}
    >
      <Input
        className="min-w-0 flex-1"
        label="Add your own"
        placeholder="Coffee, napkins"
        value={text}
        maxLength={120}
        error={empty ? "Add an item" : null}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="quiet" icon={<Plus aria-hidden="true" />} className={empty ? "mb-7" : undefined}>
        Add
      </Button>
    </form>
  );
}

function Aisle({
  aisle,
  lines,
  onTick,
  onRemove,
}: {
  aisle: string;
  lines: ReadonlyArray<{ id: string; text: string; ticked: boolean }>;
  onTick: ((id: string, ticked: boolean) => void) | null;
  onRemove?: (id: string) => void;
}) {
  const heading = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="aisle">
      <h3 id={heading} className="font-name">
        {aisle}
      </h3>
      <ul className="mt-1">
        {lines.map(({ id, text, ticked }) => (
          <li key={id} className="grocery" data-ticked={ticked}>
            {onTick ? (
              <Checkbox className="grow" label={text} checked={ticked} onChange={(event) => onTick(id, event.target.checked)} />
            ) : (
              <span className="py-2.5">{text}</span>
            )}
            {onRemove ? (
              <IconButton label={`Remove ${text} from the list`} onClick={() => onRemove(id)}>
                <X aria-hidden="true" />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The plan's shopping: by aisle, ticked off while walking through the store, with custom lines. */
export function GroceryView({
  shown,
  list,
  settings,
  peopleBusy,
  peopleLocked = false,
  onPeople,
  onPrint,
}: {
  shown: ShownMealPlan;
  list: GroceryList | null;
  settings: FoodSettings;
  peopleBusy: boolean;
  /** The membership doesn't include several people. */
  peopleLocked?: boolean;
  onPeople: ((people: number) => void) | null;
  onPrint: () => void;
}) {
  const [hides, setHides] = useState(false);
  const { groceries, choices } = shown.plan;
  const count = countGroceries(groceries, list?.state);
  const left = count.total - count.ticked;
  const text = groceryText(groceries, list?.state ?? null, settings.foodUnits);
  const isTicked = (foodId: string) => list?.state.ticked.includes(foodId) ?? false;
  const shows = (line: { ticked: boolean }) => !hides || !line.ticked;
  return (
    <section aria-labelledby="groceries-heading">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="groceries-heading" className="d text-40 md:text-64">
            Grocery list
          </h2>
          <p className="mt-3 text-fg-2" aria-live="polite">
            {list === null
              ? `${count.total} items for ${shown.plan.days.length} days`
              : left === 0
                ? "You've got everything"
                : `${left} of ${count.total} left to get`}
          </p>
        </div>
        <div>
          <People people={peopleOf(choices)} busy={peopleBusy} onChange={choices.eaters ? null : onPeople} />
          {peopleLocked ? <LockedLine>Planning for several people is included in Premium.</LockedLine> : null}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <CopyButton text={text} />
        <ShareList text={text} />
        <Button look="secondary" size="sm" icon={<Printer aria-hidden="true" />} onClick={onPrint}>
          Print
        </Button>
        {shown.kind === "member" ? (
          <LinkButton look="secondary" size="sm" to="/grocery" icon={<Users aria-hidden="true" />}>
            Family list
          </LinkButton>
        ) : null}
        {list ? (
          <Switch className="ml-auto" label="Hide checked" checked={hides} onChange={(event) => setHides(event.target.checked)} />
        ) : null}
      </div>
      {list?.error && groceries.length > 0 ? (
        <div className="mt-4">
          <Alert tone="info">We couldn't sync this list. What you check off is saved on this device and sent later.</Alert>
        </div>
      ) : null}
      {list ? (
        <div className="mt-6 max-w-[30rem]">
          <AddOwn onAdd={(own) => list.putOwn(own, false)} />
        </div>
      ) : null}
      <div className="aisles">
        {list ? (
          <Aisle
            aisle="Added by you"
            lines={list.state.own.filter(shows)}
            onTick={(id, ticked) => {
              const line = list.state.own.find((own) => own.id === id);
              if (line) list.putOwn(line.text, ticked, id);
            }}
            onRemove={list.removeOwn}
          />
        ) : null}
        {groceries.map(({ aisle, items }) => (
          <Aisle
            key={aisle}
            aisle={aisle}
            lines={items
              .map((item) => ({
                id: item.foodId,
                text: inFoodUnits(item.line, settings.foodUnits),
                ticked: isTicked(item.foodId),
              }))
              .filter(shows)}
            onTick={list?.tick ?? null}
          />
        ))}
      </div>
    </section>
  );
}
