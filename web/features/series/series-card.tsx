import type { SeriesSummary } from "@lockstep/contract/series.ts";
import { Check, Lock } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { FigurePoster } from "../../figure/figure-player.tsx";
import { litMuscles } from "../../figure/lit-muscles.ts";
import { Steps } from "../../ui/steps.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { doneNumbers, levelName, minutesText, progressText } from "./words.ts";

/** A series in the list: its figure moves while it's pointed at or focused; the whole card opens it. */
export function SeriesCard({ series }: { series: SeriesSummary }) {
  const [pointed, setPointed] = useState(false);
  const reduced = useReducedMotion();
  const { cover, sessions } = series;
  const done = doneNumbers(series);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices what its link is doing
    <li
      className="series-card"
      onPointerEnter={(event) => setPointed(event.pointerType === "mouse")}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => setPointed(event.target.matches(":focus-visible"))}
      onBlur={() => setPointed(false)}
    >
      <div className="series-cover">
        <FigurePoster
          className="mx-auto w-full max-w-[320px]"
          movement={cover.demonstration.movement}
          variant={cover.demonstration.variant}
          lit={litMuscles(cover.targets, cover.synergists)}
          moving={pointed && !reduced}
          aspect={1.5}
        />
      </div>
      <div className="series-words">
        <h2 className="d2 text-24">
          <Link to={`/series/${series.id}`}>{series.title}</Link>
        </h2>
        <p className="text-14 font-label text-fg-2">
          {sessions.length} sessions · {minutesText(series)} · {levelName(series)}
        </p>
        <p>{series.promise}</p>
        {done.length > 0 ? (
          <div className="mt-2 grid gap-2">
            <Steps total={sessions.length} done={sessions.map(({ doneOn }) => (doneOn === null ? 0 : 1))} />
            <p className="flex items-center gap-2 text-14 font-label">
              {done.length === sessions.length ? <Check size={16} aria-hidden="true" /> : null}
              {progressText(series)}
            </p>
          </div>
        ) : series.locked ? (
          <p className="mt-2 flex items-center gap-2 text-14 font-label">
            <Lock size={16} aria-hidden="true" />
            <span>
              <span className="visually-hidden">Included in </span>Premium
            </span>
          </p>
        ) : (
          <p className="mt-2 text-14 text-fg-2">{series.equipment}</p>
        )}
      </div>
    </li>
  );
}
