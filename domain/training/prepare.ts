import { luckOf } from "./candidates.ts";
import type { Exercise, Pattern } from "./exercise.ts";
import { isEasyOn } from "./movements.ts";
import { VOLUME_MUSCLE_OF, type Muscle, type VolumeMuscle } from "./muscles.ts";
import type { DurationMinutes, PreparationStep } from "./plan.ts";
import { rampUpsFor, type RampedExercise } from "./ramp-up.ts";
import { WARM_UP_SECONDS } from "./timing.ts";
import { volumeShares } from "./volume.ts";

/** A movement of the warm-up or the cool-down takes about a minute. */
const STEP_SECONDS = 60;
const COOL_DOWN_SECONDS = 300;

/** How much a session asks of each muscle: of the first lift's most, of helpers half. */
function demandsOf(work: Preparation["work"]): ReadonlyMap<VolumeMuscle, number> {
  const demands = new Map<VolumeMuscle, number>();
  for (const [place, { exercise }] of work.entries())
    for (const { muscle, weight } of volumeShares(exercise))
      demands.set(muscle, (demands.get(muscle) ?? 0) + weight * (place === 0 ? 3 : 1));
  return demands;
}

/** What bends the ankle or pushes off from it, and what's pressed with the hands on something. */
const FROM_THE_ANKLE: readonly Pattern[] = ["squat", "lunge", "calf-raise"];
const ON_THE_HANDS: readonly Pattern[] = ["horizontal-push", "vertical-push", "elbow-extension"];

/**
 * Movements that fit a session, the best first: none for legs that have no work, as long as there are others. Each muscle counts up to what two exercises ask of it; before dips and
 * push-ups what's done on the hands warms the wrists.
 */
function ranked(drills: readonly Exercise[], work: Preparation["work"], seed: number): readonly Exercise[] {
  const demands = demandsOf(work);
  const asked = (muscle: Muscle): number => Math.min(4, demands.get(VOLUME_MUSCLE_OF[muscle]) ?? 0);
  const isOnHands = ({ needs, loads }: Exercise): boolean => needs.length === 0 && loads.includes("wrist");
  const has = (is: (exercise: Exercise) => boolean): boolean => work.some(({ exercise }) => is(exercise));
  const warmsWrists = has((exercise) => isOnHands(exercise) && ON_THE_HANDS.includes(exercise.pattern));
  const legs = has(({ kind, group }) => kind === "strength" && group === "Legs");
  const ankles = has(({ pattern }) => FROM_THE_ANKLE.includes(pattern));
  const fit = drills.filter(({ group, targets }) => group !== "Legs" || (legs && (ankles || targets[0] !== "calves")));
  return (fit.length > 1 ? fit : drills)
    .map((exercise, place) => {
      const [first, ...others] = [...exercise.targets, ...exercise.synergists];
      const reach = (first === undefined ? 0 : asked(first)) + others.reduce((sum, muscle) => sum + asked(muscle) / 4, 0);
      const wrists = warmsWrists && isOnHands(exercise) ? 4 : 0;
      return { exercise, worth: reach + wrists + luckOf(seed, place + 2000) / 2 };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ exercise }) => exercise);
}

/** Spreads the seconds evenly over the movements. */
function timed(movements: readonly Exercise[], seconds: number, cue: (exercise: Exercise) => string): readonly PreparationStep[] {
  return movements.map((exercise, place) => {
    const upTo = (count: number): number => Math.round((seconds * count) / movements.length / 5) * 5;
    return { exerciseId: exercise.id, name: exercise.name, seconds: upTo(place + 1) - upTo(place), cue: cue(exercise) };
  });
}

/** Words of how, and how it begins. */
function cueOf({ perSide, instructions, description }: Exercise, words: string): string {
  return `${words}${perSide ? ", half the time on each side" : ""}. ${instructions[0] ?? description}`;
}

