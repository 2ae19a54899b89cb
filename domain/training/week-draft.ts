import type { Candidate } from "./candidates.ts";
import { VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingGroup } from "./muscles.ts";
import { supersetStandsTogether } from "./session-order.ts";
import { suitsDay } from "./split.ts";
import type { TrainingDay } from "./split.ts";
import { MIN_FILL, SUPERSET_FACTOR } from "./timing.ts";
import { MAX_SESSION_SETS, RECOVERY_SETS } from "./volume.ts";

/** An exercise standing in a draft. */
export interface DraftItem {
  readonly candidate: Candidate;
  readonly sets: 3 | 4;
  /** Done in turn with the day's other paired exercise. */
  readonly paired: boolean;
}

/** What a draft must know of the week it fills. Numbers a muscle stand in the order of VOLUME_MUSCLES. */
export interface WeekFrame {
  readonly days: readonly TrainingDay[];
  readonly limitSeconds: number;
  readonly uppers: readonly number[];
  /** The range's lower bounds, or what the candidates can give where that is less. */
  readonly lowers: readonly number[];
  readonly chosenGroups: readonly TrainingGroup[];
  readonly chosenMuscles: ReadonlySet<number>;
  /** How many Full-Body exercises the fixed upper and lower days may hold together, beside their own work. */
  readonly guests: number;
  readonly candidates: readonly Candidate[];
}

const MUSCLE_COUNT = VOLUME_MUSCLES.length;

/**
 * A week while it's being filled. Every change keeps the rules of volume, recovery and repetition: ask {@link WeekDraft.canPlace} first.
 * Days are addressed by their place among the training days.
 */
export class WeekDraft {
  readonly frame: WeekFrame;
  readonly items: DraftItem[][];
  /** Effective sets by weekday and muscle. */
  private readonly volume: Float64Array;
  private readonly week: Float64Array;
  private readonly uses: Uint8Array;
  /** Least, usual and most seconds by day. */
  private readonly times: Float64Array;
  private readonly membersByClass: Map<number, number[]>;
  private beside = 0;

  constructor(frame: WeekFrame) {
    this.frame = frame;
    this.items = frame.days.map(() => []);
    this.volume = new Float64Array(7 * MUSCLE_COUNT);
    this.week = new Float64Array(MUSCLE_COUNT);
    this.uses = new Uint8Array(frame.candidates.length);
    this.times = new Float64Array(3 * frame.days.length);
    this.membersByClass = new Map();
    for (const candidate of frame.candidates) {
      const members = this.membersByClass.get(candidate.equalClass);
      if (members === undefined) this.membersByClass.set(candidate.equalClass, [candidate.index]);
      else members.push(candidate.index);
    }
  }

  day(place: number): TrainingDay {
    const day = this.frame.days[place];
    if (day === undefined) throw new Error(`No training day ${place}`);
    return day;
  }

  itemsOf(place: number): DraftItem[] {
    return this.items[place] ?? [];
  }

  weekVolume(muscle: number): number {
    return this.week[muscle] ?? 0;
  }

  /** Effective sets of a muscle on a weekday; the week is a ring. */
  volumeOn(weekday: number, muscle: number): number {
    return this.volume[((weekday + 7) % 7) * MUSCLE_COUNT + muscle] ?? 0;
  }

  usesOf(candidate: Candidate): number {
    return this.uses[candidate.index] ?? 0;
  }

  /** Sets of balance work that stand beside the draft, on the light day. */
  get balanceBeside(): number {
    return this.beside;
  }

  /** Counts an exercise outside the draft, on the light day, which has its own rule. */
  placeBeside(weekday: number, candidate: Candidate, sets: number): void {
    this.addVolume(weekday, candidate, sets);
    this.countUse(candidate, 1);
    if (!candidate.chosen) this.beside += sets;
  }

  private addVolume(weekday: number, candidate: Candidate, sets: number): void {
    for (const share of candidate.shares) {
      const at = weekday * MUSCLE_COUNT + share.muscle;
      this.volume[at] = (this.volume[at] ?? 0) + share.weight * sets;
      this.week[share.muscle] = (this.week[share.muscle] ?? 0) + share.weight * sets;
    }
  }

  private countUse(candidate: Candidate, by: 1 | -1): void {
    this.uses[candidate.index] = (this.uses[candidate.index] ?? 0) + by;
  }

  /** Whether the muscles have room for more sets of an exercise on a weekday: session, week and the days beside it. */
  hasRoom(weekday: number, candidate: Candidate, sets: number): boolean {
    for (const share of candidate.shares) {
      const more = share.weight * sets;
      const today = this.volumeOn(weekday, share.muscle) + more;
      if (today > MAX_SESSION_SETS) return false;
      if (this.weekVolume(share.muscle) + more > (this.frame.uppers[share.muscle] ?? 0)) return false;
      if (today < RECOVERY_SETS) continue;
      if (this.volumeOn(weekday - 1, share.muscle) >= RECOVERY_SETS) return false;
      if (this.volumeOn(weekday + 1, share.muscle) >= RECOVERY_SETS) return false;
    }
    return true;
  }

