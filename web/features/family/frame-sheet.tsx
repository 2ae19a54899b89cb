import type { FamilyTraining, GroupFrame } from "@lockstep/contract/family-training.ts";
import { putFamilyTraining } from "@lockstep/contract/family-training.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { DAYS_PER_WEEK, DURATIONS } from "@lockstep/domain/training/plan.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckCards } from "../../ui/choice.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Select } from "../../ui/field.tsx";
import { familyKeys } from "./queries.ts";
import { familyFailure } from "./words.ts";

/** Sets what the family trains together. Mounted while it's open. */
export function FrameSheet({ training, userId, onClose }: { training: FamilyTraining; userId: string; onClose: () => void }) {
  const { frame, version } = training;
  const queryClient = useQueryClient();
  const key = familyKeys.training(userId);
  const [muscleGroups, setMuscleGroups] = useState<GroupFrame["muscleGroups"]>(frame?.muscleGroups ?? []);
  const [durationMinutes, setMinutes] = useState<GroupFrame["durationMinutes"]>(frame?.durationMinutes ?? 30);
  const [daysPerWeek, setDays] = useState<GroupFrame["daysPerWeek"]>(frame?.daysPerWeek ?? 3);
  const save = useMutation({
    networkMode: "always",
    mutationFn: () =>
      callApi(putFamilyTraining, {
        // A changed plan is another week, also where its choices are the same.
        body: { muscleGroups, durationMinutes, daysPerWeek, seed: (frame?.seed ?? 0) + 1, version },
      }),
    onSuccess: (after) => {
      queryClient.setQueryData(key, after);
      onClose();
    },
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queryClient.invalidateQueries({ queryKey: key }) : null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="What you train together"
      actions={
        <>
          <Button type="submit" form="family-frame" busy={save.isPending}>
            Save
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id="family-frame" className="mt-4 grid gap-6" onSubmit={submit}>
        <CheckCards
          legend="Muscle groups"
          className="family-allergies"
          values={muscleGroups}
          options={TRAINING_GROUPS.map((group) => ({ value: group, label: group }))}
          onChange={setMuscleGroups}
        />
        <Select
          label="Days per week"
          value={daysPerWeek}
          onChange={(event) => setDays(DAYS_PER_WEEK.find((each) => String(each) === event.target.value) ?? daysPerWeek)}
        >
          {DAYS_PER_WEEK.map((each) => (
            <option key={each} value={each}>
              {`${each} days`}
            </option>
          ))}
        </Select>
        <Select
          label="Time per workout"
          value={durationMinutes}
          onChange={(event) => setMinutes(DURATIONS.find((each) => String(each) === event.target.value) ?? durationMinutes)}
        >
          {DURATIONS.map((each) => (
            <option key={each} value={each}>
              {`${each} minutes`}
            </option>
          ))}
        </Select>
        {frame === null ? null : (
          <p className="text-14 text-fg-2">Nobody's week changes right away: everyone who takes part is offered the new one.</p>
        )}
        {save.error ? <Alert>{familyFailure(save.error)}</Alert> : null}
      </form>
    </Sheet>
  );
}
