/** Words of the gym, explained in a sentence or two. `words` are the alternatives of a pattern. */
export const TRAINING_TERMS: readonly { readonly words: string; readonly says: string }[] = [
  {
    words: "supersets?|super sets?",
    says: "A **superset** is two exercises done in turn: one set of the first, one of the second, then a rest. Pair two that don't tire the same muscle, such as a press and a row; it saves about a third of their time.",
  },
  {
    words: "drop ?sets?",
    says: "A **drop set** carries on after the last rep: take 20-30% less weight and do as many clean reps as you can, once or twice. It's an extra for the last set of a small exercise, not for squats or deadlifts.",
  },
  {
    words: "giant sets?",
    says: "A **giant set** is three or more exercises in a row without a rest between. It's hard on your breath, so use lighter weights.",
  },
  {
    words: "circuits?",
    says: "A **circuit** is several exercises, one set of each in a row, with a rest at the end of the round. It trains strength and stamina in little time.",
  },
  {
    words: "amrap",
    says: "**AMRAP** means as many reps (or rounds) as possible: either until a clock stops, or in one set with clean form. Stop when the form goes.",
  },
  {
    words: "emom",
    says: "**EMOM** means every minute on the minute: do the reps when a minute starts, and rest for what's left of it.",
  },
  {
    words: "tempo",
    says: "**Tempo** is how fast you move a rep, such as 3-1-1: three seconds down, one second at the bottom, one second up. When nothing is said, lower for about two seconds and lift without jerking.",
  },
  {
    words: "compounds?|compound (?:exercises?|lifts?|movements?)",
    says: "A **compound** exercise moves more than one joint and trains several muscles at once: squat, deadlift, press, row. They give you the most for your time, so they come first.",
  },
  {
    words: "isolations?|isolation (?:exercises?|movements?)",
    says: "An **isolation** exercise moves one joint and trains mainly one muscle, such as a curl or a leg extension. It comes after the big lifts.",
  },
  {
    words: "hypertrophy",
    says: "**Hypertrophy** is muscle growth. It comes from about 10-20 hard sets a muscle a week, mostly of 6-15 reps, with enough food, protein and sleep.",
  },
  {
    words: "reps?|repetitions?",
    says: "A **rep** (repetition) is one time through the movement, down and up. A **set** is so many reps in a row, then a rest: 3 × 10 means three sets of ten.",
  },
  {
    words: "sets?",
    says: "A **set** is so many reps in a row, then a rest: 3 × 10 means three sets of ten reps.",
  },
  {
    words: "neat",
    says: "**NEAT** is what you burn by moving outside of training: walking, stairs, standing, chores. It's often more than a workout burns, so steps count.",
  },
  {
    words: "tdee",
    says: "**TDEE** is what you burn in a whole day, with everything you do. Eat about that and your weight stays; the [meal setup](/meal-plan-setup) estimates yours.",
  },
  {
    words: "bmr",
    says: "**BMR** is what your body burns at complete rest, about two thirds of a usual day. How much to eat depends on the whole day (TDEE), which the [meal setup](/meal-plan-setup) estimates.",
  },
  {
    words: "doms",
    says: "**DOMS** is delayed onset muscle soreness: the ache 1-3 days after something new or hard. It's harmless, goes away on its own, and isn't a sign of a better workout.",
  },
  {
    words: "pr|prs|pb|pbs",
    says: "A **PR** or **PB** is a personal record: your best so far, in weight, reps or time. Yours are under [Progress](/progress).",
  },
];
