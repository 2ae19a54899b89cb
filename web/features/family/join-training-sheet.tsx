import type { FamilyTraining } from "@lockstep/contract/family-training.ts";
import { joinFamilyTraining } from "@lockstep/contract/family-training.ts";
import { LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Select } from "../../ui/field.tsx";
import { Considerations, LEVEL_TEXTS, LOCATION_TEXTS, trainingKeys } from "../training/index.ts";
import { familyKeys } from "./queries.ts";
import { familyFailure } from "./words.ts";

/** Asks how someone trains and plans their copy. Mounted while it's open. */
export function JoinTrainingSheet({
  training,
  userId,
  onClose,
}: {
  training: FamilyTraining;
  userId: string;
  onClose: () => void;
}) {
  // The same id however often it's sent.
  const [planId] = useState(() => crypto.randomUUID());
  const [own, setOwn] = useState(training.own);
  const queryClient = useQueryClient();
  const join = useMutation({
    networkMode: "always",
    mutationFn: () => callApi(joinFamilyTraining, { body: { ...own, planId, version: training.version } }),
    onSuccess: async (after) => {
      queryClient.setQueryData(familyKeys.training(userId), after);
      await queryClient.invalidateQueries({ queryKey: trainingKeys.all });
      onClose();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: familyKeys.training(userId) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join.mutate();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="How you train"
      actions={
        <>
          <Button type="submit" form="family-join-training" busy={join.isPending}>
            Make my week
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id="family-join-training" className="mt-4 grid gap-6" onSubmit={submit}>
        <p className="text-fg-2">
          Your week becomes your current workout plan; your other plans stay saved. Those who take part see which days you train,
          and which you've done if you share your workouts.
        </p>
        <Select
          label="Level"
          value={own.skillLevel}
          onChange={({ target }) =>
            setOwn({ ...own, skillLevel: LEVELS.find((each) => each === target.value) ?? own.skillLevel })
          }
        >
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {LEVEL_TEXTS[each].name}
            </option>
          ))}
        </Select>
        <Select
          label="Where you train"
          value={own.location}
          onChange={({ target }) => setOwn({ ...own, location: LOCATIONS.find((each) => each === target.value) ?? own.location })}
        >
          {LOCATIONS.map((each) => (
            <option key={each} value={each}>
              {LOCATION_TEXTS[each].name}
            </option>
          ))}
        </Select>
        <LazyPart>
          <Considerations
            avoid={own.avoid}
            equipment={own.equipment}
            atGym={own.location === "gym"}
            waiting={false}
            onAvoid={(avoid) => setOwn({ ...own, avoid })}
            onEquipment={(equipment) => setOwn({ ...own, equipment })}
          />
        </LazyPart>
        {join.error ? <Alert>{familyFailure(join.error)}</Alert> : null}
      </form>
    </Sheet>
  );
}
