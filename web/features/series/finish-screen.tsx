import type { Timeline } from "@lockstep/domain/series/timeline.ts";
import type { GuidedSession, SeriesSummary } from "@lockstep/contract/series.ts";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Steps } from "../../ui/steps.tsx";
import { doneNumbers, progressText } from "./words.ts";

function Numeral({ value, unit }: { value: number; unit: string }) {
  return (
    <div>
      <dd className="n text-84">{value}</dd>
      <dt className="mt-2 font-label">{unit}</dt>
    </div>
  );
}

/** The end: what was done, that it's saved, and what comes next. Whoever skipped most of it decides whether it counts. */
export function FinishScreen({
  series,
  session,
  timeline,
  isRecorded,
  onRecord,
  onClose,
}: {
  series: SeriesSummary;
  session: GuidedSession;
  timeline: Timeline;
  isRecorded: boolean;
  onRecord: () => void;
  onClose: () => void;
}) {
  const act = useRef<HTMLDivElement>(null);
  useEffect(() => act.current?.querySelector("button")?.focus(), []);
  const done = doneNumbers(series);
  const next = series.sessions.find(({ number }) => number === session.number + 1);
  const sets = timeline.steps.filter(({ kind }) => kind === "work").length;
  return (
    <>
      <section className="player-scroll" aria-label="The end of the session">
        <div className="player-end">
          {isRecorded ? (
            <>
              <h3 className="d text-64 md:text-92">Session done</h3>
              <p className="mt-4 max-w-[40ch] text-20" role="status">
                {session.closing}
              </p>
              <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-6">
                <Numeral value={session.minutes} unit="minutes" />
                <Numeral value={sets} unit="sets" />
              </dl>
              <div className="mt-8 grid max-w-[520px] gap-2">
                <Steps total={series.sessions.length} done={series.sessions.map(({ doneOn }) => (doneOn === null ? 0 : 1))} />
                <p className="flex items-center gap-2 font-label">
                  <Check size={18} strokeWidth={2.5} aria-hidden="true" />
                  Saved to your workouts. {progressText(series)}
                </p>
              </div>
              {next && !done.includes(next.number) ? (
                <p className="mt-5">
                  Up next: <span className="font-name">{next.title}</span>, {next.minutes} min
                </p>
              ) : null}
            </>
          ) : (
            <>
              <h3 className="d text-52 md:text-80">That's the end</h3>
              <p className="mt-4 max-w-[40ch] text-20">
                You skipped more than half of the work, so this isn't saved yet. Did you do it your own way?
              </p>
            </>
          )}
        </div>
      </section>
      <footer className="player-foot">
        <div className="player-acts" ref={act}>
          {isRecorded ? (
            <Button size="lg" onClick={onClose}>
              Done
            </Button>
          ) : (
            <>
              <Button size="lg" onClick={onRecord}>
                Count it
              </Button>
              <Button look="secondary" size="lg" onClick={onClose}>
                Leave without saving
              </Button>
            </>
          )}
        </div>
      </footer>
    </>
  );
}
