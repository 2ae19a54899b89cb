import { lazy } from "react";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { useMayRun } from "./use-stored-running.ts";

/** Only while a workout is running. */
const WorkoutBar = lazy(() => import("./workout-bar.tsx"));

/** Where the bar of a running workout is, on every page of a member. */
export function WorkoutBarSlot({ userId }: { userId: string }) {
  return useMayRun(userId) ? (
    <LazyPart>
      <WorkoutBar userId={userId} />
    </LazyPart>
  ) : null;
}
