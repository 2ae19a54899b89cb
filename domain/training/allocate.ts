import type { Candidate } from "./candidates.ts";
import { LEVELS } from "./exercise.ts";
import { VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingGroup } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import { regionOf } from "./split.ts";
import { MIN_FILL } from "./timing.ts";
import { daysFor } from "./week-aims.ts";
import type { WeekAims } from "./week-aims.ts";
import type { WeekDraft } from "./week-draft.ts";

/** How much of the usual rests a further exercise leaves standing: short sessions are brisk, long ones aren't packed. */
const COMFORT: Readonly<Record<TrainingChoices["durationMinutes"], number>> = { 15: 0, 30: 0.3, 45: 0.5, 60: 0.6 };

/** A session gets balance work up to this share of its minutes. */
const BALANCE_FILL = 0.88;
/** From this scarcity on, days are filled to the least first. */
const TIGHT = 0.3;

/**
 * How dearly the muscles' room is paid: a long week of few muscles runs out of room before it runs out of minutes, and then an exercise that
 * spends room on many muscles is a poor choice. 0 with room to spare, 1 where it is tight.
 */
function scarcity(draft: WeekDraft): number {
  const { frame } = draft;
  let room = 0;
  for (let muscle = 0; muscle < VOLUME_MUSCLES.length; muscle += 1)
    room += (frame.uppers[muscle] ?? 0) - draft.weekVolume(muscle);
  let missing = 0;
  for (let place = 0; place < frame.days.length; place += 1) {
    if (draft.day(place).kind !== "light") missing += Math.max(0, frame.limitSeconds * MIN_FILL - draft.usualSeconds(place));
  }
  const setsToCome = missing / 190;
  if (setsToCome <= 0) return 0;
  return Math.min(1, Math.max(0, (3 - room / setsToCome) / 1.5));
}

/** What a day offers an exercise: an empty day and a fitting theme draw, a tired muscle next door repels. */
function dayScore(draft: WeekDraft, place: number, candidate: Candidate, dear: number): number {
  const day = draft.day(place);
  const { limitSeconds } = draft.frame;
  let score = -(1.5 + 2.5 * dear) * (draft.usualSeconds(place) / limitSeconds);
  const main = VOLUME_MUSCLES[candidate.main];
  if (day.theme.size > 0 && main !== undefined && candidate.group !== "Full-Body")
    score += day.theme.has(main) ? 0.8 * (1 - 0.8 * dear) : 0;
  if (candidate.group === "Full-Body") {
    const region = regionOf(candidate.exercise.targets);
    if (day.kind === "full") score += 0.8;
    if ((day.kind === "upper" && region === "Upper Body") || (day.kind === "lower" && region === "Lower Body")) score += 0.4;
  }
  score -= 0.12 * draft.volumeOn(day.index, candidate.main);
  score -= 0.08 * (draft.volumeOn(day.index - 1, candidate.main) + draft.volumeOn(day.index + 1, candidate.main));
  return score;
}

/** What an exercise gives the week: chosen muscles that still need sets, well-used minutes, variety, the person's level. */
function exerciseScore(draft: WeekDraft, candidate: Candidate, choices: TrainingChoices, dear: number): number {
  const { frame } = draft;
  let score = 0;
  for (const share of candidate.shares) {
    const upper = frame.uppers[share.muscle] ?? 1;
    const lower = frame.lowers[share.muscle] ?? 1;
    const have = draft.weekVolume(share.muscle);
    const sets = share.weight * 3;
    const need = (have < lower ? 0.5 + (1.5 * (lower - have)) / lower : 0) + 0.6 * (1 - have / upper);
    if (!candidate.chosen || frame.chosenMuscles.has(share.muscle)) score += (sets * need) / 3;
    else score -= 0.1 * sets;
    score -= (dear * 1.2 * sets) / Math.max(3, upper - have);
    // A set of one muscle that also tires another is dear when room is short.
    if (share.weight < 1) score -= dear * 0.35;
  }
  // Minutes that cost little room are what a tight week needs.
  score += dear * 0.6 * (candidate.usualSeconds / 190);
  // Beside Full-Body alone, whose share is counted in sets, few long sets of balance work are better than many short ones.
  if (!candidate.chosen && frame.chosenMuscles.size === 0) score += 5 * (candidate.usualSeconds / 190);
  if (candidate.group === "Full-Body") score += candidate.chosen ? 1.2 : -0.6;
  if (candidate.exercise.compound) score += 0.5 * (1 - dear);
  score += 0.8 * (LEVELS.indexOf(candidate.exercise.level) / Math.max(1, LEVELS.indexOf(choices.skillLevel)));
  score -= 0.8 * draft.usesOf(candidate);
  if (candidate.exercise.perSide) score -= (choices.durationMinutes <= 30 ? 0.5 : 0.3) * (1 - dear);
  return score + 0.5 * candidate.luck;
}

