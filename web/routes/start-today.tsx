import type { TodaySession } from "@lockstep/contract/today.ts";
import { Play } from "lucide-react";
import { lazy, useState } from "react";
import { useNavigate } from "react-router";
import { useMayRun } from "../features/training/workout/use-stored-running.ts";
import { useSaving } from "../offline/use-saving.ts";
import { Button } from "../ui/button.tsx";
import { LazyPart, PART_MISSING } from "../ui/lazy-part.tsx";
import { useToast } from "../ui/toast.tsx";

const startWorkout = () => import("../features/training/workout/start-workout.tsx");
/** Only where a workout may be running: it knows which. */
const StartOrResume = lazy(() => startWorkout().then((module) => ({ default: module.StartWorkout })));

/** Starts today's session, or leads back to the workout that's running. What a workout is made of comes with the press. */
export function StartToday({ userId, session, date }: { userId: string; session: TodaySession; date: string }) {
  const mayRun = useMayRun(userId);
  const navigate = useNavigate();
  const saving = useSaving();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const [{ workoutOfDay }, { startWorkout: begin }] = await Promise.all([
        startWorkout(),
        import("../features/training/workout/running-workout.ts"),
      ]);
      if (await saving(begin(userId, { ...workoutOfDay(session, session.planId), date }))) await navigate("/workout");
    } catch {
      toast(PART_MISSING);
    }
    setBusy(false);
  };
  const button = (
    <Button
      size="lg"
      className="w-full"
      icon={<Play aria-hidden="true" fill="currentColor" />}
      busy={busy}
      onClick={() => void start()}
    >
      Start workout
    </Button>
  );
  if (!mayRun || busy) return button;
  return (
    <LazyPart waiting={button} missing={button}>
      <StartOrResume userId={userId} planId={session.planId} day={session} date={date} />
    </LazyPart>
  );
}
