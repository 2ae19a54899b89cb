import type { Routine } from "@lockstep/contract/training-routines.ts";
import { ArrowLeft, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useSaving } from "../../../offline/use-saving.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Input, Textarea } from "../../../ui/field.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Page } from "../../../ui/page.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { LazyExercisePicker } from "../custom/lazy-picker.ts";
import type { TrainingUser } from "../person.ts";
import { DraftExerciseCard } from "./draft-exercise-card.tsx";
import { addedExercise, doseProblem, draftOf, writtenRoutine, type DraftExercise } from "./routine-draft.ts";
import { changeRoutine, useRoutines } from "./routines.ts";
import "./routine.css";

function Back() {
  return (
    <Link to="/workouts" className="mb-3 inline-flex min-h-11 items-center gap-2 font-label">
      <ArrowLeft size={18} aria-hidden="true" /> Workouts
    </Link>
  );
}

/** A routine to write: a new one, or one that's there. */
export function RoutinePage({ id, user }: { id: string; user: TrainingUser }) {
  const { items, pending, error, refetch } = useRoutines(user.id);
  const known = items.find((each) => each.id === id) ?? null;
  if (id !== "new" && known === null) {
    return (
      <Page title={pending || error ? "Routine" : "Routine not found"} width="reading" hideTitle={pending}>
        {pending ? (
          <Loading label="Loading the routine">
            <Skeleton className="h-14 w-3/5" />
            <Skeleton className="mt-6 h-84" />
          </Loading>
        ) : error ? (
          <ErrorView title="We couldn't load the routine." onRetry={() => void refetch()}>
            It&apos;s safe, and it&apos;ll be here when you&apos;re back online.
          </ErrorView>
        ) : (
          <>
            <p className="mb-6 max-w-[48ch] text-17 text-fg-2">It may have been deleted, here or on another device.</p>
            <LinkButton to="/workouts">Your routines</LinkButton>
          </>
        )}
      </Page>
    );
  }
  return <RoutineForm known={known} userId={user.id} />;
}

function RoutineForm({ known, userId }: { known: Routine | null; userId: string }) {
  const navigate = useNavigate();
  const saving = useSaving();
  const [draft, setDraft] = useState(() => draftOf(known));
  const [isAdding, setAdding] = useState(false);
  const [isTried, setTried] = useState(false);
  const { exercises } = draft;
  const setExercises = (next: readonly DraftExercise[]) => setDraft({ ...draft, exercises: next });
  const isNameless = draft.name.trim() === "";
  const save = async () => {
    setTried(true);
    if (isNameless || exercises.some((each) => doseProblem(each) !== null)) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
      return;
    }
    const isKept = await saving(changeRoutine(userId, { routine: writtenRoutine(draft, known) }), { message: "Routine saved" });
    if (isKept) await navigate("/workouts");
  };
  const move = (at: number, by: -1 | 1) => {
    const next = [...exercises];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + by, 0, moved);
    setExercises(next);
  };
  return (
    <div className="wrap wrap-reading page-body">
      <title>{`${known === null ? "New routine" : known.name} · Lockstep`}</title>
      <Back />
      <h1 className="d mb-6 text-40">{known === null ? "New routine" : "Edit routine"}</h1>
      <form
        className="grid gap-6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="grid gap-4">
          <Input
            label="Name"
            maxLength={80}
            autoComplete="off"
            value={draft.name}
            error={isTried && isNameless ? "Give the routine a name." : null}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <Textarea
            label="Note"
            optional
            rows={2}
            maxLength={1000}
            value={draft.note}
            onChange={(event) => setDraft({ ...draft, note: event.target.value })}
          />
        </div>
        <section aria-labelledby="exercises-heading">
          <h2 id="exercises-heading" className="d2 mb-3 text-22">
            Exercises
          </h2>
          {exercises.length === 0 ? <p className="mb-3 text-fg-2">Add your exercises in the order you do them.</p> : null}
          <ol className="grid gap-3">
            {exercises.map((exercise, at) => (
              <DraftExerciseCard
                key={exercise.key}
                exercise={exercise}
                isFirst={at === 0}
                isLast={at === exercises.length - 1}
                problem={isTried ? doseProblem(exercise) : null}
                onChange={(next) => setExercises(exercises.map((each) => (each === exercise ? next : each)))}
                onMove={(by) => move(at, by)}
                onRemove={() => setExercises(exercises.filter((each) => each !== exercise))}
              />
            ))}
          </ol>
          <Button look="secondary" className="mt-3 w-full" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            Add exercise
          </Button>
        </section>
        <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button type="submit" size="lg">
            Save routine
          </Button>
          <LinkButton to="/workouts" size="lg" look="quiet">
            Cancel
          </LinkButton>
        </div>
      </form>
      <Sheet open={isAdding} onOpenChange={setAdding} title="Add exercise" wide>
        <LazyPart waiting={<Skeleton className="mt-4 h-84" />}>
          <LazyExercisePicker
            userId={userId}
            added={new Set(exercises.map(({ exerciseId }) => exerciseId))}
            onPick={({ id, name, isHold }) => {
              setAdding(false);
              setExercises([...exercises, addedExercise(id, name, isHold)]);
            }}
          />
        </LazyPart>
      </Sheet>
    </div>
  );
}
