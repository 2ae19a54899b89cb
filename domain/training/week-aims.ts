import { GROUP_OF_MUSCLE, VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingGroup } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import { armsMayCountBySynergists, groupsTrainedTwice, suitsDay } from "./split.ts";
import { MIN_FILL } from "./timing.ts";
import { weeklyRange } from "./volume.ts";
import type { WeekDraft, WeekFrame } from "./week-draft.ts";

/** What a week owes the person's wish. */
export interface WeekAims {
  /** Sessions a week that each chosen group is owed by direct work. */
  readonly sessions: ReadonlyMap<TrainingGroup, number>;
  /** The week is long enough for every chosen muscle to reach its range. */
  readonly rangesDue: boolean;
  /** The chosen groups are owed most of the week (not in the fixed five-day week). */
  readonly shareDue: boolean;
}

/** Minutes of training that one effective set of a chosen range takes, in the rule of when ranges are owed. */
const MINUTES_PER_EFFECTIVE_SET = 3.5;
/** The chosen groups are owed this share of the sets ... */
const CHOSEN_SHARE = 0.6;
/** ... or this share of their muscles' upper bounds on average. */
const CHOSEN_SATURATION = 0.7;

/** What a week owes these choices. `groups` are the chosen ones that have an exercise at all. */
export function weekAims(choices: TrainingChoices, groups: readonly TrainingGroup[]): WeekAims {
  const { daysPerWeek, durationMinutes, skillLevel } = choices;
  const times = groups.length <= groupsTrainedTwice(daysPerWeek, durationMinutes) ? 2 : 1;
  const sessions = new Map<TrainingGroup, number>();
  for (const group of groups) {
    const bySynergists = group === "Arms" && armsMayCountBySynergists(groups.length, daysPerWeek, durationMinutes);
    sessions.set(group, bySynergists ? 0 : times);
  }
  let lowers = 0;
  for (const muscle of VOLUME_MUSCLES) {
    if (groups.includes(GROUP_OF_MUSCLE[muscle])) lowers += weeklyRange(skillLevel, muscle).lower;
  }
  const fixedWeek = daysPerWeek === 5;
  return {
    sessions,
    rangesDue: !fixedWeek && daysPerWeek * durationMinutes >= MINUTES_PER_EFFECTIVE_SET * lowers,
    shareDue: !fixedWeek,
  };
}

/** Days of a draft on which a group has direct work (every exercise has at least 3 sets). */
export function sessionsOf(draft: WeekDraft, group: TrainingGroup): number {
  let days = 0;
  for (const items of draft.items) if (items.some((item) => item.candidate.group === group)) days += 1;
  return days;
}

/** How many training days a group can stand on. */
export function daysFor(frame: WeekFrame, group: TrainingGroup): number {
  const ofItsOwn = frame.days.filter((day) => day.kind === "full").length;
  if (group === "Full-Body" && ofItsOwn > 0) return ofItsOwn + frame.guests;
  return frame.days.filter((day) => suitsDay(day.kind, group)).length;
}

/**
 * The chosen share of the sets, and the chosen muscles' average share of their upper bounds. Easy core on the light day counts against the share
 * and never for it. Full-Body names no muscle, or all of them: alone it is owed the sets, and beside other groups both averages count, so that
 * the week keeps the rule whichever way it's read.
 */
export function chosenShare(draft: WeekDraft): { readonly ofSets: number; readonly ofUppers: number } {
  let chosen = 0;
  let all = draft.balanceBeside;
  for (const items of draft.items) {
    for (const item of items) {
      all += item.sets;
      if (item.candidate.chosen) chosen += item.sets;
    }
  }
  const { chosenMuscles, chosenGroups, uppers } = draft.frame;
  let own = 0;
  let whole = 0;
  uppers.forEach((upper, muscle) => {
    const part = draft.weekVolume(muscle) / upper;
    whole += part;
    if (chosenMuscles.has(muscle)) own += part;
  });
  const ofOwn = chosenMuscles.size === 0 ? 0 : own / chosenMuscles.size;
  const ofUppers = chosenGroups.includes("Full-Body") ? Math.min(ofOwn, whole / uppers.length) : ofOwn;
  return { ofSets: all === 0 ? 1 : chosen / all, ofUppers };
}

/** How much of their share the chosen groups miss, by the nearer of its two measures; 0 or less is enough. */
export function missingShare(draft: WeekDraft): number {
  const share = chosenShare(draft);
  return Math.min(CHOSEN_SHARE - share.ofSets, CHOSEN_SATURATION - share.ofUppers);
}

/**
 * How far a draft is from what the week owes: 0 when every session can be filled and keeps its focus, every group has its sessions, every due range is reached and
 * the chosen groups have their share. The weights follow the precedence of the rules: focus and minutes, then sessions, then ranges and shares.
 */
export function shortfall(draft: WeekDraft, aims: WeekAims): number {
  const { frame } = draft;
  let cost = 0;
  const least = frame.limitSeconds * MIN_FILL;
  for (let place = 0; place < frame.days.length; place += 1) {
    if (draft.day(place).kind === "light") continue;
    const missing = least - draft.mostSeconds(place);
    if (missing > 0) cost += 100 + (300 * missing) / least;
    if (!draft.hasFocus(place)) cost += 500;
    if (draft.isPaired(place) && !draft.hasSoundSuperset(place)) cost += 15;
  }
  for (const [group, times] of aims.sessions) {
    const missing = Math.min(times, daysFor(frame, group)) - sessionsOf(draft, group);
    if (missing > 0) cost += 60 * missing;
  }
  if (aims.rangesDue) {
    for (const muscle of frame.chosenMuscles) {
      const missing = (frame.lowers[muscle] ?? 0) - draft.weekVolume(muscle);
      if (missing > 0) cost += 10 + 4 * missing;
    }
  }
  if (aims.shareDue) {
    const missing = missingShare(draft);
    if (missing > 0) cost += 10 + 50 * missing;
  }
  return cost;
}
