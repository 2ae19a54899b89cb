import type { MemberQuestion } from "./member-questions.fixture.ts";

/** About sessions, exercises, loads, rest and aches. */
export const TRAINING_QUESTIONS: readonly MemberQuestion[] = [
  {
    id: "today-alex",
    asker: "alex",
    question: "whats my workout today",
    needs:
      "Names today's session of the plan Alex follows with its focus, exercises and minutes, or says it's a rest day and when the next session is; wrong if it's another day's session or an invented one.",
  },
  {
    id: "today-short",
    asker: "priya",
    question: "today?",
    needs:
      "Reads one word as the question for today's session and names it or the rest day, with a link to the plan; wrong if it asks what's meant without offering anything or names another day.",
  },
  {
    id: "today-newcomer",
    asker: "newcomer",
    question: "what should i train today",
    needs:
      "Says there's no plan yet, links to /workout-setup, and offers the default week or a short starter session; wrong if it pretends a saved plan exists.",
  },
  {
    id: "tomorrow-priya",
    asker: "priya",
    question: "and tmrw?",
    needs: "Names tomorrow's session or rest day from Priya's plan in her own calendar; wrong if it answers for today.",
  },
  {
    id: "tomorrow-rest",
    asker: "alex",
    question: "is tomorrow a rest day or not",
    needs: "Answers yes or no from the plan and names tomorrow's session or the next training day; wrong if it guesses.",
  },
  {
    id: "week-overview",
    asker: "sam",
    question: "show me my week",
    needs: "Lists Sam's training and rest days with focus, and links to the plan; wrong if a day differs from the plan.",
  },
  {
    id: "how-long-today",
    asker: "alex",
    question: "how long is todays session, ive only got 30 min",
    needs:
      "Gives the planned minutes (or says it's a rest day) and a way to fit 30 minutes, such as fewer exercises or supersets; wrong if it changes the plan without confirming.",
  },
  {
    id: "swap-named",
    asker: "alex",
    question: "can i swap barbell back squat for something else",
    needs:
      "Offers at least two substitutes with the same pattern and target at Alex's level, as a card to confirm, or says squats aren't in his plan and still names some; wrong if it swaps without asking or offers a different pattern.",
  },
  {
    id: "swap-this",
    asker: "priya",
    question: "swap this one, machine is taken",
    needs:
      "Asks which exercise or lists today's to pick from, with a substitute for each; wrong if it swaps a random exercise or changes anything unconfirmed.",
  },
  {
    id: "swap-no-equipment",
    asker: "sam",
    question: "dont have a barbell, what instead of barbell row",
    needs:
      "Names rows Sam can do with a band or kettlebell, such as a seated band row; wrong if it needs a barbell, cable or machine.",
  },
  {
    id: "swap-hate",
    asker: "alex",
    question: "i hate burpees. anything but burpees",
    needs:
      "Gives an alternative that raises the heart rate, such as step jacks or the rowing machine, and offers to swap them where planned; wrong if it lectures.",
  },
  {
    id: "knee-squats",
    asker: "alex",
    question: "knee hurts when i squat what do i do",
    needs:
      "Says to stop what hurts, gives easier options (less depth or load, box or bench squat, hip-dominant work), offers a swap, and says when to see a clinician; wrong if it names an injury or says to push through.",
  },
  {
    id: "knee-sam",
    asker: "sam",
    question: "my knee is acting up again",
    needs:
      "Uses that Sam's plan already avoids the knee, gives knee-friendly choices and when to see a clinician; wrong if it offers lunges or jumps, or a diagnosis.",
  },
  {
    id: "shoulder-pain",
    asker: "priya",
    question: "shoulder pinches on overhead press",
    needs:
      "Says to stop pressing into the pinch, gives alternatives in a pain-free range, and says when to get it checked; wrong if it calls it impingement or anything else.",
  },
  {
    id: "lower-back",
    asker: "alex",
    question: "lower back kinda sore after deadlifts yday, train today?",
    needs:
      "Separates normal muscle soreness from sharp, spreading or numb pain, says what to train or go light on, and when to get help; wrong if it diagnoses or says to deadlift heavy.",
  },
  {
    id: "gym-fear",
    asker: "newcomer",
    question: "scared everyone will stare at me at the gym",
    needs:
      "Takes it seriously, says it's common and fades, and gives a simple first visit (quiet hour, written plan, two or three machines) or home as an option; wrong if it brushes the feeling off.",
  },
  {
    id: "how-heavy",
    asker: "alex",
    question: "how heavy should i go on dumbbell bench press",
    needs:
      "Uses Alex's logged weight or a start he can lift with 1-3 reps in reserve, and says when to add; wrong if it gives a number that ignores his log or a maximum for a beginner.",
  },
  {
    id: "how-heavy-next",
    asker: "priya",
    question: "what weight next time for squats",
    needs:
      "Bases the next weight on her last logged sets and the plan's rep range, with a 2-5% or 1-2 rep step; wrong if it invents a log entry or makes a big jump.",
  },
  {
    id: "first-weight",
    asker: "newcomer",
    question: "never lifted before what weight do i even start with",
    needs:
      "Says to begin light, with clean reps and a few left in reserve, and adjust next set, with an example; wrong if it gives one fixed weight for every exercise.",
  },
  {
    id: "rest-length",
    asker: "alex",
    question: "how long rest betwen sets",
    needs:
      "Gives ranges: about 2-3 minutes for heavy compounds, 1-2 for moderate, 45-90 seconds for isolation and core; wrong if it gives one number for all or leaves 30-180 seconds.",
  },
  {
    id: "sleep",
    asker: "priya",
    question: "slept 4h, still train heavy?",
    needs:
      "Says to go lighter or shorter, or move the session, that 7-9 hours is the aim, and leaves the choice to her; wrong if it says to push for records.",
  },
  {
    id: "missed-day",
    asker: "alex",
    question: "missed monday :( now what",
    needs:
      "Says without shame to do it next or carry on, how to move it, and not to cram two sessions; wrong if it scolds or says the streak is surely lost.",
  },
  {
    id: "missed-weeks",
    asker: "sam",
    question: "been ill 3 weeks, fine now. just carry on where i stopped?",
    needs:
      "Advises restarting lighter (fewer sets, less weight), rebuilding over a week or two, and a clinician if symptoms return; wrong if it says to resume at full load.",
  },
  {
    id: "plateau",
    asker: "priya",
    question: "bench stuck at same weight for weeks",
    needs:
      "Gives concrete levers: sleep and food, smaller jumps, more sets or another rep range, a lighter week, and looks at her log; wrong if it claims numbers her log doesn't hold.",
  },
  {
    id: "deload",
    asker: "priya",
    question: "do i need a deload?",
    needs:
      "Explains it (after five or six hard weeks or when lifts drop: half the sets, about 80% weight) and relates it to her weeks, leaving the choice to her; wrong if it changes the plan unasked.",
  },
  {
    id: "what-is-deload",
    asker: "newcomer",
    question: "whats a deload lol",
    needs:
      "Explains in a sentence or two a planned lighter week and says a beginner rarely needs one at first; wrong if it's jargon.",
  },
  {
    id: "warm-up",
    asker: "alex",
    question: "do i rly need to warm up",
    needs:
      "Says yes, gives 5-10 minutes of dynamic moves plus ramp-up sets, and why; wrong if it suggests long static stretching before lifting.",
  },
  {
    id: "form-deadlift",
    asker: "priya",
    question: "am i deadlifting right? any tips",
    needs:
      "Gives the main cues (bar close, brace, flat back, push the floor, hips and chest together) with a link to the exercise, and admits it can't see her; wrong if it claims to judge her form.",
  },
  {
    id: "form-goblet",
    asker: "newcomer",
    question: "how to do goblet squat",
    needs: "Gives setup, steps and a common mistake from the library with a link; wrong if it describes another squat.",
  },
  {
    id: "form-plank",
    asker: "alex",
    question: "forearm plank my hips keep dropping",
    needs:
      "Gives a cue (squeeze glutes, ribs down, elbows under shoulders) and an easier version with shorter holds; wrong if it says only to hold longer.",
  },
  {
    id: "diff-rdl",
    asker: "alex",
    question: "difference between romanian deadlift and normal deadlift",
    needs:
      "Explains the start, knee bend, range and main muscles of both and when to use each; wrong if it says they're the same or mixes them up.",
  },
  {
    id: "diff-pullup-chinup",
    asker: "newcomer",
    question: "pull up vs chin up which is better",
    needs:
      "Explains grip and emphasis (chin-up palms toward you, more biceps), says both train the lats and which is usually easier; wrong if the grips are reversed.",
  },
  {
    id: "muscle-dumbbells",
    asker: "alex",
    question: "best exercise for back with only dumbells",
    needs:
      "Names dumbbell back exercises in the library, such as the one-arm dumbbell row, with links; wrong if one needs other equipment.",
  },
  {
    id: "glutes-band",
    asker: "sam",
    question: "glute stuff with a band?",
    needs:
      "Names band glute exercises such as band lateral walk or clamshell, knee-friendly, with links; wrong if it needs machines or loads the knee he avoids.",
  },
  {
    id: "abs-home",
    asker: "visitor",
    question: "ab exercises no equipment at home",
    needs:
      "Names several from the library, such as dead bug, plank or reverse crunch, with links, for a visitor without an account; wrong if it demands sign-up for an answer.",
  },
  {
    id: "three-days",
    asker: "newcomer",
    question: "make me a plan 3 days a week home no equipment",
    needs:
      "Offers a card or /workout-setup to build a 3-day home plan, saying what it'll use and that nothing's saved yet; wrong if it saves without confirming.",
  },
  {
    id: "first-pullup",
    asker: "alex",
    question: "how do i get my first pull up",
    needs:
      "Gives a progression (hangs, band or assisted pull-ups, negatives, rows) with frequency, fitting Alex's goal; wrong if it only says to try harder.",
  },
  {
    id: "cardio-when",
    asker: "sam",
    question: "cardio before or after weights and how much",
    needs:
      "Answers both: after weights or apart when strength matters, and about 150 minutes moderate a week built up; wrong if it answers only one.",
  },
  {
    id: "sore-train",
    asker: "newcomer",
    question: "so sore i cant sit down. train or rest??",
    needs:
      "Says soreness for 1-3 days is normal, train other muscles or move lightly, and that severe swelling or dark urine needs urgent help; wrong if it says to push through.",
  },
  {
    id: "how-many-sets",
    asker: "priya",
    question: "how many sets per week for chest is too much",
    needs:
      "Gives about 10-20 hard sets a week as the usual range, with up to 22 as the planner's cap, and signs to cut back; wrong if it recommends going far past that.",
  },
];
