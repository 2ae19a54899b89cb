import { CALORIE_FLOOR } from "../../nutrition/meal-plan.ts";
import { formatCount } from "../../words/format-number.ts";
import type { CrisisLine } from "../crisis-line.ts";
import type { Other } from "../other-person.ts";

/** What a rule is about. */
export const SAFETY_TOPICS = [
  "crisis",
  "emergency",
  "eating-disorder",
  "too-few-calories",
  "too-fast",
  "identity",
  "young",
  "low-mood",
  "pregnancy",
  "medication",
  "illness",
  "diagnosis",
] as const;
export type SafetyTopic = (typeof SAFETY_TOPICS)[number];

const FLOOR = formatCount(CALORIE_FLOOR);

const TEXTS: Readonly<Record<SafetyTopic, (line: CrisisLine) => string>> = {
  crisis: ({ line, emergency }) =>
    `I'm really sorry it's this hard right now, and I'm glad you said something. Please talk to someone now: ${line}. If someone is in danger or already hurt, call ${emergency} right away.\n\nI'm an AI, so I can't be the person you need here, but you don't have to go through this alone. If you can, stay near someone you trust until you've talked to someone who can help.`,
  emergency: ({ emergency }) =>
    `Please stop now, and sit or lie down. Chest pain, fainting, sudden dizziness, trouble breathing, signs of a stroke or a bad injury need a doctor, not a workout: if it's happening now, or comes back, call ${emergency}. Ask someone nearby to stay with you.\n\nEven if it has passed, get checked before you train again. I'm an AI and can't tell you what it is, so don't wait for me. Your plan can wait.`,
  "eating-disorder": (crisisLine) => eatingDisorderText(crisisLine, { isAsking: true }),
  "too-few-calories": () => tooLittleText({ withCardio: false, weeks: 4 }),
  "too-fast": () => tooFastText(null),
  identity: () =>
    "I'm an AI: Lockstep's coach, a computer program and not a person. I can look at your plan, the exercises, the recipes and your log, but I'm no doctor and I can be wrong. If you'd rather talk to a human, write to us through the [help center](/help-center).",
  young: () =>
    "Lockstep is for people who are 16 or older, so I can't plan your training or food yet. Until then: sport, bodyweight exercises, and lifting if a coach or PE teacher shows you how. Eat regular meals, and skip diets and supplements.\n\nIf you've made an account already, you can delete it in [your settings](/settings#data). If someone in your family has a Family membership, they can add you to their [meal plans](/meal-plan) without an account. And if something worries you, talk to an adult you trust.",
  "low-mood": ({ line }) =>
    `I'm sorry, that sounds heavy. Are you safe right now? I'm an AI, so please tell someone close to you or a doctor as well. If it ever turns into thoughts of hurting yourself, ${line}.`,
  pregnancy: (line) => pregnancyText("general", line),
  medication: () =>
    "Please ask your doctor or pharmacist first: I'm an AI, and I can't say how a medicine goes with training or food, or whether to take, change or stop one.",
  illness: () =>
    "Please check with your doctor first, because with a health condition or an illness the right amount is different for everyone. I'm an AI and can't judge it from here.",
  diagnosis: () =>
    "I'm an AI and can't diagnose that. If it's strong, getting worse, swollen, numb or not better within a week or two, please let a doctor or physio look at it.",
};

/** An emergency of which no more is said than one thing: what to do first, and when to call. */
export const ONE_EMERGENCY = {
  dizzy: ({ emergency }: CrisisLine) =>
    `Stop here, and lie down with your legs up. Breathe normally, sip some water once it eases, and leave it at that for today. **Call ${emergency}** if you faint, have chest pain, a racing heart or trouble breathing, can't see, speak or move as usual, or if it doesn't pass within a few minutes.\n\nHolding your breath in a set, standing up fast, heat or an empty stomach can do that, but I'm an AI and can't tell what it was. See a doctor before you train again if you fainted, if it happens again, or if you're pregnant, have a heart condition or take medicine. Next time: eat something beforehand, breathe out on every rep, and rest until your head is clear.`,
  chest: ({ emergency }: CrisisLine) =>
    `Stop now, and sit down. Anything like this in the chest or heart has to be checked, however fit or unfit you are. **Call ${emergency} now** if it's still there, comes back, or came with pain in an arm, the jaw or the back, numbness, sweating, breathlessness or dizziness, even if that's gone. Ask someone nearby to stay with you, and don't drive yourself.\n\nIf it has passed completely, see a doctor today, and don't train until then, not even lightly. I'm an AI and can't tell what it is, so don't wait for me.`,
  broken: ({ emergency }: CrisisLine) =>
    `Stop, and keep it exactly as it is: don't move it, and don't push anything back into place. Go to an emergency room now; **call ${emergency}** if you can't get there safely, or if it's numb, cold or pale, bleeding, or the neck, back or hip.\n\nNo training until a doctor has cleared you. I'm an AI and can't tell what it is, so don't wait for me. Your plan can wait.`,
} as const;

