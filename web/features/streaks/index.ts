export { AchievementBadge, CompactAchievements } from "./achievement-badge.tsx";
export { streaksOptions } from "./streaks-query.ts";
