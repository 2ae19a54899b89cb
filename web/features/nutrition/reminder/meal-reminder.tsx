import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useQuery } from "@tanstack/react-query";
import { UtensilsCrossed, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useFreePlace } from "../../../shell/use-free-place.ts";
import { guestMeals } from "../guest-meals.ts";
import { useMealPerson } from "../person.ts";
import type { MealUser } from "../person.ts";
import { currentMealPlanOptions } from "../queries.ts";
import { useLog } from "../log/use-log.ts";
import { useDismissed } from "./use-dismissed.ts";
import { comingMeal, loggedMeals, reminderOf, reminderWords } from "./reminder-rule.ts";
import type { ComingMeal } from "./reminder-rule.ts";
import "../../../shell/free-note.css";

const CHECK_MS = 60_000;
/** After this long the next meal is shown even if it isn't due. */
const SETTLED_MS = 10_000;

/** The time as the reminder reads it: again every minute, and when the page is looked at again. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const check = () => setNow(new Date());
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, []);
  return now;
}

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}

/** The id, the days and the start of the person's plan: the account's, or the device's. */
function usePlan(userId: string | null) {
  const member = useQuery({ ...currentMealPlanOptions(), enabled: userId !== null });
  const guest = useQuery({ ...guestMeals.options(), enabled: userId === null });
  if (userId === null)
    return guest.data ? { id: guest.data.id, startsOn: guest.data.startsOn, days: guest.data.plan.days } : null;
  const startsOn = member.data ? parseCalendarDay(member.data.startsOn) : null;
  return member.data && startsOn !== null ? { id: member.data.id, startsOn, days: member.data.days } : null;
}

function Line({ coming, onDismiss }: { coming: ComingMeal; onDismiss: () => void }) {
  useFreePlace();
  return (
    <div className="free-note meal-reminder">
      <UtensilsCrossed size={20} aria-hidden="true" />
      <Link to="/meal-plan" className="min-w-0">
        <span className="block font-name">{reminderWords(coming)}</span>
        <span className="block truncate text-14">{coming.meal.name}</span>
      </Link>
      <button type="button" aria-label="Dismiss the meal reminder" onClick={onDismiss}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/**
 * Tells of the next meal of the current plan: a quarter of an hour before it, or once the page has been open for a while. One dismissal asks
 * for quiet until the next meal is due; the dismissed meal isn't shown again anywhere.
 */
export function MealReminder({ user }: { user: MealUser | null }) {
  const person = useMealPerson(user);
  const plan = usePlan(person.userId);
  const now = useMinute();
  const settled = useSettled();
  const [quiet, setQuiet] = useState(false);
  const coming = plan === null || person.pending ? null : comingMeal(plan, person.timeZone, now);
  const { dismissed, dismiss } = useDismissed(person.userId, coming?.date ?? null);
  const day = coming?.date ?? person.today;
  const log = useLog(coming === null ? null : person.userId, day, day);
  const logged = loggedMeals(log.entries);
  const shown = dismissed === null || log.pending ? null : reminderOf(coming, { dismissed, logged, settled, quiet });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a link and a button, which <output> may not
    <div role="status" className="no-print">
      {shown ? (
        <Line
          key={`${shown.date} ${shown.key}`}
          coming={shown}
          onDismiss={() => {
            // Gone once it's stored: a page that's reloaded right after mustn't bring it back.
            void dismiss(shown.date, shown.key).then(() => setQuiet(true));
          }}
        />
      ) : null}
    </div>
  );
}
