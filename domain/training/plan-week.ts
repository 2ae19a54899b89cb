import { WEEKDAYS } from "../calendar/weekdays.ts";
import { eligibleAhead, isWorkAt, mainMuscle } from "./candidates.ts";
import type { Goal } from "./goal.ts";
import type { Exercise } from "./exercise.ts";
import { planName } from "./explain.ts";
import { addConditioning, addDrills } from "./light-work.ts";
import { BASICS, isLift, MOVEMENT_FACTS, type Movement } from "./movements.ts";
import { TRAINING_GROUPS, type VolumeMuscle } from "./muscles.ts";
import { feltLimits, hasWork, limitsOn, refuse } from "./plan-limits.ts";
import { notesFor } from "./plan-notes.ts";
import type { DurationMinutes, PlanResult, TrainingChoices } from "./plan.ts";
import { poolsOf, restDay, trainingDay, type Pools } from "./planned-day.ts";
import { isMaternal } from "./reserve.ts";
import { servingOf, SessionDraft, type DraftFrame, type DraftItem, type WantedSlot } from "./session-draft.ts";
import { isOff, splitWeek, type DayTemplate } from "./split.ts";
import { SET_UP_SECONDS, STATION_SECONDS } from "./timing.ts";
import { BY_THE_WAY, volumeShares } from "./volume.ts";
import { areNeighbors, WeekLedger } from "./week-ledger.ts";
import { chosenMuscles, owedMovements, partOf, wishesOf } from "./week-wishes.ts";

/** The least conditioning that closes the sessions of a goal, in minutes: one steady piece. */
const FINISHERS: Readonly<Partial<Record<Goal, Readonly<Record<DurationMinutes, number>>>>> = {
  "lose-weight": { 15: 0, 30: 3, 45: 6, 60: 8 },
  endurance: { 15: 0, 30: 0, 45: 5, 60: 7 },
};

/** Chosen work is so much of a week's sets, or gives its muscles so much of all the sets that do them any good. */
const SHARE = { sets: 0.6, volume: 0.7 } as const;

/** Brings the chosen groups to their share: balance work that nobody owes goes, the last of the fullest day first, then chosen work takes its place. */
function reachShare(drafts: readonly SessionDraft[], frame: DraftFrame): void {
  const muscles = chosenMuscles(frame.choices.muscleGroups);
  const isShort = (): boolean => {
    const items = drafts.flatMap((draft) => draft.items);
    const all = items.reduce((sum, { sets }) => sum + sets, 0);
    const chosen = items.reduce((sum, { sets, isChosen }) => sum + (isChosen ? sets : 0), 0);
    return chosen < all * SHARE.sets && (muscles.length === 0 || frame.ledger.leastShare(muscles) < SHARE.volume);
  };
  while (isShort()) {
    const [fullest] = drafts
      .map((draft) => ({ draft, balance: draft.items.filter(({ isChosen, isOwed }) => !isChosen && !isOwed) }))
      .filter(({ draft }) => draft.items.length > 1 || isOff(draft.day))
      .sort((a, b) => b.balance.length - a.balance.length);
    const last = fullest?.balance.at(-1);
    if (fullest === undefined || last === undefined) break;
    fullest.draft.drop(last);
  }
  for (const draft of drafts)
    for (const slot of draft.wishes)
      if (slot.isChosen && draft.isOpen(slot) && isShort()) draft.take({ ...slot, isNeeded: true });
}

/**
 * What a chosen muscle is short of takes the place of what nobody owes, on the days whose name it suits: before a plan says that it gets too few sets. No
 * other chosen muscle may become short for it, no lift gives way to an isolation exercise of its own group, and no day loses what it's named after.
 */
