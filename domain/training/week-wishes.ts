import { isChosen } from "./candidates.ts";
import { BASICS, isLift, isPull, MOVEMENT_FACTS, type Movement } from "./movements.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES, type TrainingGroup, type VolumeMuscle } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import type { DraftFrame, WantedSlot } from "./session-draft.ts";
import { isOff, type DayTemplate, type Slot } from "./split.ts";

/** From so many minutes a week a plan owes the basics, and balance beside few groups; four days have fewer parts each. */
const MINUTES_FOR_BASICS = { few: 90, many: 60 } as const;

const NEEDS: Readonly<Record<TrainingGroup, readonly Movement[]>> = {
  Chest: ["chest-press", "fly"],
  Back: ["pulldown", "row"],
  Legs: ["squat", "hinge", "calf-raise"],
  Arms: ["curl", "triceps", "overhead-press"],
  Core: ["brace", "side-core"],
  "Full-Body": BASICS,
};

/** Whoever ticks arms among much else still means these. */
const ARMS: readonly Movement[] = ["curl", "triceps"];

/** What the chosen groups are made of, as far as the week has room: two or three days of three groups have none for flies, a quarter of an hour none for calves. */
function needsOf({ muscleGroups: groups, durationMinutes, daysPerWeek }: TrainingChoices): readonly Movement[] {
  const isRoomy = (movement: Movement): boolean =>
    movement === "fly" ? daysPerWeek > 3 || groups.length < 3 : movement !== "calf-raise" || durationMinutes > 15;
  return groups.flatMap((group) => NEEDS[group]).filter(isRoomy);
}

/** The movements that a week has to have: all six basics with many groups, else what each chosen group is made of with one push, pull and leg lift. */
export function owedMovements(choices: TrainingChoices): readonly Movement[] {
  const { muscleGroups: groups, durationMinutes, daysPerWeek } = choices;
  if (durationMinutes * daysPerWeek < MINUTES_FOR_BASICS[daysPerWeek >= 4 ? "many" : "few"]) return [];
  const has = (...wanted: readonly TrainingGroup[]): boolean => wanted.every((group) => groups.includes(group));
  const chosen = needsOf(choices);
  if (groups.length >= 4 || has("Full-Body") || has("Chest", "Back", "Legs"))
    return [...new Set([...BASICS, ...(groups.length >= 4 ? (has("Arms") ? ARMS : []) : chosen)])];
  const balance: readonly Movement[] = [
    ...(has("Chest") || has("Arms") ? [] : (["chest-press"] as const)),
    ...(has("Back") ? [] : (["row"] as const)),
    ...(has("Legs") ? [] : (["squat"] as const)),
  ];
  return [...new Set([...chosen, ...balance])];
}

/** How often each chosen group is to be trained: twice, or once where a short week has no room for more. Arms and Core may count by what helps at 15 minutes. */
export function timesWanted(group: TrainingGroup, { muscleGroups, durationMinutes, daysPerWeek }: TrainingChoices): number {
  if (durationMinutes >= 45) return 2;
  if (durationMinutes === 30)
    return daysPerWeek >= 4 || (muscleGroups.length <= 3 && !muscleGroups.includes("Full-Body")) ? 2 : 1;
  if (muscleGroups.length <= 2 && daysPerWeek <= 3) return 2;
  return muscleGroups.length > 2 * daysPerWeek && (group === "Arms" || group === "Core") ? 0 : 1;
}

/** What a Full-Body day owes: a leg lift, a push, a pull and core work; at 15 minutes a leg lift, and pushes and pulls in turn. */
const FULL_BODY: readonly (readonly Movement[])[] = [
  ["squat", "hinge", "lunge"],
  ["chest-press", "overhead-press"],
  ["row", "pulldown"],
  ["brace", "side-core", "back-extension"],
];

/** The movements that may take one's place where a day owes a part of the body rather than just that. */
export function partOf(movement: Movement): readonly Movement[] {
  return FULL_BODY.find((part) => part.includes(movement)) ?? [];
}

