import type { TodaySession } from "@lockstep/contract/today.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { Check, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FigurePoster } from "../../figure/figure-player.tsx";
import { litMuscles } from "../../figure/lit-muscles.ts";

/** "Chest, Lats and Biceps" as words of a sentence: "Chest, lats and biceps". */
function muscleWords(muscles: readonly string[]): string {
  const [first = "", ...others] = muscles;
  return joinNames([first, ...others.map((each) => each.toLowerCase())]);
}

/** "42 min · 6 exercises". */
export function sessionFacts({ minutes, exercises }: Pick<TodaySession, "minutes" | "exercises">): string {
  return `${minutes} min · ${exercises.length} ${exercises.length === 1 ? "exercise" : "exercises"}`;
}

/** Today's training: what it is, for how long, for which muscles, and the one button. */
export function SessionSlab({
  session,
  done,
  start,
}: {
  session: TodaySession;
  /** Ids of what was completed today. */
  done: readonly string[];
  start: ReactNode;
}) {
  const count = session.exercises.filter(({ exerciseId }) => done.includes(exerciseId)).length;
  const isDone = session.exercises.length > 0 && count === session.exercises.length;
  const { cover } = session;
  return (
    <section className="on-volt today-slab" aria-labelledby="session-heading">
      <div className="min-w-0">
        <h2 id="session-heading" className="d text-40 wrap-break-word md:text-64 max-[359px]:text-32">
          {session.focus}
        </h2>
        <p className="mt-3 font-label">{sessionFacts(session)}</p>
        {session.muscles.length > 0 ? <p className="text-fg-2">{muscleWords(session.muscles)}</p> : null}
      </div>
      {cover === null ? null : (
        <FigurePoster
          className="today-figure"
          movement={cover.movement}
          variant={cover.variant}
          lit={litMuscles(cover.targets, cover.synergists)}
          aspect={0.95}
          floor={false}
        />
      )}
      <div className="today-acts">
        {isDone ? (
          <p className="flex min-h-13 items-center gap-3 font-name text-17">
            <span className="exercise-check">
              <Check size={18} strokeWidth={3} aria-hidden="true" />
            </span>
            Done for today. Nice work.
          </p>
        ) : (
          <>
            {start}
            {count > 0 ? <p className="mt-3 text-14">{`${count} of ${session.exercises.length} exercises done`}</p> : null}
          </>
        )}
        <Link to="/workout-plan" className="mt-1 inline-flex min-h-11 items-center gap-1 font-label hover:underline">
          See the exercises <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
