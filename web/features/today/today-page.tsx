import type { Today, TodaySession } from "@lockstep/contract/today.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../../api/client.ts";
import { useLiveQueries } from "../../live/live.ts";
import { wallClockIn } from "../../plans/wall-clock.ts";
import { profileOptions } from "../../session/profile-query.ts";
import type { PageUser } from "../../session/me.ts";
import { ErrorView } from "../../ui/error-view.tsx";
import { formatDate } from "../../ui/formatters.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useMinute } from "../../ui/use-minute.ts";
import { chooseDay, comingMeal } from "./choose-day.ts";
import { FirstSteps, stepsLeft } from "./first-steps.tsx";
import { RestPanel } from "./rest-panel.tsx";
import { SessionSlab } from "./session-slab.tsx";
import { todayKey, todayOptions } from "./today-query.ts";
import { ChallengeCard, MealCard, PeopleWhoTrained, StreakCard, Tip } from "./today-parts.tsx";
import "./today.css";

const READ_AGAIN_MS = 60_000;

/** What training brings to the page; the route hands it in. */
export interface TodayTraining {
  /** Starts a day's session, or leads back to the workout that's running. */
  readonly renderStart: (session: TodaySession, date: CalendarDay) => ReactNode;
  /** What was done on a day as far as this device knows, before the server does. */
  readonly unsentDoneOn: (date: CalendarDay) => readonly string[];
}

/** A member's day. While the page stays open, midnight in their time zone turns it over, with or without a connection. */
export function TodayPage({ user, training }: { user: PageUser; training: TodayTraining }) {
  const { data: profile } = useQuery(profileOptions(user.id));
  const clock = wallClockIn(profile?.timeZone ?? null, useMinute());
  const { data, error, refetch } = useQuery(todayOptions());
  useLiveQueries({
    "workouts.changed": () => [todayKey],
    "streaks.changed": () => [todayKey],
    "challenges.changed": () => [todayKey],
  });
  useNextDay(data, clock.day);
  const chosen = data === undefined ? null : chooseDay(data, clock.day);
  const shown = chosen && { ...chosen, done: [...chosen.done, ...training.unsentDoneOn(clock.day)] };
  return (
    <div className="wrap page-body">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 md:mb-6">
        <h1 className="d text-32 md:text-40">Today</h1>
        <p className="font-label text-fg-2">{dateWords(clock.day)}</p>
      </div>
      {data !== undefined && shown !== null ? (
        <Day today={data} shown={shown} clock={clock} renderStart={training.renderStart} />
      ) : error !== null || data !== undefined ? (
        <ErrorView title="We couldn't load your day." onRetry={() => void refetch()}>
          {error instanceof ApiError ? error.message : "Your plans are still on the Workouts and Meals pages."}
        </ErrorView>
      ) : (
        <Loading label="Loading your day" className="today-grid">
          <Skeleton className="h-72" />
          <div className="today-side">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        </Loading>
      )}
    </div>
  );
}

/** "Thursday, Nov 26". */
function dateWords(day: CalendarDay): string {
  const date = new Date(day);
  return `${formatDate(date, "weekday", "utc")}, ${formatDate(date, "day", "utc")}`;
}

/** Reads again once the answer's day is over, until the server's midnight has come too. */
function useNextDay(data: Today | undefined, today: CalendarDay): void {
  const queryClient = useQueryClient();
  const first = data?.days[0]?.date;
  const isOver = first !== undefined && today > first;
  useEffect(() => {
    if (!isOver) return;
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: todayKey });
    readAgain();
    const timer = setInterval(readAgain, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver, queryClient]);
}

function Day({
  today,
  shown,
  clock,
  renderStart,
}: {
  today: Today;
  shown: NonNullable<ReturnType<typeof chooseDay>>;
  clock: ReturnType<typeof wallClockIn>;
  renderStart: TodayTraining["renderStart"];
}) {
  const { day, tomorrow, done } = shown;
  const { session } = day;
  const steps = stepsLeft(today);
  return (
    <div className="today-grid">
      <div className="today-main">
        {session === null ? (
          <FirstSteps steps={steps} isNew />
        ) : session.isRest ? (
          <RestPanel mobility={today.mobility} tomorrow={tomorrow?.session ?? null} />
        ) : (
          <SessionSlab session={session} done={done} start={renderStart(session, clock.day)} />
        )}
        {today.tip === null ? null : <Tip tip={today.tip} />}
      </div>
      <div className="today-side">
        <MealCard coming={comingMeal(shown, clock.minutes)} mealPlan={today.mealPlan} />
        <StreakCard streaks={today.streaks} />
        <ChallengeCard challenge={today.challenge} challenges={today.challenges} today={clock.day} />
        {session === null || steps.length === 0 ? null : <FirstSteps steps={steps} isNew={false} />}
      </div>
      <PeopleWhoTrained trained={today.trained} today={clock.day} />
    </div>
  );
}
