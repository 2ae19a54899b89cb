import type { SafetyTopic } from "@lockstep/domain/coach/safety.ts";

/** What can be said in general about a topic that a clinician comes first for, where nothing more was asked. */
export const GENERAL_ADVICE: Partial<Readonly<Record<SafetyTopic, string>>> = {
  "low-mood":
    "Moving a little can help on dark days: ten minutes outside, a few easy exercises, a meal and sleep at regular times. It doesn't replace talking to someone. If you'd like, I can suggest something short and gentle for today.",
  pregnancy:
    "Once you have the go-ahead, moderate exercise is good for most: walking, swimming, strength work with weights that leave 3-4 reps in reserve and where you can still talk. Avoid lying flat on your back later on, holding your breath, contact sports and anything you could fall from. Choose **pregnancy** under what to avoid in the [workout setup](/workout-setup), and new plans leave out what doesn't suit you.",
  medication:
    "Strength training is good for most people with high blood pressure or diabetes, once their doctor agrees. Start light, breathe out with the effort, and skip long holds and maximum lifts. Some medicines change your pulse, blood pressure or sugar, so how hard it feels is a better guide than a number: have a snack within reach if yours can lower your sugar, and stop if you feel dizzy, shaky or unwell. The [health check](/profile-setup) covers what to clear with your doctor first, and then I can help with exercises and your plan.",
  illness:
    "With a fever, chest symptoms or body aches, rest; with a mild cold, an easy walk is fine. Afterward, come back with half the work and build up over a week or two. With a lasting condition, most people do well with regular, moderate training that's been agreed with their doctor. In the [workout setup](/workout-setup) you can choose what to avoid.",
  diagnosis:
    "Stop whatever makes it worse, keep everything else moving, and come back with half the weight and a shorter range once it's calm. Tell me where it hurts and which exercise, and I'll suggest gentler ones.",
};
