import { listDayOffers } from "@lockstep/contract/training.ts";
import type { DayOffer, PlannedDay } from "@lockstep/contract/training.ts";
import { secondsOfDay, wholeMinutes } from "@lockstep/domain/training/timing.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toCompactDays } from "../guest-plan.ts";
import type { Landing } from "./board-keys.ts";
import type { Board } from "./use-board.ts";

/** Minutes that a day takes with its warm-up, and how many that is over the chosen ones. */
export function minutesOf(day: PlannedDay, limit: number): { readonly minutes: number; readonly over: number } {
  const minutes = wholeMinutes(secondsOfDay(day));
  return { minutes, over: day.isRest ? 0 : Math.max(0, minutes - limit) };
}

const offersOptions = ({ days, added, shown }: Board, { day }: PlannedDay) => {
  const body = { choices: shown.plan.choices, days: toCompactDays(days), day, keep: added };
  return queryOptions({
    queryKey: ["training-offers", body],
    queryFn: ({ signal }) => callApi(listDayOffers, { body }, { signal }),
    // Without a connection nothing can be changed anyway: the day then only says what it takes.
    networkMode: "always",
    retry: false,
    staleTime: Infinity,
  });
};

/** Whether a week still has a day as it is shown. */
function holds(days: readonly PlannedDay[], shown: PlannedDay): boolean {
  const text = JSON.stringify(toCompactDays([shown]));
  return days.some((day) => JSON.stringify(toCompactDays([day])) === text);
}

function outcomeOf({ savesMinutes, overMinutes }: DayOffer): string {
  return `Saves ${savesMinutes} min, ${overMinutes > 0 ? `still ${overMinutes} over` : "then it fits"}`;
}

/** Says that a day takes longer than its minutes, and offers what would get it back into them: one press makes the change. */
export function DayFit({
  day,
  board,
  isNamed = false,
  onLand,
}: {
  day: PlannedDay;
  board: Board;
  /** It isn't beside its day, so it says which. */
  isNamed?: boolean;
  onLand: (landing: Landing) => void;
}) {
  const limit = board.shown.plan.choices.durationMinutes;
  const { minutes, over } = minutesOf(day, limit);
  const { data, isPending } = useQuery(offersOptions(board, day));
  const take = ({ edit, message }: DayOffer) => {
    // An offer is for the day it was made for: a press that comes after another change makes none.
    const asked = board.change((days) => (holds(days, day) ? { edit, said: `${day.day}: ${message}` } : null));
    const kept = "exerciseId" in edit && edit.type !== "remove-exercise" ? edit.exerciseId : null;
    void asked.then((made) => (made ? onLand({ day: day.day, exerciseId: kept }) : undefined));
  };
  return (
    <section className="board-fit" aria-label={`${day.day} takes too long`}>
      <p className="font-name">
        {isNamed ? day.day : "This day"} takes {minutes} minutes, {over} over your {limit}.
      </p>
      {isPending ? (
        <Loading label="Finding what fits" className="board-offers">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      ) : data && data.offers.length > 0 ? (
        <ul className="board-offers">
          {data.offers.map((offer) => (
            <li key={offer.message}>
              <button type="button" className="board-cell board-offer" onClick={() => take(offer)}>
                <span className="text-15 leading-tight font-name">
                  {offer.message}
                  <span className="visually-hidden">.</span>
                </span>{" "}
                <span className="text-14 text-fg-2">{outcomeOf(offer)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
