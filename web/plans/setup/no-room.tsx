import { ApiError } from "../../api/client.ts";
import { Button, LinkButton } from "../../ui/button.tsx";

/** Whether a plan wasn't saved because the membership has no room for one more. */
export function lacksRoom(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "MEMBERSHIP_REQUIRED" && error.issueOf("savedPlans") !== null;
}

/** A saved plan, as far as it's spoken of. */
export interface SavedName {
  readonly id: string;
  readonly name: string;
}

/** Why there's no room, in words. `kind` is what is saved: "workout plan". */
export function roomWords(kind: "workout plan" | "meal plan", current: SavedName | null): string {
  return `Free has room for one ${kind}. Replace ${current === null ? "your plan" : `"${current.name}"`}, or keep both with Premium.`;
}

/** The two ways on: the new plan in the place of the current one, or a membership with room for both. */
export function MakeRoom({ current, onReplace }: { current: SavedName | null; onReplace: (id: string) => void }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        look="secondary"
        disabled={current === null}
        onClick={() => {
          if (current !== null) onReplace(current.id);
        }}
      >
        Replace my plan
      </Button>
      <LinkButton size="sm" look="quiet" to="/#pricing">
        See plans
      </LinkButton>
    </div>
  );
}
