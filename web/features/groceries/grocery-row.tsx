import type { MemberSummary } from "@lockstep/contract/members.ts";
import type { ItemFields, SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodUnits } from "@lockstep/domain/nutrition/food-settings.ts";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { Input } from "../../ui/field.tsx";
import { smallAvatar } from "../../ui/small-avatar.ts";

/** One item: the whole row ticks it, the pen changes or removes it where it is. */
export function GroceryRow({
  item,
  person,
  units,
  editing,
  onEdit,
  onTick,
  onChange,
  onRemove,
}: {
  item: SharedItem;
  /** Who ticked it, or added it. */
  person: MemberSummary | undefined;
  units: FoodUnits;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onTick: (checked: boolean) => void;
  onChange: (fields: Partial<ItemFields>) => void;
  onRemove: () => void;
}) {
  const pen = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Back to where the keyboard was.
    if (wasEditing.current && !editing) pen.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const { name, display, checked } = item;
  if (editing)
    return (
      <li className="shared-grocery" data-item={item.id}>
        <EditItem
          item={item}
          onCancel={() => onEdit(false)}
          onSave={(fields) => {
            onEdit(false);
            if (Object.keys(fields).length > 0) onChange(fields);
          }}
          onRemove={onRemove}
        />
      </li>
    );
  const who = person && `${checked.value ? "Checked off" : "Added"} by ${person.username}`;
  return (
    <li className="shared-grocery" data-item={item.id} data-ticked={checked.value}>
      <Checkbox
        className="min-w-0 grow"
        checked={checked.value}
        onChange={(event) => onTick(event.target.checked)}
        label={
          <>
            <span className="shared-grocery-name">{name.value}</span>
            {display.value === "" ? null : <span className="block text-14 text-fg-2">{inFoodUnits(display.value, units)}</span>}
          </>
        }
      />
      {person ? (
        <span className="flex flex-none" title={who}>
          <Avatar name={person.username} src={smallAvatar(person.avatarUrl)} size={24} />
          <span className="visually-hidden">{who}</span>
        </span>
      ) : null}
      <IconButton ref={pen} label={`Edit ${name.value}`} onClick={() => onEdit(true)}>
        <Pencil size={20} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The name and the amount, in place. */
function EditItem({
  item,
  onSave,
  onCancel,
  onRemove,
}: {
  item: SharedItem;
  /** Gets only what became different. */
  onSave: (fields: Partial<ItemFields>) => void;
  onCancel: () => void;
  onRemove: () => void;
}) {
  const [name, setName] = useState(item.name.value);
  const [display, setDisplay] = useState(item.display.value);
  const [empty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.select(), []);
  const save = () => {
    setEmpty(isBlank(name));
    if (isBlank(name)) return;
    onSave({
      ...(name.trim() === item.name.value ? {} : { name: name.trim() }),
      ...(display.trim() === item.display.value ? {} : { display: display.trim() }),
    });
  };
  const cancelOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") onCancel();
  };
  return (
    <form
      ref={form}
      className="grocery-edit"
      noValidate
      aria-label={`Edit ${item.name.value}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        label="Item"
        value={name}
        maxLength={120}
        onKeyDown={cancelOnEscape}
        error={empty ? "Give it a name" : null}
        onChange={(event) => setName(event.target.value)}
      />
      <Input
        label="Amount"
        value={display}
        maxLength={120}
        optional
        onKeyDown={cancelOnEscape}
        onChange={(event) => setDisplay(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button look="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="danger" size="sm" className="ml-auto" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </form>
  );
}
