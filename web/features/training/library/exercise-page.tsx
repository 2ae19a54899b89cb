import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import { MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChartLine } from "lucide-react";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { FavoriteButton } from "../../../catalogue/favorite.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Locked } from "../../../ui/locked.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { BodyMap } from "../../../figure/body-map.tsx";
import { ExerciseVideo } from "../exercise-video.tsx";
import { FigurePlayer, FigureRoom } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import { shortAmount } from "../plan/amount.ts";
import type { TrainingUser } from "../person.ts";
import { exerciseOptions } from "../queries.ts";
import { useFavorites } from "../favorites.ts";
import { YourHistory } from "./your-history.tsx";
import "../plan/plan.css";
import "./library.css";

/** How brightly a helper is lit beside a target. */
const HELPER_LOAD = 0.35;

function Numeral({ value, unit }: { value: ReactNode; unit: string }) {
  return (
    <div>
      <dd className="n text-48 sm:text-64">{value}</dd>
      <dt className="mt-2 text-14 font-label text-fg-2">{unit}</dt>
    </div>
  );
}

function Dose({ exercise }: { exercise: ExerciseDetail }) {
  const unit = exercise.holdSeconds === null ? "reps" : "hold";
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4">
      <Numeral value={exercise.sets} unit="sets" />
      <Numeral value={shortAmount(exercise)} unit={exercise.perSide ? `${unit} each side` : unit} />
      <Numeral value={exercise.restSeconds} unit="seconds rest" />
    </dl>
  );
}

function names(muscles: readonly Muscle[]): string {
  return muscles.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()).join(", ");
}

function Muscles({ exercise }: { exercise: ExerciseDetail }) {
  const { targets, synergists } = exercise;
  const load = useMemo(() => {
    const lit: Partial<Record<Muscle, number>> = {};
    for (const muscle of synergists) lit[muscle] = HELPER_LOAD;
    for (const muscle of targets) lit[muscle] = 1;
    return lit;
  }, [targets, synergists]);
  return (
    <section aria-labelledby="muscles-heading" className="part">
      <h2 id="muscles-heading" className="d2 text-22">
        Muscles
      </h2>
      <BodyMap
        load={load}
        className="on-bg mx-auto mt-2 w-full max-w-[320px]"
        label={`Front and back of the body. Works ${names(targets)}${synergists.length > 0 ? `; ${names(synergists)} assist` : ""}.`}
      />
      <ul className="mt-4 flex flex-wrap gap-2">
        {targets.map((muscle) => (
          <li key={muscle}>
            <Chip look="volt">{MUSCLE_NAMES[muscle]}</Chip>
          </li>
        ))}
        {synergists.map((muscle) => (
          <li key={muscle}>
            <Chip look="outline">
              {MUSCLE_NAMES[muscle]}
              <span className="visually-hidden"> helps</span>
            </Chip>
          </li>
        ))}
      </ul>
      {synergists.length > 0 ? (
        <p className="mt-2 text-14 text-fg-2">Filled: target muscles. Outlined: muscles that help.</p>
      ) : null}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-[1.5px] border-line pt-5">
      <h2 className="d2 mb-3 text-22">{title}</h2>
      {children}
    </section>
  );
}

