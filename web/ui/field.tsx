import { ChevronDown, Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The problem with this field; marks the control invalid and is read with it. */
  error?: string | null;
  /** Shown behind the label for what may be left out. */
  optional?: boolean;
}

interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
}

/** Label above, control, hint and error below. Hand the given props to the control. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  className,
  children,
}: FieldProps & { id?: string; className?: string; children: (control: ControlProps) => ReactNode }) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(" ");
  return (
    <div className={cx("field", className)}>
      <label className="field-label" htmlFor={controlId}>
        {label}
        {optional ? <span className="font-normal text-fg-2"> (optional)</span> : null}
      </label>
      {children({
        id: controlId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint ? (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** One line of text with its label. */
export function Input({ label, hint, error, optional, id, className, ...rest }: FieldProps & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => <input {...rest} {...control} className="input" />}
    </Field>
  );
}

/** A password with a button that shows it. */
export function PasswordInput({ label, hint, error, optional, id, className, ...rest }: FieldProps & ComponentProps<"input">) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <div className="input-reveal">
          <input
            {...rest}
            {...control}
            type={shown ? "text" : "password"}
            className="input"
            spellCheck={false}
            autoCapitalize="none"
          />
          <button type="button" aria-pressed={shown} aria-label="Show password" onClick={() => setShown(!shown)}>
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function Textarea({ label, hint, error, optional, id, className, ...rest }: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => <textarea {...rest} {...control} className="input" />}
    </Field>
  );
}

/** One of a list; children are `<option>`s. The device's own picker opens, which thumbs know. */
export function Select({
  label,
  hint,
  error,
  optional,
  id,
  className,
  children,
  ...rest
}: FieldProps & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <div className="select">
          <select {...rest} {...control} className="input">
            {children}
          </select>
          <ChevronDown size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
