import { Pause, Play, X } from "lucide-react";
import { IconButton } from "../../../ui/button.tsx";
import { clockText, endTimer, holdTimer, lengthenTimer, secondsLeft, useTimers } from "./timers.ts";
import type { KitchenTimer } from "./timers.ts";
import "./cook.css";

function TimerLine({ timer, now }: { timer: KitchenTimer; now: number }) {
  const left = secondsLeft(timer, now);
  const held = timer.endsAt === null;
  return (
    <li className="cook-timer" data-rung={timer.hasRung}>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14">{timer.label}</span>
        {timer.hasRung ? (
          <span className="n text-34">Time's up</span>
        ) : (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> would be read at every change
          <span className="n text-34" role="timer" aria-live="off" aria-label={`${timer.label}: ${clockText(left)} left`}>
            {clockText(left)}
          </span>
        )}
      </span>
      <button
        type="button"
        className="cook-more"
        aria-label={`+1 min for ${timer.label}`}
        onClick={() => lengthenTimer(timer.id)}
      >
        +1 min
      </button>
      {timer.hasRung ? null : (
        <IconButton
          label={held ? `Resume the ${timer.label} timer` : `Pause the ${timer.label} timer`}
          onClick={() => holdTimer(timer.id)}
        >
          {held ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
      )}
      <IconButton
        label={timer.hasRung ? `Stop the ${timer.label} alarm` : `End the ${timer.label} timer`}
        onClick={() => endTimer(timer.id)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The running timers; one that rings flashes and is announced. Nothing while there are none. */
export function TimerTray() {
  const { timers, now } = useTimers();
  const over = timers.filter((timer) => timer.hasRung);
  return (
    <>
      <p role="alert" className="visually-hidden">
        {over.map((timer) => `${timer.label}: time's up.`).join(" ")}
      </p>
      {timers.length > 0 ? (
        <ul className="cook-timers" aria-label="Timers">
          {timers.map((timer) => (
            <TimerLine key={timer.id} timer={timer} now={now} />
          ))}
        </ul>
      ) : null}
    </>
  );
}
