import type { Workout } from "@lockstep/contract/training.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDay } from "../../../plans/today.ts";
import { doneCount } from "./done-count.ts";

/** A workout that nobody finished: what to do with it is the person's to say. */
export default function ForgottenScreen({
  workout,
  onFinish,
  onGoOn,
  onDiscard,
}: {
  workout: Workout;
  onFinish: () => void;
  onGoOn: () => void;
  onDiscard: () => void;
}) {
  const sets = workout.exercises.reduce((sum, entry) => sum + doneCount(entry), 0);
  return (
    <div className="grid gap-3">
      <h2 className="d text-32">Still training?</h2>
      <p className="max-w-[48ch] text-fg-2">
        {sets === 0
          ? `This workout was started on ${formatDay(workout.date)}, and no set has been logged.`
          : `This workout was started on ${formatDay(workout.date)} and never finished. You can finish it at its last set and keep ${sets === 1 ? "your set" : `all ${sets} sets`}.`}
      </p>
      {sets === 0 ? null : (
        <Button size="lg" onClick={onFinish}>
          Finish it at the last set
        </Button>
      )}
      <Button look={sets === 0 ? "primary" : "quiet"} onClick={onGoOn}>
        Keep training
      </Button>
      {sets === 0 ? (
        <Button look="quiet" onClick={onDiscard}>
          Discard workout
        </Button>
      ) : null}
    </div>
  );
}
