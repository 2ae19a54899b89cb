import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import { lazy, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LazyPart, PART_MISSING } from "../../../ui/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useNearWindow } from "../../../figure/use-near-window.ts";
import type { TrainingUser } from "../person.ts";

const ExerciseHistory = lazy(() => import("../records/exercise-history.tsx"));

/** What the person did of an exercise: it's below what the page is for, and its file comes when it's near. */
export function YourHistory({ user, exercise }: { user: TrainingUser | null; exercise: ExerciseDetail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const isNear = useNearWindow(heading);
  // The address may name this part before it's there.
  useEffect(() => {
    if (location.hash !== "#history") return;
    // In the frame that lays the page out anyway, not on top of its first rendering.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
  return (
    <section id="history" aria-labelledby="history-heading" className="library-history">
      <h2 ref={heading} id="history-heading" tabIndex={-1} className="d2 mb-5 text-26">
        Your history
      </h2>
      {isNear ? (
        <LazyPart waiting={<Skeleton className="h-64" />} missing={<p className="text-14 text-fg-2">{PART_MISSING.message}</p>}>
          <ExerciseHistory user={user} exercise={exercise} />
        </LazyPart>
      ) : (
        <Skeleton className="h-64" />
      )}
    </section>
  );
}
