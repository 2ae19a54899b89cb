import { nextSession } from "@lockstep/domain/series/record.ts";
import type { SeriesExercise, SeriesSummary, SessionOutline } from "@lockstep/contract/series.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Check, Lock, Play } from "lucide-react";
import { lazy, useState } from "react";
import { Link, useNavigate, useSearchParams, useLocation } from "react-router";
import { ApiError } from "../../api/client.ts";
import { FigurePlayer, FigureRoom } from "../../figure/figure-player.tsx";
import { litMuscles } from "../../figure/lit-muscles.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/choice.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { formatDate } from "../../ui/formatters.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Steps } from "../../ui/steps.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { detailOptions, useSeriesList } from "./queries.ts";
import { doneNumbers, levelName, minutesText, progressText } from "./words.ts";
import "./series.css";

/** Of its own: a series is looked at more often than it is trained. */
const SessionPlayer = lazy(() => import("./session-player.tsx").then((module) => ({ default: module.SessionPlayer })));

/** The session that's being played is in the address: a reload comes back to it, and Back leads out of it. */
function usePlayed() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const played = Number(params.get("session"));
  return {
    played: Number.isInteger(played) && played > 0 ? played : null,
    play: (session: number) => setParams({ session: String(session) }, { preventScrollReset: true, state: "play" }),
    leave: () => {
      if (state === "play") void navigate(-1);
      else setParams({}, { preventScrollReset: true, replace: true });
    },
  };
}

/** What the first session trains, one exercise at a time, for everyone. */
function Glimpse({ exercises, isCovered }: { exercises: readonly SeriesExercise[]; isCovered: boolean }) {
  const [shownId, setShownId] = useState(exercises[0]?.exerciseId ?? "");
  const [playing, setPlaying] = useState(true);
  const shown = exercises.find(({ exerciseId }) => exerciseId === shownId) ?? exercises[0];
  if (shown === undefined) return null;
  return (
    <div className="grid gap-3">
      <FigurePlayer
        key={shown.exerciseId}
        movement={shown.demonstration.movement}
        variant={shown.demonstration.variant}
        name={shown.name}
        lit={litMuscles(shown.targets, shown.synergists)}
        aspect={1.35}
        plain
        playing={playing && !isCovered}
        onPlayingChange={setPlaying}
      />
      {exercises.length > 1 ? (
        <SegmentedControl
          legend="From session 1"
          value={shown.exerciseId}
          options={exercises.map(({ exerciseId, name }) => ({ value: exerciseId, label: name }))}
          onChange={setShownId}
        />
      ) : null}
      <p className="text-14 text-fg-2">From session 1: {shown.name}</p>
    </div>
  );
}

