import type { FamilyEater } from "@lockstep/contract/family.ts";
import { putEater } from "@lockstep/contract/family.ts";
import { LARGEST_PORTION, SMALLEST_PORTION } from "@lockstep/domain/family/policy.ts";
import { portionText } from "@lockstep/domain/nutrition/batch-words.ts";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckCards } from "../../ui/choice.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Input, Select } from "../../ui/field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { useRefetchFamily } from "./queries.ts";
import { DIET_NAMES, familyFailure } from "./words.ts";

/** Adds or changes someone who eats. Mounted while it's open. */
export function EaterSheet({ eater, isYou, onClose }: { eater: FamilyEater | null; isYou: boolean; onClose: () => void }) {
  // The same id however often it's sent.
  const [id] = useState(() => eater?.id ?? crypto.randomUUID());
  const [name, setName] = useState(eater?.name ?? "");
  const [diet, setDiet] = useState(eater?.diet ?? "standard");
  const [allergies, setAllergies] = useState(eater?.allergies ?? []);
  const [portion, setPortion] = useState(eater?.portion ?? 1);
  const refetch = useRefetchFamily();
  const save = useMutation({
    networkMode: "always",
    mutationFn: () =>
      callApi(putEater, {
        params: { id },
        // A member goes by the name of their profile.
        body: { name: isYou ? "You" : name, diet, allergies, portion, ...(isYou ? { isYou } : {}) },
      }),
    onSuccess: async () => {
      await refetch();
      onClose();
    },
  });
  const nameProblem = save.error instanceof ApiError ? save.error.issueOf("name") : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const formId = `eater-${id}`;
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={isYou ? "How you eat" : eater === null ? "Add a child or guest" : eater.name}
      actions={
        <>
          <Button type="submit" form={formId} busy={save.isPending}>
            Save
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} className="mt-4 grid gap-6" onSubmit={submit}>
        {isYou ? null : (
          <Input
            label="Name"
            required
            maxLength={40}
            autoComplete="off"
            value={name}
            error={nameProblem}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <Select
          label="Diet"
          value={diet}
          onChange={(event) => setDiet(DIETS.find((each) => each === event.target.value) ?? diet)}
        >
          {DIETS.map((each) => (
            <option key={each} value={each}>
              {DIET_NAMES[each]}
            </option>
          ))}
        </Select>
        <CheckCards
          legend="Allergies"
          className="family-allergies"
          values={allergies}
          options={ALLERGENS.map((allergen) => ({ value: allergen, label: allergen }))}
          onChange={setAllergies}
        />
        <div>
          <p className="field-label mb-2">Portion</p>
          <Stepper
            label="Portion"
            value={portion}
            min={SMALLEST_PORTION}
            max={LARGEST_PORTION}
            step={0.25}
            words={portionText(portion)}
            onChange={setPortion}
          />
          <p className="mt-1 text-14 text-fg-2">Compared with an adult's.</p>
        </div>
        {save.error && nameProblem === null ? <Alert>{familyFailure(save.error)}</Alert> : null}
      </form>
    </Sheet>
  );
}
