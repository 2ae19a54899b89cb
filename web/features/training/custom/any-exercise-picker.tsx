import type { CustomExercise } from "@lockstep/contract/training-custom.ts";
import { exerciseOfCustom } from "@lockstep/domain/training/custom-exercise.ts";
import { nameMuscles } from "@lockstep/domain/training/describe-exercise.ts";
import { exerciseDetail } from "@lockstep/domain/training/exercise-answer.ts";
import type { Location } from "@lockstep/domain/training/exercise.ts";
import { MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { cacheAnswer } from "../../../api/cached-answer.ts";
import { ApiError } from "../../../api/client.ts";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { exerciseOptions } from "../queries.ts";
import { readWorkoutLocation } from "../workout-location.ts";
import { changeCustomExercise, useCustomExercises } from "./custom-exercises.ts";
import { CustomExerciseForm } from "./custom-exercise-form.tsx";
import { useCatalogueSearch } from "./use-catalogue-search.ts";
import "./picker.css";

/** So many are shown at once. */
const PAGE = 30;

/** What someone picked. */
export interface PickedExercise {
  readonly id: string;
  readonly name: string;
  readonly isHold: boolean;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, "");
}

function isFound({ name }: CustomExercise, query: string): boolean {
  const text = plain(name);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function customWords({ targets, needs, isHold }: CustomExercise): string {
  const [target] = targets;
  const words = exerciseOfCustom({ id: "", name: "", targets, synergists: [], needs, loadModel: "none", isHold }).equipment;
  return ["Yours", ...(target === undefined ? [] : [MUSCLE_NAMES[target]]), ...(needs.length === 0 ? [] : [words])].join(" · ");
}

/** Any exercise: of the library, one's own, or a new one that's made here. Tapping one picks it. */
export function AnyExercisePicker({
  userId,
  added,
  location = readWorkoutLocation(),
  onPick,
}: {
  userId: string;
  /** What's done there comes first. */
  location?: Location;
  /** Ids that are there already; they can be picked again. */
  added: ReadonlySet<string>;
  onPick: (exercise: PickedExercise) => void;
}) {
  const queryClient = useQueryClient();
  const saving = useSaving();
  const [text, setText] = useState("");
  const [most, setMost] = useState(PAGE);
  const list = useCatalogueSearch(text, location);
  const items = list.found.slice(0, most);
  const { items: own } = useCustomExercises(userId);
  const [form, setForm] = useState<{ readonly known: CustomExercise | null } | null>(null);
  const found = own.filter((each) => isFound(each, text.trim()));
  const save = async (exercise: CustomExercise) => {
    const isNew = form?.known === null;
    const isKept = await saving(changeCustomExercise(userId, { exercise }));
    if (!isKept) return;
    const detail = exerciseDetail(exerciseOfCustom(exercise), false, []);
    queryClient.setQueryData(exerciseOptions(exercise.id).queryKey, detail);
    // A reload without a network knows it too.
    void cacheAnswer(`/api/exercises/${exercise.id}`, detail);
    setForm(null);
    if (isNew) onPick(exercise);
  };
  const remove = async (exercise: CustomExercise) => {
    const restore = () => void saving(changeCustomExercise(userId, { exercise, restores: true }));
    const isKept = await saving(changeCustomExercise(userId, { exercise, isDeleted: true }), {
      message: `${exercise.name} deleted. It stays in your past workouts.`,
      onUndo: restore,
    });
    if (isKept) setForm(null);
  };
  if (form !== null)
    return (
      <div>
        <CustomExerciseForm
          known={form.known}
          name={text.trim()}
          onSave={(exercise) => void save(exercise)}
          onCancel={() => setForm(null)}
        />
        {form.known === null ? null : (
          <Button look="plain" className="mt-2" onClick={() => form.known !== null && void remove(form.known)}>
            Delete exercise
          </Button>
        )}
      </div>
    );
  const isNothing = found.length === 0 && items.length === 0 && !list.isPending;
  return (
    <div className="mt-4 grid gap-4">
      <SearchBox label="Search exercises" text={text} onChange={setText} />
      <Button
        look="secondary"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={() => setForm({ known: null })}
      >
        {text.trim() === "" ? "New exercise" : `New exercise: ${text.trim()}`}
      </Button>
      <ul className="grid gap-1 md:grid-cols-2" aria-label="Exercises">
        {found.map((exercise) => (
          <li key={exercise.id} className="relative">
            <button
              type="button"
              className="any-pick any-pick-own"
              aria-label={`Add ${exercise.name}`}
              onClick={() => onPick(exercise)}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-name">{exercise.name}</span>
                <span className="block text-14 text-fg-2">
                  {added.has(exercise.id) ? "Already added" : customWords(exercise)}
                </span>
              </span>
            </button>
            <IconButton className="any-pick-edit" label={`Edit ${exercise.name}`} onClick={() => setForm({ known: exercise })}>
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {items.map((exercise) => (
          <li key={exercise.id}>
            <button type="button" className="any-pick" onClick={() => onPick({ ...exercise, isHold: false })}>
              <span className="any-pick-figure" aria-hidden="true">
                <FigurePoster
                  className="w-full"
                  movement={exercise.demonstration.movement}
                  variant={exercise.demonstration.variant}
                  lit={litMuscles(exercise.targets, exercise.synergists)}
                  floor={false}
                />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-name">{exercise.name}</span>
                <span className="block text-14 text-fg-2">
                  {added.has(exercise.id)
                    ? "Already added"
                    : `${nameMuscles(exercise.targets).join(", ")} · ${exercise.equipment}`}
                </span>
              </span>
              <Plus size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {list.isPending ? (
        <Loading label="Loading the exercises" className="grid gap-1">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-19" />
          ))}
        </Loading>
      ) : list.error && items.length === 0 ? (
        <Alert tone="error">
          <p>
            {list.error instanceof ApiError ? list.error.message : "We couldn't load the library."} You can still add an exercise
            of your own.
          </p>
          <Button size="sm" look="secondary" className="mt-3" onClick={list.retry}>
            Try again
          </Button>
        </Alert>
      ) : isNothing ? (
        <p role="status" className="text-fg-2">
          No matches. Try another word, or create your own exercise.
        </p>
      ) : null}
      {list.found.length > most ? (
        <Button look="secondary" className="justify-self-center" onClick={() => setMost(most + PAGE)}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}
