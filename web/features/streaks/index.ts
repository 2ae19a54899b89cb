export { AchievementBadge, CompactAchievements } from "./achievement-badge.tsx";
export { daysLeft, reachedText, shownProgress, stepsOf } from "./challenge-words.ts";
export { streaksOptions } from "./streaks-query.ts";
export { streakUnit } from "./streak-words.ts";
