import type { SamplePost } from "./shapes.ts";

/** The latest public posts, the newest first. */
export const LATEST_POSTS: readonly SamplePost[] = [
  {
    by: "kenji_w",
    type: "workout",
    text: "Twelve minutes of the twenty, then one twin needed a drink, the other needed the same drink. Logged what I did. Half a session beats a perfect one that never happens.",
    comments: [
      ["ines_moreau", "Twelve minutes is twelve minutes. The drink negotiations should count as core work."],
      ["alex_rivers", "Logging the half ones has been the best habit I took from you."],
    ],
  },
  {
    by: "hana_runs",
    type: "workout",
    text: "Question for those who run and lift: do you put the leg day before or after the easy run? I keep moving it around and my calves have opinions either way.",
    comments: [
      ["finn_oc", "Same day for me, ride first and legs in the evening, so the next day is really easy."],
      ["priya_lifts", "Hard days hard, easy days easy. I do legs on the day of the intervals, then one full day for neither."],
      ["hana_runs", "Two votes for the same day. I will try two weeks of that and tell you what the calves say."],
    ],
  },
  {
    by: "marta_lindqvist",
    type: "motivation",
    text: "This week I got up from the floor without using my hands, three times in a row, while my granddaughter counted. Two years ago I needed the sofa and a plan.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["get-up:bodyweight", "squat:chair", "squat:bodyweight"],
      alt: "Drawing of three figures: getting up from the floor, sitting down to a chair, and a free squat.",
    },
    comments: [
      ["gus_papadakis", "I tried it after reading this. One hand. I am counting it as a start."],
      [
        "marta_lindqvist",
        "@gus_papadakis One hand is where I was last winter. Sit to a chair slowly, a few every day, and lower the chair.",
      ],
      ["tomasz_k", "I read this on my break and practised on the depot bench. The colleagues are now interested."],
      ["rosa_delgado", "This is the best strength test there is. Congratulations, Marta."],
      ["priya_lifts", "Counting by granddaughter is the strictest judging I can imagine."],
    ],
  },
  {
    by: "leila_b",
    type: "nutrition",
    text: "Tuesday red lentils: fry an onion, a spoon of cumin, a tin of tomatoes, 200 g red lentils, 600 ml water, twenty minutes. Lemon at the end, not at the beginning. Feeds three, or me and tomorrow and the day after.",
    comments: [
      ["oluwaseun_a", "Made it in the rice cooker with everything in at once except the lemon. It forgave me."],
      ["nadia_f", "Into my lunch boxes it goes. Two in the fridge for the next days, the rest into the freezer."],
      ["gus_papadakis", "A bay leaf, please. And a little olive oil when it is in the bowl."],
      ["leila_b", "The bay leaf is in from now on, Gus."],
    ],
  },
  {
    by: "joel_benitez",
    type: "general",
    text: "I asked somebody in the gym to show me how the squat rack works. I had rehearsed the sentence in the changing room. He said yes, put the safety bars in for me and went back to his own set. That was it. That was what I was afraid of for three weeks.",
    comments: [
      ["big_dave_h", "Nobody in the history of gyms has ever minded being asked about safety bars. Well done."],
      ["alex_rivers", "The rehearsed sentence! I do that too."],
      ["theo_lang", "Next stage: somebody asks you. It comes sooner than you think."],
      ["joel_benitez", "@theo_lang Then I will check the safety bars twice."],
    ],
  },
  {
    by: "sam_and_co",
    type: "general",
    text: "Family challenge of the week: everybody who passes the kitchen door hangs on the bar for as long as they like. The youngest holds the record, mostly because she weighs as much as a cat.",
    comments: [
      ["wren_ashby", "Unfair class advantage. I want a recount by surface of hand."],
      ["leila_b", "Best habit for climbers as well. Let the shoulders work a little, not only the fingers."],
      ["sam_and_co", "Will pass it on to the team. Thank you!"],
    ],
  },
  {
    by: "priya_lifts",
    type: "workout",
    text: "Deadlifts today: 3 x 5 at a weight that used to be my single. Nothing dramatic happened. I wrote it down, ate lunch and corrected thirty tests about momentum.",
    picture: {
      kind: "figures",
      ground: "dark",
      figures: ["hinge:barbell", "deadlift:barbell"],
      alt: "Drawing of two figures with a barbell: bent at the hips, and standing tall.",
    },
    comments: [
      ["big_dave_h", "Undramatic is what progress looks like from inside."],
      ["nadia_f", "Momentum, of all things."],
      ["oluwaseun_a", "How long did it take from single to fives?"],
      ["priya_lifts", "@oluwaseun_a A little over a year, with two months in the middle where nothing moved at all."],
    ],
  },
  {
    by: "tomasz_k",
    type: "general",
    text: "Small thing. My trousers and I agree again when I bend down to tie my shoes. I do not have a number for this but I wanted to tell somebody.",
    comments: [
      ["marta_lindqvist", "Those are the good numbers: shoes, stairs, bags. I am glad you told us."],
      ["robin_vale", "Exactly what this place is for."],
    ],
  },
  {
    by: "amara_nk",
    type: "workout",
    text: "Dead bugs, side lying leg raises, walking. It looks like nothing and I am sweating. My physio said patience is also a muscle, and I laughed, which was apparently also an exercise.",
    comments: [
      ["rosa_delgado", "Slow dead bugs humble me every single week. Breathing out while the leg goes away helps."],
      ["kenji_w", "Ours crawl under me when I do them. Advanced variation."],
      ["amara_nk", "@rosa_delgado The breathing out made it click, thank you."],
    ],
  },
  {
    by: "finn_oc",
    type: "motivation",
    text: "Rode to work in sideways rain. A bus driver waved me across the junction as if I were somebody important. It kept me warm until lunch.",
    comments: [
      ["tomasz_k", "On behalf of bus drivers: we see you, and we think you are a bit mad, and we wave."],
      ["finn_oc", "@tomasz_k Best answer I could have hoped for."],
      ["beth_tran", "Sideways rain people are my favourite people."],
    ],
  },
  {
    by: "nadia_f",
    type: "nutrition",
    text: "What I changed in my lunches this month: beans or lentils in three of them, fruit cut the evening before (I only eat it when it is cut, I know myself), and a label with the date on every box. Three to four days in the fridge is my limit, what is later goes into the freezer.",
    comments: [
      ["mei_lin_c", "I also only eat cut fruit. I thought it was a personal failing, it is a system."],
      ["leila_b", "Dates on boxes is love for your future self."],
      ["beth_tran", "My teenager eats everything without a label. Labels it is."],
    ],
  },
  {
    by: "alex_rivers",
    type: "workout",
    text: "First pull-up attempt of the month: chin got to about eyebrow height of the person I want to be. Doing slow negatives and rows twice a week. Anybody else on the way to the first one?",
    picture: {
      kind: "figures",
      ground: "volt",
      figures: ["dead-hang:bar", "pull-up:assisted-band", "pull-up:overhand"],
      alt: "Drawing of three figures at a bar: hanging, pulling up with help, pulling up freely.",
    },
    comments: [
      ["joel_benitez", "Me. I hang, I shake, I come down. Hanging went from eight seconds to twenty though."],
      [
        "wren_ashby",
        "Negatives worked for me: up with a jump, down as slowly as a bad elevator. Few good ones, lots of rest between.",
      ],
      ["leila_b", "Rows and patience. Mine came on a day when I had not planned to try."],
      ["alex_rivers", "Bad elevator. I will never think of negatives in another way again."],
      ["priya_lifts", "You will tell us the minute it happens, please."],
    ],
  },
  {
    by: "svetlana_p",
    type: "workout",
    text: "Water 11 degrees, swam short, got out while I still felt clever. Always with somebody on the shore. The longest part of cold swimming is getting dressed.",
    comments: [
      ["beth_tran", "I read this in a heated pool and felt brave by association."],
      ["marta_lindqvist", "Getting out while you still feel clever is good advice for most of life."],
      ["hana_runs", "How long until your fingers work the zip again?"],
      ["svetlana_p", "@hana_runs Two cups of tea. I measure everything in tea."],
    ],
  },
  {
    by: "oluwaseun_a",
    type: "nutrition",
    text: "Student protein, by what is on offer this week: eggs, lentils, tinned mackerel, plain yoghurt, chicken thighs instead of breast. I stopped buying powder and the money is now shoes.",
    comments: [
      ["big_dave_h", "Tinned mackerel on toast carried me through my twenties."],
      ["nadia_f", "Cottage cheese in the evening is also kind to the budget here."],
      ["leila_b", "Soy mince from the big bag, if you like: cheap, keeps for ever. (Soy, for those who must avoid it.)"],
    ],
  },
  {
    by: "mei_lin_c",
    type: "general",
    text: "I set a timer that tells me to stand up every 45 minutes. I have become very good at ignoring a timer. What do you really do at a desk?",
    comments: [
      [
        "tomasz_k",
        "At every end stop I get out and walk once around the bus. Find your end stops: a finished task, a phone call.",
      ],
      ["rosa_delgado", "A glass that is too small. You have to get up for water all the time."],
      ["alex_rivers", "I moved the charger of my phone to the other side of the room. Cruel, works."],
      ["mei_lin_c", "The small glass is genius. Tomorrow there will be an espresso cup on my desk."],
    ],
  },
  {
    by: "theo_lang",
    type: "workout",
    text: "Seated press: 52.5 kg for a triple. Cue that did it: pull the shoulder blades into the back rest before the bar leaves the rack, and think of pushing yourself away from the bar.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["overhead-press:seated-dumbbells", "overhead-press:machine"],
      alt: "Drawing of two figures pressing overhead while seated.",
    },
    comments: [
      ["big_dave_h", "7.5 to go. I have stopped betting against you."],
      ["carlos_m", "Tried the cue tonight. Shoulders felt better than after any warm-up."],
      ["nadia_f", "Stealing this for the bench as well."],
      ["theo_lang", "Steal away, I stole it from my coach."],
    ],
  },
  {
    by: "robin_vale",
    type: "general",
    text: "A short note from the moderator's chair: if something here is not right, the three dots beside a post lead to Report. I read every one. And if something is especially right, the heart is closer to your thumb.",
    comments: [
      ["marta_lindqvist", "Thank you for keeping this a kind room, Robin."],
      ["ines_moreau", "The kindest corner of the internet at four in the morning, I can confirm."],
    ],
  },
  {
    by: "beth_tran",
    type: "workout",
    text: "Swam 400 metres without stopping. Slower than the lady with the cap full of flowers, faster than last month's me. What is a sensible way to get to 750?",
    comments: [
      [
        "svetlana_p",
        "Swim 4 x 200 with short rests before you swim one long one. And slower at the beginning than you think is polite.",
      ],
      ["hana_runs", "From running: only one of the week's swims gets longer, the others stay easy."],
      ["beth_tran", "4 x 200 on Saturday. If I meet the flowers I will say hello from you."],
    ],
  },
  {
    by: "gus_papadakis",
    type: "nutrition",
    text: "Giant beans in the oven: soak overnight, boil until nearly soft, then tomatoes, onion, celery, parsley, a good deal of olive oil, an hour and a half at 180 degrees. Better tomorrow. Everything good is better tomorrow.",
    comments: [
      ["leila_b", "This is my whole philosophy in one oven dish. (Celery in it, for those who must know.)"],
      ["sam_and_co", "Children ate it. All three. I have photographic evidence and nobody believes me."],
      ["tomasz_k", "My wife asks whether you take guests."],
      ["gus_papadakis", "@tomasz_k Always. Bring the bus."],
    ],
  },
  {
    by: "carlos_m",
    type: "motivation",
    text: "Twenty-six years of carrying things taught me one lesson: put it down before you have to drop it. Good for hoses, weights and opinions.",
    comments: [
      ["big_dave_h", "Putting that on the garage wall."],
      ["finn_oc", "The last one is the heaviest."],
    ],
  },
  {
    by: "wren_ashby",
    type: "workout",
    text: "Fell off the rings, landed on the mat, laughed, checked everything twice, did easier rows instead. Leaving the ego on the tree today.",
    comments: [
      ["theo_lang", "Glad you are in one piece. Easier rows are still rows."],
      ["joel_benitez", "Checking twice and going lighter is the part nobody films. Respect."],
    ],
  },
  {
    by: "rosa_delgado",
    type: "workout",
    text: "For stiff desk hips, the three I give everybody: half-kneeling hip flexor stretch, figure four on the back, and ninety seconds in a deep squat while holding on to a door frame. Gentle, breathing, no forcing.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["hip-flexor-stretch:bodyweight", "figure-four:supine", "deep-squat-hold:bodyweight"],
      alt: "Drawing of three figures: a half-kneeling stretch, a stretch lying on the back, a deep squat.",
    },
    comments: [
      ["mei_lin_c", "Doing these between two calls. The door frame one is my favourite."],
      ["priya_lifts", "My squat thanks you. Ninety seconds felt like a geography lesson."],
      ["tomasz_k", "Deep squat: not deep yet. But the door frame holds."],
      ["rosa_delgado", "@tomasz_k Your depth is the right depth."],
    ],
  },
  {
    by: "ines_moreau",
    type: "motivation",
    text: "Third night shift done. I did not train, I did not want to train, and I did not feel guilty about it. Sleep is on the plan too. Good morning and good night.",
    comments: [
      ["kenji_w", "Sleep well. The mat will still be there."],
      ["robin_vale", "A planned rest day is a kept promise."],
      ["marta_lindqvist", "I taught for forty years and never learned this. Good night, Inès."],
    ],
  },
  {
    by: "big_dave_h",
    type: "workout",
    text: "Form cue of the week, squat: screw your feet into the floor as if you wanted to turn a newspaper under each of them. Knees go where the toes point, and suddenly you are standing on something.",
    picture: {
      kind: "figures",
      ground: "dark",
      figures: ["squat:barbell-back", "squat:goblet"],
      alt: "Drawing of two figures squatting, one with a barbell on the back, one with a weight in front of the chest.",
    },
    comments: [
      ["joel_benitez", "Tried it with the empty bar. My knees stopped arguing about the direction."],
      ["alex_rivers", "Works with a dumbbell in front as well. Who still has newspapers though."],
      ["rosa_delgado", "We say: spread the floor. Same magic."],
    ],
  },
  {
    by: "sam_and_co",
    type: "nutrition",
    text: "Three children, three opinions. Tonight: everybody builds their own bowl. Rice, beans, grated carrot, corn, yoghurt, cheese on the table, nobody says a word about what goes in. The quietest dinner of the year.",
    comments: [
      ["beth_tran", "Trying this on one teenager with the opinions of three."],
      ["kenji_w", "The twins would build a bowl of only rice. I accept their art."],
      ["leila_b", "Put the lentils there too, in the most beautiful dish. It works on adults."],
    ],
  },
  {
    by: "alex_rivers",
    type: "motivation",
    text: "Missed the whole of last week. Work, then a cold, then just the sofa. Came back with the lightest session in the list and it felt like opening a window.",
    comments: [
      ["marta_lindqvist", "The coming back is the exercise. Welcome."],
      ["kenji_w", "The first one back is the heaviest, whatever is on the bar."],
      ["tomasz_k", "I needed to read this today."],
      ["robin_vale", "Window open. Good to see you."],
    ],
  },
];
