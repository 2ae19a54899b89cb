import type { Candidate } from "./candidates.ts";
import type { Effort } from "./repair.ts";
import { daysFor, sessionsOf, shortfall } from "./week-aims.ts";
import type { WeekAims } from "./week-aims.ts";
import type { WeekDraft } from "./week-draft.ts";

/** Whether a day or a muscle or a group still misses something that three sets of this exercise on this day would give. */
type Wanted = (place: number, candidate: Candidate) => boolean;

/** What the week still misses, as a question about one exercise on one day. */
function missingWork(draft: WeekDraft, aims: WeekAims): Wanted {
  const { frame } = draft;
  const needy = new Set<number>();
  if (aims.rangesDue) {
    for (const muscle of frame.chosenMuscles) if (draft.weekVolume(muscle) < (frame.lowers[muscle] ?? 0)) needy.add(muscle);
  }
  const owed = new Set<string>();
  for (const [group, times] of aims.sessions) {
    if (sessionsOf(draft, group) < Math.min(times, daysFor(frame, group))) owed.add(group);
  }
  const thin = frame.days.map((day, place) => day.kind !== "light" && !draft.canFill(place));
  return (place, candidate) => {
    if (thin[place] === true) return true;
    if (owed.has(candidate.group)) return draft.itemsOf(place).every((item) => item.candidate.group !== candidate.group);
    return candidate.shares.some((share) => needy.has(share.muscle));
  };
}

/** Whether an exercise on one day can stand in another's way: it's on the same day, or it tires a muscle that the other needs. */
function standsInTheWay(standing: Candidate, sameDay: boolean, wanted: Candidate): boolean {
  return sameDay || standing.shares.some((share) => wanted.shares.some((other) => other.muscle === share.muscle));
}

/**
 * Places an exercise that the week misses and that no single change admits, because another one holds its room: that one goes, and something
 * else takes its place where it can. Keeps the first such change that lowers the shortfall; returns whether there was one.
 */
export function makeRoom(draft: WeekDraft, aims: WeekAims, before: number, effort: Effort): boolean {
  const { candidates, days } = draft.frame;
  const wanted = missingWork(draft, aims);
  for (let place = 0; place < days.length; place += 1) {
    if (draft.day(place).kind === "light") continue;
    for (const candidate of candidates) {
      if (draft.usesOf(candidate) > 1 || !draft.suits(place, candidate) || !wanted(place, candidate)) continue;
      for (let other = 0; other < days.length; other += 1) {
        for (let position = 0; position < draft.itemsOf(other).length; position += 1) {
          if (effort.looks <= 0) return false;
          const standing = draft.itemsOf(other)[position];
          if (standing === undefined || standing.candidate === candidate) continue;
          if (!standsInTheWay(standing.candidate, other === place, candidate)) continue;
          if (giveWay(draft, aims, before, effort, { place, candidate, other, position })) return true;
        }
      }
    }
  }
  return false;
}

/** An exercise to place, and the position of the one that makes room for it. */
interface Turn {
  readonly place: number;
  readonly candidate: Candidate;
  readonly other: number;
  readonly position: number;
}

function giveWay(draft: WeekDraft, aims: WeekAims, before: number, effort: Effort, turn: Turn): boolean {
  const { place, candidate, other, position } = turn;
  const lowers = (): boolean => {
    effort.looks -= 1;
    return shortfall(draft, aims) < before - 1e-9;
  };
  effort.looks -= 1;
  const removed = draft.removeAt(other, position);
  if (draft.canPlace(place, candidate, 3)) {
    draft.place(place, candidate, 3);
    if (lowers()) return true;
    for (const instead of draft.frame.candidates) {
      if (instead === removed.candidate || !draft.canPlace(other, instead, 3)) continue;
      draft.place(other, instead, 3);
      if (lowers()) return true;
      draft.removeAt(other, draft.itemsOf(other).length - 1);
    }
    draft.removeAt(
      place,
      draft.itemsOf(place).findIndex((item) => item.candidate === candidate),
    );
  }
  draft.restore(other, position, removed);
  return false;
}
