/** What a coach adds about two exercises that people ask for side by side, found by their names. */
export const EXERCISE_PAIRS: readonly { readonly of: readonly [RegExp, RegExp]; readonly says: string }[] = [
  {
    of: [/Romanian Deadlift/, /^(?!.*Romanian).*Deadlift/],
    says: "The **Romanian** one starts standing, keeps the knees slightly bent and goes to mid-shin as the hips move back, so hamstrings and glutes do the work. The **normal** one starts on the floor with bent knees, uses legs, glutes and the whole back, and lets you lift more. Use the normal one as the main lift for strength, and the Romanian one, often with a few more reps, to build the back of your legs.",
  },
  {
    of: [/Pull-Up/, /Chin-Up/],
    says: "Neither is better. **Pull-up**: palms away, a little wider, more upper back. **Chin-up**: palms toward you, more biceps, and easier for most people. Both train the lats very well, so start with chin-ups if you're working toward your first one.",
  },
  {
    of: [/Back Squat/, /Front Squat/],
    says: "In the **front squat** you stay more upright, so it asks more of thighs and upper back and less of the lower back; in the **back squat** you lift more. Take the back squat for strength, the front squat if your back prefers it.",
  },
  {
    of: [/Hip Thrust/, /Glute Bridge/],
    says: "The **hip thrust** has your back on a bench, so you move further and can load more; the **glute bridge** is on the floor and easier to learn. Start with the bridge, and go on to the thrust.",
  },
];