  /**
   * Whether another use keeps variety: not twice a session, at most twice a week, and no repeat while an unused equal could stand there.
   * With `toFill` an equal could not stand there that leaves the session too short.
   */
  isFresh(place: number, candidate: Candidate, toFill = false): boolean {
    const uses = this.usesOf(candidate);
    if (uses >= 2) return false;
    if (this.itemsOf(place).some((item) => item.candidate === candidate)) return false;
    if (uses === 0) return true;
    return !this.unusedEquals(candidate).some((equal) => this.fits(place, equal, 3) && (!toFill || this.fillsWith(place, equal)));
  }

  /** Whether a day with so many sets of an exercise more can be made to take the least share of the minutes. */
  fillsWith(place: number, candidate: Candidate, sets: 3 | 4 = 3): boolean {
    return this.mostSeconds(place) + candidate.mostSeconds * sets >= this.frame.limitSeconds * MIN_FILL;
  }

  /** Whether an exercise belongs on a day at all. */
  suits(place: number, candidate: Candidate): boolean {
    return suitsDay(this.day(place).kind, candidate.group);
  }

  /** Whether day, minutes and muscles have room for an exercise. */
  private fits(place: number, candidate: Candidate, sets: 3 | 4): boolean {
    const day = this.day(place);
    return (
      this.suits(place, candidate) &&
      this.leastSeconds(place) + candidate.leastSeconds * sets <= this.frame.limitSeconds &&
      this.keepsFocus(place, candidate, sets) &&
      (candidate.group !== "Full-Body" || !this.takesGuests(place) || this.guests() < this.frame.guests) &&
      this.hasRoom(day.index, candidate, sets)
    );
  }

  /** Whether a fixed upper or lower day still gives its own work at least half of the sets with so many sets of an exercise more. */
  private keepsFocus(place: number, candidate: Candidate, sets: number): boolean {
    return !this.takesGuests(place) || this.ownLead(place) + (candidate.group === "Full-Body" ? -sets : sets) >= 0;
  }

  /** Whether a day has its own focus and may hold Full-Body work beside it. */
  private takesGuests(place: number): boolean {
    const { kind } = this.day(place);
    return kind === "upper" || kind === "lower";
  }

  /** How many Full-Body exercises stand on fixed days of another kind. */
  private guests(): number {
    let guests = 0;
    for (let place = 0; place < this.frame.days.length; place += 1) {
      if (!this.takesGuests(place)) continue;
      for (const item of this.itemsOf(place)) if (item.candidate.group === "Full-Body") guests += 1;
    }
    return guests;
  }

  /** By how many sets a day's own work leads its Full-Body work. */
  private ownLead(place: number): number {
    let lead = 0;
    for (const item of this.itemsOf(place)) lead += item.candidate.group === "Full-Body" ? -item.sets : item.sets;
    return lead;
  }

  /** Whether a day is what it's called: on the fixed upper and lower days its own work has at least half of the sets. */
  hasFocus(place: number): boolean {
    return !this.takesGuests(place) || this.ownLead(place) >= 0;
  }

  /** Whether an exercise may join a day by every rule but the least time. */
  canPlace(place: number, candidate: Candidate, sets: 3 | 4): boolean {
    return this.fits(place, candidate, sets) && this.isFresh(place, candidate);
  }

  /** Whether so many sets of an exercise may take a removed one's place by every rule. */
  canReplace(place: number, candidate: Candidate, sets: 3 | 4): boolean {
    return this.fillsWith(place, candidate, sets) && this.fits(place, candidate, sets) && this.isFresh(place, candidate, true);
  }

  place(place: number, candidate: Candidate, sets: 3 | 4): void {
    this.itemsOf(place).push({ candidate, sets, paired: false });
    this.addVolume(this.day(place).index, candidate, sets);
    this.countUse(candidate, 1);
    this.retime(place);
  }

  removeAt(place: number, position: number): DraftItem {
    const [item] = this.itemsOf(place).splice(position, 1);
    if (item === undefined) throw new Error(`No exercise ${position} on day ${place}`);
    this.addVolume(this.day(place).index, item.candidate, -item.sets);
    this.countUse(item.candidate, -1);
    this.retime(place);
    return item;
  }

  /** Puts an item back where {@link WeekDraft.removeAt} took it. */
  restore(place: number, position: number, item: DraftItem): void {
    this.itemsOf(place).splice(position, 0, item);
    this.addVolume(this.day(place).index, item.candidate, item.sets);
    this.countUse(item.candidate, 1);
    this.retime(place);
  }