function closeGaps(drafts: readonly SessionDraft[], frame: DraftFrame, isEased: boolean): void {
  const { choices, ledger, serving } = frame;
  const muscles = chosenMuscles(choices.muscleGroups).filter((muscle) => !BY_THE_WAY.includes(muscle));
  const isShort = (muscle: VolumeMuscle): boolean => ledger.spareOf(muscle) < 0;
  for (const muscle of muscles.filter(isShort).sort((a, b) => ledger.spareOf(a) - ledger.spareOf(b)))
    for (const draft of drafts) {
      const isSpare = (slot: WantedSlot, { exercise, isOwed, movement }: DraftItem): boolean => {
        const isOnly = draft.items.filter((item) => item.exercise.group === exercise.group).length === 1;
        const isLess = isLift(exercise) && slot.role === "accessory" && MOVEMENT_FACTS[slot.movement].group === exercise.group;
        return !isOwed && movement !== null && !isLess && !(isOnly && draft.day.groups.some((group) => group === exercise.group));
      };
      const harms = ({ exercise }: DraftItem): boolean =>
        volumeShares(exercise).some(({ muscle: each }) => each !== muscle && muscles.includes(each) && isShort(each));
      const swap = (slot: WantedSlot, item: DraftItem): boolean =>
        isSpare(slot, item) && draft.without(item, () => draft.take({ ...slot, isOwed: false }) && !harms(item));
      for (const slot of draft.wishes)
        if (isShort(muscle) && draft.isOpen(slot, true) && serving[slot.movement].some((each) => mainMuscle(each) === muscle))
          draft.items.some((item) => swap(slot, item));
      if (!isEased && isShort(muscle)) draft.addSets(({ exercise }) => mainMuscle(exercise) === muscle);
    }
}

/** A second calf raise gives way to a leg curl or a hip thrust as long as the week has fewer of those. */
function limitCalfRaises(drafts: readonly SessionDraft[]): void {
  const behind: readonly Movement[] = ["leg-curl", "hip-thrust"];
  const count = (...of: readonly Movement[]): number =>
    drafts.flatMap(({ items }) => items).filter(({ movement }) => movement !== null && of.includes(movement)).length;
  const isTooMuch = ({ movement, isOwed }: DraftItem): boolean =>
    movement === "calf-raise" && !isOwed && count(movement) > Math.max(1, count(...behind));
  for (const draft of drafts.toReversed())
    for (const item of draft.items.filter(isTooMuch))
      draft.without(item, () => behind.some((each) => draft.wishes.some((slot) => slot.movement === each && draft.take(slot))));
}

/** Takes what a day owes, or other core work or another pull, and on a full-body day another leg lift or push. */
function takeOwed(draft: SessionDraft, slot: WantedSlot): boolean {
  const part = draft.day.isFullBody || slot.role === "core" || slot.movement === "pulldown" ? partOf(slot.movement) : [];
  const isBare = !draft.items.some(({ movement }) => movement !== null && part.includes(movement));
  const ways = [slot.movement, ...(isBare ? part : [])].map((movement) => ({ ...slot, movement }));
  return [...ways, ...ways.map((way) => ({ ...way, isAlone: draft.day.isFullBody }))].some((way) => draft.take(way));
}

/** Fills the days with what's wanted beside what is owed, like cards dealt: so the first days don't use up what the last ones need. */
function deal(drafts: readonly SessionDraft[], isWanted: (slot: WantedSlot) => boolean): void {
  const open = drafts.map((draft) => ({ draft, left: draft.wishes.filter((slot) => !slot.isOwed && isWanted(slot)) }));
  const takeNext = ({ draft, left }: (typeof open)[number]): boolean => {
    for (let slot = left.shift(); slot !== undefined; slot = left.shift()) if (draft.take(slot)) return true;
    return false;
  };
  while (open.map(takeNext).some(Boolean));
}

