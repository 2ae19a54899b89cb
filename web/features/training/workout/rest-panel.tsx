import { Button } from "../../../ui/button.tsx";
import { setRest, type Rest } from "./rest-timer.ts";

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The rest that runs: its seconds left, 15 more or fewer, and on. */
export function RestPanel({ rest, secondsLeft, isLate }: { rest: Rest | null; secondsLeft: number; isLate: boolean }) {
  if (rest === null)
    return isLate ? (
      <p className="rest" role="status">
        <span className="font-label">Rest is over. Next set.</span>
      </p>
    ) : null;
  const move = (seconds: number) =>
    setRest({ ...rest, endsAt: Math.max(Date.now(), rest.endsAt + seconds * 1000), seconds: rest.seconds + seconds });
  return (
    <div className="rest" role="timer" aria-label={`Rest, ${clock(secondsLeft)} left`}>
      <span className="n text-40">{clock(secondsLeft)}</span>
      <span className="flex gap-2">
        <Button size="sm" look="quiet" aria-label="Rest 15 seconds less" onClick={() => move(-15)}>
          −15
        </Button>
        <Button size="sm" look="quiet" aria-label="Rest 15 seconds more" onClick={() => move(15)}>
          +15
        </Button>
        <Button size="sm" look="secondary" onClick={() => setRest(null)}>
          Skip rest
        </Button>
      </span>
    </div>
  );
}
