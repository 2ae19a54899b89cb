import { lazy } from "react";
import type { RenderShare } from "../features/training/workout/finished-workout.ts";
import { LazyPart } from "../ui/lazy-part.tsx";

const ShareWorkout = lazy(() => import("../features/community/share-workout.tsx"));

/** Shares a member's finished workout: training has the record, the community has the post. */
export const shareWorkoutOf =
  (userId: string): RenderShare =>
  ({ id, cardWith }, units, level) => (
    <LazyPart>
      <ShareWorkout userId={userId} units={units} workoutId={id} cardWith={cardWith} level={level} />
    </LazyPart>
  );