/** Drafts every session of a week: what is owed first on all days, then the rest. The full-body day of five comes last, between two that it must spare. */
function draftWeek(days: readonly DayTemplate[], frame: DraftFrame): readonly SessionDraft[] {
  const { daysPerWeek, durationMinutes, skillLevel, goal, avoid, muscleGroups } = frame.choices;
  const wishes = wishesOf(days, frame);
  const drafts = days
    .map((day, place) => new SessionDraft(day, frame, wishes[place]))
    .sort((a, b) => (daysPerWeek === 5 ? Number(a.day.isFullBody) - Number(b.day.isFullBody) : 0));
  const hinging = drafts.filter((draft) => draft.wishes.some(({ movement }) => movement === "hinge"));
  for (const draft of drafts) draft.isBesideHinge = hinging.some(({ day }) => areNeighbors(day.index, draft.day.index));
  const isEased = daysPerWeek >= 6 && (skillLevel === "beginner" || isMaternal(avoid));
  // Core work on upper-body days comes after a full-body day's push: planks use up what shoulders may do.
  const isLate = (day: DayTemplate, slot: WantedSlot): boolean => day.focus === "Upper Body" && slot.role === "core";
  const takeAll = (draft: SessionDraft, late: boolean): readonly WantedSlot[] =>
    draft.wishes.filter((slot) => slot.isOwed && isLate(draft.day, slot) === late && !takeOwed(draft, slot));
  const missed = [false, true].flatMap((late) => drafts.flatMap((draft) => takeAll(draft, late)));
  const owed = owedMovements(frame.choices);
  const has = (movement: Movement): boolean => drafts.some(({ items }) => items.some((item) => item.movement === movement));
  // What one day has no room for, another may have, or it takes the place of what the week can spare.
  const takeElsewhere = (slot: WantedSlot): boolean => drafts.some((draft) => draft.isOpen(slot) && draft.take(slot));
  const takeInstead = (slot: WantedSlot, draft: SessionDraft, isSpare: (item: DraftItem) => boolean): boolean =>
    draft.isOpen(slot) && draft.items.toReversed().some((item) => isSpare(item) && draft.without(item, () => draft.take(slot)));
  for (const slot of missed) takeElsewhere(slot);
  // A pullover is a second pull: where a row has taken a pulldown's place one day has both, or the pullover alone where no day has room.
  const pulldown = drafts.flatMap((draft) => draft.wishes).find(({ movement, isOwed }) => isOwed && movement === "pulldown");
  const isMissing = owed.includes("pulldown") && !has("pulldown");
  if (pulldown !== undefined && isMissing && !takeElsewhere({ ...pulldown, isNeeded: true }))
    drafts.some((draft) => takeInstead({ ...pulldown, isAlone: true }, draft, ({ movement }) => movement === "row"));
  if (durationMinutes >= 45 && skillLevel !== "beginner" && goal !== "lose-weight")
    for (const draft of drafts) draft.addSets(({ role, isChosen }) => role === "main" && isChosen);
  for (const draft of drafts)
    for (const slot of draft.wishes) if (slot.isNeeded && draft.isOpen(slot) && !draft.take(slot)) takeElsewhere(slot);
  // What was ticked by name comes before the rest of Full-Body, and that before balance.
  const isNamed = ({ movement }: WantedSlot): boolean =>
    durationMinutes > 15 && muscleGroups.some((group) => group !== "Full-Body" && group === MOVEMENT_FACTS[movement].group);
  for (const round of [0, 1, 2]) deal(drafts, (slot) => !slot.isNeeded && (isNamed(slot) ? 0 : slot.isChosen ? 1 : 2) === round);
  if (daysPerWeek !== 5) reachShare(drafts, frame);
  // Whoever ticked legs or arms rather misses core work than calves or curls all week; core that's ticked too keeps two days.
  const isSpare = ({ role, isChosen }: DraftItem): boolean =>
    role === "core" && (!isChosen || drafts.filter(({ items }) => items.some((item) => item.role === "core")).length > 2);
  for (const slot of BASICS.every((movement) => owed.includes(movement)) ? [] : missed)
    if (slot.isChosen && !has(slot.movement)) drafts.some((draft) => takeInstead(slot, draft, isSpare));
  // A fourth set would leave a partner for fat loss behind.
  closeGaps(drafts, frame, isEased || goal === "lose-weight");
  limitCalfRaises(drafts);
  for (const draft of drafts) {
    if (goal === "lose-weight") draft.pairAll();
    // Nearly anything can be done in turn with core work, which tires little and suits a day by any name.
    if (goal === "lose-weight" && durationMinutes > 15)
      draft.takePartner([...partOf("brace"), ...draft.day.slots.map(({ movement }) => movement)]);
    if (!isEased && draft.day.focus !== "Core" && !draft.isFilled()) draft.addSets(({ isChosen }) => isChosen);
  }
  return drafts;
}

