/** The week that the landing page shows: the one that four days of training get, whatever is trained. */
export const HERO_WEEK = [
  ["Mon", "Upper Body"],
  ["Tue", "Lower Body"],
  ["Wed", "Rest Day"],
  ["Thu", "Upper Body"],
  ["Fri", "Rest Day"],
  ["Sat", "Lower Body"],
  ["Sun", "Rest Day"],
] as const;
