import { lacksRoom, MakeRoom, roomWords } from "../../../plans/setup/no-room.tsx";
import type { SavedName } from "../../../plans/setup/no-room.tsx";
import { refusalOf, SetupProblem } from "../../../plans/setup/setup-problem.tsx";
import { Button } from "../../../ui/button.tsx";

/** Why no plan was made, and the choice that can be relaxed. */
export function GenerateProblem({
  error,
  current,
  onReplace,
  onClearAvoid,
  onReview,
}: {
  error: Error | null;
  /** The saved plan that could give way, once it's known. */
  current: SavedName | null;
  onReplace: (id: string) => void;
  onClearAvoid: () => void;
  onReview: (part: "avoid" | "equipment" | "muscleGroups") => void;
}) {
  const refusal = refusalOf(error);
  const relax = refusal?.code === "PLAN_IMPOSSIBLE" ? refusal.issues.map((issue) => issue.path) : [];
  if (lacksRoom(error)) {
    return (
      <SetupProblem error={error} plansPath="/workout-plan" tone="info" message={roomWords("workout plan", current)}>
        <MakeRoom current={current} onReplace={onReplace} />
      </SetupProblem>
    );
  }
  return (
    <SetupProblem error={error} plansPath="/workout-plan">
      {relax.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {relax.includes("avoid") ? (
            <>
              <Button size="sm" look="secondary" onClick={() => onReview("avoid")}>
                Change things to avoid
              </Button>
              <Button size="sm" look="quiet" onClick={onClearAvoid}>
                Clear things to avoid
              </Button>
            </>
          ) : null}
          {relax.includes("equipment") ? (
            <Button size="sm" look="secondary" onClick={() => onReview("equipment")}>
              Change equipment
            </Button>
          ) : null}
          <Button size="sm" look="quiet" onClick={() => onReview("muscleGroups")}>
            Change muscle groups
          </Button>
        </div>
      ) : null}
    </SetupProblem>
  );
}
