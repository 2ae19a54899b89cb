import type { Candidate } from "./candidates.ts";
import { shortfall } from "./week-aims.ts";
import type { WeekAims } from "./week-aims.ts";
import type { WeekDraft } from "./week-draft.ts";

/** Improving steps before a repair gives up: a bound on time, far above what a week needs. */
const MAX_STEPS = 24;

/** Adds exercises to days that longer rests alone cannot fill, chosen ones first, then fourth sets. */
function fillThinDays(draft: WeekDraft): void {
  const { frame } = draft;
  for (let place = 0; place < frame.days.length; place += 1) {
    if (draft.day(place).kind === "light") continue;
    for (const chosen of [true, false]) {
      for (const candidate of frame.candidates) {
        if (draft.canFill(place)) break;
        if (candidate.chosen === chosen && draft.canPlace(place, candidate, 3)) draft.place(place, candidate, 3);
      }
    }
    for (let position = 0; position < draft.itemsOf(place).length && !draft.canFill(place); position += 1) {
      draft.tryFourthSet(place, position);
    }
  }
}

/** The single change (one more exercise, a fourth set, or one exercise for another) that lowers the shortfall most; false when none does. */
function improve(draft: WeekDraft, aims: WeekAims, before: number): boolean {
  const { frame } = draft;
  let best = before - 1e-9;
  let apply: (() => void) | null = null;
  const look = (change: () => void): void => {
    const cost = shortfall(draft, aims);
    if (cost < best) {
      best = cost;
      apply = change;
    }
  };
  for (let place = 0; place < frame.days.length; place += 1) {
    if (draft.day(place).kind === "light") continue;
    for (const candidate of frame.candidates) {
      for (const sets of [3, 4] as const) {
        if (!draft.canPlace(place, candidate, sets)) continue;
        draft.place(place, candidate, sets);
        look(() => draft.place(place, candidate, sets));
        draft.removeAt(place, draft.itemsOf(place).length - 1);
      }
    }
    for (let position = 0; position < draft.itemsOf(place).length; position += 1) {
      if (draft.tryFourthSet(place, position)) {
        look(() => void draft.tryFourthSet(place, position));
        draft.dropFourthSet(place, position);
      }
      const item = draft.removeAt(place, position);
      for (const candidate of frame.candidates) {
        if (candidate === item.candidate) continue;
        for (const sets of [3, 4] as const) {
          if (!draft.canPlace(place, candidate, sets)) continue;
          draft.place(place, candidate, sets);
          look(() => {
            draft.removeAt(place, position);
            draft.place(place, candidate, sets);
          });
          draft.removeAt(place, draft.itemsOf(place).length - 1);
        }
      }
      draft.restore(place, position, item);
    }
  }
  if (apply === null) return false;
  (apply as () => void)();
  return true;
}

/** The chosen exercise that may legally take the place of a removed one, the neediest muscle first; null when none may. */
function replacementFor(draft: WeekDraft, place: number): Candidate | null {
  const { frame } = draft;
  let best: Candidate | null = null;
  let bestNeed = -Infinity;
  for (const candidate of frame.candidates) {
    if (!candidate.chosen || !draft.canPlace(place, candidate, 3)) continue;
    if (draft.mostSeconds(place) + candidate.mostSeconds * 3 < frame.limitSeconds * 0.8) continue;
    const upper = frame.uppers[candidate.main] ?? 1;
    const need = 1 - draft.weekVolume(candidate.main) / upper + 0.2 * candidate.luck;
    if (need > bestNeed) {
      bestNeed = need;
      best = candidate;
    }
  }
  return best;
}

/** Lets balance work give way wherever an exercise of a chosen group may legally stand in its place; answers whether any did. */
function preferChosen(draft: WeekDraft): boolean {
  let changed = false;
  for (let place = 0; place < draft.frame.days.length; place += 1) {
    for (let position = 0; position < draft.itemsOf(place).length; position += 1) {
      if (draft.itemsOf(place)[position]?.candidate.chosen !== false) continue;
      const item = draft.removeAt(place, position);
      const better = replacementFor(draft, place);
      if (better === null) {
        draft.restore(place, position, item);
      } else {
        draft.place(place, better, 3);
        position -= 1;
        changed = true;
      }
    }
  }
  return changed;
}

/**
 * Mends what the greedy pass left: thin sessions, missing sessions of a group, due ranges, the chosen groups' share, and balance work that a
 * chosen exercise could replace. Answers the shortfall that is left; 0 is a week without one.
 */
export function repair(draft: WeekDraft, aims: WeekAims): number {
  fillThinDays(draft);
  let left = shortfall(draft, aims);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (left > 0 && improve(draft, aims, left)) {
      left = shortfall(draft, aims);
      continue;
    }
    if (!draft.frame.policy.chosenFirst || !preferChosen(draft)) break;
    left = shortfall(draft, aims);
  }
  return left;
}