function Facts({ series }: { series: SeriesSummary }) {
  const facts = [
    ["Sessions", String(series.sessions.length)],
    ["Each takes", minutesText(series)],
    ["Level", levelName(series)],
    ["You need", series.equipment],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-t-[1.5px] border-line pt-5 sm:grid-cols-[auto_auto_auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-14 text-fg-2">{name}</dt>
          <dd className="font-name">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Upgrade() {
  return (
    <section className="on-volt rounded-card p-6 md:p-8" aria-labelledby="upgrade-heading">
      <Lock size={24} aria-hidden="true" />
      <h2 id="upgrade-heading" className="d2 mt-3 text-26">
        Included in Premium
      </h2>
      <p className="mt-2 max-w-[48ch]">
        Watch the first moves here. Premium plays whole sessions, with a voice that counts and cues, and remembers what you've
        finished.
      </p>
      <LinkButton to="/#pricing" look="primary" className="mt-5">
        See plans
      </LinkButton>
    </section>
  );
}

function SessionRow({
  session,
  locked,
  isNext,
  onPlay,
}: {
  session: SessionOutline;
  locked: boolean;
  isNext: boolean;
  onPlay: () => void;
}) {
  const { number, title, focus, builds, minutes, doneOn } = session;
  return (
    <li className="session-row">
      <span className="session-number" data-done={doneOn !== null}>
        {doneOn === null ? (
          <span className="n text-24">{number}</span>
        ) : (
          <span>
            <Check size={22} strokeWidth={2.5} aria-hidden="true" />
          </span>
        )}
      </span>
      <div className="min-w-0">
        <h3 className="font-name text-18">
          <span className="visually-hidden">Session {number}: </span>
          {title}
        </h3>
        <p className="text-14 font-label text-fg-2">
          {minutes} min
          {doneOn === null ? null : ` · Done ${formatDate(new Date(doneOn), "day", "utc")}`}
        </p>
        <p className="mt-1 max-w-[60ch]">{focus}</p>
        <p className="mt-1 max-w-[60ch] text-14 text-fg-2">{builds}</p>
      </div>
      {locked ? (
        <span className="grid size-11 place-items-center text-fg-2">
          <Lock size={20} aria-hidden="true" />
          <span className="visually-hidden">Included in Premium</span>
        </span>
      ) : (
        <Button
          look={isNext ? "primary" : "secondary"}
          size="sm"
          icon={<Play aria-hidden="true" />}
          aria-label={`${doneOn === null ? "Start" : "Repeat"} session ${number}: ${title}`}
          onClick={onPlay}
        >
          {doneOn === null ? "Start" : "Repeat"}
        </Button>
      )}
    </li>
  );
}

function Everything({ series, userId }: { series: SeriesSummary; userId: string | null }) {
  const { played, play, leave } = usePlayed();
  const isHydrated = useHydrated();
  // Read as soon as the series is opened, so that it's on the device when the gym has no signal.
  const detail = useQuery({ ...detailOptions(series.id), enabled: !series.locked && userId !== null });
  const done = doneNumbers(series);
  const next = nextSession(series.sessions.length, done) ?? 1;
  // What was read before the membership ended is locked too.
  const session = series.locked ? undefined : detail.data?.sessions.find(({ number }) => number === played);
  return (
    <>
      <title>{`${series.title} · Lockstep`}</title>
      <header className="mb-7">
        <h1 className="d text-40 md:text-64">{series.title}</h1>
        <p className="mt-3 max-w-[48ch] text-20">{series.promise}</p>
      </header>
      <div className="series-detail">
        <div className="grid content-start gap-6">
          <Glimpse exercises={series.glimpse} isCovered={session !== undefined} />
          {series.locked ? <Upgrade /> : null}
          <p className="max-w-[65ch] text-17">{series.about}</p>
          <Facts series={series} />
        </div>
        <section aria-labelledby="sessions-heading">
          <h2 id="sessions-heading" className="d2 text-26">
            Sessions
          </h2>
          {done.length > 0 ? (
            <div className="mt-3 grid gap-2">
              <Steps total={series.sessions.length} done={series.sessions.map(({ doneOn }) => (doneOn === null ? 0 : 1))} />
              <p className="text-14 font-label">{progressText(series)}</p>
            </div>
          ) : null}
          {detail.error && !detail.data ? (
            <div className="mt-4 grid justify-items-start gap-3">
              <Alert>{detail.error instanceof ApiError ? detail.error.message : "We couldn't load the sessions."}</Alert>
              <Button look="secondary" size="sm" onClick={() => void detail.refetch()}>
                Try again
              </Button>
            </div>
          ) : null}
          <ol className="mt-5">
            {series.sessions.map((each) => (
              <SessionRow
                key={each.number}
                session={each}
                locked={series.locked}
                isNext={each.number === next}
                onPlay={() => play(each.number)}
              />
            ))}
          </ol>
        </section>
      </div>
      {session && detail.data && userId !== null && isHydrated ? (
        <LazyPart onMissing={leave}>
          <SessionPlayer
            key={session.number}
            series={series}
            session={session}
            exercises={detail.data.exercises}
            userId={userId}
            onClose={leave}
          />
        </LazyPart>
      ) : null}
    </>
  );
}

/** One series: what it's for, a look into it, its sessions, and the player over it while one is played. */
export function OneSeriesPage({ id, userId }: { id: string; userId: string | null }) {
  const { items, error, refetch } = useSeriesList(userId);
  const series = items?.find((each) => each.id === id);
  return (
    <div className="wrap page-body">
      <Link to="/series" className="mb-4 inline-flex min-h-11 items-center gap-2 font-label">
        <ArrowLeft size={18} aria-hidden="true" /> All series
      </Link>
      {series ? (
        <Everything series={series} userId={userId} />
      ) : items ? (
        <>
          <title>Series not found · Lockstep</title>
          <h1 className="d text-40 md:text-64">Series not found</h1>
          <p className="mt-3 mb-6 max-w-[48ch] text-17 text-fg-2">The link may be wrong, or the series is no longer available.</p>
          <LinkButton to="/series">All series</LinkButton>
        </>
      ) : error ? (
        <ErrorView title="We couldn't load the series." onRetry={refetch}>
          {error instanceof ApiError ? error.message : "Please try again in a moment."}
        </ErrorView>
      ) : (
        <Loading label="Loading the series">
          <Skeleton className="h-14 w-3/5" />
          <div className="series-detail mt-8">
            <FigureRoom plain aspect={1.35} />
            <Skeleton className="h-96" />
          </div>
        </Loading>
      )}
    </div>
  );
}