/** What a day owes whatever the rest of the week has: the parts of a full-body day. */
function owedByDay(day: DayTemplate, position: number, choices: TrainingChoices): readonly Slot[] {
  const { durationMinutes, goal, muscleGroups } = choices;
  const basics = owedMovements(choices);
  const isWanted = ({ movement }: Slot): boolean =>
    basics.length > 0 ? basics.includes(movement) : muscleGroups.includes(MOVEMENT_FACTS[movement].group);
  const firstOf = (movements: readonly Movement[]): readonly Slot[] => {
    const slots = day.slots.filter(({ movement }) => movements.includes(movement));
    return slots.filter((slot, place) => slot === slots.find(isWanted) || (place === 0 && !slots.some(isWanted)));
  };
  const parts = durationMinutes > 15 ? FULL_BODY : [FULL_BODY[0] ?? [], FULL_BODY[1 + (position % 2)] ?? []];
  if (day.isFullBody) return parts.flatMap(firstOf);
  // Days of the upper body have little but core to do a press or a row in turn with.
  const isUpper =
    day.groups.length === 0
      ? ["Push", "Pull", "Upper Body"].includes(day.focus)
      : day.groups.length > 1 && !day.groups.includes("Legs") && !day.groups.includes("Core");
  const isInTurn = goal === "lose-weight" && durationMinutes > 15 && isUpper;
  return isInTurn ? firstOf(FULL_BODY[3] ?? []) : [];
}

/**
 * What a week wants of each day: its slots in the order they're filled, first what is owed (basics, what the day's name promises, each chosen group often
 * enough), then the rest of the chosen work, then what balances it.
 */
