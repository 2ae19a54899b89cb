import { ArrowLeft } from "lucide-react";
import { isNextBlockDue } from "@lockstep/domain/training/block.ts";
import { mayOfferLighterWeek } from "@lockstep/domain/training/training-preferences.ts";
import { lazy, useMemo } from "react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { DayRail } from "../../../ui/day-rail.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useCoachPage } from "../../../shell/coach-view.ts";
import { DayTabs } from "../../../ui/tabs.tsx";
import { blockOf, trainedWeek } from "../block.ts";
import { useCompletions } from "../completions.ts";
import { useLiveQueries } from "../../../live/live.ts";
import { useFavorites } from "../favorites.ts";
import { usePreferences } from "../preferences.ts";
import { useDeviceTraining } from "../device-training.ts";
import { trainingKeys } from "../queries.ts";
import { addDays, formatDay, weekOf } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import type { Units } from "../units.ts";
import type { ShownPlan } from "../use-plan.ts";
import { BlockLine } from "./block-line.tsx";
import type { OpenState } from "./day-context.ts";
import { DayPanel } from "./day-panel.tsx";
import { EarlierWeek } from "./earlier-week.tsx";
import { StartWorkout } from "../workout/start-workout.tsx";
import { LighterWeekOffer } from "./lighter-week-offer.tsx";
import { LocationBadge } from "./location-badge.tsx";
import { PlanMenu } from "./plan-menu.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { useDayActions } from "./use-day-actions.ts";
import { useOpenState } from "./use-open-state.ts";
import { useShownWeek } from "./use-shown-week.ts";
import { recordWeek } from "./week-record.ts";
import type { DayRecord } from "./week-record.ts";
import { WeekSwitch } from "./week-switch.tsx";
import { usePrefetchExercises } from "./use-prefetch-exercises.ts";
import { weekTabs } from "./week-tabs.ts";
import "./plan.css";

const NextBlock = lazy(() => import("./next-block.tsx"));

const PANEL = "plan-day";
/** Weeks whose sets are available for "last time". */
const WEEKS_KNOWN = 8;
/** SPEC 9: the default week says 30-45 min; a generated one its own minutes. */
const SAMPLE_DURATION = "30-45 min";

interface Props {
  shown: ShownPlan;
  userId: string | null;
  units: Units;
  today: CalendarDay;
  signInTo: string;
}

function WeekProgress({ record }: { record: readonly DayRecord[] }) {
  const training = record.filter((day) => day.totalSets > 0);
  // As on the progress page: a workout is a day on which something was done, finished or not, planned or not.
  const done = new Set(record.flatMap((day) => [...day.done.values(), ...day.extra].map(({ date }) => date))).size;
  return (
    <div className="flex items-center gap-4">
      <Ring value={done} max={training.length} size={88} label={`${done} of ${training.length} workouts done this week`}>
        <span className="n text-26">{done}</span>
        <span className="n text-15 text-fg-2">/{training.length}</span>
      </Ring>
      <p className="text-14">
        <span className="block font-label">Workouts done</span>
        <span className="text-fg-2">this week</span>
      </p>
    </div>
  );
}

function DayRing({ record }: { record: DayRecord }) {
  const isLong = record.totalSets > 9;
  return (
    <div className="shrink-0">
      <Ring
        value={record.doneSets}
        max={record.totalSets}
        size={88}
        label={`${record.doneSets} of ${record.totalSets} sets done`}
      >
        <p>
          <span className={cx("n", isLong ? "text-26" : "text-34")}>{record.doneSets}</span>
          <span className={cx("n text-fg-2", isLong ? "text-15" : "text-18")}>/{record.totalSets}</span>
        </p>
        <p className="mt-1 text-13 text-fg-2">sets</p>
      </Ring>
    </div>
  );
}

function SampleNote({ userId }: { userId: string | null }) {
  // Two invitations at once are one too many: while a plan waits to be moved in, the sample week only says what it is.
  const invites = !useDeviceTraining(userId)?.plan;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft p-4">
      <p className="max-w-[52ch]">
        <span className="font-name">This is a sample week.</span>
        {invites ? " Five questions make it fit your days, level and equipment." : null}
      </p>
      {invites ? (
        <LinkButton to="/workout-setup" size="sm">
          Make my plan
        </LinkButton>
      ) : null}
    </div>
  );
}

