import type { CrisisLine } from "../crisis-line.ts";
import { otherPerson } from "../other-person.ts";
import { findPhrase, withoutPhrases, type Phrases } from "../phrase.ts";
import { wishedLoss } from "./amounts.ts";
import { BROKEN, DIZZY, GAVE_WAY } from "./emergency.ts";
import {
  eatingDisorderText,
  heartAttackText,
  bystanderText,
  childTrainingText,
  illnessOfAnotherText,
  injuryText,
  MILD_ILLNESS_TEXT,
  ONE_EMERGENCY,
  postnatalText,
  pregnancyText,
  safetyText,
  tooFastText,
  tooLittleText,
  type Limb,
  type PregnancyKind,
  type SafetyTopic,
} from "./texts.ts";

/** A line of words that a rule applies to, and whom to call. */
interface Found {
  readonly line: string;
  readonly crisisLine: CrisisLine;
  /** Whether another line would be an emergency too. */
  readonly isEmergency: (line: string) => boolean;
}

/** The text of a topic that fits what was said: the first sentence is about that, and there's one rule of when to call. */
export function fittingText(topic: SafetyTopic, { line, crisisLine, isEmergency }: Found): string {
  switch (topic) {
    case "emergency":
      return emergencyText({ line, crisisLine, isEmergency });
    case "eating-disorder":
      return eatingDisorderText(crisisLine, { isAsking: ASKS_FOR_A_WAY.test(line) || !OWN.test(line) });
    case "too-few-calories":
      return tooLittleText({
        withCardio: / (?:cardio|running|run|train|training|workout|workouts|gym|exercise|hiit) /.test(line),
        weeks: / (?:2|two) (?:weeks?|wks?) | (?:1[0-6]) days | (?:fortnight|2wks) /.test(line) ? 2 : 4,
      });
    case "too-fast":
      return tooFastText(wishedLoss(line));
    case "pregnancy":
      return AFTER_BIRTH.test(line) && !STILL_PREGNANT.test(line.replaceAll(/ (?:after|post) (?:my |the |a )?pregnancy /g, " "))
        ? postnatalText(crisisLine)
        : pregnancyText(pregnancyKind(line), crisisLine);
    case "illness":
      if (MILD.test(line) && !GRAVE_ILLNESS.test(line.replaceAll(/ (?:no|without|not) (?:a |any )?fever /g, " ")))
        return MILD_ILLNESS_TEXT;
      return aboutAnother(line) ?? safetyText(topic, crisisLine);
    default:
      return safetyText(topic, crisisLine);
  }
}

/** Whether training or dieting is asked about for a child; their text in that case. */
export function childText(line: string): string | null {
  const other = otherPerson(line);
  const isChild =
    / (?:is|are|turned|turning|just|only|my|our|aged?) (?:[3-9]|1[0-5]) (?!kg|kgs|kilos?|lb|lbs|pounds|stone|reps?|sets?|minutes|mins|days?|weeks?|months?|hours?|times|x |percent)/.test(
      line,
    ) && / (?:son|daughter|child|kid|kids|children|boy|girl|brother|sister|nephew|niece|cousin|twins) /.test(line);
  const wants =
    / (?:train|training|lift|lifting|gym|workouts?|exercises?|abs|muscle|muscles|weights|weight|diet|bulk|cut|workout|workouts|creatine|strong|stronger|six pack) /.test(
      line,
    );
  return isChild && wants && other !== null ? childTrainingText(other) : null;
}

/** Whether drugs to grow by are asked for, not a medicine that someone takes. */
export function wantsPerformanceDrugs(line: string): boolean {
  return PERFORMANCE_DRUGS.test(line) && !PRESCRIBED.test(line);
}

const PERFORMANCE_DRUGS =
  / (?:steroids?|anabolics?|sarms?|trenbolone|tren|anavar|dianabol|dbol|winstrol|hgh|testosterone|test) (?:\S+ ){0,4}?(?:cycle|cycles|stack|stacks|beginner|beginners|gains|bulk|bulking|muscle|bigger|buy|order|dose|dosage) | (?:best|which|what|buy|order|try|trying|taking|take|using|use|run|running|start|starting|hop on|hopping on) (?:\S+ ){0,4}?(?:steroids?|anabolics?|sarms?|trenbolone|tren|anavar|dianabol|dbol|winstrol|hgh) /;
const PRESCRIBED =
  / (?:prescribed|prescription|prescribes|doctor|dr|asthma|inhaler|arthritis|crohns|colitis|lupus|eczema|cream|prednisone|prednisolone|cortisone|corticosteroids?|hydrocortisone|trt|replacement|injection|injections|shot|course) /;

/** "How do I", of a way to eat less than is safe or be rid of it. */
const ASKS_FOR_A_WAY =
  / (?:how|tips|tricks|best|help me|teach|which|what|can i|should i|will|does|do i|is it|want to|want|wanna|trying to|plan|goal|safe) /;
const OWN = / (?:i|me|my|myself) /;

/** A text about someone else's health; null when it's the asker's own. */
function aboutAnother(line: string): string | null {
  const other = OF_MY_OWN.test(line) ? null : otherPerson(line);
  return other === null ? null : illnessOfAnotherText(other);
}
const MILD = / (?:cold|sniffles|runny nose|sore throat|feel sick|feeling sick|get sick|nauseous|queasy) /;
const GRAVE_ILLNESS =
  / (?:fever|flu|covid|chest|asthma|diabetes|diabetic|heart|pneumonia|bronchitis|weeks|month|months|blood|faint|fainted|pregnant|medication|pills|lungs?|kidney|cancer|epilepsy|thyroid) /;
