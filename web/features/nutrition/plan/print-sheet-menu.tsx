import { Printer } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import type { Sheet as PaperSheet } from "./print-meals.tsx";

const CHOICES: ReadonlyArray<{ label: string; sheets: readonly PaperSheet[] }> = [
  { label: "Plan", sheets: ["plan"] },
  { label: "Grocery list", sheets: ["groceries"] },
  { label: "Recipes", sheets: ["recipes"] },
  { label: "Everything", sheets: ["plan", "groceries", "recipes"] },
];

/** The print button: asks what to print. */
export function PrintMenu({ onPrint }: { onPrint: (sheets: readonly PaperSheet[]) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Print" onClick={() => setOpen(true)}>
        <Printer aria-hidden="true" />
      </IconButton>
      <Sheet open={open} onOpenChange={setOpen} title="Print">
        <div className="mt-4 grid gap-2">
          {CHOICES.map(({ label, sheets }) => (
            <Button
              key={label}
              look="secondary"
              onClick={() => {
                setOpen(false);
                onPrint(sheets);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  );
}
