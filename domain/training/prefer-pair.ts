import type { Candidate } from "./candidates.ts";
import { MIN_FILL } from "./timing.ts";
import { shortfall } from "./week-aims.ts";
import type { WeekAims } from "./week-aims.ts";
import type { WeekDraft } from "./week-draft.ts";

/** Two exercises of one day that may give way together. */
interface Couple {
  readonly place: number;
  readonly balance: Candidate;
  readonly partner: Candidate;
}

function positionOf(draft: WeekDraft, place: number, candidate: Candidate): number {
  return draft.itemsOf(place).findIndex((item) => item.candidate === candidate);
}

/** Puts one or two chosen exercises in the couple's place where they fill the day at their usual rests and the week misses no more than before. */
function replaceCouple(
  draft: WeekDraft,
  aims: WeekAims,
  { place, balance, partner }: Couple,
  chosen: readonly Candidate[],
): boolean {
  const before = shortfall(draft, aims);
  const stood = draft.snapshot();
  const serves = (): boolean =>
    draft.usualSeconds(place) >= draft.frame.limitSeconds * MIN_FILL && shortfall(draft, aims) <= before;
  draft.removeAt(place, positionOf(draft, place, balance));
  draft.removeAt(place, positionOf(draft, place, partner));
  for (const [turn, first] of chosen.entries()) {
    if (first === partner || !draft.canPlace(place, first, 3)) continue;
    draft.place(place, first, 3);
    if (serves()) return true;
    for (const second of chosen.slice(turn + 1)) {
      if (second === partner || !draft.canPlace(place, second, 3)) continue;
      draft.place(place, second, 3);
      if (serves()) return true;
      draft.removeAt(place, draft.itemsOf(place).length - 1);
    }
    draft.removeAt(place, draft.itemsOf(place).length - 1);
  }
  draft.reset(stood);
  return false;
}

/**
 * Lets balance work give way where no chosen exercise can stand in its place alone, but one or two can where a chosen one of the same day goes
 * with it: a short session's minutes often fit one pair and not another. Answers whether any did.
 */
export function preferPair(draft: WeekDraft, aims: WeekAims): boolean {
  const chosen = draft.frame.candidates.filter((candidate) => candidate.chosen).toSorted((a, b) => a.luck - b.luck);
  for (let place = 0; place < draft.frame.days.length; place += 1) {
    const items = draft.itemsOf(place).slice();
    for (const { candidate: balance } of items) {
      if (balance.chosen) continue;
      for (const { candidate: partner } of items) {
        if (partner.chosen && replaceCouple(draft, aims, { place, balance, partner }, chosen)) return true;
      }
    }
  }
  return false;
}
