import type { FormEvent, ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { FormMessage } from "./form-message.tsx";
import { useFormState } from "./use-form-state.ts";
import type { FormProblem } from "./use-form-state.ts";

/** A form in a sheet: one thing to change, one button. `onSave` answers the problem, or null when it is done and the sheet may close. */
export function EditSheet({
  title,
  description,
  saveLabel = "Save",
  danger = false,
  onClose,
  onSave,
  children,
}: {
  title: string;
  description?: ReactNode;
  saveLabel?: string;
  danger?: boolean;
  onClose: () => void;
  onSave: () => Promise<FormProblem | null>;
  children: (fields: Readonly<Record<string, string>>) => ReactNode;
}) {
  const { form, busy, problem, run } = useFormState();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const found = await onSave();
      if (!found) onClose();
      return found;
    });
  };
  return (
    <Sheet
      open
      role={danger ? "alertdialog" : "dialog"}
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      description={description}
    >
      <form ref={form} onSubmit={submit} noValidate className="mt-5 grid gap-5">
        <FormMessage>{problem.message}</FormMessage>
        {children(problem.fields ?? {})}
        <div className="mt-1 grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button type="submit" look={danger ? "danger-filled" : "primary"} busy={busy}>
            {saveLabel}
          </Button>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
