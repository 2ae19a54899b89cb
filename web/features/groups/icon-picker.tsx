import { useId } from "react";
import { GroupIcon } from "./group-icon.tsx";
import { ICON_CHOICES, lookOf } from "./icons.ts";
import "./groups.css";

/** The choice of twelve icons; arrow keys move, as with any radio group. */
export function IconPicker({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-2">
        Icon <span className="font-normal text-fg-2">(optional)</span>
      </legend>
      <div className="icon-choices">
        {ICON_CHOICES.map((icon) => (
          <label key={icon} className="icon-choice" title={lookOf(icon).name}>
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onChange(icon)}
              aria-label={lookOf(icon).name}
            />
            <GroupIcon icon={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
