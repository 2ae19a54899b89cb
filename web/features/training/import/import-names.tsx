import { ChevronRight } from "lucide-react";
import { lazy, useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { counted } from "./import-words.ts";
import type { TrainingImport } from "./imports.ts";

const AnyExercisePicker = lazy(() =>
  import("../custom/any-exercise-picker.tsx").then((module) => ({ default: module.AnyExercisePicker })),
);

/** What a name was said to mean; null makes a new exercise. */
export type Choice = { readonly exerciseId: string; readonly name: string } | null;
export type Choices = Readonly<Record<string, Choice>>;

interface Named {
  readonly name: string;
  readonly sets: number;
  readonly meant: string | null;
  readonly suggestions: readonly { readonly exerciseId: string; readonly name: string }[];
}

function NameRow({ name, sets, meant, onChange }: Named & { onChange: () => void }) {
  return (
    <li>
      <button type="button" className="import-name" onClick={onChange}>
        <span className="min-w-0 flex-1">
          <span className="block break-words font-name">{name}</span>
          <span className="block text-14 text-fg-2">{counted(sets, "set")}</span>
        </span>
        <span className="import-meant">
          <span className="visually-hidden">becomes </span>
          {meant ?? "New exercise"}
        </span>
        <ChevronRight size={20} aria-hidden="true" className="flex-none text-fg-2" />
      </button>
    </li>
  );
}

/** Which exercise each name of the file is: what isn't sure is asked, everything else can be looked at and changed. `children` are further rows that open. */
export function ImportNames({
  userId,
  read: { unmatched, matched },
  choices,
  onChoose,
  children,
}: {
  userId: string;
  read: TrainingImport;
  choices: Choices;
  onChoose: (name: string, choice: Choice) => void;
  children: ReactNode;
}) {
  const [asked, setAsked] = useState<Named | null>(null);
  const meantBy = (name: string, otherwise: string | null): string | null => {
    const choice = choices[name];
    return choice === undefined ? otherwise : (choice?.name ?? null);
  };
  const open: readonly Named[] = unmatched.map((each) => ({ ...each, meant: meantBy(each.name, null) }));
  const sure: readonly Named[] = matched.map(({ name, sets, exerciseName }) => ({
    name,
    sets,
    meant: meantBy(name, exerciseName),
    suggestions: [],
  }));
  const choose = (choice: Choice) => {
    if (asked !== null) onChoose(asked.name, choice);
    setAsked(null);
  };
  return (
    <>
      {open.length === 0 ? null : (
        <section aria-labelledby="import-names" className="grid gap-3">
          <div>
            <h3 id="import-names" className="d2 text-22">
              {counted(open.length, "name")} we don't know
            </h3>
            <p className="mt-1 text-fg-2">
              Choose the exercise {open.length === 1 ? "it means" : "each one means"}, or leave it as a new exercise of your own.
              We'll remember it for next time.
            </p>
          </div>
          <ul className="import-list">
            {open.map((each) => (
              <NameRow key={each.name} {...each} onChange={() => setAsked(each)} />
            ))}
          </ul>
        </section>
      )}
      <div>
        {sure.length === 0 ? null : (
          <Fold title={`${counted(sure.length, "exercise")} recognized`}>
            <ul className="import-list">
              {sure.map((each) => (
                <NameRow key={each.name} {...each} onChange={() => setAsked(each)} />
              ))}
            </ul>
          </Fold>
        )}
        {children}
      </div>
      <Sheet
        wide
        open={asked !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(null))}
        title={asked === null ? "" : `What's "${asked.name}"?`}
      >
        {asked === null ? null : (
          <div className="grid gap-2 pt-2">
            {asked.suggestions.length === 0 ? null : (
              <ul className="flex flex-wrap gap-2" aria-label="Suggestions">
                {asked.suggestions.map((each) => (
                  <li key={each.exerciseId}>
                    <Button look="secondary" size="sm" onClick={() => choose(each)}>
                      {each.name}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <div>
              <Button look="plain" size="sm" onClick={() => choose(null)}>
                Keep it as a new exercise
              </Button>
            </div>
            <LazyPart
              waiting={
                <Loading label="Loading the exercises" className="grid gap-2">
                  <Skeleton className="h-14" />
                  <Skeleton className="h-40" />
                </Loading>
              }
              missing={<p role="alert">We couldn't load the exercises. Please reload the page.</p>}
            >
              <AnyExercisePicker userId={userId} added={NONE} onPick={({ id, name }) => choose({ exerciseId: id, name })} />
            </LazyPart>
          </div>
        )}
      </Sheet>
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();
