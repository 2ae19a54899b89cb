import type { SamplePost } from "./shapes.ts";

/** Public posts of the weeks before, the newest first. */
export const MIDDLE_POSTS: readonly SamplePost[] = [
  {
    by: "priya_lifts",
    type: "nutrition",
    text: "Breakfast I can make half asleep: 60 g oats, milk, a grated apple, a spoonful of peanut butter, cinnamon, three minutes in a pot. Squats while it cooks. (Peanuts and milk in it, swap as you need.)",
    comments: [
      ["hana_runs", "Grated apple! I always chopped mine and got crunchy bits."],
      ["amara_nk", "With frozen berries for the small person. Approved."],
    ],
  },
  {
    by: "joel_benitez",
    type: "workout",
    text: "Is it normal for my legs to be sorer two days later than one? I can sit down. I can't stand up. There's a difference.",
    comments: [
      [
        "big_dave_h",
        "Totally normal in the first few weeks; it usually peaks on day two. Walk a little, train something else. It gets much milder.",
      ],
      ["oluwaseun_a", "I came down the stairs backwards in my first month. It passes."],
      [
        "theo_lang",
        "Sore on both sides and better in a few days is the usual kind. If it's sharp, one-sided or won't go away, ask someone with a licence.",
      ],
      ["joel_benitez", "Both sides, very even. Thank you all."],
    ],
  },
  {
    by: "beth_tran",
    type: "general",
    text: "I put the triathlon in the family calendar. My daughter added: bring snacks, bring tissues, mum will cry. She's right about the snacks too.",
    comments: [
      ["svetlana_p", "Everyone cries. Nobody sees it in the water, the clear advantage of swimming first."],
      ["hana_runs", "Your support crew understood the assignment."],
    ],
  },
  {
    by: "gus_papadakis",
    type: "motivation",
    text: "The doctor asked what I'm doing differently. I said: beans, stairs, and I report to a retired teacher on the internet. She wrote down: keep going.",
    comments: [
      ["marta_lindqvist", "I have never been so proud of a pupil."],
      ["tomasz_k", "Same teacher, same stairs."],
      ["svetlana_p", "A prescription with no side effects."],
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
      ["finn_oc", "We need parrot updates."],
      ["hana_runs", "The parrot has learned the sound of my door. I come home twice now."],
    ],
  },
  {
    by: "mei_lin_c",
    type: "workout",
    text: "Two weeks of ten minutes a day for my back: cat-cow, bird dogs, a row with a backpack. At four o'clock it's just tired now, not angry. I'll take it.",
    comments: [
      ["rosa_delgado", "From angry to tired is a big step. Keep the bird dogs slow."],
      ["kenji_w", "Ten minutes a day is the most underrated programme out there."],
      ["alex_rivers", "I do the backpack row too. What do you put in it? I use cookbooks."],
      ["mei_lin_c", "@alex_rivers An old laptop. It finally does some work."],
    ],
  },
  {
    by: "nadia_f",
    type: "workout",
    text: "Bench, 45 kg x 3. Five kilos to the number on my mirror. The third one moved at the speed of a government form, but it went up.",
    comments: [
      ["priya_lifts", "Stamped and approved. It's coming."],
      ["theo_lang", "Slow and finished beats fast and racked. Who spots you?"],
      ["nadia_f", "@theo_lang A very serious woman called Joke, and the safety pins."],
      ["big_dave_h", "Serious women and safety bars, the two pillars of benching."],
    ],
  },
  {
    by: "carlos_m",
    type: "workout",
    text: "Suitcase carries: 40 steps on one side, then the other. No machine has taught my core more. Stand tall as if someone's measuring you, and don't lean away from the weight.",
    picture: {
      kind: "figures",
      ground: "volt",
      figures: ["carry:suitcase", "carry:dumbbells"],
      alt: "Drawing of two figures walking upright, one with a weight in one hand, one with weights in both.",
    },
    comments: [
      ["gus_papadakis", "Third floor, two bags of tomatoes. Carrying them as instructed."],
      ["big_dave_h", "Best exercise nobody posts about."],
      ["amara_nk", "Does a child on one hip count?"],
      ["carlos_m", "@amara_nk Same thing, except the weight talks. Change sides often."],
    ],
  },
  {
    by: "leila_b",
    type: "workout",
    text: "Fell off the same hold eleven times, went home, fell asleep, came back two days later and did it on the first try. Rest is where the climbing happens.",
    comments: [
      ["wren_ashby", "Every skateboard trick I have was learned overnight like this."],
      ["rosa_delgado", "I'm quoting that last sentence in class."],
    ],
  },
  {
    by: "oluwaseun_a",
    type: "general",
    text: "Exam month. I cut from four sessions to two and kept the big lifts. Is that enough to not lose everything, or am I kidding myself?",
    comments: [
      ["big_dave_h", "Two good sessions hold a lot for a month. Keep the weights, cut the sets. And good luck."],
      ["priya_lifts", "As a teacher: sleep before the exam is worth more than the last chapter and the last set."],
      [
        "theo_lang",
        "I kept most of my press through six weeks of very little training. The rest came back faster than it came the first time.",
      ],
      ["oluwaseun_a", "Thank you. Two sessions and sleep. If I'm honest: sleep first."],
    ],
  },
  {
    by: "robin_vale",
    type: "motivation",
    text: "Things I read here this week that made me smile: a push-up on a kitchen counter, a swim of 25 metres, a lunch with a label. Keep sharing the small ones. Someone needs exactly that.",
    comments: [
      ["joel_benitez", "The kitchen counter was me!"],
      ["nadia_f", "The label was me. Famous at last."],
      ["beth_tran", "The 25 metres were me, and now there are more of them."],
    ],
  },
  {
    by: "kenji_w",
    type: "general",
    text: "Discovery: if I put the mat out in the evening, morning me can't pretend he doesn't know where it is.",
    comments: [
      ["mei_lin_c", "I sleep in my workout clothes. Same idea, less dignity."],
      ["alex_rivers", "Mat down before bed starts today."],
    ],
  },
  {
    by: "tomasz_k",
    type: "workout",
    text: "Depot stairs, four floors, no pause. My heart was loud but friendly. In the spring I'd stop on the second floor and pretend to read the fire plan.",
    comments: [
      ["marta_lindqvist", "The fire plan! I know the art in our stairwell very well for the same reason. Wonderful, Tomasz."],
      ["carlos_m", "As a firefighter, I have to say reading the fire plan was also a good idea."],
      ["gus_papadakis", "Three floors here. I'm coming after you."],
    ],
  },
  {
    by: "svetlana_p",
    type: "motivation",
    text: "A girl on the beach asked if I was a mermaid. I said retired. She nodded as if she'd expected it.",
    comments: [
      ["rosa_delgado", "Made my whole day."],
      ["beth_tran", "Retired mermaid is the fitness goal I have been looking for."],
      ["ines_moreau", "Reading this on my break, laughing into my coffee."],
    ],
  },
  {
    by: "theo_lang",
    type: "general",
    text: "Because three people asked kindly: yes, you can hold the door. No, I don't need a push. Yes, you can ask about the chair, ideally after you ask about the bench press.",
    comments: [
      ["joel_benitez", "Thank you for writing it so clearly. How is the bench press?"],
      ["theo_lang", "@joel_benitez You passed. It's well, thank you."],
      ["leila_b", "Perfect order of questions."],
    ],
  },
  {
    by: "finn_oc",
    type: "workout",
    text: "Push-ups: I can ride for five hours and do exactly six. Starting with my hands on the kitchen counter and going lower as it gets easier. My legs are laughing at my arms.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["push-up:wall", "push-up:incline", "push-up:bodyweight"],
      alt: "Drawing of three push-ups: against a wall, with hands raised, and on the floor.",
    },
    comments: [
      ["joel_benitez", "Kitchen counter club. It really works: I'm down to the chair now."],
      ["big_dave_h", "Six good ones beat twenty that sag in the middle."],
      ["finn_oc", "None of mine sag. They just stop."],
    ],
  },
  {
    by: "sam_and_co",
    type: "workout",
    text: "Knee update: my physio says I can run ten minutes again, on flat ground, every other day. I wanted twenty. I said thank you, and meant it by the time I got home.",
    comments: [
      ["hana_runs", "Ten good minutes. The miles will wait."],
      ["amara_nk", "I know the face you made. Ten is ten more than last month."],
      ["carlos_m", "Listening to your physio is the hardest lift. Well done."],
    ],
  },
  {
    by: "amara_nk",
    type: "nutrition",
    text: "Things I eat with one hand while holding a baby with the other, ranked: 1. banana, 2. boiled egg (peeled in advance, learn from my mistake), 3. hummus sandwich cut in four. Please add to my list. (Sesame in the hummus.)",
    comments: [
      ["kenji_w", "Rice balls. Invented for exactly this."],
      ["nadia_f", "Homemade oat bars, individually wrapped. You can open them with your teeth."],
      ["leila_b", "Cold falafel, straight from the foil."],
      ["ines_moreau", "Anything in a thermos. I speak for all night shifts."],
    ],
  },
  {
    by: "big_dave_h",
    type: "general",
    text: "The dogs have learned that the sound of plates means no walk for an hour. They now lie on the plates.",
    comments: [
      ["carlos_m", "That's an enforced deload."],
      ["priya_lifts", "Listen to your coaches."],
    ],
  },
  {
    by: "rosa_delgado",
    type: "motivation",
    text: "At forty-five I was the only woman with grey hair at the barbell and I felt it. Today there were four of us. Nobody said anything. We just nodded, like sailors.",
    comments: [
      ["marta_lindqvist", "Ahoy."],
      ["svetlana_p", "Ahoy from the water."],
      ["theo_lang", "The nod is the best part of any gym."],
    ],
  },
  {
    by: "marta_lindqvist",
    type: "nutrition",
    text: "I used to eat toast in the morning and wonder why I was tired at eleven. Now there's yoghurt or an egg with the toast. Eleven o'clock has become quite pleasant.",
    comments: [
      ["gus_papadakis", "And an olive. Two olives."],
      ["nadia_f", "I try to spread protein across meals too, and breakfast was always the empty one."],
    ],
  },
  {
    by: "joel_benitez",
    type: "nutrition",
    text: "Honest question: do I need to eat every three hours to build muscle? A guy in a video was very loud about it.",
    comments: [
      ["nadia_f", "No. Your total for the day matters most; 20 to 40 g of protein at each normal meal is a good rule of thumb."],
      ["oluwaseun_a", "I eat three meals and a snack. My guess: the loud guy sells snacks."],
      ["priya_lifts", "Loudness isn't a unit."],
      ["joel_benitez", "Three meals and a snack, I can do that. Thank you!"],
    ],
  },
  {
    by: "alex_rivers",
    type: "general",
    text: "Found my old notebook from two years ago. Same goals, smaller handwriting. This time I started with a third of it and I'm still here.",
    comments: [
      ["kenji_w", "Starting with a third is the whole secret, I think."],
      ["robin_vale", "Still here is the best line in any notebook."],
    ],
  },
  {
    by: "wren_ashby",
    type: "workout",
    text: "Muscle-up diary, week something: strict pull-ups 8, straight bar dips 10, the bit in between: still a mystery. Practising the mystery on a low bar with my feet on the ground.",
    comments: [
      ["leila_b", "The mystery is where I live too. Elbows fast, says my coach."],
      ["oluwaseun_a", "8 strict is already a different world from here."],
      ["theo_lang", "Low-bar practice is what cracked it for a friend of mine. Lots of easy ones, never tired ones."],
    ],
  },
  {
    by: "beth_tran",
    type: "nutrition",
    text: "Meal prep for people who hate meal prep: cook double on Monday, eat the other half on Wednesday. That's the whole method. It's changed my Wednesdays.",
    comments: [
      ["kenji_w", "Finally a method with fewer than two steps."],
      ["nadia_f", "As a labels person, I approve: it's within the three days."],
      ["sam_and_co", "What do you cook on double Mondays?"],
      ["beth_tran", "@sam_and_co Chili with beans, mostly, or a tray of vegetables with feta (milk, for those who avoid it)."],
    ],
  },
  {
    by: "priya_lifts",
    type: "motivation",
    text: "I failed 100 kg four times in two months. Not once did the bar take it personally. I'm trying to learn from the bar.",
    picture: {
      kind: "bars",
      ground: "dark",
      values: [82.5, 90, 95, 97.5, 97.5],
      alt: "Bar chart of Priya's best single deadlift: 82.5, 90, 95, 97.5 and again 97.5 kilograms.",
    },
    comments: [
      ["big_dave_h", "It's in there. It's just finishing its tea."],
      ["theo_lang", "97.5 twice isn't a wall, it's a floor."],
      ["nadia_f", "The bar is the calmest of us all."],
      ["joel_benitez", "A floor, not a wall. I'm going to keep that."],
    ],
  },
  {
    by: "ines_moreau",
    type: "workout",
    text: "Kettlebell swings in the staff garden at six in the morning. A patient watched from the window and scored me. I got an eight for style. I want the other two.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["hinge:kettlebell", "swing:kettlebell"],
      alt: "Drawing of two figures with a kettlebell: hips pushed back, and standing tall in the swing.",
    },
    comments: [
      ["big_dave_h", "Hips, not arms, and those two points are yours."],
      ["carlos_m", "An audience at six in the morning? Respect to both of you."],
    ],
  },
];
