import type { CustomExercise } from "@lockstep/contract/training-custom.ts";
import { usualLoadModel } from "@lockstep/domain/training/custom-exercise.ts";
import { EQUIPMENT_NAMES } from "@lockstep/domain/training/equipment-names.ts";
import { EQUIPMENT, LOAD_MODELS, type LoadModel } from "@lockstep/domain/training/exercise.ts";
import { MUSCLE_NAMES, MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { useState } from "react";
import { newId } from "../../../api/new-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, SegmentedControl } from "../../../ui/choice.tsx";
import { Input, Select } from "../../../ui/field.tsx";
import { Fold } from "../../../ui/fold.tsx";

const LOAD_WORDS: Readonly<Record<LoadModel, string>> = {
  total: "Total weight, bar included",
  "per-hand": "Weight in each hand",
  added: "Body weight plus what's added",
  assistance: "Assistance (less is stronger)",
  stack: "Weight on the machine",
  "body-weight": "Body weight only",
  none: "No weight to compare (bands, cardio)",
};

/** Creates or edits a custom exercise. Only the name is required. */
export function CustomExerciseForm({
  known,
  name: firstName = "",
  busy = false,
  onSave,
  onCancel,
}: {
  /** The one that's changed; null for a new one. */
  known: CustomExercise | null;
  /** What a new one is called until someone says otherwise. */
  name?: string;
  busy?: boolean;
  onSave: (exercise: CustomExercise) => void;
  onCancel: () => void;
}) {
  const [name, setName] = useState(known?.name ?? firstName);
  const [target, setTarget] = useState(known?.targets[0] ?? "");
  const [helpers, setHelpers] = useState<ReadonlySet<string>>(new Set(known?.synergists));
  const [equipment, setEquipment] = useState(known?.needs[0] ?? "");
  const [loadModel, setLoadModel] = useState<LoadModel | null>(known?.loadModel ?? null);
  const [isHold, setHold] = useState(known?.isHold ?? false);
  const [isTried, setTried] = useState(false);
  // What the form has no room for stays as it was.
  const needs = equipment === (known?.needs[0] ?? "") ? (known?.needs ?? []) : EQUIPMENT.filter((each) => each === equipment);
  const shownModel = loadModel ?? usualLoadModel(needs);
  const isNameless = name.trim() === "";
  const save = () => {
    setTried(true);
    if (isNameless) return;
    const targets = MUSCLES.filter(
      (muscle) => muscle === target || (muscle !== target && muscle === known?.targets[1] && target === known.targets[0]),
    );
    onSave({
      id: known?.id ?? newId(),
      name: name.trim(),
      targets: target === "" ? [] : [...targets].sort((a) => (a === target ? -1 : 1)),
      synergists: MUSCLES.filter((muscle) => helpers.has(muscle) && !targets.includes(muscle)),
      needs: [...needs],
      loadModel: shownModel,
      isHold,
    });
  };
  return (
    <form
      className="mt-4 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form inside another's sheet is sent alone.
        event.stopPropagation();
        save();
      }}
    >
      <Input
        label="Name"
        value={name}
        maxLength={80}
        autoComplete="off"
        error={isTried && isNameless ? "Give the exercise a name." : null}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label="Target muscle"
        value={target}
        onChange={(event) => setTarget(MUSCLES.find((each) => each === event.target.value) ?? "")}
      >
        <option value="">Not sure</option>
        {MUSCLES.map((muscle) => (
          <option key={muscle} value={muscle}>
            {MUSCLE_NAMES[muscle]}
          </option>
        ))}
      </Select>
      <Fold title={helpers.size === 0 ? "Muscles that help" : `Muscles that help (${helpers.size})`}>
        <div className="grid gap-1 sm:grid-cols-2">
          {MUSCLES.filter((muscle) => muscle !== target).map((muscle) => (
            <Checkbox
              key={muscle}
              label={MUSCLE_NAMES[muscle]}
              checked={helpers.has(muscle)}
              onChange={(event) => {
                const { checked } = event.target;
                setHelpers(new Set([...helpers].filter((each) => each !== muscle).concat(checked ? [muscle] : [])));
              }}
            />
          ))}
        </div>
      </Fold>
      <Select
        label="Equipment"
        value={equipment}
        onChange={(event) => setEquipment(EQUIPMENT.find((each) => each === event.target.value) ?? "")}
      >
        <option value="">None</option>
        {EQUIPMENT.map((each) => (
          <option key={each} value={each}>
            {EQUIPMENT_NAMES[each]}
          </option>
        ))}
      </Select>
      <SegmentedControl
        legend="Measure sets by"
        value={isHold ? "time" : "reps"}
        options={[
          { value: "reps", label: "Reps" },
          { value: "time", label: "Time" },
        ]}
        onChange={(value) => setHold(value === "time")}
      />
      <Select
        label="The weight you log"
        value={shownModel}
        onChange={(event) => setLoadModel(LOAD_MODELS.find((each) => each === event.target.value) ?? null)}
      >
        {LOAD_MODELS.map((each) => (
          <option key={each} value={each}>
            {LOAD_WORDS[each]}
          </option>
        ))}
      </Select>
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        <Button type="submit" busy={busy}>
          {known === null ? "Create exercise" : "Save exercise"}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
