import type { Batch, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import { weekdayAt } from "@lockstep/domain/calendar/weekdays.ts";
import { minutesOfTime } from "@lockstep/domain/nutrition/next-meal.ts";
import { dateToLog } from "@lockstep/domain/nutrition/plan-calendar.ts";
import { ArrowLeft, BookOpen, Bookmark, RefreshCw, Users } from "lucide-react";
import { lazy, useMemo, useState } from "react";
import { Link } from "react-router";
import { formatDay } from "../../../plans/today.ts";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { useCoachPage } from "../../../shell/coach-view.ts";
import { useFeature } from "../../../shell/use-feature.ts";
import { LockedSheet } from "../../../ui/locked.tsx";
import { DownloadPdfIcon } from "../../../shell/download-pdf.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { TimerTray } from "../cook/timer-tray.tsx";
import { useLog } from "../log/use-log.ts";
import type { MealPerson } from "../person.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { AlsoEaten } from "./also-eaten.tsx";
import { CookMeal } from "./cook-meal.tsx";
import { CookingView } from "./cooking-view.tsx";
import { DayPicker } from "./day-picker.tsx";
import { DayView } from "./day-view.tsx";
import { GrocerySlab } from "./grocery-slab.tsx";
import { GroceryView } from "./grocery-view.tsx";
import { SavedMeals } from "./saved-meals.tsx";
import { byTime, datesOf, dayTabs, logRange, recordDay } from "./plan-days.ts";
import type { DayRecord } from "./plan-days.ts";
import { OverNote, SampleNote } from "./plan-banners.tsx";
import { FloorAdvice, PlanNotes } from "./plan-notes.tsx";
import { PrintMeals } from "./print-meals.tsx";
import type { Sheet } from "./print-meals.tsx";
import { PrintMenu } from "./print-sheet-menu.tsx";
import { RegenerateDialog } from "./regenerate-dialog.tsx";
import { SharePlan } from "../../../plans/share-plan.tsx";
import { savedMeals } from "./saved-meals.ts";
import { SwapSheet } from "./swap-sheet.tsx";
import { problemWords, useMealActions, useMealEdits } from "./use-meal-actions.ts";
import { useGroceries } from "./use-groceries.ts";
import { useMinutes } from "./use-minutes.ts";
import { useView, VIEW_TABS } from "./use-view.ts";
import type { View } from "./use-view.ts";
import "./plan.css";

/** Of its own: few plans are a family's. */
const FamilyChanged = lazy(() => import("./family-changed.tsx").then((module) => ({ default: module.FamilyChanged })));

/** A meal stays the next one for so long after its time, minutes. */
const STILL_NEXT = 90;
const SHEETS: Record<View, readonly Sheet[]> = { meals: ["plan"], groceries: ["groceries"], cooking: ["recipes"] };
const EMPTY: DayRecord = { eaten: new Map(), total: { calories: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 }, isDone: false };

/** The first meal of a day that is neither eaten nor long past. */
function nextMeal(meals: readonly PlannedMeal[], eaten: DayRecord["eaten"], minutes: number): string | null {
  return byTime(meals).find(({ id, time }) => !eaten.has(id) && minutesOfTime(time) >= minutes - STILL_NEXT)?.id ?? null;
}

function useSwap(shown: ShownMealPlan, edits: ReturnType<typeof useMealEdits>) {
  const [mealId, setMealId] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const meal = shown.plan.days.flatMap((day) => day.meals).find(({ id }) => id === mealId) ?? null;
  return {
    start(of: PlannedMeal) {
      setMealId(of.id);
      setProblem(null);
      setOpen(true);
    },
    sheet: {
      shown,
      meal,
      open,
      problem,
      busy: edits.busy?.type === "swap" ? edits.busy.recipeId : null,
      onOpenChange: setOpen,
      onChoose(of: PlannedMeal, to: Parameters<typeof edits.swap>[1]) {
        setProblem(null);
        edits.swap(of, to).then(
          () => setOpen(false),
          (error: unknown) => setProblem(problemWords(error, "Swapping")),
        );
      },
    },
  };
}

/** The person's days of meals, the list and the cooking: everything that can be done with the plan. */
export function MealsScreen({ shown, person, signInTo }: { shown: ShownMealPlan; person: MealPerson; signInTo: string }) {
  const { userId, settings, today, timeZone } = person;
  const { plan, startsOn } = shown;
  const { view, setView, cooking, cook, leaveCooking } = useView();
  const [picked, setPicked] = useState<number | null>(null);
  const [keeping, setKeeping] = useState(false);
  const [remaking, setRemaking] = useState(false);
  const [asking, setAsking] = useState(false);
  const forPeople = useFeature(userId, "people", 2);
  const [sheets, setSheets] = useState<readonly Sheet[] | null>(null);
  const dates = useMemo(() => datesOf(startsOn, plan.days.length, today), [startsOn, plan.days.length, today]);
  const range = logRange(dates, today);
  const memberId = shown.kind === "member" ? userId : null;
  const { entries } = useLog(memberId, range.from, range.to);
  const records = useMemo(
    () => plan.days.map((day, place) => recordDay(day, dates.dates[place] ?? today, today, shown.id, entries)),
    [plan.days, dates, today, shown.id, entries],
  );
  const selected = Math.min(picked ?? dates.today ?? 0, plan.days.length - 1);
  const day = plan.days[selected];
  const record = records[selected] ?? EMPTY;
  const date = dates.dates[selected] ?? today;
  const minutes = useMinutes(timeZone);
  const list = useGroceries(shown, userId, view === "groceries");
  const edits = useMealEdits(shown, memberId);
  const swap = useSwap(shown, edits);
  const acts = useMealActions({
    shown,
    userId,
    signInTo,
    date: dateToLog(date, today),
    eaten: record.eaten,
    edits,
    onSwap: swap.start,
    onLocked: () => setAsking(true),
    onCook: (meal) => cook(meal.id),
  });
  useCoachPage(view === "groceries" ? null : { type: "meal-day", day: weekdayAt(weekdayIndex(date)) });
  if (!day) return null;

  const isToday = selected === dates.today;
  const counts = shown.kind === "member" && date <= today;
  const logged = new Set(records.flatMap(({ eaten }) => [...eaten.keys()]));
  const planned = new Set([...record.eaten.values()].map(({ id }) => id));
  const beside = entries.filter((entry) => entry.date === date && !planned.has(entry.id));
  const nextId = isToday && shown.kind !== "sample" ? nextMeal(day.meals, record.eaten, minutes) : null;
  const own = shown.kind === "sample" ? [] : (list?.state.own.map(({ text }) => text) ?? []);
  const tabs = dayTabs(plan.days, records, dates.today, (place) =>
    shown.kind === "sample" ? "" : formatDay(dates.dates[place] ?? today),
  );
  const print = (what: readonly Sheet[]) => {
    setSheets(what);
    // After the sheet that asked has gone from the page.
    setTimeout(() => {
      // Some browsers return at once and print a moment later, so the printed content stays until they say they're done.
      window.addEventListener("afterprint", () => setSheets(null), { once: true });
      window.print();
    }, 350);
  };
  const change =
    shown.kind === "sample" ? null : (
      <Button
        look="secondary"
        icon={<RefreshCw aria-hidden="true" />}
        busy={edits.busy?.type === "regenerate"}
        onClick={() => setRemaking(true)}
      >
        Regenerate unlocked meals
      </Button>
    );
  const further = (
    <div className="grid gap-2 sm:flex sm:flex-wrap md:grid">
      {change}
      <LinkButton to="/recipes" look="quiet" icon={<BookOpen aria-hidden="true" />}>
        All recipes
      </LinkButton>
      <LinkButton to="/community" look="quiet" icon={<Users aria-hidden="true" />}>
        Ask the community
      </LinkButton>
    </div>
  );
  return (
    <>
      <div className="meals-screen">
        <div className="mb-2 flex items-center justify-between gap-2">
          <Link to="/meal-plan-setup" className="inline-flex min-h-11 items-center gap-2 font-label">
            <ArrowLeft size={18} aria-hidden="true" /> Back to Setup
          </Link>
          <div className="flex">
            <IconButton label="Save" onClick={() => setKeeping(true)}>
              <Bookmark aria-hidden="true" />
            </IconButton>
            <PrintMenu onPrint={print} />
            {shown.kind === "sample" ? null : (
              <DownloadPdfIcon
                path={`/api/nutrition/plans/${shown.id}/pdf`}
                what="your plan as a booklet with every recipe and the grocery list"
                userId={memberId}
              />
            )}
            <SharePlan kind={savedMeals} shown={shown} signInTo={signInTo} />
          </div>
        </div>
        <h1 className="mb-2 text-15 font-label text-fg-2">
          Your Meal Plan{shown.kind === "sample" ? null : <span className="font-[400]">: {plan.name}</span>}
        </h1>
        {shown.kind === "sample" ? <SampleNote /> : null}
        {memberId !== null && plan.choices.eaters !== undefined && !dates.isOver ? (
          <LazyPart>
            <FamilyChanged userId={memberId} choices={plan.choices} />
          </LazyPart>
        ) : null}
        {dates.isOver ? <OverNote shown={shown} today={today} /> : null}
        {cooking === null ? <TimerTray /> : null}
        <Tabs label="Plan sections" value={view} options={VIEW_TABS} onChange={setView}>
          {view === "groceries" ? (
            <GroceryView
              shown={shown}
              list={list}
              settings={settings}
              peopleBusy={edits.busy !== null}
              onPeople={shown.kind === "sample" || forPeople === false ? null : edits.people}
              peopleLocked={shown.kind !== "sample" && forPeople === false}
              onPrint={() => print(["groceries"])}
            />
          ) : view === "cooking" ? (
            <CookingView shown={shown} onCook={(batch: Batch) => cook(batch.meals[0]?.mealId ?? "")} />
          ) : (
            <DayPicker tabs={tabs} selected={selected} onSelect={setPicked} below={further}>
              <FloorAdvice shown={shown} settings={settings} />
              <DayView
                key={day.number}
                day={day}
                days={plan.days}
                record={record}
                target={plan.choices.dailyCalories}
                settings={settings}
                acts={acts}
                counts={counts}
                nextId={nextId}
                isToday={isToday}
                aside={<GrocerySlab shown={shown} list={list} settings={settings} />}
                foot={
                  <>
                    {counts ? <AlsoEaten entries={beside} person={person} date={date} /> : null}
                    <PlanNotes shown={shown} />
                  </>
                }
              />
            </DayPicker>
          )}
        </Tabs>
        <LockedSheet title="Lock meals" open={asking} onOpenChange={setAsking}>
          A locked meal stays on its day when you regenerate the rest.
        </LockedSheet>
        <SwapSheet {...swap.sheet} settings={settings} />
        <RegenerateDialog shown={shown} logged={logged} open={remaking} onOpenChange={setRemaking} onConfirm={edits.remake} />
        <SavedMeals shown={shown} open={keeping} onOpenChange={setKeeping} signInTo={signInTo} />
        {cooking === null ? null : <CookMeal shown={shown} mealId={cooking} units={settings.foodUnits} onClose={leaveCooking} />}
      </div>
      <PrintMeals plan={plan} own={own} settings={settings} sheets={sheets ?? SHEETS[view]} />
    </>
  );
}