function Words({ exercise }: { exercise: ExerciseDetail }) {
  const { modifications } = exercise;
  return (
    <>
      <Part title="How to do it">
        <ol className="numbered max-w-[65ch]">
          {exercise.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Part>
      <Part title="Common mistakes">
        <ul className="dotted max-w-[65ch]">
          {exercise.commonMistakes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      {modifications ? (
        <Part title="Easier or harder">
          <dl className="grid max-w-[65ch] gap-3">
            {(["beginner", "intermediate", "advanced"] as const).map((level) => (
              <div key={level}>
                <dt className="font-name capitalize">{level}</dt>
                <dd className="text-fg-2">{modifications[level]}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
    </>
  );
}

/** What Premium opens, said plainly; the movement, the muscles and the dose stay free to see. */
function Teaser() {
  return (
    <Locked>
      You can watch the movement and see its muscles, sets and reps. Premium adds instructions, common mistakes, and easier and
      harder versions. Free plans only use exercises you have full access to.
    </Locked>
  );
}

function Substitutes({ exercise }: { exercise: ExerciseDetail }) {
  if (exercise.substitutes.length === 0) return null;
  return (
    <Part title="Similar exercises">
      <ul className="grid">
        {exercise.substitutes.map((each) => (
          <li key={each.exerciseId}>
            <Link className="link inline-flex min-h-11 items-center" to={`/exercises/${each.exerciseId}`}>
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Favorite({ user, exercise }: { user: TrainingUser | null; exercise: ExerciseDetail }) {
  const { ids, setFavorite } = useFavorites(user?.id ?? null);
  const on = ids.includes(exercise.id);
  return <FavoriteButton name={exercise.name} on={on} onToggle={() => setFavorite(exercise.id, !on)} />;
}

function Back() {
  return (
    <Link to="/exercises" className="mb-4 inline-flex min-h-11 items-center gap-2 font-label">
      <ArrowLeft size={18} aria-hidden="true" /> All exercises
    </Link>
  );
}

function Demonstration({ exercise }: { exercise: ExerciseDetail }) {
  if (exercise.videoUrl !== null) return <ExerciseVideo url={exercise.videoUrl} name={exercise.name} />;
  return (
    <FigurePlayer
      autoPlay
      key={exercise.id}
      movement={exercise.demonstration.movement}
      variant={exercise.demonstration.variant}
      name={exercise.name}
      lit={litMuscles(exercise.targets, exercise.synergists)}
    />
  );
}

function Everything({ exercise, user }: { exercise: ExerciseDetail; user: TrainingUser | null }) {
  return (
    <>
      <title>{`${exercise.name} · Lockstep`}</title>
      <div className="mb-7">
        <h1 className="d text-40 md:text-64">{exercise.name}</h1>
        <p className="mt-4 flex flex-wrap gap-2">
          <Chip>{exercise.group}</Chip>
          <Chip className="capitalize">{exercise.level}</Chip>
          <Chip className="capitalize">{exercise.location}</Chip>
          <Chip>{exercise.equipment}</Chip>
        </p>
      </div>
      <div className="library-detail">
        <Demonstration exercise={exercise} />
        <div className="grid content-start gap-6">
          <p className="max-w-[65ch] text-17">{exercise.description}</p>
          <Dose exercise={exercise} />
          <div className="flex flex-wrap items-center gap-2">
            <Favorite user={user} exercise={exercise} />
            <LinkButton to="#history" look="plain" size="sm" replace icon={<ChartLine aria-hidden="true" />}>
              Your history
            </LinkButton>
          </div>
          <Muscles exercise={exercise} />
        </div>
        <div className="grid content-start gap-7">{exercise.locked ? <Teaser /> : <Words exercise={exercise} />}</div>
        <div className="grid content-start gap-7">
          <Substitutes exercise={exercise} />
        </div>
      </div>
      <YourHistory user={user} exercise={exercise} />
    </>
  );
}

/** Everything about one exercise, for everyone; the person's own record beside it. */
export function ExercisePage({ id, user }: { id: string; user: TrainingUser | null }) {
  const { data: exercise, error, refetch } = useQuery(exerciseOptions(id));
  if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.status === 422 || error.status === 400)) {
    return (
      <div className="wrap page-body">
        <title>Exercise not found · Lockstep</title>
        <h1 className="d text-40 md:text-64">Exercise not found</h1>
        <p className="mt-3 mb-6 max-w-[48ch] text-17 text-fg-2">
          The link may be wrong, or the exercise is no longer in the library.
        </p>
        <LinkButton to="/exercises">All exercises</LinkButton>
      </div>
    );
  }
  return (
    <div className="wrap page-body">
      <Back />
      {exercise ? (
        <Everything exercise={exercise} user={user} />
      ) : error ? (
        <ErrorView title="We couldn't load the exercise." onRetry={() => void refetch()}>
          {error instanceof ApiError ? error.message : "Please try again in a moment."}
        </ErrorView>
      ) : (
        <Loading label="Loading the exercise">
          <Skeleton className="h-14 w-3/5" />
          <div className="library-detail mt-8">
            <FigureRoom />
            <Skeleton className="h-64" />
          </div>
        </Loading>
      )}
    </div>
  );
}
