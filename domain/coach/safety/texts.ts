import { CALORIE_FLOOR } from "../../nutrition/meal-plan.ts";
import { formatCount } from "../../words/format-number.ts";
import type { CrisisLine } from "../crisis-line.ts";

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
  "eating-disorder": ({ line, emergency }) =>
    `Thank you for telling me. I won't help with anything that can hurt you, and I don't want you to be alone with this. A doctor, a dietitian or someone you trust is the right next step, and they've heard it before without judging. If it gets too much right now, ${line}. If you feel faint or unwell, call ${emergency}.\n\nI'm an AI and can't diagnose anything. If numbers make it harder, you can hide all calories under [Settings](/settings).`,
  "too-few-calories": () =>
    `I won't plan that little: under ${FLOOR} kcal a day is only safe with a doctor or dietitian looking after you. It costs muscle, sleep and strength, and the weight usually comes back.\n\nA gentler gap works better: 300-500 kcal below what you burn, plenty of protein, and two or three strength workouts a week. The [meal planner](/meal-plan-setup) can estimate what you need and plan from there. If a clinician has set a lower target for you, follow their plan.`,
  "too-fast": () =>
    `That's faster than is safe, so I won't plan for it. About 0.5-1 kg (1-2 lb) a week, and no more than 1% of your body weight, is a pace that keeps muscle and lasts: 10 kg (22 lb) take three to five months.\n\nAim for 300-500 kcal below what you burn, protein at every meal, and strength training two or three times a week. The [meal planner](/meal-plan-setup) can plan meals for it. If there's a medical reason to go faster, please do it with a doctor.`,
  identity: () =>
    "I'm an AI: Lockstep's coach, a computer program and not a person. I can look at your plan, the exercises, the recipes and your log, but I'm no doctor and I can be wrong. If you'd rather talk to a human, write to us through the [help center](/help-center).",
  young: () =>
    "Lockstep is for people who are 16 or older, so I can't plan your training or food yet. Until then, sport, playing outside and learning the movements with a coach, a teacher or a parent are the best start, with regular meals and no diets or supplements. Ask a doctor before you lift heavy weights.\n\nIf someone in your family has a Family membership, they can add you to their [meal plans](/meal-plan) without an account. And if something worries you, talk to an adult you trust.",
  "low-mood": ({ line }) =>
    `I'm sorry, that sounds heavy. Are you safe right now? I'm an AI, so please tell someone close to you or a doctor as well. If it ever turns into thoughts of hurting yourself, ${line}.`,
  pregnancy: () =>
    "Congratulations, if that's the news! Please check with your doctor or midwife before you start or change anything. Stop and call them if you notice bleeding, dizziness, chest pain, calf swelling, contractions, fluid leaking, or shortness of breath before exercise.",
  medication: () =>
    "Please ask your doctor or pharmacist first: I'm an AI, and I can't say how a medicine goes with training or food, or whether to take, change or stop one.",
  illness: () =>
    "Please check with your doctor first, because with a health condition or an illness the right amount is different for everyone. I'm an AI and can't judge it from here.",
  diagnosis: () =>
    "I'm an AI and can't diagnose that. If it's strong, getting worse, swollen, numb or not better within a week or two, please let a doctor or physio look at it.",
};

/** What helps until then. */
export const FIRST_AID = {
  dizzy:
    "While it passes: lie down with your legs up, breathe normally and sip some water, and leave the rest of the session. Holding your breath in a set, standing up fast, heat or an empty stomach can do that, and so can other things, which is why a doctor comes before your next workout.",
  heart:
    "With the chest, the heart or an arm that goes numb, don't wait and see: call now if it lasts or came with pain in an arm, the jaw or the back, numbness, sweating or breathlessness, even if it's gone. Otherwise see a doctor today. Until then no training, not even light.",
  gaveWay:
    "Until then, keep it still and don't test it. Have it seen today or tomorrow, and go right away if it's numb, out of shape or very painful.",
} as const;

/** Chest or heart trouble with another sign of a heart attack: the call comes first, whether it has passed or not. */
export const heartAttackText = ({ emergency }: CrisisLine): string =>
  `Call ${emergency} now, even if it's gone: chest trouble with signs like a numb arm, sweating or breathlessness can come back worse. Don't drive yourself. Sit down, and ask someone nearby to stay with you until help is there.\n\nNo training today, not even light: your plan can wait until a doctor has cleared you. I'm an AI and can't tell you what it is, so don't wait for me.`;

/** Said to someone who has had a baby, in place of the text for pregnancy. */
export const POSTNATAL_TEXT =
  "Please get the all-clear from your doctor or midwife before you start or change anything. Leaking after a birth is common and treatable: see a pelvic-floor physio. In the [workout setup](/workout-setup), choose **Postpartum (pelvic floor)** among the things to avoid (the postnatal choice). Stop and call your doctor if you notice bleeding, dizziness, chest pain, calf swelling, heaviness down below or fever.";

/** What leads from a topic's text to an answer that follows it. */
export const IN_GENERAL = "What I can say in general:";

/** What is said about a topic, in Markdown, with the crisis line of the person's country where it belongs. It can be the whole answer. */
export function safetyText(topic: SafetyTopic, line: CrisisLine): string {
  return TEXTS[topic](line);
}
