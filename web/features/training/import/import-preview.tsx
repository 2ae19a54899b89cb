import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { failureText } from "../../../api/failure-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { RadioCards } from "../../../ui/choice.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { ImportNames, type Choice, type Choices } from "./import-names.tsx";
import { counted, daysText, SOURCE_NAMES } from "./import-words.ts";
import { importOptions, startImport, undoImport, type TrainingImport } from "./imports.ts";

const UNITS = [
  { value: "kg", label: "Kilograms and kilometers" },
  { value: "lb", label: "Pounds and miles" },
] as const;

/** What's in a file, and what's still to be said about it before its workouts are stored. */
export function ImportPreview({
  userId,
  read,
  isOnline,
  onLeave,
}: {
  userId: string;
  read: TrainingImport;
  isOnline: boolean;
  onLeave: () => void;
}) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [unit, setUnit] = useState<"kg" | "lb" | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [isUnitMissing, setIsUnitMissing] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const start = useMutation({
    mutationFn: () =>
      startImport(read.id, {
        unit: unit ?? undefined,
        // Names without a choice become custom exercises, and are remembered like the rest.
        mapping: {
          ...Object.fromEntries(read.unmatched.map(({ name }) => [name, null])),
          ...Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice?.exerciseId ?? null])),
        },
      }),
    onSuccess: (started) => queryClient.setQueryData(importOptions(read.id).queryKey, started),
  });
  const leave = useMutation({ mutationFn: () => undoImport(read.id), onSettled: onLeave });
  const known = read.workouts - read.newWorkouts;
  const nothingNew = read.newWorkouts === 0;
  return (
    <section aria-labelledby="import-file" className="grid gap-7">
      <div className="grid gap-4">
        <div>
          <h2 id="import-file" ref={heading} tabIndex={-1} className="d2 text-26">
            {SOURCE_NAMES[read.source]} file
          </h2>
          <p className="mt-1 break-words text-fg-2">{read.fileName}</p>
        </div>
        <dl className="import-figures">
          <div>
            <dt>{read.workouts === 1 ? "Workout" : "Workouts"}</dt>
            <dd className="n">{formatCount(read.workouts)}</dd>
          </div>
          <div>
            <dt>{read.sets === 1 ? "Set" : "Sets"}</dt>
            <dd className="n">{formatCount(read.sets)}</dd>
          </div>
        </dl>
        <p className="text-17">
          {daysText(read)}
          {known > 0
            ? `. You already have ${formatCount(known)} of these workouts, so we'll skip ${known === 1 ? "it" : "them"}.`
            : ""}
        </p>
      </div>
      {read.needsUnit ? (
        <div className="grid gap-2">
          <RadioCards
            legend="Which units did you use?"
            className="sm:grid-cols-2"
            value={unit}
            options={UNITS}
            onChange={(value) => {
              setUnit(value);
              setIsUnitMissing(false);
            }}
          />
          <p className="text-14 text-fg-2">The file doesn't say which units its numbers are in.</p>
          {isUnitMissing ? (
            <p role="alert" className="field-error">
              Choose kilograms or pounds.
            </p>
          ) : null}
        </div>
      ) : null}
      <ImportNames
        userId={userId}
        read={read}
        choices={choices}
        onChoose={(name: string, choice: Choice) => setChoices((before) => ({ ...before, [name]: choice }))}
      >
        {read.problemCount === 0 ? null : (
          <Fold title={`${counted(read.problemCount, "thing")} we can't import`}>
            <ul className="grid gap-2">
              {read.problems.map(({ line, message }, at) => (
                <li key={at} className="break-words">
                  {line === null ? null : <span className="font-label">Line {formatCount(line)}: </span>}
                  {message}
                </li>
              ))}
            </ul>
            {read.problemCount > read.problems.length ? (
              <p className="mt-3 text-fg-2">And {formatCount(read.problemCount - read.problems.length)} more.</p>
            ) : null}
          </Fold>
        )}
      </ImportNames>
      <div className="grid gap-3">
        {isOnline ? null : <Alert tone="info">You're offline. Importing needs a connection.</Alert>}
        <Alert>{start.error === null ? null : failureText(start.error, "We couldn't start the import. Please try again.")}</Alert>
        <div className="flex flex-wrap gap-2">
          {nothingNew ? null : (
            <Button
              size="lg"
              busy={start.isPending}
              disabled={!isOnline}
              onClick={() => {
                if (read.needsUnit && unit === null) setIsUnitMissing(true);
                else start.mutate();
              }}
            >
              Import {counted(read.newWorkouts, "workout")}
            </Button>
          )}
          <Button look="quiet" size="lg" busy={leave.isPending} onClick={() => leave.mutate()}>
            {nothingNew ? "Choose another file" : "Cancel"}
          </Button>
        </div>
      </div>
    </section>
  );
}
