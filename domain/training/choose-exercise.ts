import { isChosen, luckOf } from "./candidates.ts";
import { LEVELS, type Exercise } from "./exercise.ts";
import { BARS, isBentRow, isCarry, isLift, isPower, isPress, spendsBack, type SlotRole } from "./movements.ts";
import type { TrainingChoices } from "./plan.ts";
import { usesHousehold } from "./household.ts";
import { aimOf, fewestReps, isLoaded, slotDose } from "./slot-dose.ts";
import { suitEachOther } from "./supersets.ts";
import { setWorkSeconds } from "./timing.ts";

/** What an exercise is chosen by, in points. Each line is a reason a coach would give. */
const WORTH = {
  /** What most coaches write first. The main lift is one of these wherever one fits. */
  staple: { main: 170, other: 70 },
  common: 20,
  /** What few coaches write has to be worth it for another reason. */
  variety: -30,
  /** The person owns it, which counts for more than how usual it is, or the gym has it: use it. Core work in a gym needs nothing. */
  equipment: { home: 170, gym: 70 },
  coreEquipment: { home: 90, gym: 12 },
  /** Bottles, bags and towels: better than nothing, but body weight first, except where legs, and the arms of someone new overhead, want a load. */
  makeshift: { usual: -35, wanted: 35 },
  /** Whoever owns weights doesn't make do without one with what few coaches would write, but for core work. */
  makeDo: -100,
  /** Lifts for heavy sets, and hard rungs of the body's weight, for someone who wants many repetitions or as balance. */
  heavy: -60,
  /** One joint where a lift is wanted. */
  isolated: -60,
  /** The week has it already: main lifts are repeated, the rest varies. */
  usedAlready: { main: -30, other: -40 },
  /** Nobody wants yesterday's exercise again. */
  nextDay: { main: -40, other: -120 },
  /** Learned by now: the more skilled of two. */
  skill: 6,
  /** A barbell for who wants to be strong; a dumbbell, rather than a barbell or a machine, for who is new. */
  barbell: { strength: 25, new: -12 },
  dumbbell: 20,
  /** Whoever isn't new does the day's main lift with a bar, where one suits, and triples never on a stack, with a kettlebell or with one arm. */
  mainLift: { bar: 24, stack: -90 },
  /** Whoever isn't new has more in a gym than the body for a main lift or a lunge, but for pull-ups. */
  bare: -30,
  /** Whoever has dumbbells or a barbell has better for a lift or a hip thrust than a kettlebell or a band. */
  small: -60,
  /** A session of half an hour has no time for many repetitions on each side, but for a main lift of one arm, one of three quarters little. */
  slow: { 15: -40, 30: -40, 45: -12, 60: 0 },
  /** Where more is owed than the clock easily has room for: each second of a set, of a main lift's half as much. */
  secondInTightDay: { main: -1, other: -2 },
  /** Where supersets are welcome: it can be done in turn with what the session has. */
  inTurn: 60,
  /** Two legs or arms before one. */
  oneSided: -8,
  /** The lower back that would hold a row or a carry bends on the day before or after: something else does, at home first of all what's owned. */
  backBesideHinge: { home: -40, gym: -80 },
  /** A main lift is flat before it's at an angle, and a week's second chest press isn't flat again: whose chest has no flies needs it. */
  angled: -10,
  angle: { other: 40, only: 180 },
  /** What's sore bears it more easily than others of its pattern. */
  kindTo: 60,
  /** How far luck may decide between two that are nearly as good. */
  luck: 10,
} as const;

const ANGLE = /\b(?:incline|decline|high-to-low|low-to-high)\b/iu;

/** Whether a press or fly is done on a bench or with feet that are raised. */
export function isAngled({ name }: Exercise): boolean {
  return ANGLE.test(name);
}

/** Whether a session is to have supersets: where it's short, or who trains wants to lose weight. */
export function welcomesSupersets({ durationMinutes, goal }: TrainingChoices): boolean {
  return durationMinutes <= 30 || goal === "lose-weight";
}

