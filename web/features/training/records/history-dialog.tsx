import { X } from "lucide-react";
import { lazy, useId } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { LazyPart, PART_MISSING } from "../../../ui/lazy-part.tsx";
import type { HistoryExercise } from "./exercise-history.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useFullScreen } from "../../../ui/use-full-screen.ts";

const ExerciseHistory = lazy(() => import("./exercise-history.tsx"));

/** An exercise's history over the running workout, which goes on below it. */
export default function HistoryDialog({
  userId,
  exercise,
  onClose,
}: {
  userId: string;
  exercise: HistoryExercise & { name: string };
  onClose: () => void;
}) {
  const dialog = useFullScreen();
  const heading = useId();
  return (
    <dialog
      ref={dialog}
      className="live no-print"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        // The workout below is a dialog too, and stays.
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="live-head">
        <h2 id={heading} className="min-w-0 flex-1 truncate text-15 font-name">
          {exercise.name}
        </h2>
        <IconButton label="Back to the workout" className="-mr-3" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="live-body">
        <div>
          <LazyPart waiting={<Skeleton className="h-64" />} missing={<p className="text-14 text-fg-2">{PART_MISSING.message}</p>}>
            <ExerciseHistory user={{ id: userId, name: "" }} exercise={exercise} isRunning />
          </LazyPart>
        </div>
      </div>
    </dialog>
  );
}
