import type { Candidate } from "./candidates.ts";
import { makeRoom } from "./make-room.ts";
import { preferPair } from "./prefer-pair.ts";
import { MIN_FILL } from "./timing.ts";
import { missingShare, shortfall } from "./week-aims.ts";
import type { WeekAims } from "./week-aims.ts";
import type { WeekDraft } from "./week-draft.ts";

/** Improving steps before a repair gives up: a bound on time, far above what a week needs. */
const MAX_STEPS = 24;

const SHORT_SESSION_SECONDS = 900;

/** Single changes looked at where Full-Body stands alone and its share is out of reach: other luck brings it, changes hardly ever. */
const LOOKS_WITHOUT_SHARE = 150;

/** What a rule that is broken although it could be held counts: more than any shortfall. */
const BROKEN_RULE = 10_000;

/** How many single changes may still be looked at for one plan: it bounds the time, and it is counted, so the answer never depends on the machine. */
export interface Effort {
  looks: number;
}

/** Adds exercises to days that longer rests alone can't fill, chosen ones first, then fourth sets. */
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

/**
 * The single change (one more exercise, a fourth set, or one exercise for another) that lowers the shortfall most, of those that the effort
 * allows; false when none does.
 */
function improve(draft: WeekDraft, aims: WeekAims, before: number, effort: Effort): boolean {
  const { frame } = draft;
  // Two exercises fill a short session: a fourth set of a shorter one is often the only way to more.
  const setCounts = frame.limitSeconds <= SHORT_SESSION_SECONDS ? ([3, 4] as const) : ([3] as const);
  let best = before - 1e-9;
  let apply: (() => void) | null = null;
  const look = (change: () => void): void => {
    effort.looks -= 1;
    const cost = shortfall(draft, aims);
    if (cost < best) {
      best = cost;
      apply = change;
    }
  };
  for (let place = 0; place < frame.days.length; place += 1) {
    if (draft.day(place).kind === "light") continue;
    if (effort.looks <= 0) break;
    for (const candidate of frame.candidates) {
      if (!draft.canPlace(place, candidate, 3)) continue;
      draft.place(place, candidate, 3);
      look(() => draft.place(place, candidate, 3));
      draft.removeAt(place, draft.itemsOf(place).length - 1);
    }
    for (let position = 0; position < draft.itemsOf(place).length; position += 1) {
      if (effort.looks <= 0) break;
      if (draft.tryFourthSet(place, position)) {
        look(() => void draft.tryFourthSet(place, position));
        draft.dropFourthSet(place, position);
      }
      const item = draft.removeAt(place, position);
      for (const candidate of frame.candidates) {
        if (candidate === item.candidate) continue;
        for (const sets of setCounts) {
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
  if (apply === null && setCounts.length > 1) pairAndGrow(draft, look);
  if (apply === null) return false;
  (apply as () => void)();
  return true;
}

/** In a short session: two exercises done in turn, and in the time that saves a fourth set or one more exercise. */
function pairAndGrow(draft: WeekDraft, look: (change: () => void) => void): void {
  for (let place = 0; place < draft.frame.days.length; place += 1) {
    const count = draft.itemsOf(place).length;
    if (count < 2 || draft.day(place).kind === "light" || draft.itemsOf(place).some((item) => item.paired)) continue;
    const before = draft.snapshot();
    const attempt = (grow: () => boolean): void => {
      const change = (): boolean => {
        draft.pair(place, [0, 1]);
        return grow();
      };
      if (change() && draft.hasSoundSuperset(place)) look(() => void change());
      draft.reset(before);
    };
    for (let position = 0; position < count; position += 1) attempt(() => draft.tryFourthSet(place, position));
    for (const candidate of draft.frame.candidates) {
      attempt(() => {
        if (!draft.canPlace(place, candidate, 3)) return false;
        draft.place(place, candidate, 3);
        return true;
      });
    }
  }
}

/** The chosen exercise of which so many sets may legally take the place of a removed one, the neediest muscle first; null when none may. */
function replacementFor(draft: WeekDraft, place: number, sets: 3 | 4): Candidate | null {
  const { frame } = draft;
  let best: Candidate | null = null;
  let bestNeed = -Infinity;
  for (const candidate of frame.candidates) {
    if (!candidate.chosen || !draft.canReplace(place, candidate, sets)) continue;
    const upper = frame.uppers[candidate.main] ?? 1;
    const need = 1 - draft.weekVolume(candidate.main) / upper + 0.2 * candidate.luck;
    if (need > bestNeed) {
      bestNeed = need;
      best = candidate;
    }
  }
  return best;
}

/**
 * Frees a chosen exercise that stands elsewhere for a second use, by giving its first place to an unused equal, where that lets it take a
 * removed one's place; answers whether it did.
 */
function replaceByTurn(draft: WeekDraft, place: number): boolean {
  const { frame } = draft;
  for (const candidate of frame.candidates) {
    if (!candidate.chosen || draft.usesOf(candidate) !== 1 || draft.isFresh(place, candidate)) continue;
    if (!draft.fillsWith(place, candidate) || !draft.hasRoom(draft.day(place).index, candidate, 3)) continue;
    for (let other = 0; other < frame.days.length; other += 1) {
      const position = draft.itemsOf(other).findIndex((item) => item.candidate === candidate);
      if (position < 0 || other === place) continue;
      const first = draft.removeAt(other, position);
      for (const equal of draft.unusedEquals(candidate)) {
        if (!draft.canPlace(other, equal, first.sets)) continue;
        draft.place(other, equal, first.sets);
        if (draft.canFill(other) && draft.canPlace(place, candidate, 3)) {
          draft.place(place, candidate, 3);
          return true;
        }
        draft.removeAt(other, draft.itemsOf(other).length - 1);
      }
      draft.restore(other, position, first);
    }
  }
  return false;
}

/** Lets balance work give way wherever an exercise of a chosen group may legally stand in its place; answers whether any did. */
function preferChosen(draft: WeekDraft): boolean {
  let changed = false;
  for (let place = 0; place < draft.frame.days.length; place += 1) {
    for (let position = 0; position < draft.itemsOf(place).length; position += 1) {
      if (draft.itemsOf(place)[position]?.candidate.chosen !== false) continue;
      const item = draft.removeAt(place, position);
      const inThree = replacementFor(draft, place, 3);
      const better = inThree ?? replacementFor(draft, place, 4);
      if (better !== null) draft.place(place, better, inThree === null ? 4 : 3);
      if (better !== null || replaceByTurn(draft, place)) {
        position -= 1;
        changed = true;
      } else {
        draft.restore(place, position, item);
      }
    }
  }
  return changed;
}

/** Gives the second use of an exercise to an equal that is unused and could stand there; answers whether any was given. */
function preferUnused(draft: WeekDraft): boolean {
  let changed = false;
  for (let place = 0; place < draft.frame.days.length; place += 1) {
    for (let position = 0; position < draft.itemsOf(place).length; position += 1) {
      const item = draft.itemsOf(place)[position];
      if (item === undefined || draft.usesOf(item.candidate) < 2) continue;
      draft.removeAt(place, position);
      const turn = ([item.sets, 3] as const).flatMap((sets) =>
        draft.unusedEquals(item.candidate).flatMap((equal) => (draft.canPlace(place, equal, sets) ? [{ equal, sets }] : [])),
      )[0];
      if (turn === undefined) {
        draft.restore(place, position, item);
        continue;
      }
      draft.place(place, turn.equal, turn.sets);
      if (draft.canFill(place)) {
        changed = true;
        position -= 1;
      } else {
        draft.removeAt(place, draft.itemsOf(place).length - 1);
        draft.restore(place, position, item);
      }
    }
  }
  return changed;
}

/** Lets turns and chosen groups have the last word: the steps before may have opened a place for them. Answers whether it came to rest. */
function settle(draft: WeekDraft, aims: WeekAims): boolean {
  for (let round = 0; round < MAX_STEPS; round += 1) {
    if (!preferUnused(draft) && !preferChosen(draft) && !preferPair(draft, aims)) return true;
  }
  return false;
}

/** Whether a day that its exercises can't fill would take one more: drills must not stand where work fits. */
function leavesWorkOut(draft: WeekDraft): boolean {
  return draft.frame.days.some(
    (day, place) =>
      day.kind !== "light" &&
      !draft.canFill(place) &&
      draft.frame.candidates.some((candidate) => draft.canPlace(place, candidate, 3)),
  );
}

/** Whether the chosen groups have the share they are owed. */
function hasShare(draft: WeekDraft, aims: WeekAims): boolean {
  return !aims.shareDue || missingShare(draft) <= 0;
}

/** Gives a chosen exercise its fourth set, at the cost of balance work that shares its muscles. */
function widen(draft: WeekDraft, place: number, chosen: Candidate): void {
  const at = (): number => draft.itemsOf(place).findIndex((item) => item.candidate === chosen);
  if (draft.tryFourthSet(place, at()) || draft.itemsOf(place)[at()]?.sets === 4) return;
  for (const item of draft.itemsOf(place).slice()) {
    const shares = item.candidate.shares.some((share) => chosen.shares.some((own) => own.muscle === share.muscle));
    if (item.candidate.chosen || !shares) continue;
    const position = draft.itemsOf(place).indexOf(item);
    draft.removeAt(place, position);
    if (draft.tryFourthSet(place, at())) return;
    draft.restore(place, position, item);
  }
}

/** Gives the chosen groups more of the sets: fourth sets for them, and less balance work, the rests of the session growing instead. */
function shiftSets(draft: WeekDraft, aims: WeekAims): void {
  const { days, candidates } = draft.frame;
  const byLength = candidates.filter((candidate) => !candidate.chosen).toSorted((a, b) => b.mostSeconds - a.mostSeconds);
  for (let place = 0; place < days.length && !hasShare(draft, aims); place += 1) {
    if (draft.day(place).kind === "light") continue;
    const before = draft.snapshot();
    for (const item of draft.itemsOf(place).slice()) if (item.candidate.chosen) widen(draft, place, item.candidate);
    for (let position = draft.itemsOf(place).length - 1; position >= 0; position -= 1) {
      if (draft.itemsOf(place)[position]?.candidate.chosen !== false) continue;
      const removed = draft.removeAt(place, position);
      if (!draft.canFill(place)) draft.restore(place, position, removed);
    }
    for (const candidate of byLength)
      if (!draft.canFill(place) && draft.canPlace(place, candidate, 3)) draft.place(place, candidate, 3);
    if (!draft.canFill(place)) draft.reset(before);
  }
}

/** Gives the chosen muscles more sets: fourth ones, and one more exercise where a session has the minutes. */
function addSets(draft: WeekDraft, aims: WeekAims): void {
  for (let place = 0; place < draft.frame.days.length; place += 1) {
    if (draft.day(place).kind === "light") continue;
    for (const candidate of draft.frame.candidates) {
      if (hasShare(draft, aims)) return;
      if (draft.canPlace(place, candidate, 3)) draft.place(place, candidate, 3);
    }
    for (let position = 0; position < draft.itemsOf(place).length && !hasShare(draft, aims); position += 1) {
      draft.tryFourthSet(place, position);
    }
  }
}

/** Brings the chosen groups to their share, of the sets or of their muscles' room; leaves the draft as it was where neither can be had. */
function makeShare(draft: WeekDraft, aims: WeekAims): boolean {
  const before = draft.snapshot();
  for (const act of [shiftSets, addSets]) {
    act(draft, aims);
    if (hasShare(draft, aims)) return true;
    draft.reset(before);
  }
  return false;
}

/** The exercise that a session with minutes to spare takes best: chosen before balance, the emptiest muscle first; null when none fits. */
function nextFor(draft: WeekDraft, place: number): Candidate | null {
  const { candidates, uppers, limitSeconds } = draft.frame;
  let best: Candidate | null = null;
  let bestRoom = -Infinity;
  for (const candidate of candidates) {
    if (draft.usualSeconds(place) + candidate.usualSeconds * 3 > limitSeconds || !draft.canPlace(place, candidate, 3)) continue;
    const room =
      (candidate.chosen ? 2 : 0) + 1 - draft.weekVolume(candidate.main) / (uppers[candidate.main] ?? 1) + 0.2 * candidate.luck;
    if (room > bestRoom) {
      bestRoom = room;
      best = candidate;
    }
  }
  return best;
}

/**
 * One more exercise, or else fourth sets, chosen ones first, where a session would otherwise be filled by resting longer than the catalogue
 * asks; the chosen groups keep their share.
 */
function useMinutes(draft: WeekDraft, aims: WeekAims): void {
  const least = draft.frame.limitSeconds * MIN_FILL;
  for (let place = 0; place < draft.frame.days.length; place += 1) {
    if (draft.day(place).kind === "light") continue;
    const shared = hasShare(draft, aims);
    while (draft.usualSeconds(place) < least) {
      const next = nextFor(draft, place);
      if (next === null) break;
      draft.place(place, next, 3);
      if (!shared || hasShare(draft, aims)) continue;
      draft.removeAt(place, draft.itemsOf(place).length - 1);
      break;
    }
    for (const chosen of [true, false]) {
      for (let position = 0; position < draft.itemsOf(place).length; position += 1) {
        if (draft.usualSeconds(place) >= least) break;
        if (draft.itemsOf(place)[position]?.candidate.chosen !== chosen) continue;
        if (draft.tryFourthSet(place, position) && shared && !hasShare(draft, aims)) draft.dropFourthSet(place, position);
      }
    }
  }
}

/**
 * Mends what the greedy pass left: thin sessions, missing sessions of a group, due ranges, the chosen groups' share, and balance work that a
 * chosen exercise could replace. Answers what is still wrong with the week: 0 is a week that holds every rule; what only drills can fill or
 * no change can reach counts as {@link shortfall} says, a rule that is broken although it could be held counts far more.
 */
export function repair(draft: WeekDraft, aims: WeekAims, effort: Effort): number {
  fillThinDays(draft);
  const isFullBodyAlone = draft.frame.chosenMuscles.size === 0;
  const shareIsFar = isFullBodyAlone && !hasShare(draft, aims) && !makeShare(draft, aims);
  const looksKept = shareIsFar ? Math.max(0, effort.looks - LOOKS_WITHOUT_SHARE) : 0;
  let left = shortfall(draft, aims);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (left > 0 && effort.looks > looksKept && (improve(draft, aims, left, effort) || makeRoom(draft, aims, left, effort))) {
      left = shortfall(draft, aims);
      continue;
    }
    const changed = preferUnused(draft) || preferChosen(draft) || (!hasShare(draft, aims) && makeShare(draft, aims));
    left = shortfall(draft, aims);
    if (!changed) break;
  }
  useMinutes(draft, aims);
  const settled = settle(draft, aims);
  draft.frame.days.forEach((_, place) => draft.tryUnpair(place));
  const broken = Number(!settled) + Number(leavesWorkOut(draft));
  return shortfall(draft, aims) + broken * BROKEN_RULE;
}
