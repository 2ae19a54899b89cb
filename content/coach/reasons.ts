/** Why the coach said what it did, by the intent it answered: for "why?" right after. */
export const REASONS: Readonly<Record<string, string>> = {
  swap: "Because they share the movement and the main muscle with what they replace, fit your level and equipment, and leave out what you avoid. So your week still trains the same things.",
  "how-heavy":
    "Because muscles and tendons adapt to a little more each time. Filling the rep range before adding weight keeps the form clean, and a few reps in reserve let you recover until next time.",
  "first-weight": "Because technique comes first: a weight you control teaches the movement, and you can add more every session.",
  "rest-between-sets":
    "Because heavy lifts use up the quick energy in a muscle, and it takes 2-3 minutes to come back. With less rest you'd do fewer reps, and reps with a good weight are what builds strength. Small muscles recover faster.",
  "sets-and-reps":
    "Because growth rises with the number of hard sets up to a point, and beyond it fatigue grows faster than the muscle. That range is where most people in studies did best.",
  effort: "Because the last few reps before failure do most of the work, while failure itself costs recovery and form.",
  deload: "Because fatigue hides your strength: in an easy week it fades faster than the strength does, so you come back better.",
  "warm-up":
    "Because warm muscles are stronger and more elastic, and the ramp-up sets let you practice the movement before it's heavy.",
  today:
    "Because your plan spreads each muscle over the week with at least a day in between. Each exercise in [your plan](/workout-plan) says why it's there.",
  tomorrow:
    "Because your plan spreads each muscle over the week with at least a day in between. Each exercise in [your plan](/workout-plan) says why it's there.",
  week: "Because your plan fits the days, minutes, level and place you chose, and gives every muscle at least a day of rest.",
  "rest-day": "Because muscles are built between sessions, not in them: training gives the signal, food and sleep do the work.",
  "missed-day": "Because progress comes from months, not from one day, and two sessions in one only make the next ones worse.",
  sleep:
    "Because after a short night strength, focus and recovery are lower, so the same weight is harder and the risk of a slip is higher.",
  "eat-before": "Because carbs fuel hard sets, and fat and fibre take longest to leave the stomach.",
  "eat-after": "Because muscles build for a day or more after training, and protein is what they build from.",
  protein:
    "Because muscles are built from it: more than that adds little, and less slows you down, above all while you lose weight.",
  calories:
    "Because weight follows the energy balance of weeks. A small gap loses mostly fat; a big one costs muscle, sleep and mood, and rarely lasts.",
  "lose-weight":
    "Because at that pace you lose mostly fat and keep your muscle; faster costs muscle, and the weight usually comes back.",
  cardio: "Because tired legs lift less, while lifting first hardly hurts an easy run.",
  pain: "Because pain is a warning: working around it keeps you training, while pushing through can turn days into weeks.",
  soreness:
    "Because new or long-stretched work leaves tiny damage that's repaired within days, and light movement brings blood to it.",
  creatine: "Because it fills up the store that muscles use for short hard efforts, which is worth a rep or two.",
  plateau: "Because the body adapts to what it knows: a small change in work, food or rest gives it a reason to change again.",
};
