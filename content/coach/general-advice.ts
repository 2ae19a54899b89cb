import type { SafetyTopic } from "@lockstep/domain/coach/safety.ts";

/** What can be said in general about a topic that a clinician comes first for, where nothing more was asked. */
export const GENERAL_ADVICE: Partial<Readonly<Record<SafetyTopic, string>>> = {
  "low-mood":
    "Moving a little can help on dark days: ten minutes outside, a few easy exercises, a meal and sleep at regular times. It doesn't replace talking to someone. If you'd like, I can suggest something short and gentle for today.",
  pregnancy:
    "Once you have the go-ahead, moderate exercise is good for most: walking, swimming, light strength work where you can still talk. Avoid lying flat on your back later on, breath-holding, contact and risk of falling. Choose **pregnancy** under what to avoid in the [workout setup](/workout-setup), and new plans leave out what doesn't suit you.",
  medication:
    "Some medicines change your pulse, blood pressure, sugar or balance, so how hard it feels is a better guide than a number. Start easy, drink enough, and stop if you feel dizzy or unwell. I can help with exercises, meals and your plan once it's cleared.",
  illness:
    "With a fever, chest symptoms or body aches, rest; with a mild cold, an easy walk is fine. Afterward, come back with half the work and build up over a week or two. With a lasting condition, most people do well with regular, moderate training that's been agreed with their doctor. In the [workout setup](/workout-setup) you can choose what to avoid.",
  diagnosis:
    "Stop whatever makes it worse, keep everything else moving, and come back with half the weight and a shorter range once it's calm. Tell me where it hurts and which exercise, and I'll suggest gentler ones.",
};