const OF_MY_OWN = / (?:i have|i had|i am|i got|i feel|i take|my own|i was) /;

const AFTER_BIRTH =
  / (?:after (?:my |the |a )?pregnancy|post pregnancy|postnatal|postpartum|caesarean|cesarean|csection|c section|newborn|breastfeeding|breastfeed|diastasis|gave birth|after birth|had (?:a|my|our) baby) /;
const LOST =
  / (?:miscarried|stillbirth|stillborn|(?:had|after|since|following|from|my) (?:a |my |the |our )?(?:\S+ )?miscarriage|lost (?:the|my|our|a) (?:baby|pregnancy)) /;
const TRYING = / (?:ttc|trying|try|conceive|ivf|fertility|get pregnant|planning) /;
const NEWS = / (?:i|im|my|me|we|our) /;
const STILL_PREGNANT = / (?:pregnant|pregnancy|trimester|expecting|trying|miscarriage|miscarried|stillbirth|stillborn|lost) /;

function pregnancyKind(line: string): PregnancyKind {
  if (LOST.test(line)) return "loss";
  if (TRYING.test(line)) return "trying";
  // "I'm pregnant" is news; "can pregnant women squat" isn't.
  return NEWS.test(line) && !/ (?:not pregnant|if i (?:am|was|were|get|become)|gestational|preeclampsia) /.test(line)
    ? "news"
    : "general";
}

const HEART = / (?:chest|sternum|breastbone|heart|left arm|palpitations?) /;
const CHEST = / (?:chest|sternum|breastbone|heart) /;
const SIGN_OF_HEART_ATTACK =
  / (?:numb|numbness|tingling|tingles|tingly|jaw|sweating|sweaty|sweats|clammy|faint|fainted|fainting|passed out|blacked out|collapsed|breathless|breathe|breath|breathing|(?:left|my|the|an|into|down) arms?) /;
/** Signs of a stroke, and of a back or a head that's hurt: no text about one thing plays them down. */
const GRAVER =
  / (?:face|speech|speak|slurred|slurring|vision|see|blurry|blurred|headache|stroke|legs|side|suddenly|sudden|numb|neck|spine|back|head|skull|pregnant|pregnancy|trimester|diabetic|diabetes|insulin|sugar|bladder|bowels) /;

function emergencyText({ line, crisisLine, isEmergency }: Found): string {
  if (BYSTANDER.test(line) && !OWN.test(line.replaceAll(/ (?:my|do i|should i|can i|me) /g, " _ ")))
    return bystanderText(crisisLine, otherPerson(line));
  if (CHEST.test(line) && SIGN_OF_HEART_ATTACK.test(line)) return heartAttackText(crisisLine);
  const isOnly = (...what: readonly Phrases[]): boolean =>
    what.some((each) => findPhrase(line, each) !== null) && !isEmergency(what.reduce(withoutPhrases, line));
  // Stars are seen without anything being wrong with the eyes.
  const isGraver = GRAVER.test(line.replaceAll(/ (?:see|seeing|saw) stars /g, " "));
  if (HEART.test(line))
    return isGraver ? `${safetyText("emergency", crisisLine)}\n\n${CHEST_TOO}` : ONE_EMERGENCY.chest(crisisLine);
  if (isGraver) return safetyText("emergency", crisisLine);
  if (isOnly(DIZZY)) return ONE_EMERGENCY.dizzy(crisisLine);
  if (isOnly(BROKEN, GAVE_WAY))
    return findPhrase(line, BROKEN) === null ? injuryText(crisisLine, limbOf(line)) : ONE_EMERGENCY.broken(crisisLine);
  return safetyText("emergency", crisisLine);
}

/** Someone else who's down. */
const BYSTANDER =
  / (?:mom|mum|mother|dad|father|grandma|grandpa|wife|husband|partner|friend|buddy|brother|sister|son|daughter|someone|somebody|guy|man|woman|lady|girl|he|she|they) (?:\S+ ){0,4}?(?:collapsed|collapses|unconscious|unresponsive|fainted|passed out|blacked out|choking|not breathing|seizure|fell over|keeled over|went down) /;

const ARM = / (?:shoulder|elbow|wrist|arm|forearm|upper arm|pec|biceps?|triceps|hand|finger|thumb|collarbone|rotator cuff) /;
const LEG = / (?:knee|kneecap|ankle|hip|hamstring|achilles|calf|quad|foot|heel|toe|shin|leg|thigh|groin|walk|stand) /;

/** The limb that was hurt; null where none or both are named. */
function limbOf(line: string): Limb | null {
  const [isArm, isLeg] = [ARM.test(line), LEG.test(line)];
  return isArm === isLeg ? null : isArm ? "arm" : "leg";
}

const CHEST_TOO =
  "With the chest, the heart or an arm that goes numb, don't wait and see: call now if it lasts or came with pain in an arm, the jaw or the back, numbness, sweating or breathlessness, even if it's gone. Otherwise see a doctor today. Until then no training, not even light.";