interface Pick {
  readonly place: number;
  readonly candidate: Candidate;
}

interface PickRule {
  readonly wanted: (candidate: Candidate) => boolean;
  /** Whether a day takes more; `dear` is how scarce room is. */
  readonly dayOpen: (place: number, dear: number) => boolean;
  /** Share of the usual rests that the day keeps; 0 packs it. */
  readonly comfort: number;
  /** Exercises longer than this are left for later; seconds at their shortest. */
  readonly longest: number;
  /** How much shortness counts. */
  readonly haste: number;
  /** Muscles whose room others need more. */
  readonly spared?: ReadonlySet<number>;
}

function bestPick(draft: WeekDraft, choices: TrainingChoices, rule: PickRule): Pick | null {
  const { frame } = draft;
  const dear = scarcity(draft);
  let best: Pick | null = null;
  let bestScore = -Infinity;
  const open = frame.days.map((_, place) => rule.dayOpen(place, dear));
  for (const candidate of frame.candidates) {
    if (!rule.wanted(candidate) || candidate.leastSeconds * 3 > rule.longest) continue;
    const worth = exerciseScore(draft, candidate, choices, dear) - (rule.haste * candidate.leastSeconds * 3) / frame.limitSeconds;
    const { spared } = rule;
    const taken =
      spared === undefined ? 0 : candidate.shares.reduce((sum, share) => sum + (spared.has(share.muscle) ? share.weight : 0), 0);
    const keep = candidate.leastSeconds + rule.comfort * (candidate.usualSeconds - candidate.leastSeconds);
    for (let place = 0; place < frame.days.length; place += 1) {
      if (open[place] !== true || !draft.canPlace(place, candidate, 3)) continue;
      const least = draft.leastSeconds(place);
      if (least + rule.comfort * (draft.usualSeconds(place) - least) + keep * 3 > frame.limitSeconds) continue;
      const score = worth - taken + dayScore(draft, place, candidate, dear);
      if (score > bestScore) {
        bestScore = score;
        best = { place, candidate };
      }
    }
  }
  return best;
}

/** Takes exercises one by one while the rule finds one; answers how many. */
function fill(draft: WeekDraft, choices: TrainingChoices, rule: PickRule): number {
  let taken = 0;
  for (let pick = bestPick(draft, choices, rule); pick !== null; pick = bestPick(draft, choices, rule)) {
    draft.place(pick.place, pick.candidate, 3);
    taken += 1;
  }
  return taken;
}

/** Opens room for one more exercise by doing a day's two longest in turn, or else by taking shorter ones of their groups too. */
function placeBySuperset(draft: WeekDraft, choices: TrainingChoices, wanted: (candidate: Candidate) => boolean): boolean {
  for (const shorten of [false, true]) {
    for (let place = 0; place < draft.frame.days.length; place += 1) {
      const items = draft.itemsOf(place);
      if (items.length < 2 || items.some((item) => item.paired)) continue;
      const before = draft.snapshot();
      if (shorten) takeShorter(draft, place);
      if (placeInTurn(draft, choices, place, wanted)) return true;
      draft.reset(before);
    }
  }
  return false;
}

/** Gives every exercise of a day to the shortest of its group that may stand there. */
function takeShorter(draft: WeekDraft, place: number): void {
  const byLength = draft.frame.candidates.toSorted((a, b) => a.leastSeconds - b.leastSeconds);
  draft.itemsOf(place).forEach((_, position) => {
    const item = draft.removeAt(place, position);
    const shorter = byLength.find(
      (candidate) =>
        candidate.group === item.candidate.group &&
        candidate.leastSeconds < item.candidate.leastSeconds &&
        draft.canPlace(place, candidate, 3),
    );
    draft.restore(place, position, shorter === undefined ? item : { candidate: shorter, sets: 3, paired: false });
  });
}

