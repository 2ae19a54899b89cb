import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { weekdayAt } from "@lockstep/domain/calendar/weekdays.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { addDays, formatDay, formatWeek, mondayOf, weekdayIndex, weekOf } from "../../../plans/today.ts";
import { ApiError } from "../../../api/client.ts";
import { IconButton, LinkButton } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/choice.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { DayTabs } from "../../../ui/tabs.tsx";
import { useLog } from "../log/use-log.ts";
import { useMealPerson } from "../person.ts";
import type { MealPerson, MealUser } from "../person.ts";
import { currentMealPlanOptions, nutritionProgressOptions } from "../queries.ts";
import { DishArt } from "../recipes/art/dish-art.tsx";
import { FoodStreaks, measuresFor, WeekChart, WeeksChart } from "./food-charts.tsx";
import type { Measure } from "./food-charts.tsx";
import { FoodDay } from "./food-day.tsx";
import { MacroTracking, useMacros } from "./macro-tracking.tsx";
import { macroTargetsOn, targetOn, WEEKS, weeksWithThis, weekTotals } from "./food-data.ts";
import "../plan/plan.css";
import "./food-progress.css";

const PANEL = "food-day";
/** As far back as the averages go. */
const WEEKS_BACK = WEEKS - 1;
const INVITING_DISH = {
  id: "inviting-bowl",
  name: "",
  course: "main",
  mainFoods: ["white-rice", "avocado", "salmon-fillet", "edamame", "carrot"],
} as const;

function nameOf(date: CalendarDay, today: CalendarDay): string {
  if (date === today) return "Today";
  if (date === addDays(today, -1)) return "Yesterday";
  return `${weekdayAt(weekdayIndex(date))}, ${formatDay(date)}`;
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-[1.5px] border-line pt-6">
      <h2 id={id} className="d2 mb-1 text-26">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The shown week and its way back and forth, its days as tabs. */
function WeekPicker({
  date,
  today,
  logged,
  onDate,
}: {
  date: CalendarDay;
  today: CalendarDay;
  /** Dates with entries. */
  logged: ReadonlySet<string>;
  onDate: (date: CalendarDay) => void;
}) {
  const monday = mondayOf(date);
  const thisMonday = mondayOf(today);
  const days = weekOf(date);
  const toWeek = (next: CalendarDay) => onDate(next === thisMonday ? today : addDays(next, 6));
  return (
    <div className="grid max-w-[560px] grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label="Previous week"
          disabled={monday <= addDays(thisMonday, -7 * WEEKS_BACK)}
          onClick={() => toWeek(addDays(monday, -7))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className="font-label" role="status">
          {monday === thisMonday ? "This week" : formatWeek(monday)}
        </p>
        <IconButton label="Next week" disabled={monday >= thisMonday} onClick={() => toWeek(addDays(monday, 7))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <DayTabs
        days={days.map((day, index) => ({
          short: weekdayAt(index).slice(0, 1),
          name: nameOf(day, today),
          state: logged.has(day) ? "done" : "open",
        }))}
        selected={weekdayIndex(date)}
        onSelect={(index) => onDate(days[index] ?? today)}
        panelId={PANEL}
        className="-mx-1 [&>*]:min-w-0"
      />
    </div>
  );
}

function MemberFood({ person }: { person: MealPerson }) {
  const { userId, today, settings } = person;
  const [picked, setPicked] = useState<CalendarDay | null>(null);
  const measures = measuresFor(settings);
  const [wanted, setMeasure] = useState<Measure>("energy");
  const measure = measures.some(({ value }) => value === wanted) ? wanted : "protein";
  const date = picked ?? today;
  const monday = mondayOf(date);
  const thisMonday = mondayOf(today);
  const week = useLog(userId, monday, addDays(monday, 6));
  const thisWeek = useLog(userId, thisMonday, addDays(thisMonday, 6));
  const plan = useQuery(currentMealPlanOptions());
  const macros = useMacros(userId);
  const target = targetOn(plan.data, date);
  const progress = useQuery({ ...nutritionProgressOptions(WEEKS), placeholderData: keepPreviousData });
  const weeks = weeksWithThis(progress.data?.weeks ?? [], thisWeek.entries, today);
  const hasEver = weeks.some((each) => each.daysLogged > 0);
  if (week.error && week.entries.length === 0) {
    return (
      <ErrorView title="We couldn't load your log." level={2} onRetry={() => void week.refetch()}>
        {week.error instanceof ApiError ? week.error.message : "Please try again in a moment. Nothing is lost."}
      </ErrorView>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <WeekPicker date={date} today={today} logged={new Set(week.entries.map((entry) => entry.date))} onDate={setPicked} />
        <div id={PANEL} role="tabpanel" aria-label={nameOf(date, today)} tabIndex={0}>
          {week.pending ? (
            <FoodSkeleton />
          ) : (
            <FoodDay
              key={date}
              person={person}
              date={date}
              name={nameOf(date, today)}
              entries={week.entries}
              target={target}
              macroTargets={macros ? macroTargetsOn(target, macros.own) : null}
            />
          )}
        </div>
      </div>
      {userId === null ? null : (
        <Section id="macros-heading" title="Macros">
          <div className="mt-4">
            <MacroTracking userId={userId} />
          </div>
        </Section>
      )}
      {hasEver ? (
        <>
          <FoodStreaks />
          <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
            <SegmentedControl
              legend="Chart shows"
              className="md:col-span-2"
              value={measure}
              options={measures}
              onChange={setMeasure}
            />
            <Section id="food-week-heading" title={monday === thisMonday ? "This week" : formatWeek(monday)}>
              <WeekChart days={weekTotals(week.entries, monday)} date={date} measure={measure} settings={settings} />
            </Section>
            <Section id="food-weeks-heading" title="Week by week">
              <WeeksChart weeks={weeks} measure={measure} settings={settings} />
            </Section>
          </div>
        </>
      ) : (
        <p className="max-w-[56ch] border-t-[1.5px] border-line pt-6 text-fg-2">
          Your weeks show up here once you log: each day, and each week's average.
        </p>
      )}
    </div>
  );
}

function FoodSkeleton() {
  return (
    <Loading label="Loading your log">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="mt-5 h-32 w-64" />
      <Skeleton className="mt-8 h-16" />
      <Skeleton className="mt-2 h-16" />
    </Loading>
  );
}

/** What a member ate: a day with its entries, the week in columns, and how the weeks compare. A guest sees what an account adds. */
export function FoodProgress({ user, signInTo }: { user: MealUser | null; signInTo: string }) {
  const person = useMealPerson(user);
  if (user === null) {
    return (
      <EmptyState
        art={<DishArt recipe={INVITING_DISH} className="max-w-[220px]" />}
        title="Your food log lives in your account"
        action={<LinkButton to={signInTo}>Sign in to log food</LinkButton>}
      >
        Log a planned meal with one tap, or any food by amount, and compare days and weeks with your plan.
      </EmptyState>
    );
  }
  if (person.pending) return <FoodSkeleton />;
  return <MemberFood person={person} />;
}
