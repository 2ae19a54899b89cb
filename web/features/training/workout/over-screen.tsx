import { Button, LinkButton } from "../../../ui/button.tsx";

/** A workout that ended somewhere else while it was open here. */
export default function OverScreen({
  onResume,
}: {
  /** Goes to the one that's running instead; null for none. */ onResume: (() => void) | null;
}) {
  return (
    <div className="grid gap-3">
      <h2 className="d text-32">This workout is over</h2>
      <p className="max-w-[48ch] text-fg-2">It was finished or discarded in another tab or on another device.</p>
      {onResume === null ? null : (
        <Button size="lg" onClick={onResume}>
          Resume the workout in progress
        </Button>
      )}
      <LinkButton to="/workouts" size="lg" look={onResume === null ? "primary" : "quiet"}>
        All workouts
      </LinkButton>
    </div>
  );
}