  /** The draft's current state, to go back to with {@link WeekDraft.reset}. */
  snapshot(): readonly (readonly DraftItem[])[] {
    return this.items.map((items) => [...items]);
  }

  /** Puts the draft back as it was. */
  reset(snapshot: readonly (readonly DraftItem[])[]): void {
    snapshot.forEach((items, place) => {
      while (this.itemsOf(place).length > 0) this.removeAt(place, 0);
      items.forEach((item, position) => this.restore(place, position, item));
    });
  }

  /** The eligible equals of an exercise that the week doesn't use yet. */
  unusedEquals(candidate: Candidate): readonly Candidate[] {
    const members = this.membersByClass.get(candidate.equalClass) ?? [];
    return members.flatMap((member) => {
      const equal = this.frame.candidates[member];
      return equal !== undefined && equal !== candidate && this.usesOf(equal) === 0 ? [equal] : [];
    });
  }

  /** Gives an exercise a fourth set, where muscles and minutes allow it. */
  tryFourthSet(place: number, position: number): boolean {
    const item = this.itemsOf(place)[position];
    if (item === undefined || item.sets === 4) return false;
    const { candidate } = item;
    const more = candidate.leastSeconds * (item.paired && this.isPaired(place) ? SUPERSET_FACTOR : 1);
    if (this.leastSeconds(place) + more > this.frame.limitSeconds) return false;
    if (!this.keepsFocus(place, candidate, 1) || !this.hasRoom(this.day(place).index, candidate, 1)) return false;
    this.itemsOf(place)[position] = { ...item, sets: 4 };
    this.addVolume(this.day(place).index, candidate, 1);
    this.retime(place);
    return true;
  }

  /** Takes a fourth set away again. */
  dropFourthSet(place: number, position: number): void {
    const item = this.itemsOf(place)[position];
    if (item === undefined || item.sets === 3) return;
    this.itemsOf(place)[position] = { ...item, sets: 3 };
    this.addVolume(this.day(place).index, item.candidate, -1);
    this.retime(place);
  }

  /** Makes a superset of two exercises of a day, which saves a quarter of their time. */
  pair(place: number, positions: readonly [number, number]): void {
    const items = this.itemsOf(place);
    for (const position of positions) {
      const item = items[position];
      if (item !== undefined) items[position] = { ...item, paired: true };
    }
    this.retime(place);
  }

  /** Does a day's superset one after the other again, where the minutes allow it. */
  tryUnpair(place: number): void {
    const items = this.itemsOf(place);
    const alone = items.reduce((sum, { candidate, sets }) => sum + candidate.leastSeconds * sets, 0);
    if (alone <= this.frame.limitSeconds) this.unpair(place);
  }

  unpair(place: number): void {
    this.items[place] = this.itemsOf(place).map((item) => ({ ...item, paired: false }));
    this.retime(place);
  }

  /** Whether a day has a superset: two exercises of it; one that has lost its partner is done alone again. */
  isPaired(place: number): boolean {
    return this.itemsOf(place).filter((item) => item.paired).length === 2;
  }

  /** Whether the day's superset, if any, is adjacent and works two muscles in turn. */
  hasSoundSuperset(place: number): boolean {
    const items = this.itemsOf(place);
    const [first, second] = items.filter((item) => item.paired);
    if (first !== undefined && second !== undefined && first.candidate.main === second.candidate.main) return false;
    return supersetStandsTogether(items.map(({ candidate, paired }) => ({ exercise: candidate.exercise, paired })));
  }

  private retime(place: number): void {
    const inTurn = this.isPaired(place);
    let least = 0;
    let usual = 0;
    let most = 0;
    for (const { candidate, sets, paired } of this.itemsOf(place)) {
      const times = sets * (paired && inTurn ? SUPERSET_FACTOR : 1);
      least += candidate.leastSeconds * times;
      usual += candidate.usualSeconds * times;
      most += candidate.mostSeconds * times;
    }
    this.times[place * 3] = least;
    this.times[place * 3 + 1] = usual;
    this.times[place * 3 + 2] = most;
  }

  /** Seconds of a day when every rest and every dose is at its shortest. */
  leastSeconds(place: number): number {
    return this.times[place * 3] ?? 0;
  }

  /** Seconds of a day as the catalogue doses its exercises. */
  usualSeconds(place: number): number {
    return this.times[place * 3 + 1] ?? 0;
  }

  /** Seconds of a day with the longest rests. */
  mostSeconds(place: number): number {
    return this.times[place * 3 + 2] ?? 0;
  }

  /** Whether a day's exercises can be made to take at least the least share of the minutes, by longer rests. */
  canFill(place: number): boolean {
    return this.mostSeconds(place) >= this.frame.limitSeconds * MIN_FILL;
  }
}