/** How good an exercise is for a slot; the best one is taken. */
export function worthOf(
  exercise: Exercise,
  role: SlotRole,
  choices: TrainingChoices,
  week: {
    readonly uses: number;
    readonly isNextDay: boolean;
    readonly isTight: boolean;
    readonly isBesideHinge: boolean;
    /** The day before or after has a hinge, or the day itself asks for one. */
    readonly isHingeNear: boolean;
    readonly wantsAngle: "other" | "only" | null;
    readonly place: number;
    readonly session: readonly Exercise[];
  },
): number {
  const { rank, needs, group, level, perSide, pattern, loadModel } = exercise;
  const { skillLevel, goal, location, equipment = [], avoid = [], seed = 0 } = choices;
  const part = role === "main" ? "main" : "other";
  let worth: number = rank === "staple" ? WORTH.staple[part] : WORTH[rank];
  const wantsLoad =
    (skillLevel === "advanced" ? /^(?:lunge|hinge)$/u : /^(?:squat|lunge|hinge)$/u).test(pattern) ||
    (pattern === "vertical-push" && skillLevel === "beginner");
  if (needs.length > 0) worth += WORTH[group === "Core" ? "coreEquipment" : "equipment"][location];
  else if (usesHousehold(exercise)) worth += WORTH.makeshift[wantsLoad && goal !== "lose-weight" ? "wanted" : "usual"];
  const hasWeights = location === "gym" || equipment.includes("dumbbell") || equipment.includes("barbell");
  const isMakeDo = location === "home" && rank === "variety" && needs.length === 0 && group !== "Core";
  if (isMakeDo && (hasWeights || equipment.includes("kettlebell"))) worth += WORTH.makeDo;
  worth += WORTH.usedAlready[part] * week.uses + (week.isNextDay ? WORTH.nextDay[part] : 0);
  if (skillLevel !== "beginner") worth += WORTH.skill * LEVELS.indexOf(level);
  const bars = loadModel === "body-weight" ? [] : needs.filter((need) => BARS.includes(need));
  if (bars.length > 0)
    worth += goal === "build-strength" ? WORTH.barbell.strength : skillLevel === "beginner" ? WORTH.barbell.new : 0;
  if (skillLevel === "beginner" && needs.includes("dumbbell") && isLift(exercise)) worth += WORTH.dumbbell;
  const isSmall = hasWeights && (needs.includes("band") || needs.includes("kettlebell"));
  if (isSmall && (isLift(exercise) || pattern === "hip-extension")) worth += WORTH.small;
  if (role === "main" && skillLevel !== "beginner") {
    if (goal !== "endurance" && bars.includes("barbell")) worth += WORTH.mainLift.bar;
    if (goal === "build-strength" && (fewestReps(exercise)[0] > 0 || perSide)) worth += WORTH.mainLift.stack;
  }
  const isBare = location === "gym" && skillLevel !== "beginner" && loadModel === "body-weight";
  if (isBare && (role === "main" ? pattern !== "vertical-pull" : pattern === "lunge")) worth += WORTH.bare;
  const isHeavy = exercise.dose.holdSeconds === null && exercise.dose.repsMax <= (isLoaded(exercise) ? 8 : 10);
  if (isHeavy && (goal === "endurance" || !isChosen(exercise, choices.muscleGroups))) worth += WORTH.heavy;
  if (!exercise.compound && (role === "main" || role === "secondary")) worth += WORTH.isolated;
  if (perSide && role !== "accessory") worth += WORTH.oneSided;
  if (perSide && exercise.dose.holdSeconds === null && (role !== "main" || group === "Legs"))
    worth += WORTH.slow[choices.durationMinutes];
  if (isBentRow(exercise) ? week.isHingeNear : week.isBesideHinge && spendsBack(exercise))
    worth += WORTH.backBesideHinge[location];
  const dose = week.isTight ? slotDose(exercise, role, aimOf(choices), choices.durationMinutes) : null;
  if (dose !== null) worth += WORTH.secondInTightDay[part] * setWorkSeconds({ perSide, ...dose });
  const mayPair = (): boolean =>
    week.session.length === 0 ? !isCarry(exercise) : week.session.some((other) => suitEachOther(exercise, other));
  if (welcomesSupersets(choices) && mayPair()) worth += WORTH.inTurn;
  if (role === "main" && isAngled(exercise)) worth += WORTH.angled;
  if (week.wantsAngle !== null && isAngled(exercise)) worth += WORTH.angle[week.wantsAngle];
  if (exercise.kindTo?.some((sore) => avoid.includes(sore)) === true) worth += WORTH.kindTo;
  return worth + WORTH.luck * luckOf(seed, week.place);
}

/** What an exercise leans on or hangs from doesn't make it another exercise. */
const FIXTURES: ReadonlySet<string> = new Set(["bench", "rack", "box", "pull-up-bar", "dip-bars"]);

/**
 * Whether two exercises are too alike for one session: the same movement of the same muscle, at the same angle with the same thing in hand. Presses
 * are alike at the same angle whatever weight is pressed, and at any angle where the body is.
 */
export function areTwins(one: Exercise, other: Exercise): boolean {
  const { pattern, targets, compound } = one;
  if (one === other) return true;
  if (pattern !== other.pattern || targets[0] !== other.targets[0]) return false;
  const isSame = (of: (exercise: Exercise) => unknown): boolean => of(one) === of(other);
  if (pattern === "vertical-pull" && compound && other.compound) return isSame(({ needs }) => needs.includes("pull-up-bar"));
  const isBody = ({ loadModel }: Exercise): boolean => loadModel === "body-weight";
  const isStackRow = ({ loadModel }: Exercise): boolean => pattern === "horizontal-pull" && loadModel === "stack";
  if ([isBentRow, isStackRow].some((is) => is(one) && is(other))) return true;
  if (pattern === "calf-raise" && isSame(({ name }) => /\bseated\b/iu.test(name))) return true;
  // A body that's pulled up to a table isn't a backpack that's rowed, nor a push-up a floor press.
  if (pattern.startsWith("horizontal-") && compound && !isSame(isBody)) return false;
  const isSameAngle = isSame(({ name }) => ANGLE.exec(name)?.[0]);
  const isSameGear = isSame(({ needs }) => needs.filter((need) => !FIXTURES.has(need)).join("+"));
  return (isPress(one) && isSame(isBody) && (isBody(one) || isSameAngle)) || (isSameGear && isSameAngle);
}

/** Whether a session may take an exercise beside what it has: no twin, one power movement, one carry, one exercise that isn't usual. */
export function suitsSession(exercise: Exercise, session: readonly Exercise[]): boolean {
  const isVariety = ({ rank, kind }: Exercise): boolean => rank === "variety" && kind === "strength";
  const hasLike = [isPower, isCarry, isVariety].some((is) => is(exercise) && session.some(is));
  return !hasLike && !session.some((other) => areTwins(exercise, other));
}
