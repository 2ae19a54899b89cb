import type { PlannedDay } from "@lockstep/contract/training.ts";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import type { ShownPlan } from "../use-plan.ts";

const PlanMenuOpen = lazy(() => import("./plan-menu-open.tsx"));

export interface PlanMenuProps {
  readonly shown: ShownPlan;
  /** The day that's shown; null while another week is. */
  readonly day: PlannedDay | null;
  readonly userId: string | null;
  readonly signInTo: string;
}

/** Everything that can be done with the plan, behind one button. Its machinery comes with the first press. */
export function PlanMenu(props: PlanMenuProps) {
  const [used, setUsed] = useState(false);
  const button = (
    <Button
      look="plain"
      size="sm"
      className="-mr-2 shrink-0"
      aria-haspopup="menu"
      icon={<Ellipsis aria-hidden="true" />}
      onClick={used ? undefined : () => setUsed(true)}
    >
      <span className="max-md:sr-only">Manage plan</span>
    </Button>
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <PlanMenuOpen {...props} trigger={button} />
    </Suspense>
  );
}
