import type { WorkoutCard as Card } from "@lockstep/contract/workout-card.ts";
import { Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { FigurePoster } from "../../figure/figure-player.tsx";
import { litMuscles } from "../../figure/lit-muscles.ts";
import type { Units } from "../training/index.ts";
import { bestWords, factsWords, recordWords, setsWords } from "./card-words.ts";
import "./workout-card.css";

/** So many exercises are shown in a list of posts. */
const SHOWN = 6;

/** A posted workout: its exercises with their best sets, and what was a record. */
export function WorkoutCard({
  card,
  units,
  whole = false,
  act,
}: {
  card: Card;
  units: Units;
  /** Every exercise is shown. */
  whole?: boolean;
  act?: ReactNode;
}) {
  const { title, exercises, records, cover } = card;
  const shown = whole ? exercises : exercises.slice(0, SHOWN);
  const more = exercises.length - shown.length;
  return (
    <div className="panel workout-card">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="d2 text-22 wrap-anywhere">{title}</p>
          <p className="mt-1 text-14 text-fg-2">{factsWords(card, units)}</p>
        </div>
        {cover === null ? null : (
          <FigurePoster
            className="w-20 shrink-0"
            movement={cover.movement}
            variant={cover.variant}
            lit={litMuscles(cover.targets, cover.synergists)}
            floor={false}
          />
        )}
      </div>
      {records.length === 0 ? null : (
        <ul className="grid gap-1" aria-label="Records">
          {records.map((record) => (
            <li key={`${record.exerciseName} ${record.kind} ${record.atReps}`} className="flex items-start gap-2 font-label">
              <Trophy className="mt-1 size-4 shrink-0" aria-hidden="true" />
              {recordWords(record, units)}
            </li>
          ))}
        </ul>
      )}
      <ul className="workout-card-rows" aria-label="Exercises">
        {shown.map((exercise, index) => {
          const best = bestWords(exercise, units);
          return (
            <li key={`${index} ${exercise.exerciseId}`}>
              <span className="min-w-0 font-label wrap-anywhere">{exercise.name}</span>
              <span className="text-14 text-fg-2 tabular-nums">
                {setsWords(exercise)}
                {best === null ? null : ` · ${best}`}
              </span>
            </li>
          );
        })}
        {more > 0 ? <li className="text-14 text-fg-2">{`and ${more} more`}</li> : null}
      </ul>
      {act}
    </div>
  );
}
