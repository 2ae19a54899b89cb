import { ArrowLeftRight } from "lucide-react";
import { lazy, useState } from "react";
import { LinkButton } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/choice.tsx";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useTrainingPerson, type TrainingUser } from "../person.ts";
import { StartButton } from "../workout/start-workout.tsx";
import { RoutineList } from "../routines/routine-list.tsx";
import { HistoryList } from "./history-list.tsx";
import { useWorkoutHistory } from "./use-workouts.ts";
import "./history.css";

const WorkoutCalendar = lazy(() => import("./workout-calendar.tsx"));

/** What there is to start beside the plan, and everything that was trained. */
export function WorkoutsPage({ user }: { user: TrainingUser }) {
  const { today, pending } = useTrainingPerson(user);
  const [view, setView] = useState<"list" | "calendar">("list");
  const history = useWorkoutHistory(user.id);
  const blank = { date: today, planId: null, day: null, routineId: null, name: "", exercises: [] };
  return (
    <Page
      title="Workouts"
      actions={
        <LinkButton look="quiet" size="sm" to="/import" icon={<ArrowLeftRight aria-hidden="true" />}>
          Import and export
        </LinkButton>
      }
    >
      <div className="workouts">
        <div className="workouts-start">
          <StartButton userId={user.id} workout={blank} label="Start blank workout" />
          <RoutineList userId={user.id} today={today} />
        </div>
        <section className="min-w-0" aria-labelledby="history-heading">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="history-heading" className="d2 text-26">
              History
            </h2>
            <SegmentedControl
              legend="Show history as"
              value={view}
              options={[
                { value: "list", label: "List" },
                { value: "calendar", label: "Calendar" },
              ]}
              onChange={setView}
            />
          </div>
          {view === "list" ? (
            <HistoryList history={history} />
          ) : pending ? (
            <Skeleton className="h-84" />
          ) : (
            <LazyPart waiting={<Skeleton className="h-84" />}>
              <WorkoutCalendar userId={user.id} today={today} latest={history.workouts} />
            </LazyPart>
          )}
        </section>
      </div>
    </Page>
  );
}
