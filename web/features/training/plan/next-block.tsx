import { nextBlockStart } from "@lockstep/domain/training/block.ts";
import type { BlockOfPlan } from "@lockstep/domain/training/block.ts";
import { ChevronRight, Repeat, Shuffle, Target } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { formatDay } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { BusySteps } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useNextBlock } from "../use-next-block.ts";
import type { BlockChoice } from "../use-next-block.ts";
import type { ShownPlan } from "../use-plan.ts";
import { BLOCK_LINE } from "./block-line.tsx";

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "That didn't work. Your plan hasn't changed.";
  return error.code === "OFFLINE" ? "You need a connection for that. Your plan hasn't changed." : error.message;
}

function Way({
  icon: Icon,
  title,
  busy = false,
  children,
}: {
  icon: LucideIcon;
  title: string;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Icon className="shrink-0 text-fg-2" size={22} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-name">{title}</span>
        <span className="block text-14 text-fg-2">{children}</span>
      </span>
      {busy ? <BusySteps /> : <ChevronRight className="shrink-0" size={20} aria-hidden="true" />}
    </>
  );
}

/** The end of a block: the same week again, other accessories, or another plan. */
export default function NextBlock({
  shown,
  block,
  isOver,
  today,
}: {
  shown: ShownPlan;
  block: BlockOfPlan;
  /** The lighter week is past, too. */
  isOver: boolean;
  today: CalendarDay;
}) {
  const toast = useToast();
  const next = useNextBlock(shown, today);
  const startsOn = nextBlockStart(block, shown.plan.days, today);
  const begins = startsOn > today ? `It starts ${formatDay(startsOn)}.` : "It starts this week.";
  const undo = async (takeBack: () => Promise<unknown>) => {
    try {
      await takeBack();
      toast({ message: "Undone" });
    } catch (error) {
      toast({ tone: "error", message: problemOf(error) });
    }
  };
  // The choice takes this part off the page, and callbacks of `mutate` would go with it.
  const choose = async (choice: BlockChoice) => {
    if (next.isPending) return;
    try {
      const takeBack = await next.mutateAsync(choice);
      document.getElementById(BLOCK_LINE)?.focus();
      const what = choice === "keep" ? "the same week" : "different accessories";
      toast({ message: `Next block: ${what}. ${begins}`, onUndo: () => void undo(takeBack) });
    } catch (error) {
      toast({ tone: "error", message: problemOf(error) });
    }
  };
  const busy = (choice: BlockChoice) => next.isPending && next.variables === choice;
  return (
    <section className="my-6" aria-labelledby="next-block">
      <h3 id="next-block" className="font-name text-18">
        Choose your next block
      </h3>
      <p className="mt-1 text-fg-2">{`${isOver ? "This block is over" : "This block ends with this week"}. The next one lasts ${block.weeks} weeks. ${begins}`}</p>
      <ul className="mt-3 grid gap-2">
        <li>
          <button type="button" className="next-block-way" aria-busy={busy("keep")} onClick={() => void choose("keep")}>
            <Way icon={Repeat} title="Keep going" busy={busy("keep")}>
              The same week and the same exercises, from week 1.
            </Way>
          </button>
        </li>
        <li>
          <button type="button" className="next-block-way" aria-busy={busy("vary")} onClick={() => void choose("vary")}>
            <Way icon={Shuffle} title="Vary it" busy={busy("vary")}>
              The same main lifts with different accessories.
            </Way>
          </button>
        </li>
        <li>
          <Link className="next-block-way" to="/workout-setup?from=plan">
            <Way icon={Target} title="New focus">
              Other muscles, days or minutes: make a new plan.
            </Way>
          </Link>
        </li>
      </ul>
    </section>
  );
}