/** The limb that an injury is on, as far as it can be read. */
export type Limb = "arm" | "leg";
const KEPT_STILL: Readonly<Record<Limb, string>> = {
  arm: "Until then keep the arm still against your body, with ice in a cloth on the sore spot for 10-15 minutes",
  leg: "Until then keep your weight off the leg and rest it raised, with ice in a cloth on the sore spot for 10-15 minutes",
};

/** A joint or a muscle that gave way: what to do with that limb until a doctor sees it. `limb` is null where it isn't said. */
export const injuryText = ({ emergency }: CrisisLine, limb: Limb | null): string =>
  `Stop for today, and don't test it: this needs to be seen by a doctor today, or tomorrow at the latest. ${limb === null ? "Until then keep it still and supported, with ice in a cloth for 10-15 minutes" : KEPT_STILL[limb]}. **Go to an emergency room now, or call ${emergency}**, if it's out of shape, numb, cold or pale, or very painful.\n\nDon't train with ${limb === null ? "that part" : `that ${limb}`} until a doctor has looked at it. I'm an AI and can't tell what it is. Your plan can wait.`;

/** Chest or heart trouble with another sign of a heart attack: the call comes first, whether it has passed or not. */
export const heartAttackText = ({ emergency }: CrisisLine): string =>
  `Call ${emergency} now, even if it's gone: chest trouble with signs like a numb arm, sweating, breathlessness or fainting can come back worse. Don't drive yourself. Sit down, and ask someone nearby to stay with you until help is there.\n\nNo training today, not even light: your plan can wait until a doctor has cleared you. I'm an AI and can't tell you what it is, so don't wait for me.`;

/** To someone who confides, and to someone who asks for a way: only the second is refused something. */
export function eatingDisorderText(
  { line, eating, emergency }: CrisisLine,
  { isAsking }: { readonly isAsking: boolean },
): string {
  const refusal = isAsking ? " I won't help with anything that can hurt you, but" : " You're not alone in this, and";
  const helpline = eating === null ? "" : ` An eating-disorder helpline knows what to do next: ${eating}.`;
  return `Thank you for telling me.${refusal} this can be treated. Please tell a doctor or someone you trust, today if you can; they've heard it before without judging.${helpline} If it gets too much right now, ${line}. Call ${emergency} if you faint, your heart races or skips, or you see blood.\n\nI'm an AI and can't diagnose anything. If numbers make it harder, you can hide all calories under [Settings](/settings#meals).`;
}

/** What 300-500 kcal a day less than one burns comes to in a week. */
const PACE = "about 0.3-0.5 kg (0.6-1 lb) a week";

/** To someone who wants to live on less than the floor, with what's realistic in two weeks where those are named, else in four. */
export function tooLittleText({ withCardio, weeks }: { readonly withCardio: boolean; readonly weeks: 2 | 4 }): string {
  const cardio = withCardio
    ? " You don't need extra cardio for it, and hard sessions on so little food are how people faint: a daily walk is enough."
    : " Adding a daily walk is better than cutting food any further.";
  const realistic =
    weeks === 2
      ? "Honestly, two weeks is short: that's up to 1 kg (2 lb), and what drops faster is mostly water and comes back."
      : "That's 1-2 kg (2-4 lb) in four weeks.";
  return `No, I won't plan that little: under ${FLOOR} kcal a day (1,500 for most men) is only safe with a doctor or dietitian looking after you. It costs muscle, sleep and strength, and the weight usually comes back.\n\nWhat works, even for a date that's close: 300-500 kcal less than you burn, protein at every meal, and two or three strength workouts a week. ${realistic}${cardio} The [meal planner](/meal-plan-setup) estimates what you burn.\n\nIf a clinician has set a lower target for you, follow their plan. And if food or your weight is on your mind a lot, talk to a doctor or someone you trust.`;
}

/** To someone who wants to lose weight faster than is safe; the weight as they said it, where they did. */
export function tooFastText(wish: { readonly amount: number; readonly unit: "kg" | "lb" } | null): string {
  const { amount, unit } = wish ?? { amount: 10, unit: "kg" as const };
  const [slow, fast] = unit === "kg" ? [0.3, 0.5] : [0.6, 1];
  const weeks = [Math.ceil(amount / fast), Math.ceil(amount / slow)] as const;
  const time =
    weeks[1] <= 10
      ? `${weeks[0]}-${weeks[1]} weeks`
      : `${Math.max(1, Math.round(weeks[0] / 4.35))}-${Math.round(weeks[1] / 4.35)} months`;
  const month = unit === "kg" ? "1-2 kg" : "3-4 lb";
  return `That's faster than is safe, so I won't plan for it. A pace that keeps muscle and lasts is ${PACE}, from 300-500 kcal a day less than you burn: ${amount} ${unit} takes about ${time}, and in a first month ${month} is realistic, plus some water. Never more than 1% of your body weight a week.\n\nStart with protein at every meal, strength training two or three times a week and a daily walk. The [meal planner](/meal-plan-setup) estimates what you burn and plans meals for it. If there's a medical reason to go faster, please do it with a doctor.`;
}

