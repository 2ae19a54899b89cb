import type { Tier } from "../billing/subscription.ts";

/** Questions a minute, for everyone. */
export const QUESTIONS_A_MINUTE = 6;

/** Questions a day; a visitor's are counted by address. */
const QUESTIONS_A_DAY: Readonly<Record<Tier | "visitor", number>> = { visitor: 10, free: 30, premium: 200, family: 200 };

/** How many questions someone may ask a day; null is a visitor. */
export function questionsADay(tier: Tier | null): number {
  return QUESTIONS_A_DAY[tier ?? "visitor"];
}

/** What someone reads who has asked too many in a minute; `seconds` is how long to wait. */
export function minuteLimitText(seconds: number): string {
  return `You're asking very fast. You can ask again in ${durationText(seconds)}.`;
}

/** What someone reads who has asked all of the day's questions; `seconds` is how long to wait. */
export function dayLimitText(tier: Tier | null, seconds: number): string {
  const asked = `You've asked your ${questionsADay(tier)} questions for today. You can ask again in ${durationText(seconds)}.`;
  if (tier === null) return `${asked} With a free account you get ${QUESTIONS_A_DAY.free} a day.`;
  return tier === "free" ? `${asked} Premium includes ${QUESTIONS_A_DAY.premium} a day.` : asked;
}

/** "40 seconds", "5 minutes", "1 hour": rounded up, so that it's true. */
function durationText(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), "second"]
      : seconds <= 3540
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
