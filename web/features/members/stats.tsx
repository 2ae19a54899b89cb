import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { MemberStats } from "@lockstep/contract/streaks.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../api/client.ts";
import type { Viewer } from "../../session/me.ts";
import { Alert } from "../../ui/alert.tsx";
import { Bars } from "../../ui/bars.tsx";
import { Button } from "../../ui/button.tsx";
import { Ring } from "../../ui/ring.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Steps } from "../../ui/steps.tsx";
import { statsOptions } from "./queries.ts";
import { formatDate } from "../../ui/formatters.ts";

const plural = (count: number, one: string, many = `${one}s`): string => `${formatCount(count)} ${count === 1 ? one : many}`;

/** A member's numbers, from what they logged and wrote. */
export function Stats({ username, isOwn, viewer }: { username: string; isOwn: boolean; viewer: Viewer }) {
  const query = useQuery(statsOptions(viewer, username));
  if (query.data) return <StatsShown stats={query.data} isOwn={isOwn} />;
  if (query.isError)
    return (
      <Alert>
        <p>{query.error instanceof ApiError ? query.error.message : "We couldn't load the stats."}</p>
        <Button size="sm" look="secondary" className="mt-3" busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  return (
    <Loading label="Loading the stats" className="grid gap-4 sm:grid-cols-2">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </Loading>
  );
}

function StatsShown({ stats, isOwn }: { stats: MemberStats; isOwn: boolean }) {
  const { workouts, nutrition, postsThisMonth, postsGoal, daysActive, likesReceived, commentsWritten } = stats;
  const posts = Math.min(postsThisMonth, postsGoal);
  return (
    <div className="grid gap-10">
      <ul className="grid gap-3 sm:grid-cols-2">
        <Figure
          title="Workouts completed"
          note={
            workouts.planned === null || workouts.planned === 0
              ? `Training days in the last 30 days. ${plural(workouts.total, "day")} in total.`
              : `Of your planned days in the last 30, plus any extras. ${plural(workouts.total, "day")} in total.`
          }
        >
          {workouts.planned === null || workouts.planned === 0 ? (
            <BigNumber value={workouts.done} unit={workouts.done === 1 ? "day" : "days"} />
          ) : (
            <Share done={workouts.done} of={workouts.planned} what="training days" />
          )}
        </Figure>
        <Figure
          title="Nutrition adherence"
          note={
            nutrition.logged === 0
              ? isOwn
                ? "Nothing logged in the last 30 days. Log a meal to start."
                : "Nothing logged in the last 30 days."
              : `Days on plan in the last 30 days. ${plural(nutrition.logged, "day")} logged.`
          }
        >
          <Share done={nutrition.kept} of={nutrition.days} what="days on plan" />
        </Figure>
        <Figure title="Posts this month" note={`Goal: ${postsGoal} a month.`}>
          <BigNumber value={postsThisMonth} unit={`of ${postsGoal}`} />
          <Steps total={postsGoal} done={posts} height={12} className="mt-4" />
        </Figure>
        <Figure title="Days Active" note="Since joining.">
          <BigNumber value={daysActive} unit={daysActive === 1 ? "day" : "days"} />
          <p className="mt-3 text-14 text-fg-2">
            {plural(likesReceived, "like")} received, {plural(commentsWritten, "comment")} written
          </p>
        </Figure>
      </ul>
      <WeekBars title="Training days by week" unit="Days" weeks={stats.workoutWeeks} />
      <WeekBars title="Posts by week" unit="Posts" weeks={stats.postWeeks} />
    </div>
  );
}

function Figure({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-4 rounded-card bg-surface p-5">
      <h2 className="text-15 font-label">{title}</h2>
      <div>{children}</div>
      <p className="text-14 text-fg-2">{note}</p>
    </li>
  );
}

function BigNumber({ value, unit }: { value: number; unit: string }) {
  return (
    <p>
      <span className="n text-64">{formatCount(value)}</span> <span className="text-14 font-label text-fg-2">{unit}</span>
    </p>
  );
}

function Share({ done, of, what }: { done: number; of: number; what: string }) {
  return (
    <Ring value={Math.min(done, of)} max={of} size={128} label={`${done} of ${of} ${what}`}>
      <span className="n block text-34">{done}</span>
      <span className="text-13 text-fg-2">of {of}</span>
    </Ring>
  );
}

function WeekBars({ title, unit, weeks }: { title: string; unit: string; weeks: MemberStats["workoutWeeks"] }) {
  return (
    <Bars
      title={title}
      unit={unit}
      bars={weeks.map(({ weekStart, count }, index) => ({
        label: formatDate(new Date(weekStart), "day", "utc"),
        value: count,
        highlight: index === weeks.length - 1,
      }))}
      table={{
        columns: ["Week from", unit],
        rows: weeks.map(({ weekStart, count }) => [formatDate(new Date(weekStart), "day", "utc"), String(count)]),
      }}
    />
  );
}
