import type { PlannedDay } from "@lockstep/contract/training.ts";
import { Play } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSaving } from "../../../offline/use-saving.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { startWorkout, useRunningWorkout } from "./running-workout.ts";

/** Starts today's training, or leads back to the workout that's running. */
export function StartWorkout({
  userId,
  planId,
  day,
  date,
}: {
  userId: string;
  planId: string | null;
  day: PlannedDay;
  date: string;
}) {
  const navigate = useNavigate();
  const saving = useSaving();
  const { workout } = useRunningWorkout(userId);
  const [busy, setBusy] = useState(false);
  const icon = <Play aria-hidden="true" fill="currentColor" />;
  if (workout !== null && !busy)
    return (
      <LinkButton to="/workout" size="lg" className="w-full" icon={icon}>
        Continue workout
      </LinkButton>
    );
  const start = async () => {
    setBusy(true);
    const isStored = await saving(startWorkout(userId, { date, planId, day: day.day, exercises: day.exercises }));
    if (isStored) await navigate("/workout");
    setBusy(false);
  };
  return (
    <Button size="lg" className="w-full" icon={icon} busy={busy} onClick={() => void start()}>
      Start workout
    </Button>
  );
}