export function wishesOf(training: readonly DayTemplate[], frame: DraftFrame): readonly (readonly WantedSlot[])[] {
  const { choices } = frame;
  const { muscleGroups: groups } = choices;
  const days = training.map((day, position) => {
    const promised = owedByDay(day, position, choices);
    // What a ticked group is made of comes before more of the same, once a week.
    return { ...day, promised, owed: new Set(promised), needed: new Set<Slot>() };
  });
  const owe = (wanted: (slot: Slot) => boolean, as: "owed" | "needed" = "owed", on = days): boolean => {
    const [best] = on
      .flatMap((day) =>
        day.slots.filter(wanted).map((slot) => ({ day, slot, cost: day.slots.indexOf(slot) + 3 * day.owed.size })),
      )
      .sort((one, other) => one.cost - other.cost);
    best?.day[as].add(best.slot);
    return best !== undefined;
  };
  const owes = ({ owed }: (typeof days)[number], is: (slot: Slot) => boolean): boolean => [...owed].some(is);
  /** Owes a movement where no day does. */
  const oweOnce = (movement: Movement, as: "owed" | "needed"): void => {
    const serves = (slot: Slot): boolean => slot.movement === movement;
    if (!days.some((day) => owes(day, serves))) owe(serves, as);
  };
  /** A day needs these movements, as far as its template has them. */
  const need = ({ slots, needed }: (typeof days)[number], wanted: readonly Movement[]): void => {
    for (const each of wanted) for (const slot of slots.filter(({ movement }) => movement === each).slice(0, 1)) needed.add(slot);
  };
  const has = (movement: Movement): boolean => frame.serving[movement].length > 0;
  const movements = owedMovements(choices);
  const isShortest = choices.durationMinutes * choices.daysPerWeek < MINUTES_FOR_BASICS.few;
  // Where nothing is pressed overhead, another press pushes.
  const isPushed = movements.length === 0 || movements.includes("chest-press") || has("overhead-press");
  for (const asked of isPushed ? movements : [...movements, "chest-press" as const]) {
    // The shortest weeks have no room for a pullover beside rows.
    if (isShortest && asked === "pulldown" && !frame.serving.pulldown.some(isPull)) continue;
    const ways = [asked, ...MOVEMENT_FACTS[asked].instead].filter(has);
    // What's owed anyway stands in for nothing else, if something does.
    oweOnce(ways.find((way) => way === asked || !movements.includes(way)) ?? ways[0] ?? asked, "owed");
  }
  for (const group of choices.daysPerWeek === 5 ? [] : groups.filter((each) => each !== "Full-Body")) {
    // Flies and calf raises alone don't train a group; arms have no lift but the press overhead.
    const isOf = ({ movement, role }: Slot): boolean =>
      MOVEMENT_FACTS[movement].group === group && has(movement) && (role !== "accessory" || group === "Arms");
    const without = (): typeof days => days.filter((day) => !owes(day, isOf));
    // A day that's named after a group trains it, where there's time for all it's named after.
    const mostNamed = { 15: 0, 30: 2, 45: 3, 60: 3 }[choices.durationMinutes];
    const named = groups.length <= mostNamed ? days.filter((day) => day.groups.includes(group)).length : 0;
    const times = Math.max(named, timesWanted(group, choices));
    while (days.length - without().length < times && owe(isOf, "owed", without()));
  }
  const isTicked = ({ movement }: Slot): boolean => isChosen(MOVEMENT_FACTS[movement], groups);
  // No push day is without a press, and no core day without core work; a pull day with nothing to pull down has a row.
  for (const day of days) {
    const isOwn = ({ movement, role }: Slot): boolean =>
      day.groups.length > 0 ? day.groups.includes(MOVEMENT_FACTS[movement].group) : role === "main";
    const own = day.slots.filter(isOwn).sort((one, other) => Number(isTicked(other)) - Number(isTicked(one)));
    const lifts = own.filter(({ movement }) => frame.serving[movement].some(isLift));
    const choosable = day.groups.length === 0 && lifts.length > 0 ? lifts : own;
    if (!choosable.some((slot) => day.owed.has(slot))) for (const slot of choosable.slice(0, 1)) day.owed.add(slot);
    const usual = day.slots.filter(({ movement }) => frame.serving[movement].some(({ rank }) => rank !== "variety"));
    if (day.focus === "Core") for (const slot of usual.slice(0, choices.durationMinutes > 15 ? 3 : 2)) day.owed.add(slot);
  }
  for (const movement of needsOf(choices)) oweOnce(movement, "needed");
  // Legs work one at a time too, from three days; for fat loss supersets and a finisher take the time.
  if (groups.includes("Legs") && choices.daysPerWeek >= 3 && choices.durationMinutes > 15 && choices.goal !== "lose-weight")
    oweOnce("lunge", "needed");
  // Every push day has a triceps exercise then, and every pull day a curl; up to two days of arms have both, more of them and those with the back, which works the arms too, one in turn.
  const wantsArms = ({ groups: own }: DayTemplate): boolean =>
    own.length === 0 ? choices.daysPerWeek >= 4 : own.includes("Arms");
  const armDays = groups.includes("Arms") && choices.durationMinutes >= 45 ? days.filter(wantsArms) : [];
  for (const day of armDays) {
    const own = day.slots.map(({ movement }) => movement).filter((movement) => ARMS.includes(movement));
    const isBoth = day.groups.length === 0 || (armDays.length <= 2 && !day.groups.includes("Back"));
    need(day, isBoth ? ARMS : own.slice(0, 1));
  }
  // A day that presses rows, and pulls down where that's more than a pullover; where balance has days of its own, they do. A quarter of an hour has no room for balance.
  const presses = groups.some((group) => group !== "Legs" && group !== "Core");
  const isPulled = isTicked({ movement: "row", role: "secondary" }) || (presses && choices.durationMinutes > 15);
  const pulls = partOf("row").filter((movement) => isPulled && frame.serving[movement].some(isPull));
  const pulling = days.some(isOff) ? days.filter(isOff) : days;
  for (const day of pulling)
    if (choices.durationMinutes > 30 || !owes(day, ({ movement }) => pulls.includes(movement))) need(day, pulls);
  // Beginners do few pulls, so the rear of the shoulders needs work of its own beside two days of presses.
  if (choices.skillLevel === "beginner" && choices.daysPerWeek === 5 && choices.durationMinutes > 30)
    for (const day of days.slice(-1)) need(day, ["rear-raise"]);
  return days.map(({ slots, promised, owed, needed }) =>
    [...new Set([...slots.filter((slot) => promised.includes(slot)), ...slots.filter((slot) => owed.has(slot)), ...slots])]
      .map((slot) => ({
        ...slot,
        isOwed: owed.has(slot),
        isNeeded: needed.has(slot) && !owed.has(slot),
        isChosen: isTicked(slot),
      }))
      .filter(({ movement, isOwed, isChosen: isOwn }) => isOwed || isOwn || !["carry", "power", "grip"].includes(movement))
      // A hang isn't what anyone means by arms who can curl.
      .filter(({ movement }) => movement !== "grip" || !ARMS.some(has)),
  );
}

/** The volume muscles of the chosen groups. */
export function chosenMuscles(groups: readonly TrainingGroup[]): readonly VolumeMuscle[] {
  return VOLUME_MUSCLES.filter((muscle) => groups.includes(GROUP_OF_MUSCLE[muscle]));
}
