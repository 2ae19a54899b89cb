import type { Family, FamilyEater } from "@lockstep/contract/family.ts";
import { deleteEater } from "@lockstep/contract/family.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { EaterSheet } from "./eater-sheet.tsx";
import { useRefetchFamily } from "./queries.ts";
import { eatsText, familyFailure } from "./words.ts";

type Open =
  | { readonly kind: "edit"; readonly eater: FamilyEater | null; readonly isYou: boolean }
  | { readonly kind: "delete"; readonly eater: FamilyEater };

/** For whom the family cooks: what meal plans keep to. */
export function Eaters({ family, userId }: { family: Family; userId: string }) {
  const [open, setOpen] = useState<Open | null>(null);
  const refetch = useRefetchFamily();
  const { eaters, members, isLive } = family;
  const own = eaters.find((eater) => eater.userId === userId);
  const silent = members.filter(({ id }) => id !== userId && eaters.every((eater) => eater.userId !== id));
  return (
    <section className="family-part" aria-labelledby="family-eaters">
      <h2 id="family-eaters" className="d2 text-26">
        Who eats
      </h2>
      <p className="mt-2 max-w-[60ch] text-fg-2">
        Meal plans follow all these diets and allergies, whoever makes them, and the grocery list covers every portion. Your
        family sees what you enter here.
      </p>
      <ul className="family-rows">
        {eaters.map((eater) => (
          <li key={eater.id} className="family-row">
            <div className="min-w-0">
              <h3 className="font-name text-17 wrap-anywhere" dir="auto">
                {eater.userId === userId ? `${eater.name} (you)` : eater.name}
              </h3>
              <p className="text-fg-2">{eatsText(eater)}</p>
            </div>
            {eater.canChange && isLive ? (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  look="secondary"
                  aria-label={`Edit ${eater.name}`}
                  onClick={() => setOpen({ kind: "edit", eater, isYou: eater.userId === userId })}
                >
                  Edit
                </Button>
                <Button
                  size="sm"
                  look="danger"
                  aria-label={`Remove ${eater.name}`}
                  onClick={() => setOpen({ kind: "delete", eater })}
                >
                  Remove
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {silent.length === 0 ? null : (
        <p className="mt-3 text-fg-2">
          {`${joinNames(silent.map(({ fullName }) => fullName))} ${silent.length === 1 ? "hasn't" : "haven't"} said how they eat yet, so plans don't include them.`}
        </p>
      )}
      {isLive ? (
        <div className="mt-5 flex flex-wrap gap-3">
          {own === undefined ? (
            <Button onClick={() => setOpen({ kind: "edit", eater: null, isYou: true })}>Add your diet</Button>
          ) : null}
          <Button
            look="secondary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpen({ kind: "edit", eater: null, isYou: false })}
          >
            Add a child or guest
          </Button>
        </div>
      ) : null}
      {open?.kind === "edit" ? <EaterSheet eater={open.eater} isYou={open.isYou} onClose={() => setOpen(null)} /> : null}
      {open?.kind === "delete" ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => (isOpen ? undefined : setOpen(null))}
          title={`Remove ${open.eater.name}?`}
          confirmLabel="Remove"
          problem={(error) => familyFailure(error)}
          onConfirm={async () => {
            await callApi(deleteEater, { params: { id: open.eater.id } });
            await refetch();
          }}
        >
          New meal plans won't follow their diet and allergies anymore. Existing plans stay as they are.
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