function Notes({ shown }: { shown: ShownPlan }) {
  const { notes } = shown.plan;
  const clinician = notes.filter((note) => note.code === "CLINICIAN_FIRST");
  const others = notes.filter((note) => note.code !== "CLINICIAN_FIRST");
  return (
    <>
      {clinician.length > 0 ? (
        <div className="mt-5">
          <Alert tone="info">{clinician.map((note) => note.message).join(" ")}</Alert>
        </div>
      ) : null}
      {others.length > 0 ? (
        <Fold className="mt-5 border-b-[1.5px] border-line" title="About this plan">
          <ul className="dotted max-w-[65ch] text-fg-2">
            {others.map((note) => (
              <li key={`${note.code} ${note.message}`}>{note.message}</li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </>
  );
}

function Customize() {
  return (
    <LinkButton to="/workout-setup?from=plan" look="secondary">
      Customize My Plan
    </LinkButton>
  );
}

/** Which date a completion of this day is written to, when that isn't obvious. */
function DateNote({ dayName, date, today, own }: { dayName: string; date: string; today: string; own: string | undefined }) {
  if (own === undefined || own === today) return null;
  return (
    <p className="mt-4 text-14 text-fg-2">
      {own > today
        ? `Sets logged here count for today, ${formatDay(date)}.`
        : `Sets logged here count for ${dayName}, ${formatDay(date)}.`}
    </p>
  );
}

/** The server leaves its room: its file comes once the scripts run. */
function NextBlockPart(props: ComponentProps<typeof NextBlock>) {
  const isHydrated = useHydrated();
  const room = <Skeleton className="my-6 h-84" />;
  if (!isHydrated) return room;
  return (
    <LazyPart waiting={room}>
      <NextBlock {...props} />
    </LazyPart>
  );
}

/** The person's week, a day at a time: what to do, what is done, and everything that can be done with the plan. */
export function PlanScreen({ shown, userId, units, today, signInTo }: Props) {
  const { thisMonday, current, shown: shownMonday, selected, select, lookAt, hold } = useShownWeek(today);
  const isNow = shownMonday === current;
  const week = useMemo(() => weekOf(current), [current]);
  const { plan } = shown;
  const known = addDays(current, -7 * WEEKS_KNOWN);
  const sunday = addDays(current, 6);
  const block = blockOf(shown);
  // A week that is held past its Sunday is still the one that's trained.
  const { days, at, nextStartsOn } = useMemo(() => trainedWeek(shown, today < sunday ? today : sunday), [shown, today, sunday]);
  usePrefetchExercises(days);

  const records = useCompletions(userId, known, sunday);
  // Another tab or device ticked something.
  useLiveQueries({ "workouts.changed": () => [trainingKeys.completions] });
  const favorites = useFavorites(userId);
  const preferences = usePreferences(userId);
  const record = useMemo(
    () => recordWeek(days, week, records.completions, shown.id),
    [days, week, records.completions, shown.id],
  );
  const day = days[selected];
  const dayRecord = record[selected];
  const opened = useOpenState(`${shown.id ?? "sample"} ${current} ${selected}`);
  const open: OpenState = {
    ...opened,
    toggle: (exerciseId) => {
      hold();
      opened.toggle(exerciseId);
    },
  };
  const actions = useDayActions({
    shown,
    days,
    dayIndex: selected,
    week,
    today,
    userId,
    units,
    record: dayRecord ?? EMPTY_RECORD,
    records,
    favorites,
    preferences,
  });
  const [openExercise, ...others] = day?.exercises.filter(({ exerciseId }) => opened.isOpen(exerciseId)) ?? [];
  const exerciseId = others.length === 0 ? openExercise?.exerciseId : undefined;
  useCoachPage(day ? { type: "training-day", day: day.day, exerciseId } : null);
  if (!day || !dayRecord) return null;

  const tabs = weekTabs(days, record);
  const isOver = at?.phase === "over";
  const nextBlock =
    block === null || !isNextBlockDue(block, plan.days, today) ? null : (
      <NextBlockPart shown={shown} block={block} isOver={isOver} today={today} />
    );
  const reason =
    shown.kind === "member" && mayOfferLighterWeek(preferences, today) ? (shown.plan.lighterWeekReason ?? null) : null;
  const switcher = <WeekSwitch monday={shownMonday} thisMonday={thisMonday} onChange={lookAt} />;
  return (
    <>
      <div className="plan-screen">
        {shown.kind === "sample" ? <SampleNote userId={userId} /> : null}
        <div className="plan-grid">
          <aside className="plan-rail" aria-label="Week">
            <Link to="/workout-setup?from=plan" className="inline-flex min-h-11 items-center gap-2 font-label">
              <ArrowLeft size={18} aria-hidden="true" /> Back to Setup
            </Link>
            {switcher}
            <DayRail days={tabs} selected={isNow ? selected : -1} onSelect={select} panelId={PANEL} />
            <WeekProgress record={record} />
            <Customize />
          </aside>

          <div className="min-w-0">
            <div className="plan-head">
              <Link to="/workout-setup?from=plan" className="plan-back" aria-label="Back to Setup" title="Back to Setup">
                <ArrowLeft size={20} aria-hidden="true" />
              </Link>
              <h1 className="min-w-0 flex-1 text-15 font-label text-fg-2">Your Custom Workout Plan</h1>
              <PlanMenu shown={shown} day={isNow ? day : null} userId={userId} signInTo={signInTo} />
            </div>
            <div className="mb-3 grid gap-2 md:hidden">
              {isNow ? null : switcher}
              <DayTabs
                days={tabs}
                selected={isNow ? selected : -1}
                onSelect={select}
                panelId={PANEL}
                className="-mx-1 [&>*]:min-w-0"
              />
            </div>

            {isNow ? (
              <div id={PANEL} role="tabpanel" tabIndex={0} aria-label={`${day.day}, ${day.focus}`}>
                <div className="plan-title">
                  <h2 className="d min-w-0 flex-[1_1_10rem] text-36 min-[360px]:text-40 md:text-64">
                    <span className="mb-2 block font-sans text-15 font-label tracking-normal text-fg-2 md:mb-3">
                      {day.day}
                      {week[selected] === today ? ", today" : ""}
                    </span>
                    {day.focus}
                  </h2>
                  {day.isRest ? null : <DayRing record={dayRecord} />}
                </div>
                {shown.kind === "member" && userId !== null && week[selected] === today && !day.isRest && !dayRecord.isDone ? (
                  <div className="mb-4">
                    <StartWorkout userId={userId} planId={shown.id} day={day} date={today} />
                  </div>
                ) : null}
                <div className="mb-4 flex flex-wrap items-center gap-2">
                  {day.isRest ? null : <LocationBadge location={plan.choices.location} />}
                  {shown.kind === "sample" ? null : <p className="min-w-0 text-14 text-fg-2 wrap-anywhere">{plan.name}</p>}
                </div>
                {reason === null || userId === null || shown.id === null ? null : (
                  <LighterWeekOffer userId={userId} planId={shown.id} today={today} reason={reason} />
                )}
                {at === null ? null : <BlockLine at={at} trainee={plan.choices} nextStartsOn={nextStartsOn} />}
                {records.error && records.completions.length === 0 ? (
                  <div className="mb-4">
                    <Alert tone="info">
                      We couldn't load what you've completed. New sets are saved on this device and sent later.
                    </Alert>
                  </div>
                ) : null}
                {isOver ? nextBlock : null}
                <DayPanel
                  key={day.day}
                  day={day}
                  location={plan.choices.location}
                  duration={shown.kind === "sample" ? SAMPLE_DURATION : `${day.workMinutes} min`}
                  actions={actions}
                  open={open}
                  aside={
                    <>
                      <DateNote dayName={day.day} date={actions.date} today={today} own={week[selected]} />
                      <Notes shown={shown} />
                    </>
                  }
                  foot={
                    <>
                      {dayRecord.extra.length > 0 ? (
                        <div className="mt-8">
                          <h3 className="font-name">Also done this day</h3>
                          <p className="mt-1 text-fg-2">{dayRecord.extra.map((each) => each.exerciseName).join(", ")}</p>
                        </div>
                      ) : null}
                      {isOver ? null : nextBlock}
                    </>
                  }
                />
              </div>
            ) : (
              <div id={PANEL}>
                <h2 className="d mb-6 text-36 md:text-52">What you did</h2>
                <EarlierWeek userId={userId} monday={shownMonday} units={units} atHand={{ from: known, to: sunday }} />
              </div>
            )}
            <div className="md:hidden mt-10 grid gap-6">
              {isNow ? switcher : null}
              <WeekProgress record={record} />
              <Customize />
            </div>
          </div>
        </div>
      </div>
      <PrintSheet plan={{ ...plan, days: [...days] }} week={at?.phase === "lighter" ? "lighter week" : null} units={units} />
    </>
  );
}

const EMPTY_RECORD: DayRecord = { done: new Map(), extra: [], doneSets: 0, totalSets: 0, isDone: false };
