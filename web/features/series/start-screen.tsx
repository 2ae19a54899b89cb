import { PARTS } from "@lockstep/domain/series/series.ts";
import type { Part } from "@lockstep/domain/series/series.ts";
import { doseWords } from "@lockstep/domain/series/spoken.ts";
import type { GuidedSession, SeriesExercise, SeriesSummary } from "@lockstep/contract/series.ts";
import { Play, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { clockWords, PART_NAMES } from "./player-words.ts";

function PartList({
  part,
  session,
  exerciseOf,
}: {
  part: Part;
  session: GuidedSession;
  exerciseOf: (id: string) => SeriesExercise;
}) {
  return (
    <section aria-labelledby={`part-${part}`}>
      <h4 id={`part-${part}`} className="mb-1 text-14 font-label text-fg-2">
        {PART_NAMES[part]}
      </h4>
      {session.blocks
        .filter((block) => block.part === part)
        .map((block, index) => (
          <ul key={index} className="player-moves">
            {block.moves.map(({ exerciseId, dose }) => {
              const { name, perSide } = exerciseOf(exerciseId);
              return (
                <li key={exerciseId}>
                  <span className="font-name">{name}</span>
                  <span className="text-fg-2">
                    {block.rounds > 1 ? `${block.rounds} × ` : ""}
                    {doseWords(dose, perSide)}
                  </span>
                </li>
              );
            })}
          </ul>
        ))}
    </section>
  );
}

/** Before the start: what's coming, what's needed, what to mind. */
export function StartScreen({
  series,
  session,
  exerciseOf,
  resumesAt,
  onStart,
  onStartOver,
}: {
  series: SeriesSummary;
  session: GuidedSession;
  exerciseOf: (exerciseId: string) => SeriesExercise;
  /** Seconds of the session at which it goes on; null at its beginning. */
  resumesAt: number | null;
  onStart: () => void;
  onStartOver: () => void;
}) {
  const act = useRef<HTMLDivElement>(null);
  useEffect(() => act.current?.querySelector("button")?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keys too */}
      <section className="player-scroll" tabIndex={0} aria-label="About this session">
        <div className="player-about">
          <div>
            <p className="font-label text-fg-2">
              Session {session.number} of {series.sessions.length}
            </p>
            <h3 className="d mt-2 text-48 md:text-64">{session.title}</h3>
            <p className="mt-4 max-w-[44ch] text-20">{session.focus}</p>
            <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
              <div>
                <dd className="n text-64">{session.minutes}</dd>
                <dt className="mt-2 text-14 font-label text-fg-2">minutes</dt>
              </div>
              <div className="max-w-[24ch] self-end">
                <dd className="font-name">{series.equipment}</dd>
                <dt className="mt-1 text-14 font-label text-fg-2">what you need</dt>
              </div>
            </dl>
            {session.safety.length > 0 ? (
              <div className="panel mt-6 max-w-[52ch]">
                <h4 className="mb-1 font-name">Stay safe</h4>
                <ul className="dotted">
                  {session.safety.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
          <div className="grid content-start gap-5">
            {PARTS.map((part) => (
              <PartList key={part} part={part} session={session} exerciseOf={exerciseOf} />
            ))}
          </div>
        </div>
      </section>
      <footer className="player-foot">
        <div className="player-acts" ref={act}>
          <Button size="lg" icon={<Play aria-hidden="true" />} onClick={onStart}>
            {resumesAt === null ? "Start" : `Resume at ${clockWords(resumesAt)}`}
          </Button>
          {resumesAt === null ? null : (
            <Button look="secondary" size="lg" icon={<RotateCcw aria-hidden="true" />} onClick={onStartOver}>
              Start over
            </Button>
          )}
        </div>
      </footer>
    </>
  );
}
