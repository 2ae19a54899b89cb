import { mondayOf } from "@lockstep/domain/calendar/calendar.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { Button } from "../../../ui/button.tsx";
import { changeLighterWeek } from "../lighter-week.ts";
import { changePreferences } from "../preferences.ts";

/** A lighter week is due: the person decides, for now or for good. */
export function LighterWeekOffer({
  userId,
  planId,
  today,
  reason,
}: {
  userId: string;
  planId: string;
  today: CalendarDay;
  reason: string;
}) {
  const saving = useSaving();
  const change = { planId, monday: mondayOf(today) };
  const accept = () =>
    saving(changeLighterWeek(userId, { ...change, isLighter: true }), {
      message: "This week is lighter",
      onUndo: () => void saving(changeLighterWeek(userId, { ...change, isLighter: false })),
    });
  const notNow = () => saving(changePreferences(userId, { fields: { lighterWeekDeclinedOn: today } }));
  const never = () =>
    saving(changePreferences(userId, { fields: { offersLighterWeeks: false } }), {
      message: "You won't be asked again",
      onUndo: () => void saving(changePreferences(userId, { fields: { offersLighterWeeks: true } })),
    });
  return (
    <section className="mb-5 rounded-card bg-accent-soft p-4" aria-labelledby="lighter-week">
      <h3 id="lighter-week" className="d2 text-20">
        Make this week lighter?
      </h3>
      <p className="mt-1 max-w-[60ch]">{reason} You'd do two sets of each exercise at about 80% of the weight.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" look="secondary" onClick={() => void accept()}>
          Make it lighter
        </Button>
        <Button size="sm" look="quiet" onClick={() => void notNow()}>
          Not this week
        </Button>
        <Button size="sm" look="plain" onClick={() => void never()}>
          Don't ask again
        </Button>
      </div>
    </section>
  );
}
