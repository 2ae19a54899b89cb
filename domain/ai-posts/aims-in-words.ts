import type { FitnessAim } from "./ai-post.ts";

const WORDS: Readonly<Record<FitnessAim, RegExp>> = {
  strength:
    /\b(?:strong|stronger|strength|deadlifts?|squats?|bench|pull-?ups?|push-?ups?|1rm|powerlifting|lift(?:ing)?|heavy)\b/i,
  muscle: /\b(?:muscles?|muscular|bulk(?:ing)?|mass|hypertrophy|size|toned?|toning|glutes?|biceps|physique)\b/i,
  weight: /\b(?:weight|slim(?:mer)?|lean(?:er)?|fat|kilos?|kgs?|lbs?|pounds?|calories|belly|cut(?:ting)?)\b/i,
  endurance:
    /\b(?:run(?:s|ning|ner)?|marathon|[510]+k|endurance|cardio|cycl(?:e|ing)|bike|rowing|swim(?:ming)?|stamina|fitter)\b/i,
  mobility: /\b(?:mobility|flexib(?:le|ility)|stretch(?:ing)?|posture|stiff(?:ness)?|yoga|desk|back|healthy?|move|moving)\b/i,
};

/**
 * What a person's own words about their goals mean for the choice of a post. Only the aims leave here, never the words: a post is for everyone, so nothing
 * anyone wrote gets into it, and nothing written there is followed.
 */
export function aimsInWords(words: string): readonly FitnessAim[] {
  // Read as far as a profile's goals can go; the rest of a longer text changes nothing.
  const read = words.slice(0, 500);
  return (Object.keys(WORDS) as FitnessAim[]).filter((aim) => WORDS[aim].test(read));
}