/** Places one more exercise on a day whose two longest are done in turn; answers whether it did. */
function placeInTurn(
  draft: WeekDraft,
  choices: TrainingChoices,
  place: number,
  wanted: (candidate: Candidate) => boolean,
): boolean {
  const byTime = draft.itemsOf(place).map((item, position) => ({ position, seconds: item.candidate.leastSeconds }));
  byTime.sort((a, b) => b.seconds - a.seconds);
  const [first, second] = byTime;
  if (first === undefined || second === undefined) return false;
  draft.pair(place, [first.position, second.position]);
  const tried = new Set<Candidate>();
  for (;;) {
    const pick = bestPick(draft, choices, {
      wanted: (candidate) => wanted(candidate) && !tried.has(candidate),
      dayOpen: (at) => at === place,
      comfort: 0,
      longest: Infinity,
      haste: 2,
    });
    if (pick === null) return false;
    const before = draft.snapshot();
    draft.place(place, pick.candidate, 3);
    if (pairSoundly(draft, place)) return true;
    draft.reset(before);
    tried.add(pick.candidate);
  }
}

/** Finds two exercises of a day that work two muscles in turn, side by side, and save the time it lacks; keeps the pair there is if that is one. */
function pairSoundly(draft: WeekDraft, place: number): boolean {
  if (draft.hasSoundSuperset(place)) return true;
  const count = draft.itemsOf(place).length;
  for (let first = 0; first < count; first += 1) {
    for (let second = first + 1; second < count; second += 1) {
      draft.unpair(place);
      draft.pair(place, [first, second]);
      if (draft.leastSeconds(place) <= draft.frame.limitSeconds && draft.hasSoundSuperset(place)) return true;
    }
  }
  return false;
}

/** Opens a fixed upper or lower day to a Full-Body exercise by one of the day's own first, which keeps at least half of the sets. */
function placeAsGuest(draft: WeekDraft, choices: TrainingChoices, wanted: (candidate: Candidate) => boolean): boolean {
  for (let place = 0; place < draft.frame.days.length; place += 1) {
    const { kind } = draft.day(place);
    if ((kind !== "upper" && kind !== "lower") || draft.itemsOf(place).some((item) => wanted(item.candidate))) continue;
    const before = draft.snapshot();
    const only = { dayOpen: (at: number) => at === place, comfort: 0, longest: Infinity, haste: 3 };
    const host = bestPick(draft, choices, { ...only, wanted: (candidate) => candidate.group !== "Full-Body" });
    if (host === null) continue;
    draft.place(host.place, host.candidate, 3);
    const guest = bestPick(draft, choices, { ...only, wanted });
    if (guest !== null) {
      draft.place(guest.place, guest.candidate, 3);
      return true;
    }
    draft.reset(before);
  }
  return false;
}

/** The muscles that no exercise of one of the groups can do without: earlier groups should leave them room. */
function musclesOfEvery(candidates: readonly Candidate[], groups: readonly TrainingGroup[]): ReadonlySet<number> {
  const needed = new Set<number>();
  for (const group of groups) {
    const own = candidates.filter((candidate) => candidate.group === group);
    for (const share of own[0]?.shares ?? []) {
      if (own.every((candidate) => candidate.shares.some((other) => other.muscle === share.muscle))) needed.add(share.muscle);
    }
  }
  return needed;
}

