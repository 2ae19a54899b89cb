import { intent } from "@lockstep/domain/coach/intent.ts";

/** How it's going: the week, records, streaks, challenges. */
export const PROGRESS_INTENTS = [
  intent(
    "weekly-review",
    `
    weekly review|report|summary|recap|check_in
    review ~ week|progress|training|workouts
    how|hows am|is|did ~ i|my|it|week|training ~ doing|going|go|progress|progressing
    rate|summarize|summarise|analyze|analyse ~ week|training|workouts
    what should i change|improve
    how|hows was|is|did my|the|this week ?go|going
    how is my training|week|month
    summary|recap|review|overview|rating ~ week|training
    how|hows ?was|is|did|has|went|going|doing ?my|the|this|last|it week|training|progress ?going ?doing ?go
    how|hows is|was|did|am ?my i|it ~ going|doing|do|go|went
  `,
  ),
  intent(
    "progress",
    `
    am i ?getting|really ?any stronger|bigger|improving|progressing|fitter|better
    my|see|show|view|track|where|check ~ progress|progression|stats|statistics|gains|improvement|history|log
    getting stronger|better|fitter|weaker
    progress|stats|history|statistics ?page|please
    how many|often|much ~ workouts|sessions|times|minutes|trained|train|worked ~ month|week|year|done|did|have|far
    workouts|sessions ~ done|completed|so_far|total|left
    what ~ did|do|have|was ~ yesterday|last_week|last_time|last_session|last_workout
    last workout|session
    personal|my best|records|record|bests|pr|prs
    what|how ~ did i do|train last|this week|month|session|time
  `,
    "progress|stats",
  ),
  intent(
    "macro-progress",
    `
    how|much|many|what ~ protein|calories|kcal|carbs|fat|eaten|eat|left|macros ~ left|today|so_far|eaten|had|remaining|have_i|did_i|logged
    calories|protein|carbs|fat|macros|kcal left|remaining|so_far|today
    have|did i eat|eaten|hit|reach ~ enough|protein|calories|target|goal|today
    what have|did i eaten|ate|eat|logged|log ?today|yesterday
    calories|protein|kcal|carbs|fat left|remaining ?for ?me today|now|tonight
  `,
  ),
  intent(
    "streak-lost",
    `
    streak ~ reset|gone|lost|disappeared|broke|broken|zero|0|wrong|vanished|ended|restarted|back_to
    lost|lose|broke|why|where|reset|restore|recover|get ~ streak ~ ?reset|gone|zero|back|lost|ended
    my streak is|went ~ 0|zero|gone|lost|wrong|one|1
    why ~ streak
    lost|lose my streak
    get|restore|have|want|bring my streak back
  `,
  ),
  intent(
    "streak",
    `
    streak|streaks
    rest|off|miss|missed|skip|skipping|vacation|sick day|days|one|a ~ break|breaks|lose|keep|affect|ruin|count|reset ~ streak
    how|what ~ streak ~ work|works|long|current|now
    freeze|freezes
    what ~ freeze|streak
    days in_a_row|row
  `,
    "streak|streaks|freeze",
  ),
  intent(
    "achievements",
    `
    achievement|achievements|badge|badges|trophy|trophies|medal|medals|reward|rewards|milestone|milestones
  `,
    "achievements|badges",
  ),
  intent(
    "challenges",
    `
    challenge|challenges|leaderboard|leaderboards|competition|compete
  `,
    "challenge|challenges|leaderboard",
  ),
] as const;
