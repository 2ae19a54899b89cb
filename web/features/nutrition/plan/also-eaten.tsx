import type { LogEntry } from "@lockstep/contract/nutrition.ts";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { ToLog } from "../log/log-sheet.tsx";
import type { MealPerson } from "../person.ts";
import { energyText, inOwnUnits } from "@lockstep/domain/nutrition/food-units.ts";

/** Of its own: most days are eaten as planned. */
const LogSheet = lazy(() => import("../log/log-sheet.tsx").then((module) => ({ default: module.LogSheet })));
const SEARCH: ToLog = { kind: "search" };

/** What was eaten on the day beside the plan, and the way to log more of it. */
export function AlsoEaten({ entries, person, date }: { entries: readonly LogEntry[]; person: MealPerson; date: string }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <section className="mt-6" aria-label="Not in your plan">
      {entries.length > 0 ? (
        <>
          <p className="font-name">Also eaten</p>
          <ul className="mt-1 mb-3">
            {inOwnUnits(entries, person.settings.foodUnits).map((entry) => (
              <li key={entry.id} className="flex justify-between gap-4 border-b-[1.5px] border-line py-2.5">
                <span className="min-w-0">{entry.name}</span>
                <span className="flex-none text-fg-2">{energyText(entry.calories, person.settings)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button look="quiet" size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
          Log something else
        </Button>
        {entries.length > 0 ? (
          <Link className="link" to="/progress">
            Edit what you logged
          </Link>
        ) : null}
      </div>
      {open === null ? null : (
        <Suspense>
          <LogSheet person={person} open={open} onClose={() => setOpen(false)} what={SEARCH} date={date} />
        </Suspense>
      )}
    </section>
  );
}