/** What's pressed, pulled from overhead or hung from: it asks for shoulders that have moved. */
const AT_THE_SHOULDER = /-push\b|\bvertical-pull\b|\bhang/iu;

/** A session's exercises in order, and what there is to prepare them with. Everything in the lists is already fit for the person. */
export interface Preparation {
  readonly work: readonly RampedExercise[];
  readonly workSeconds: number;
  readonly mobility: readonly Exercise[];
  readonly conditioning: readonly Exercise[];
  readonly minutes: DurationMinutes;
  readonly seed: number;
}

/** Easy enough to start cold: on one's feet or a machine, no jumps, no going to the floor, for beginners too. */
function raisesPulse(exercise: Exercise): boolean {
  return isEasyOn(exercise) && exercise.pattern === "locomotion" && exercise.needs.every((need) => need === "cardio-machine");
}

/**
 * The warm-up: something easy that raises the pulse, then movements for the joints and muscles of the session, then ramp-up sets for its first heavy
 * lift. Nothing is held.
 */
export function warmUpFor({ work, workSeconds, mobility, conditioning, minutes, seed }: Preparation): readonly PreparationStep[] {
  const all = WARM_UP_SECONDS[minutes];
  const easy = conditioning.filter(raisesPulse);
  const fresh = easy.filter((exercise) => !work.some((item) => item.exercise === exercise));
  const pulse = ranked(fresh.length > 0 ? fresh : easy, work, seed).slice(0, 1);
  const drills = mobility.filter(({ dose }) => dose.holdSeconds === null);
  // One way to get warm, for two minutes where there's time, or for all of them where there are no drills.
  const warming = pulse.length === 0 ? 0 : drills.length === 0 ? all : STEP_SECONDS * (all > 240 ? 2 : 1);
  const best = ranked(drills, work, seed);
  const presses = work.some(({ exercise: { pattern, name } }) => AT_THE_SHOULDER.test(`${pattern} ${name}`));
  // Legs that work and shoulders that press or hang each get the best drill there is, whatever else the rest of the session asks for.
  const owed = [best.find(({ group }) => group === "Legs"), best.find(({ targets }) => presses && targets[0] === "shoulders")];
  const moving = [...new Set([...owed, ...best])].filter((drill) => drill !== undefined).slice(0, (all - warming) / STEP_SECONDS);
  return [
    ...timed(pulse, warming, () => "Start slowly and build up until you feel warm."),
    ...timed(moving, all - warming, (exercise) => cueOf(exercise, "Move easily, a little further each time")),
    ...rampUpsFor(work, minutes, workSeconds),
  ];
}

/** The cool-down: stretches for the muscles that worked, held quietly. Where there are none, the session's last movements without load. */
export function coolDownFor({ work, mobility, seed }: Preparation): readonly PreparationStep[] {
  const demands = demandsOf(work);
  const count = COOL_DOWN_SECONDS / STEP_SECONDS;
  const held = mobility.filter((drill) => drill.dose.holdSeconds !== null && !work.some(({ exercise }) => exercise === drill));
  const best = ranked(held.length > 0 ? held : mobility, work, seed + 1);
  const hasWorked = ({ targets }: Exercise): boolean => targets.some((muscle) => demands.has(VOLUME_MUSCLE_OF[muscle]));
  // A stretch for each muscle that worked before a second for any.
  const isFirst = (drill: Exercise, place: number): boolean =>
    hasWorked(drill) && best.findIndex((other) => other.targets[0] === drill.targets[0]) === place;
  const drills = [...best.filter(isFirst), ...best.filter((drill, place) => !isFirst(drill, place))].slice(0, count);
  if (drills.length > 0)
    return timed(drills, COOL_DOWN_SECONDS, (exercise) => cueOf(exercise, "Breathe out slowly and ease into the stretch"));
  const last = work.slice(-count).map(({ exercise }) => exercise);
  return timed(last, COOL_DOWN_SECONDS, () => "Go through the movement without load, slower each time.");
}
