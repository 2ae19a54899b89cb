import type { Activity, EnergyNeed } from "@lockstep/domain/nutrition/energy-need.ts";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/choice.tsx";
import { Field, Input, Select } from "../../../ui/field.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { energyText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { estimate, NO_BODY } from "./body-measures.ts";
import type { BodyErrors, BodyField, BodyInput } from "./body-measures.ts";
import { ACTIVITY_TEXTS, amountText } from "./setup-texts.ts";

const ACTIVITIES: readonly Activity[] = ["sedentary", "light", "moderate", "active", "very-active"];
const FIELDS: readonly BodyField[] = ["sex", "age", "height", "weight", "activity"];
const NUMERIC = { inputMode: "decimal", autoComplete: "off", maxLength: 6 } as const;

/** Height in centimetres, or in feet and inches. */
function HeightInput({
  id,
  units,
  body,
  error,
  set,
}: {
  id: string;
  units: "kg" | "lb";
  body: BodyInput;
  error: string | undefined;
  set: (change: Partial<BodyInput>) => void;
}) {
  if (units === "kg")
    return (
      <Input
        {...NUMERIC}
        id={id}
        label="Height, cm"
        error={error}
        value={body.cm}
        onChange={(event) => set({ cm: event.target.value })}
      />
    );
  return (
    <Field label="Height, feet and inches" id={id} error={error}>
      {(control) => (
        <div className="grid grid-cols-2 gap-2">
          <input
            {...NUMERIC}
            {...control}
            className="input"
            aria-label="Height, feet"
            placeholder="ft"
            value={body.feet}
            onChange={(event) => set({ feet: event.target.value })}
          />
          <input
            {...NUMERIC}
            className="input"
            aria-label="Height, inches"
            placeholder="in"
            value={body.inches}
            onChange={(event) => set({ inches: event.target.value })}
          />
        </div>
      )}
    </Field>
  );
}

/** The estimate in words, and the one tap that takes its step over. */
function Answer({ need, settings, onUse }: { need: EnergyNeed; settings: FoodSettings; onUse: (calories: number) => void }) {
  const energy = energyText(Math.round(need.daily / 10) * 10, settings);
  const step = amountText(need.suggestion, settings);
  return (
    <>
      <p className="text-20 font-name">
        {energy === null ? `Closest to maintaining your weight: ${step}.` : `About ${energy} a day maintains your weight.`}
      </p>
      {need.belowFloor ? (
        <p className="mt-2 max-w-[60ch]">That's very little. Please ask a doctor or dietitian how much is right for you.</p>
      ) : null}
      <Button className="mt-4" look="secondary" onClick={() => onUse(need.suggestion)}>
        {energy === null ? `Choose ${step}` : `Choose ${step}, the nearest step`}
      </Button>
    </>
  );
}

/** Estimates what keeps someone's weight and suggests a step of the wizard. Nothing of it is stored or sent. */
export function EnergyHelper({
  settings,
  bodyUnits,
  onUse,
}: {
  settings: FoodSettings;
  bodyUnits: "kg" | "lb";
  onUse: (calories: number) => void;
}) {
  const ids = useId();
  const [body, setBody] = useState<BodyInput>(NO_BODY);
  const [shown, setShown] = useState<EnergyNeed | null>(null);
  const [errors, setErrors] = useState<BodyErrors>({});
  const answer = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shown !== null) answer.current?.focus();
  }, [shown]);
  const set = (change: Partial<BodyInput>) => {
    setBody({ ...body, ...change });
    // An answer to what stood there before would be read as one to what is there now.
    setShown(null);
  };
  const ask = () => {
    const result = estimate(body, bodyUnits);
    setErrors(result.errors ?? {});
    setShown(result.need);
    const wrong = FIELDS.find((field) => result.errors?.[field] !== undefined);
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] :is(input, select)`)?.focus();
  };
  return (
    <Fold className="mt-6 max-w-[640px]" title="Not sure how much? Estimate it">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <div data-field="sex">
          <p className="field-label mb-2" aria-hidden="true">
            Sex (for the formula)
          </p>
          <SegmentedControl
            legend="Sex (for the formula)"
            value={body.sex ?? "none"}
            options={[
              { value: "female", label: "Female" },
              { value: "male", label: "Male" },
            ]}
            onChange={(sex) => set({ sex: sex === "male" ? "male" : "female" })}
          />
          {errors.sex ? <p className="field-error mt-1">{errors.sex}</p> : null}
        </div>
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-3">
          <div data-field="age">
            <Input
              {...NUMERIC}
              id={`${ids}-age`}
              label="Age, years"
              error={errors.age}
              value={body.age}
              onChange={(event) => set({ age: event.target.value })}
            />
          </div>
          <div data-field="height">
            <HeightInput id={`${ids}-height`} units={bodyUnits} body={body} error={errors.height} set={set} />
          </div>
          <div data-field="weight">
            <Input
              {...NUMERIC}
              id={`${ids}-weight`}
              label={bodyUnits === "kg" ? "Weight, kg" : "Weight, lb"}
              error={errors.weight}
              value={body.weight}
              onChange={(event) => set({ weight: event.target.value })}
            />
          </div>
        </div>
        <div className="mt-4" data-field="activity">
          <Select
            label="A typical week"
            error={errors.activity}
            value={body.activity ?? ""}
            onChange={(event) => set({ activity: ACTIVITIES.find((each) => each === event.target.value) ?? null })}
          >
            <option value="">Choose one</option>
            {ACTIVITIES.map((activity) => (
              <option key={activity} value={activity}>
                {ACTIVITY_TEXTS[activity]}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" look="quiet" className="mt-4">
          Estimate
        </Button>
      </form>
      {shown === null ? null : (
        <div ref={answer} tabIndex={-1} className="panel mt-4">
          <Answer need={shown} settings={settings} onUse={onUse} />
        </div>
      )}
      <p className="mt-4 max-w-[60ch] text-14 text-fg-2">
        An estimate (Mifflin-St Jeor), not medical advice: most people are within about 10% of it. It isn't a target for losing or
        gaining weight and doesn't account for pregnancy, breastfeeding or illness. What you enter here isn't saved or sent.
      </p>
    </Fold>
  );
}
