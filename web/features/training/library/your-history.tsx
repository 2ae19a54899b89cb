import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { setsText } from "../plan/sets-text.ts";
import type { TrainingUser } from "../person.ts";
import { useTrainingPerson } from "../person.ts";
import { useCompletions } from "../completions.ts";
import { addDays, formatDay } from "../../../plans/today.ts";
import { fromKg } from "../units.ts";
import { historyOf } from "./history.ts";

/** How far back: the most one question to the server may span. */
const DAYS_BACK = 365;
const DAYS_SHOWN = 8;

/** The person's best set and their last days of one exercise; says how the first one gets there. */
export function YourHistory({
  user,
  exercise,
}: {
  user: TrainingUser | null;
  exercise: Pick<ExerciseDetail, "id" | "loadModel">;
}) {
  const { userId, units, today, pending: unknown } = useTrainingPerson(user);
  const { completions, error, pending } = useCompletions(userId, addDays(today, -DAYS_BACK), today);
  const { best, days } = historyOf(unknown ? [] : completions, exercise.id, exercise.loadModel);
  return (
    <section aria-labelledby="history-heading" className="border-t-[1.5px] border-line pt-5">
      <h2 id="history-heading" className="d2 text-22">
        Your history
      </h2>
      {days.length === 0 ? (
        <p className="mt-2 text-fg-2">
          {error
            ? "We couldn't load your history. It's safe and will be back when you're online."
            : pending || unknown
              ? ""
              : "Nothing logged yet. Complete it in your plan to see your best set and recent workouts here."}
        </p>
      ) : (
        <>
          {best ? (
            <p className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-2">
              <span className="n text-48">{setsText([best.set], units)}</span>
              <span className="text-14 text-fg-2">
                best set, {formatDay(best.date)}
                {best.oneRepMaxKg === null || best.oneRepMaxKg <= (best.set.weightKg ?? 0) ? null : (
                  <>
                    <br />
                    estimated one-rep max {formatDecimal(Math.round(fromKg(best.oneRepMaxKg, units) * 2) / 2)} {units}
                  </>
                )}
              </span>
            </p>
          ) : null}
          <table className="data-table mt-4">
            <caption className="visually-hidden">Recent workouts with this exercise</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Sets</th>
              </tr>
            </thead>
            <tbody>
              {days.slice(0, DAYS_SHOWN).map((day) => (
                <tr key={day.id}>
                  <th scope="row" className="whitespace-nowrap">
                    {formatDay(day.date)}
                  </th>
                  <td>{day.sets.length > 0 ? setsText(day.sets, units) : "Completed"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
