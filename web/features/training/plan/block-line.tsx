import type { BlockWeek } from "@lockstep/domain/training/block.ts";
import { blockLine, LIGHTER_WEEK_REASON } from "@lockstep/domain/training/block-words.ts";
import { type Trainee } from "@lockstep/domain/training/reserve.ts";
import { Info } from "lucide-react";
import { lazy, useState } from "react";
import { formatDay } from "../../../plans/today.ts";
import { Sheet } from "../../../ui/dialog.tsx";
import { LazyPart, PART_MISSING } from "../../../ui/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The line's button, where the focus goes when the choice of a block leaves the page. */
export const BLOCK_LINE = "block-line";

const BlockWeeks = lazy(() => import("./block-weeks.tsx"));

/** Which week of the block it is and how hard to train; a tap shows all of its weeks. */
export function BlockLine({ at, trainee, nextStartsOn }: { at: BlockWeek; trainee: Trainee; nextStartsOn: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="-mt-2 mb-4">
      <button
        id={BLOCK_LINE}
        type="button"
        className="inline-flex min-h-11 items-center gap-2 text-left text-15 font-label"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {blockLine(at, trainee)}
        <Info className="shrink-0 text-fg-2" size={18} aria-hidden="true" />
      </button>
      {at.phase === "lighter" ? <p className="max-w-[60ch] text-fg-2">{LIGHTER_WEEK_REASON}</p> : null}
      {nextStartsOn === null ? null : <p className="mt-1 text-fg-2">Your next block starts {formatDay(nextStartsOn)}.</p>}
      <Sheet open={open} onOpenChange={setOpen} title="Your training block">
        <LazyPart waiting={<Skeleton className="mt-4 h-72" />} missing={<p className="mt-4">{PART_MISSING.message}</p>}>
          <BlockWeeks at={at} trainee={trainee} />
        </LazyPart>
      </Sheet>
    </div>
  );
}
