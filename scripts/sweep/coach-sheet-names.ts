import type { Exercise, Pattern } from "@lockstep/domain/training/exercise.ts";

// What an exercise is by its name alone, as a coach reads it, beside what its flags say. Where a flag is wrong the name still shows it.

/** What a lift does, as coarse as the sheet needs it. */
export type Movement =
  | "squat"
  | "lunge"
  | "hinge"
  | "glutes"
  | "knee-extension"
  | "knee-flexion"
  | "hips"
  | "calves"
  | "horizontal-push"
  | "vertical-push"
  | "chest-fly"
  | "horizontal-pull"
  | "vertical-pull"
  | "shoulder-raise"
  | "rear-raise"
  | "shrug"
  | "elbow-flexion"
  | "elbow-extension"
  | "grip"
  | "trunk-flexion"
  | "anti-extension"
  | "rotation"
  | "lateral-flexion"
  | "trunk-extension"
  | "carry"
  | "power"
  | "whole-body"
  | "conditioning"
  | "mobility";

/** The first line that matches decides. */
const BY_NAME: readonly (readonly [RegExp, Movement])[] = [
  [
    /stretch|child's pose|cat-cow|circles|leg swing|ankle rock|cobra|downward dog|thread the needle|figure-four|knees to chest|spinal twist|torso twist|neck tilt|deep squat hold|pec stretch|wall angel|pelvic curl/i,
    "mobility",
  ],
  [
    /battle rope|jump rope|treadmill|\bbike\b|elliptical|stair climber|rowing machine|rower|burpee|jumping jack|step jack|high[- ]knee|mountain climber|skater|brisk march|sled|squat thrust|sprint|shuttle|shadow box|ski machine|incline walk|butt kick/i,
    "conditioning",
  ],
  [
    /clean|snatch(?!-grip)|\bjerk\b|push press|jumping lunge|\bswing\b|slam|jump squat|box jump|broad jump|squat jump|\bthrow\b|wall ball|high pull|tuck jump|chest pass/i,
    "power",
  ],
  [
    /thruster|get-up|squat to press|squat and (?:reach|press)|sit-to-stand and reach|renegade row|bear crawl|inchworm|weighted march|loaded march|two-bag march|man maker/i,
    "whole-body",
  ],
  [/suitcase (?:carry|march)|side bend|side plank|heel touch|copenhagen/i, "lateral-flexion"],
  [/carry|farmer's (?:march|walk)/i, "carry"],
  [
    /wrist (?:curl|roll)|finger curl|plate pinch|dead hang|towel hang|bag hold|lean-back hold|gripper|grip hold|one-arm hang|barbell hold/i,
    "grip",
  ],
  [/pallof|woodchop|wood chop|russian twist|bicycle crunch|landmine rotation|windshield/i, "rotation"],
  [/bird dog|superman|back extension|prone swimmer|kneeling leg reach|reverse plank/i, "trunk-extension"],
  [/plank|dead bug|hollow|roll-?out|ab wheel|body saw|stir the pot|dragon flag/i, "anti-extension"],
  [
    /crunch|sit-up|v-up|knee (?:lift|raise)|hanging leg raise|^lying leg raise|straight-leg raise|toes-to-bar|flutter|captain's chair|suspension pike|scissor kick|knee tuck|l-sit/i,
    "trunk-flexion",
  ],
  [/nordic|leg curl|hamstring (?:slide|curl)|glute-ham|slide-out/i, "knee-flexion"],
  [/leg extension|single-leg extension|knee extension|sissy squat/i, "knee-extension"],
  [/calf|tibialis/i, "calves"],
  [/clamshell|fire hydrant|side-lying leg|abduction|adduction|lateral walk|side step walk/i, "hips"],
  [/hip thrust|bridge|donkey kick|glute kickback|kickback machine|frog pump|reverse hyper/i, "glutes"],
  [/wall sit/i, "knee-extension"],
  [/deadlift|good morning|hip hinge|\brdl\b|pull-through|rack pull/i, "hinge"],
  [/lunge|split squat|step-up|step-down|pistol|cossack|curtsy|shrimp|single-leg (?:squat|press)/i, "lunge"],
  [/\bsquat\b|leg press|sit-to-stand/i, "squat"],
  [
    /rear (?:delt|fly)|reverse (?:fly|pec deck)|pull-apart|face pull|external rotation|wall slide|\b[ywt] (?:raise|fly)/i,
    "rear-raise",
  ],
  [/shrug/i, "shrug"],
  [/lateral raise|front raise|upright row|side raise|scaption/i, "shoulder-raise"],
  [
    /pike push-up|handstand|overhead press|shoulder press|military press|arnold|z press|landmine press|(?:kettlebell|standing dumbbell|seated dumbbell|seated barbell|standing barbell|smith) press(?! hold)/i,
    "vertical-push",
  ],
  [
    /triceps|skull ?crusher|pushdown|press-down|kickback|(?:bench|chair) dip|dip machine|close-(?:grip|hand) (?:wall )?push-up|diamond push-up|overhead extension|close-grip press/i,
    "elbow-extension",
  ],
  [/\bcurl\b/i, "elbow-flexion"],
  [/\bfly\b|pec deck|svend|palm press|crossover/i, "chest-fly"],
  [
    /push-up|bench press|chest press|floor press|hex press|squeeze press|incline .*press|decline .*press|machine press|dip\b|(?:single-arm|neutral-grip) (?:dumbbell|cable) press/i,
    "horizontal-push",
  ],
  [/pull-?down|pull-up|chin-up|pullover|muscle-up|chin-over-bar/i, "vertical-pull"],
  [/\brow\b/i, "horizontal-pull"],
];

const BY_PATTERN: Readonly<Record<Exclude<Pattern, "shoulder-raise" | "horizontal-pull">, Movement>> = {
  squat: "squat",
  lunge: "lunge",
  hinge: "hinge",
  "hip-extension": "glutes",
  "knee-extension": "knee-extension",
  "knee-flexion": "knee-flexion",
  "hip-abduction": "hips",
  "hip-adduction": "hips",
  "calf-raise": "calves",
  "horizontal-push": "horizontal-push",
  "vertical-push": "vertical-push",
  "chest-fly": "chest-fly",
  "vertical-pull": "vertical-pull",
  "elbow-flexion": "elbow-flexion",
  "elbow-extension": "elbow-extension",
  grip: "grip",
  "trunk-flexion": "trunk-flexion",
  "anti-extension": "anti-extension",
  rotation: "rotation",
  "lateral-flexion": "lateral-flexion",
  "trunk-extension": "trunk-extension",
  carry: "carry",
  "total-body": "whole-body",
  power: "power",
  locomotion: "conditioning",
  stretch: "mobility",
};

/** How a movement is read: from the catalogue's flags, or from the name (from the flags where the name says nothing). */
export const READINGS = ["flags", "names"] as const;
export type Reading = (typeof READINGS)[number];

/** What the name says, or null when the table doesn't know it. */
export function movementByName(name: string): Movement | null {
  return BY_NAME.find(([words]) => words.test(name))?.[1] ?? null;
}

/** What the flags say. */
export function movementByFlags({ kind, pattern, targets, synergists, compound }: Exercise): Movement {
  if (kind === "mobility") return "mobility";
  if (kind === "conditioning") return "conditioning";
  if (pattern === "shoulder-raise" && targets[0] === "traps") return "shrug";
  if (pattern === "shoulder-raise") return synergists.includes("middle-back") ? "rear-raise" : "shoulder-raise";
  if (pattern === "horizontal-pull") return targets[0] === "shoulders" || !compound ? "rear-raise" : "horizontal-pull";
  return BY_PATTERN[pattern];
}

/** The movement of an exercise in one of the two readings. */
export function readMovement(exercise: Exercise, reading: Reading): Movement {
  const flagged = movementByFlags(exercise);
  return reading === "flags" ? flagged : (movementByName(exercise.name) ?? flagged);
}

/** Exercises whose name and flags disagree, and those whose name the table doesn't know. */
export function namesAgainstFlags(catalogue: readonly Exercise[]): {
  readonly disagree: readonly string[];
  readonly unknown: readonly string[];
} {
  const read = catalogue.map((exercise) => ({
    exercise,
    named: movementByName(exercise.name),
    flagged: movementByFlags(exercise),
  }));
  return {
    disagree: read
      .filter(({ named, flagged }) => named !== null && named !== flagged)
      .map(({ exercise, named, flagged }) => `${exercise.id} "${exercise.name}": ${named} by name, ${flagged} by flags`),
    unknown: read.filter(({ named }) => named === null).map(({ exercise }) => `${exercise.id} "${exercise.name}"`),
  };
}

/** What a staple's name ends in, and the plain words that may come before: anything fancier is no first choice. */
const STAPLE_MOVES =
  /\b(?:squat|step-up|lunge|deadlift|good morning|press|push-up|pull-up|chin-up|pulldown|row|thrust|bridge|curl|extension|pushdown|dip|fly|pullover|raise|shrug|face pull|pull-apart|skull crusher|crunch|plank|dead bug|bird dog|rollout|woodchop|leg raise|carry|swing|clean|abduction|pec deck|sit-to-stand|superman|russian twist)$/i;
const STAPLE_WORDS = new Set(
  "barbell dumbbell kettlebell machine cable band smith ez-bar trap-bar t-bar landmine bodyweight assisted band-assisted weighted seated standing lying kneeling hanging incline decline flat one-arm single-arm single-leg chest-supported bent-over neutral-grip wide-grip close-grip lat straight-arm romanian sumo conventional back front goblet box hack leg split bulgarian walking reverse bench chest shoulder overhead military floor inverted pendlay hip glute hamstring hammer preacher wrist triceps biceps calf calves lateral side rear delt ab wheel captain's chair knee forearm bicycle pallof farmer's suitcase power push pike elevated stair chair table negative ring suspension heels-down copenhagen".split(
    " ",
  ),
);

/** Whether most coaches would write it first, by its name. Household things count only where nothing that's owned serves (rule 7). */
export function isStapleName(name: string, isAllThereIs = false): boolean {
  const piece = name.replace(/ on (?:a|the) [\w-]+$/i, "");
  const plain = isAllThereIs ? piece.replaceAll(/\b(?:backpack|bottle|sofa|towel)\b ?/gi, "") : piece;
  if (isMakeshiftName(plain) || !STAPLE_MOVES.test(plain)) return false;
  const words = plain.replace(STAPLE_MOVES, "").toLowerCase().split(" ");
  return words.every((word) => word === "" || STAPLE_WORDS.has(word));
}

/** Bottles, bags, towels, books and other things from around the house. */
export function isMakeshiftName(name: string): boolean {
  return /bottle|backpack|\bbags?\b|towel|water-jug|jug|\bbook\b|firewood|sofa|broom|doorframe|forearm shelf|elbow-crook|bear-hug|palm press|self-resisted/i.test(
    name,
  );
}

/** Lifts that are thrown, caught or jumped: not for beginners. */
export function isExplosiveName(name: string): boolean {
  return /clean|snatch(?!-grip)|\bjerk\b|push press|(?<!leg )\bswing\b|slam|jump squat|squat jump|box jump|broad jump|muscle-up|plyo|clap/i.test(
    name,
  );
}

/** One leg at a time. */
export function isOneLeggedName(name: string): boolean {
  return /lunge|split squat|step-up|single-leg|one-leg|pistol|shrimp|cossack|b-stance/i.test(name);
}

/** What moves or holds the body still for long: a stretch that belongs after the work. */
export function isStaticDrillName(name: string): boolean {
  return (
    /stretch|child's pose|hold|hang\b|cobra|figure-four|butterfly|downward dog|knees to chest|spinal twist|neck tilt|pigeon/i.test(
      name,
    ) && !/world's greatest/i.test(name)
  );
}

/** What swings, circles or marches: a drill that belongs before the work. */
export function isDynamicDrillName(name: string): boolean {
  return /swing|circle|march|jack|high[- ]knee|jump|rock\b|burpee|inchworm|skater/i.test(name);
}

/** The bench's or the body's angle, the grip and the stance: what makes two like lifts different ones. */
export function angleOf(name: string): string {
  const words =
    /incline|decline|close|wide|underhand|reverse|neutral|overhead|chest-supported|front|back|sumo|single|one-arm|one-leg|romanian|stiff|straight-arm|hammer|preacher|concentration|seated|kneeling|side|split|hanging|high|low/gi;
  return [...new Set(name.toLowerCase().match(words) ?? [])].sort().join("+") || "plain";
}
