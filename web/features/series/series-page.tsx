import { nextSession } from "@lockstep/domain/series/record.ts";
import type { SeriesSummary } from "@lockstep/contract/series.ts";
import { Lock, Play } from "lucide-react";
import { ApiError } from "../../api/client.ts";
import { FigurePoster } from "../../figure/figure-player.tsx";
import { litMuscles } from "../../figure/lit-muscles.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useSeriesList } from "./queries.ts";
import { SeriesCard } from "./series-card.tsx";
import { doneNumbers, progressText } from "./words.ts";
import "./series.css";

/** The series that was begun and not ended, the latest one first. */
function begun(items: readonly SeriesSummary[]): { readonly series: SeriesSummary; readonly next: number } | null {
  const lastOn = ({ sessions }: SeriesSummary) =>
    sessions.reduce((last, { doneOn }) => ((doneOn ?? "") > last ? (doneOn ?? "") : last), "");
  const found = items
    .flatMap((series) => {
      const done = doneNumbers(series);
      const next = done.length > 0 ? nextSession(series.sessions.length, done) : null;
      return next === null ? [] : [{ series, next }];
    })
    .toSorted((a, b) => (lastOn(a.series) < lastOn(b.series) ? 1 : -1));
  return found[0] ?? null;
}

function GoOn({ series, next }: { series: SeriesSummary; next: number }) {
  const session = series.sessions[next - 1];
  const { cover } = series;
  return (
    <section className="series-next on-volt mb-4" aria-labelledby="go-on">
      <div>
        <p className="font-label">{progressText(series)}</p>
        <h2 id="go-on" className="d2 mt-1 text-32">
          {series.title}
        </h2>
        <p className="mt-2 mb-5">
          Up next: {session?.title}, {session?.minutes} min.
        </p>
        <LinkButton to={`/series/${series.id}?session=${next}`} look="primary" icon={<Play aria-hidden="true" />}>
          Continue
        </LinkButton>
      </div>
      <FigurePoster
        className="hidden w-full sm:block"
        movement={cover.demonstration.movement}
        variant={cover.demonstration.variant}
        lit={litMuscles(cover.targets, cover.synergists)}
        aspect={1.2}
      />
    </section>
  );
}

/** What Premium opens here, said plainly. */
function Teaser() {
  return (
    <section className="series-next on-volt mb-4" aria-labelledby="teaser-heading">
      <div>
        <Lock size={24} aria-hidden="true" />
        <h2 id="teaser-heading" className="d2 mt-3 text-26">
          Included in Premium
        </h2>
        <p className="mt-2 max-w-[56ch]">
          Every session is coached from warm-up to cool-down: the figure shows each move in real time, a voice counts and cues,
          and rests are timed for you. Have a look inside any series first.
        </p>
        <LinkButton to="/#pricing" look="primary" className="mt-5">
          See plans
        </LinkButton>
      </div>
      <FigurePoster className="hidden w-full sm:block" movement="squat" variant="bodyweight" aspect={1.2} />
    </section>
  );
}

function List({ items }: { items: readonly SeriesSummary[] }) {
  const current = begun(items);
  const isLocked = items.some(({ locked }) => locked);
  return (
    <>
      {isLocked ? <Teaser /> : current ? <GoOn {...current} /> : null}
      <ul className="series-grid">
        {items.map((series) => (
          <SeriesCard key={series.id} series={series} />
        ))}
      </ul>
    </>
  );
}

/** All guided series; whoever has no membership sees what's in them. */
export function SeriesPage({ userId }: { userId: string | null }) {
  const { items, error, refetch } = useSeriesList(userId);
  return (
    <Page title="Video series" intro="Guided sessions that build on each other. Press play and follow along.">
      {items ? (
        <List items={items} />
      ) : error ? (
        <ErrorView title="We couldn't load the series." level={2} onRetry={refetch}>
          {error instanceof ApiError ? error.message : "Please try again in a moment."}
        </ErrorView>
      ) : (
        <Loading label="Loading the series" className="series-grid">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-96" />
          ))}
        </Loading>
      )}
    </Page>
  );
}