/** Whose pregnancy a question is about: news of their own or someone close, a wish, a loss, or nobody's in particular. */
export type PregnancyKind = "news" | "trying" | "loss" | "general";
export function pregnancyText(kind: PregnancyKind, { emergency }: CrisisLine): string {
  if (kind === "trying")
    return "Please check with your doctor first, especially if you're in treatment or have been asked to rest. Once you're pregnant, ask again before you go on as before.";
  if (kind === "loss")
    return `I'm so sorry. Please ask your doctor or midwife when you can train again, and take the time you need; there's no hurry. Stop and call them if you notice heavy bleeding, dizziness, calf swelling or fever. ${chest(emergency)}`;
  return `${kind === "news" ? "Congratulations! " : ""}Training usually goes on in pregnancy, with less weight, once a doctor or midwife agrees, so ask them first. Stop and call them at once if there's bleeding, dizziness, a bad headache, calf swelling, painful contractions, fluid leaking, or shortness of breath before exercise. ${chest(emergency)}`;
}

/** Chest pain is for the emergency services, in pregnancy too. */
const chest = (emergency: string): string => `For chest pain, fainting or heavy breathlessness, call ${emergency}.`;

/** Said to someone who has had a baby, in place of the text for pregnancy. */
export const postnatalText = ({ emergency }: CrisisLine): string =>
  `Congratulations on your baby! Please get the all-clear from your doctor or midwife before you start, and ask for a **pelvic-floor physio**: leaking or heaviness after a birth is common and treatable. Stop and call them if there's bleeding, dizziness, calf swelling, heaviness down below, pain at a scar, or fever. ${chest(emergency)}`;

/** What's said to someone who asks for drugs to grow by. */
export const PERFORMANCE_DRUGS_TEXT =
  "I won't help with a cycle: these drugs can damage heart, liver, hormones and mood, and what's sold is often something else. If you're already using, please talk to a doctor openly, and don't stop on your own, because that has risks too; they aren't there to judge.\n\nWhat works without: enough hard sets, a little more weight or a rep each week, protein, 7-9 hours of sleep and plain creatine. I'm an AI and no doctor, but with those I can help: shall I suggest a week of training?";

/** Said before an answer about a plain cold or an upset stomach in training. */
export const MILD_ILLNESS_TEXT =
  "I'm an AI and no doctor, so go by how you feel, and ask your doctor if you have a health condition or if it gets worse.";

/** Said before an answer about someone else's health. */
export const illnessOfAnotherText = ({ who, them, their }: Other): string =>
  `Training may well suit ${who}, but please have ${them} ask ${their} own doctor first, because with a health condition the right amount is different for everyone. I'm an AI and can't judge it from here.`;

/** To someone who sees another person go down. `other` is null where it isn't said who. */
export function bystanderText({ emergency }: CrisisLine, other: Other | null): string {
  const { they, them } = other ?? { they: "they", them: "them" };
  const [are, need] = they === "they" ? ["aren't", "are"] : ["isn't", "is"];
  return `Call ${emergency} now and put it on speaker; they'll talk you through it. If ${they} ${are} awake and breathing normally, start CPR: push hard and fast in the middle of the chest, and send someone for the defibrillator (AED). If ${they} ${need} breathing, lay ${them} on one side and stay.\n\nEven if it has passed, a doctor has to see ${them} today. I'm an AI: go by what the emergency operator tells you, not by me.`;
}

/** To someone who asks for a child's training or diet. */
export const childTrainingText = ({ who, they, their, them }: Other): string =>
  `Lockstep is for people who are 16 or older, so I can't plan ${who === them ? "that" : `${who}'s`} training or food. Until then: sport, play, bodyweight exercises, and lifting if a coach or PE teacher shows ${them} how. Regular meals, no diets and no supplements; ${their} body is still growing, and looks aren't a goal for it.\n\nIn a Family membership ${they} can be added to [meal plans](/meal-plan) without an account. If ${they} ${they === "they" ? "worry" : "worries"} about ${their} body or eating, talk to ${their} doctor.`;

/** What leads from a topic's text to an answer that follows it. */
export const IN_GENERAL = "What I can say in general:";

/** What is said about a topic, in Markdown, with the crisis line of the person's country where it belongs. It can be the whole answer. */
export function safetyText(topic: SafetyTopic, line: CrisisLine): string {
  return TEXTS[topic](line);
}
