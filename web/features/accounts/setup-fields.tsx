import { LocateFixed } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { HEALTH_QUESTIONS } from "@lockstep/contract/accounts.ts";
import { MINIMUM_AGE_YEARS } from "@lockstep/domain/accounts/age.ts";
import { Button } from "../../ui/button.tsx";
import { CheckCards, RadioCards, SegmentedControl } from "../../ui/choice.tsx";
import { Input } from "../../ui/field.tsx";
import { AVOID_OPTIONS, EQUIPMENT_OPTIONS, GOAL_OPTIONS, HEALTH_TEXTS, LEVEL_OPTIONS, MINUTES_OPTIONS } from "./setup-choices.ts";
import type { Goal, HealthQuestion } from "./setup-choices.ts";
import type { SetupAnswers } from "./setup-answers.ts";
import type { SetupStep } from "./setup-steps.ts";
import { TimeZoneSheet } from "./lazy-sheets.tsx";
import { clockIn, deviceTimeZone, zoneChoice } from "./time-zones.ts";

/** The figure of a goal's card; drawn by another feature and handed in by the route. */
export type GoalArt = (goal: Goal) => ReactNode;

interface FieldsProps {
  answers: SetupAnswers;
  set: (change: Partial<SetupAnswers>) => void;
  errors: Readonly<Record<string, string>>;
}

const UNIT_CARDS = [
  { value: "kg", label: "Kilograms" },
  { value: "lb", label: "Pounds" },
] as const;

function UnitsAndZone({ answers, set }: FieldsProps) {
  const [choosing, setChoosing] = useState(false);
  const [now] = useState(() => new Date());
  const zone = zoneChoice(answers.timeZone, now);
  return (
    <div className="grid gap-8">
      <RadioCards
        legend="Weights in"
        options={UNIT_CARDS}
        value={answers.units}
        onChange={(units) => set({ units })}
        className="grid-cols-2"
      />
      <div>
        <h2 className="field-label mb-2">Time zone</h2>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface p-4">
          <p className="min-w-0 flex-[1_1_10rem]">
            <span className="block text-17 font-name">{zone.place}</span>
            <span className="text-14 text-fg-2">
              It's {clockIn(answers.timeZone, now)} there ({zone.offset})
            </span>
          </p>
          <Button
            look="quiet"
            size="sm"
            icon={<LocateFixed aria-hidden="true" />}
            aria-label="Change time zone"
            onClick={() => setChoosing(true)}
          >
            Change
          </Button>
        </div>
        {answers.timeZone === deviceTimeZone() ? <p className="field-hint mt-2">From this device.</p> : null}
      </div>
      {choosing ? (
        <TimeZoneSheet
          value={answers.timeZone}
          onClose={() => setChoosing(false)}
          onChoose={(timeZone) => {
            setChoosing(false);
            set({ timeZone });
          }}
        />
      ) : null}
    </div>
  );
}

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

function HealthCheck({ answers, set, errors }: FieldsProps) {
  const answer = (question: HealthQuestion) => (value: "yes" | "no" | "") => {
    if (value !== "") set({ health: { ...answers.health, [question]: value } });
  };
  return (
    <ol className="grid gap-2">
      {HEALTH_QUESTIONS.map((question) => (
        <li key={question} className="grid gap-3 rounded-card bg-surface p-4">
          <p id={`health-${question}`}>{HEALTH_TEXTS[question]}</p>
          <SegmentedControl<"yes" | "no" | "">
            legend={HEALTH_TEXTS[question]}
            value={answers.health[question] ?? ""}
            options={YES_NO}
            onChange={answer(question)}
            className="justify-self-start"
          />
          {errors[question] ? <p className="field-error">{errors[question]}</p> : null}
        </li>
      ))}
    </ol>
  );
}

/** What one step asks. */
export function SetupFields({
  step,
  goalArt,
  ...props
}: FieldsProps & { step: Exclude<SetupStep, "summary">; goalArt: GoalArt }) {
  const { answers, set, errors } = props;
  switch (step) {
    case "goal":
      return (
        <RadioCards
          legend="Goal"
          hideLegend
          options={GOAL_OPTIONS.map((option) => ({ ...option, art: goalArt(option.value) }))}
          value={answers.goal}
          onChange={(goal) => set({ goal })}
          className="grid-cols-2 sm:grid-cols-3"
        />
      );
    case "level":
      return (
        <div className="grid gap-8">
          <RadioCards
            legend="Level"
            hideLegend
            options={LEVEL_OPTIONS}
            value={answers.skillLevel}
            onChange={(skillLevel) => set({ skillLevel })}
          />
          <RadioCards
            legend="How long is a workout, usually? (optional)"
            options={MINUTES_OPTIONS}
            value={answers.workoutMinutes}
            onChange={(workoutMinutes) => set({ workoutMinutes })}
            className="grid-cols-2 sm:grid-cols-4"
          />
        </div>
      );
    case "units":
      return <UnitsAndZone {...props} />;
    case "birth-year":
      return (
        <Input
          label="Year of birth"
          hint={`You need to be ${MINIMUM_AGE_YEARS} or older to use Lockstep.`}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          value={answers.birthYear}
          onChange={(event) => set({ birthYear: event.target.value.replace(/\D/g, "") })}
          error={errors["birthYear"] ?? null}
          className="max-w-60"
        />
      );
    case "equipment":
      return (
        <CheckCards
          legend="Your equipment"
          hideLegend
          options={EQUIPMENT_OPTIONS}
          values={answers.equipment}
          onChange={(equipment) => set({ equipment })}
          className="grid-cols-2 sm:grid-cols-3"
        />
      );
    case "avoid":
      return (
        <CheckCards
          legend="Things to avoid"
          hideLegend
          options={AVOID_OPTIONS}
          values={answers.avoid}
          onChange={(avoid) => set({ avoid })}
          className="sm:grid-cols-2"
        />
      );
    case "health":
      return <HealthCheck {...props} />;
  }
}
