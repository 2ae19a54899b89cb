import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/choice.tsx";
import { doneCount } from "./done-count.ts";
import { isDone, setsAsked, type LiveExercise } from "./set-rows-of.ts";
import { setWorkoutSettings, useWorkoutSettings } from "./workout-settings.ts";

/** All exercises of the workout, and what belongs to the workout as a whole. */
export function WorkoutList({
  exercises,
  onOpen,
  onFinish,
  onDiscard,
}: {
  exercises: readonly LiveExercise[];
  onOpen: (index: number) => void;
  onFinish: () => void;
  onDiscard: () => void;
}) {
  const { sound, staysOn } = useWorkoutSettings();
  const [isDiscarding, setDiscarding] = useState(false);
  const [permission, setPermission] = useState(() => ("Notification" in window ? Notification.permission : "denied"));
  const done = exercises.reduce((sum, { entry }) => sum + doneCount(entry), 0);
  return (
    <div>
      <h2 className="d text-32">Your workout</h2>
      <ol className="live-sets" aria-label="Exercises">
        {exercises.map((live, index) => (
          <li key={live.entry.id}>
            <button type="button" className="live-set" onClick={() => onOpen(index)}>
              <span className="n text-18 text-fg-2" aria-hidden="true">
                {index + 1}
              </span>
              <span className="font-label">{live.entry.exerciseName}</span>
              <span className="text-14 text-fg-2">{`${doneCount(live.entry)} of ${setsAsked(live)} sets`}</span>
              {isDone(live) ? <Check size={22} strokeWidth={3} aria-label="Done" /> : <span aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ol>
      <Button size="lg" className="mt-5 w-full" onClick={onFinish}>
        Finish workout
      </Button>
      <section className="mt-6 grid gap-1" aria-label="Rests and screen">
        <Checkbox
          label="Sound when a rest is over"
          checked={sound}
          onChange={(event) => setWorkoutSettings({ sound: event.target.checked })}
        />
        <Checkbox
          label="Keep the screen on"
          checked={staysOn}
          onChange={(event) => setWorkoutSettings({ staysOn: event.target.checked })}
        />
        {permission === "default" ? (
          <Button
            size="sm"
            look="quiet"
            className="justify-self-start"
            onClick={() => void Notification.requestPermission().then(setPermission)}
          >
            Notify me when a rest is over
          </Button>
        ) : null}
        <p className="text-14 text-fg-2">
          The rest goes on while your screen is off or the app is closed, but an iPhone only sounds it while the app is open.
        </p>
      </section>
      <div className="mt-6">
        {isDiscarding ? (
          <div className="grid gap-2" role="alert">
            <p className="font-label">
              {done === 0
                ? "Discard this workout?"
                : `Discard this workout with ${done} ${done === 1 ? "set" : "sets"}? They won't count.`}
            </p>
            <div className="flex gap-2">
              <Button look="danger-filled" onClick={onDiscard}>
                Discard workout
              </Button>
              <Button look="quiet" onClick={() => setDiscarding(false)}>
                Keep it
              </Button>
            </div>
          </div>
        ) : (
          <Button look="plain" onClick={() => setDiscarding(true)}>
            Discard workout
          </Button>
        )}
      </div>
    </div>
  );
}