/** Gives every chosen group the sessions it is owed, the groups with the fewest days first. */
function placeOwedSessions(draft: WeekDraft, choices: TrainingChoices, aims: WeekAims): void {
  const { frame } = draft;
  const owed = [...aims.sessions].filter(([, times]) => times > 0);
  const open = frame.days.filter((day) => day.kind !== "light").length;
  const total = owed.reduce((sum, [, times]) => sum + times, 0);
  const perDay = Math.max(1, Math.ceil(total / open));
  const fixed = frame.days.some((day) => day.kind === "full");
  const shortest = (group: TrainingGroup): number =>
    Math.min(...frame.candidates.filter((candidate) => candidate.group === group).map((candidate) => candidate.leastSeconds));
  const order = owed
    .map(([group, times]) => ({ group, times, days: daysFor(frame, group), shortest: shortest(group) }))
    .sort(
      (a, b) =>
        Number(a.group === "Full-Body" && fixed) - Number(b.group === "Full-Body" && fixed) ||
        a.days - b.days ||
        b.shortest - a.shortest,
    );
  const haste = perDay * 300 > frame.limitSeconds ? 3 : 0.5;
  for (const [turn, { group, times }] of order.entries()) {
    const spared = musclesOfEvery(
      frame.candidates,
      order.slice(turn + 1).map((later) => later.group),
    );
    for (let round = 0; round < times; round += 1) {
      const wanted = (candidate: Candidate): boolean => candidate.group === group;
      const dayOpen = (place: number): boolean => draft.itemsOf(place).every((item) => item.candidate.group !== group);
      const even = {
        wanted,
        dayOpen: (place: number) => dayOpen(place) && draft.itemsOf(place).length < perDay,
        comfort: 0,
        haste,
        spared,
      };
      const pick =
        bestPick(draft, choices, { ...even, longest: frame.limitSeconds / perDay }) ??
        bestPick(draft, choices, { wanted, dayOpen, comfort: 0, longest: Infinity, haste: 3, spared });
      if (pick !== null) draft.place(pick.place, pick.candidate, 3);
      else if (!placeAsGuest(draft, choices, wanted)) placeBySuperset(draft, choices, wanted);
    }
  }
}

/** Brings chosen muscles to their lower bounds, the neediest first. */
function placeDueRanges(draft: WeekDraft, choices: TrainingChoices): void {
  const { frame } = draft;
  const wanted = (candidate: Candidate): boolean =>
    candidate.chosen &&
    draft.weekVolume(candidate.main) < (frame.lowers[candidate.main] ?? 0) &&
    frame.chosenMuscles.has(candidate.main);
  fill(draft, choices, { wanted, dayOpen: () => true, comfort: 0, longest: Infinity, haste: 0.5 });
}

/** Whether a day takes more work: in a tight week only up to the least share of its minutes, so that no day starves another. */
function takesMore(draft: WeekDraft, share: number): PickRule["dayOpen"] {
  const { limitSeconds } = draft.frame;
  return (place, dear) => draft.usualSeconds(place) < limitSeconds * (dear > TIGHT ? MIN_FILL : share);
}

function placeChosen(draft: WeekDraft, choices: TrainingChoices): void {
  const comfort = COMFORT[choices.durationMinutes];
  const rule = { wanted: (candidate: Candidate) => candidate.chosen, comfort, longest: Infinity, haste: 0 };
  fill(draft, choices, { ...rule, dayOpen: takesMore(draft, Infinity) });
}

/**
 * Keeps the core and the lower day of the fixed week their work: their muscles have hardly another day, and other work uses them too. Core is
 * planned to the least of the minutes, legs as far as longer rests can fill them.
 */
function placeNarrowDays(draft: WeekDraft, choices: TrainingChoices): void {
  const rule = { comfort: COMFORT[choices.durationMinutes], longest: Infinity, haste: 0 };
  const least = draft.frame.limitSeconds * MIN_FILL;
  draft.frame.days.forEach((day, place) => {
    if (day.kind !== "core" && day.kind !== "lower") return;
    const [group, open]: [TrainingGroup, () => boolean] =
      day.kind === "core" ? ["Core", () => draft.usualSeconds(place) < least] : ["Legs", () => !draft.canFill(place)];
    fill(draft, choices, { ...rule, wanted: (candidate) => candidate.group === group, dayOpen: (at) => at === place && open() });
  });
}

function placeBalance(draft: WeekDraft, choices: TrainingChoices): void {
  const comfort = COMFORT[choices.durationMinutes];
  const rule = { wanted: (candidate: Candidate) => !candidate.chosen, comfort, longest: Infinity, haste: 0 };
  fill(draft, choices, { ...rule, dayOpen: takesMore(draft, BALANCE_FILL) });
}

/**
 * Fills a week greedily: the sessions that chosen groups are owed, the ranges that are due, more chosen work while it fits, and balance
 * work for the minutes that are left.
 */
export function allocate(draft: WeekDraft, choices: TrainingChoices, aims: WeekAims): void {
  placeOwedSessions(draft, choices, aims);
  placeDueRanges(draft, choices);
  placeNarrowDays(draft, choices);
  placeChosen(draft, choices);
  placeBalance(draft, choices);
}
