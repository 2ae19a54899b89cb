import type { SamplePost } from "./shapes.ts";

/** Public posts of the weeks before, the newest first. */
export const MIDDLE_POSTS: readonly SamplePost[] = [
  {
    by: "priya_lifts",
    type: "nutrition",
    text: "Breakfast I can make half asleep: 60 g oats, milk, a grated apple, a spoon of peanut butter, cinnamon, three minutes in a pot. Squats happen in between. (Peanuts and milk in it, swap as you need.)",
    comments: [
      ["hana_runs", "Grated apple! I always cut it and always had crunchy corners."],
      ["amara_nk", "With frozen berries for the small person. Approved."],
    ],
  },
  {
    by: "joel_benitez",
    type: "workout",
    text: "Is it normal that my legs are sorer two days after than one day after? I can sit down. I cannot stand up. There is a difference.",
    comments: [
      [
        "big_dave_h",
        "Very normal in the first weeks, it usually peaks on day two. Walk a little, train something else, it gets much milder.",
      ],
      ["oluwaseun_a", "I came down the stairs backwards in my first month. It passes."],
      [
        "theo_lang",
        "Sore on both sides and better in a few days is the usual kind. Sharp, or one-sided, or it stays: ask somebody with a licence.",
      ],
      ["joel_benitez", "Both sides, very fair. Thank you all."],
    ],
  },
  {
    by: "beth_tran",
    type: "general",
    text: "I put the triathlon into the shared family calendar. My daughter added: bring snacks, bring tissues, mum will cry. She is right about the snacks too.",
    comments: [
      ["svetlana_p", "Everybody cries. In the water nobody sees it, a clear advantage of swimming first."],
      ["hana_runs", "Your support crew has understood the assignment."],
    ],
  },
  {
    by: "gus_papadakis",
    type: "motivation",
    text: "The doctor asked what I do differently. I said: beans, stairs, and I report to a retired teacher on the internet. She wrote down: keep going.",
    comments: [
      ["marta_lindqvist", "I have never been so proud of a pupil."],
      ["tomasz_k", "Same teacher, same stairs."],
      ["svetlana_p", "A prescription without side effects."],
    ],
  },
  {
    by: "hana_runs",
    type: "workout",
    text: "Long run, 14 km, slow enough to talk about everything including the neighbour's parrot. Legs fine. Parrot unresolved.",
    picture: {
      kind: "bars",
      ground: "light",
      values: [9, 10, 11, 8, 12, 14],
      alt: "Bar chart of Hana's long runs in six weeks: 9, 10, 11, 8, 12 and 14 kilometres.",
    },
    comments: [
      ["sam_and_co", "I like the easy week in the middle. I always forget to plan one."],
      ["finn_oc", "We need news about the parrot."],
      ["hana_runs", "The parrot has learned the sound of my door. I come home twice now."],
    ],
  },
  {
    by: "mei_lin_c",
    type: "workout",
    text: "Two weeks of ten minutes a day for my back: cat-cow, bird dogs, a row with a backpack. At four o'clock it is now only tired, not angry. I will take it.",
    comments: [
      ["rosa_delgado", "From angry to tired is a big step. Keep the bird dogs slow."],
      ["kenji_w", "Ten minutes a day is the most underrated programme there is."],
      ["alex_rivers", "The backpack row is mine as well. What do you put in? I use cookbooks."],
      ["mei_lin_c", "@alex_rivers An old laptop. It finally does some work."],
    ],
  },
  {
    by: "nadia_f",
    type: "workout",
    text: "Bench, 45 kg x 3. Five kilos to the number on my mirror. The third one went up at the speed of a government form, but it went up.",
    comments: [
      ["priya_lifts", "Stamped and approved. It is coming."],
      ["theo_lang", "Slow and finished beats fast and racked. Who spots you?"],
      ["nadia_f", "@theo_lang A very serious woman called Joke, and the safety pins."],
      ["big_dave_h", "Serious women and safety pins, the two pillars of benching."],
    ],
  },
  {
    by: "carlos_m",
    type: "workout",
    text: "Suitcase carries, one side, 40 steps, then the other. No machine taught my trunk more. Stand tall as if somebody measured you, and do not lean away from the weight.",
    picture: {
      kind: "figures",
      ground: "volt",
      figures: ["carry:suitcase", "carry:dumbbells"],
      alt: "Drawing of two figures walking upright, one with a weight in one hand, one with weights in both.",
    },
    comments: [
      ["gus_papadakis", "Third floor, two bags of tomatoes. I carry them as told."],
      ["big_dave_h", "Best exercise nobody posts about."],
      ["amara_nk", "Is a child on one hip the same thing?"],
      ["carlos_m", "@amara_nk The same, only that the weight talks. Change sides often."],
    ],
  },
  {
    by: "leila_b",
    type: "workout",
    text: "Fell off the same hold eleven times, went home, fell asleep, came back two days later and did it on the first try. Rest is where the climbing happens.",
    comments: [
      ["wren_ashby", "Every skateboard trick I have was learned overnight like this."],
      ["rosa_delgado", "I will quote the last sentence in class."],
    ],
  },
  {
    by: "oluwaseun_a",
    type: "general",
    text: "Exam month. I cut from four sessions to two and kept the big lifts. Is that enough not to lose everything, or am I telling myself a story?",
    comments: [
      ["big_dave_h", "Two good sessions hold a lot for a month. Keep the weights, cut the sets. And good luck."],
      ["priya_lifts", "As a teacher: sleep before the exam is worth more than the last chapter and the last set."],
      ["theo_lang", "I kept most of my press through six weeks of little training. It came back faster than it had come."],
      ["oluwaseun_a", "Thank you. Two sessions, and sleep. In that order of honesty: sleep first."],
    ],
  },
  {
    by: "robin_vale",
    type: "motivation",
    text: "Things I read here this week that made me smile: a push-up on a kitchen counter, a swim of 25 metres, a lunch with a label. Keep writing the small ones down, somebody needs exactly that.",
    comments: [
      ["joel_benitez", "The kitchen counter was me!"],
      ["nadia_f", "The label was me. Famous at last."],
      ["beth_tran", "The 25 metres were me, and now there are more of them."],
    ],
  },
  {
    by: "kenji_w",
    type: "general",
    text: "Discovery: if I put the mat down in the evening, the morning me cannot pretend that he does not know where it is.",
    comments: [
      ["mei_lin_c", "I sleep in my training clothes. Same idea, less dignity."],
      ["alex_rivers", "Mat down before bed starts today."],
    ],
  },
  {
    by: "tomasz_k",
    type: "workout",
    text: "Depot stairs, four floors, no pause. My heart was loud but friendly. In spring I stopped on the second floor and pretended to read the fire plan.",
    comments: [
      ["marta_lindqvist", "The fire plan! I know the art in our staircase very well for the same reason. Wonderful, Tomasz."],
      ["carlos_m", "As a firefighter I must say: reading the fire plan was also a good idea."],
      ["gus_papadakis", "Three floors here. I am coming after you."],
    ],
  },
  {
    by: "svetlana_p",
    type: "motivation",
    text: "A girl on the beach asked whether I am a mermaid. I said retired. She nodded as if she had expected it.",
    comments: [
      ["rosa_delgado", "This made my whole day."],
      ["beth_tran", "Retired mermaid is the fitness goal I have been looking for."],
      ["ines_moreau", "Reading this on my break, laughing into my coffee."],
    ],
  },
  {
    by: "theo_lang",
    type: "general",
    text: "Because three people asked kindly: yes, you can hold the door. No, I do not need a push. Yes, you can ask about the chair, best after you asked about the bench press.",
    comments: [
      ["joel_benitez", "Thank you for writing it so clearly. How is the bench press?"],
      ["theo_lang", "@joel_benitez You passed. It is well, thank you."],
      ["leila_b", "Perfect order of questions."],
    ],
  },
  {
    by: "finn_oc",
    type: "workout",
    text: "Push-ups: I can ride for five hours and do exactly six. Starting with hands on the kitchen counter and going lower as it gets easy. Legs are laughing at arms.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["push-up:wall", "push-up:incline", "push-up:bodyweight"],
      alt: "Drawing of three push-ups: against a wall, with hands raised, and on the floor.",
    },
    comments: [
      ["joel_benitez", "Kitchen counter club. It really works, I am down at the chair now."],
      ["big_dave_h", "Six good ones beat twenty that bend in the middle."],
      ["finn_oc", "None of mine bend. They just stop."],
    ],
  },
  {
    by: "sam_and_co",
    type: "workout",
    text: "Knee update: my physio lets me run ten minutes again, on flat ground, every second day. I wanted twenty. I said thank you and meant it by the time I was home.",
    comments: [
      ["hana_runs", "Ten good minutes. The miles will wait for you."],
      ["amara_nk", "I know the face you made. Ten is ten more than last month."],
      ["carlos_m", "Listening to the physio is the hardest lift. Well done."],
    ],
  },
  {
    by: "amara_nk",
    type: "nutrition",
    text: "Things I eat with one hand while holding a baby with the other, ranked: 1. banana, 2. boiled egg (peeled in advance, learn from my mistake), 3. hummus sandwich cut in four. Please extend my list. (Sesame in the hummus.)",
    comments: [
      ["kenji_w", "Rice balls. Made for exactly this."],
      ["nadia_f", "Oat bars, home made, wrapped one by one. You can open them with your teeth."],
      ["leila_b", "Falafel, cold, from the tin foil."],
      ["ines_moreau", "Anything from a thermos cup. I speak for all night shifts."],
    ],
  },
  {
    by: "big_dave_h",
    type: "general",
    text: "The dogs have learned that the sound of plates means no walk for an hour. They now lie on the plates.",
    comments: [
      ["carlos_m", "That is a deload, enforced."],
      ["priya_lifts", "Listen to your coaches."],
    ],
  },
  {
    by: "rosa_delgado",
    type: "motivation",
    text: "At forty-five I was the only woman with grey hair at the barbell and I felt it. Today there were four of us. Nobody said anything, we only nodded, like sailors.",
    comments: [
      ["marta_lindqvist", "Ahoy."],
      ["svetlana_p", "Ahoy from the water."],
      ["theo_lang", "The nod is the best part of any gym."],
    ],
  },
  {
    by: "marta_lindqvist",
    type: "nutrition",
    text: "I used to eat toast in the morning and wonder why I was tired at eleven. Now there is yoghurt or an egg with the toast. Eleven o'clock has become a pleasant hour.",
    comments: [
      ["gus_papadakis", "And an olive. Two olives."],
      ["nadia_f", "Spreading protein over the meals is what I try as well, and breakfast was always the empty one."],
    ],
  },
  {
    by: "joel_benitez",
    type: "nutrition",
    text: "Honest question: do I need to eat every three hours to build muscle? A guy on a video was very loud about it.",
    comments: [
      [
        "nadia_f",
        "No. Enough over the day matters most; 20 to 40 g of protein in each of your normal meals is a good rule of thumb.",
      ],
      ["oluwaseun_a", "I eat three times and a snack. The loud guy sells snacks, I guess."],
      ["priya_lifts", "Loudness is not a unit."],
      ["joel_benitez", "Three meals and a snack I can do. Thank you!"],
    ],
  },
  {
    by: "alex_rivers",
    type: "general",
    text: "I found my old notebook from two years ago. Same goals, smaller handwriting. This time I started with a third of it and I am still here.",
    comments: [
      ["kenji_w", "Starting with a third is the whole secret, I think."],
      ["robin_vale", "Still here is the best line in any notebook."],
    ],
  },
  {
    by: "wren_ashby",
    type: "workout",
    text: "Muscle-up diary, week something: strict pull-ups 8, straight bar dips 10, the bit in between: still a mystery. Training the mystery with a low bar and feet on the ground.",
    comments: [
      ["leila_b", "The mystery is where I live too. Elbows fast, says my coach."],
      ["oluwaseun_a", "8 strict is already a different world from here."],
      ["theo_lang", "Low bar practice is what cracked it for a friend of mine. Many easy ones, never tired ones."],
    ],
  },
  {
    by: "beth_tran",
    type: "nutrition",
    text: "Meal prep for people who dislike meal prep: cook double on Monday, eat the other half on Wednesday. That is the whole method. It has changed my Wednesdays.",
    comments: [
      ["kenji_w", "Finally a method with fewer than two steps."],
      ["nadia_f", "As a labels person I approve, it is inside the three days."],
      ["sam_and_co", "What do you cook on the double Monday?"],
      ["beth_tran", "@sam_and_co Chili with beans, mostly, or a tray of vegetables with feta (milk, for those who avoid it)."],
    ],
  },
  {
    by: "priya_lifts",
    type: "motivation",
    text: "I failed 100 kg four times in two months. Not once did the bar take it personally. I am trying to learn from the bar.",
    picture: {
      kind: "bars",
      ground: "dark",
      values: [82.5, 90, 95, 97.5, 97.5],
      alt: "Bar chart of Priya's best single deadlift: 82.5, 90, 95, 97.5 and again 97.5 kilograms.",
    },
    comments: [
      ["big_dave_h", "It is in there. It is just finishing its tea."],
      ["theo_lang", "97.5 twice is not a wall, it is a floor."],
      ["nadia_f", "The bar is the calmest of us all."],
      ["joel_benitez", "A floor, not a wall. I am going to keep that."],
    ],
  },
  {
    by: "ines_moreau",
    type: "workout",
    text: "Kettlebell swings in the staff garden at six in the morning. A patient watched from the window and gave me marks. I got an eight for style. I want the other two.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["hinge:kettlebell", "swing:kettlebell"],
      alt: "Drawing of two figures with a kettlebell: hips pushed back, and standing tall in the swing.",
    },
    comments: [
      ["big_dave_h", "Hips, not arms, and the two points are yours."],
      ["carlos_m", "An audience at six in the morning, respect to both of you."],
    ],
  },
];