/**
 * Makes a week of training from the wizard's choices: a split, its days' templates, for each slot the best exercise there is, doses that fit the clock.
 * Pure, and the same for the same choices, seed and catalogue. It is refused only when things to avoid or the list of equipment leave no exercise for any
 * chosen group; the refusal names the choice to relax. Where a wish can only partly be met, the plan's notes say so.
 */
export function planWeek(asked: TrainingChoices, catalogue: readonly Exercise[]): PlanResult {
  // The order in which groups were ticked must not change the plan.
  const choices = { ...asked, muscleGroups: TRAINING_GROUPS.filter((group) => asked.muscleGroups.includes(group)) };
  if (!hasWork(choices, catalogue)) return { ok: false, refusal: refuse(choices, catalogue) };
  const pools = poolsOf(choices, catalogue);
  const ledger = new WeekLedger(choices.skillLevel, choices.daysPerWeek, choices.muscleGroups.includes("Back") ? 1 : 2 / 3);
  const finisher = (choices.goal && FINISHERS[choices.goal]?.[choices.durationMinutes]) ?? 0;
  const frame: DraftFrame = {
    choices,
    serving: servingOf(pools.strength, choices, choices.avoid && poolsOf({ ...choices, avoid: [] }, catalogue).strength),
    places: new Map(pools.strength.map((exercise, place) => [exercise, place])),
    ledger,
    finisherSeconds: finisher > 0 ? STATION_SECONDS + SET_UP_SECONDS + finisher * 60 : 0,
  };
  const templates = splitWeek(choices.daysPerWeek, choices.muscleGroups, choices);
  // The light day's easy core comes first: the week has always room for it.
  const light = templates.filter(({ isLight }) => isLight).map((day) => draftLightDay(day, frame, pools));
  const training = templates.filter(({ isLight }) => !isLight);
  const drafts = draftWeek(training, frame).map((draft) => {
    if (choices.goal === "lose-weight" || finisher > 0 || !draft.isFilled()) addConditioning(draft, pools.conditioning);
    if (draft.items.length === 0) addDrills(draft, pools.mobility);
    return draft;
  });
  const days = WEEKDAYS.map((_, place) => restDay(place));
  const inWeek = new Set([...drafts, ...light].flatMap(({ items }) => items.map(({ exercise }) => exercise.id)));
  const ahead = eligibleAhead(choices, catalogue, inWeek);
  for (const draft of [...drafts, ...light]) {
    if (draft.items.length === 0) return { ok: false, refusal: refuse(choices, catalogue) };
    days[draft.day.index] = trainingDay(draft, pools, choices, ahead);
  }
  const missing = owedMovements(choices).filter((movement) => frame.serving[movement].length === 0);
  const outgrown = drafts
    .flatMap(({ items }) => items.map(({ exercise }) => exercise))
    .filter((exercise) => exercise.kind === "strength" && !isWorkAt(exercise, choices.skillLevel));
  const notes = notesFor(choices, days, {
    missing,
    missingFor: missing.length === 0 ? [] : limitsOn(missing, choices, catalogue),
    outgrown: [...new Set(outgrown.map(({ name }) => name))],
    limits: feltLimits(choices, catalogue),
  });
  return { ok: true, plan: { name: planName(choices), days, notes } };
}

/** The light day: easy core, ten minutes of easy conditioning where sessions are longer, and drills. It takes half of a session's time, or a quarter of an hour. */
function draftLightDay(day: DayTemplate, frame: DraftFrame, { strength, conditioning, mobility }: Pools): SessionDraft {
  const { durationMinutes } = frame.choices;
  const gentle: TrainingChoices = { ...frame.choices, skillLevel: "beginner", durationMinutes: durationMinutes > 30 ? 30 : 15 };
  const easy = strength.filter(({ group, level, needs }) => group === "Core" && level === "beginner" && needs.length === 0);
  const core = new SessionDraft(day, { ...frame, choices: gentle, serving: servingOf(easy, gentle), finisherSeconds: 0 });
  for (const slot of day.slots) core.take({ ...slot, isOwed: false, isNeeded: false, isChosen: true });
  if (durationMinutes > 30) addConditioning(core, conditioning, 10 * 60, true);
  addDrills(core, mobility);
  return core;
}
