import type { SamplePost } from "./shapes.ts";

/** The latest public posts, the newest first. */
export const LATEST_POSTS: readonly SamplePost[] = [
  {
    by: "kenji_w",
    type: "workout",
    text: "Twelve minutes of the twenty, then one twin needed a drink, the other needed the same drink. Logged what I did. Half a session beats a perfect one that never happens.",
    comments: [
      ["ines_moreau", "Twelve minutes is twelve minutes. The drink negotiations should count as core work."],
      ["alex_rivers", "Logging the half ones is the best habit I've picked up from you."],
    ],
  },
  {
    by: "hana_runs",
    type: "workout",
    text: "Question for those who run and lift: do you put leg day before or after the easy run? I keep moving it around, and my calves have opinions either way.",
    comments: [
      ["finn_oc", "Same day for me: ride first, legs in the evening, so the next day is genuinely easy."],
      ["priya_lifts", "Hard days hard, easy days easy. I do legs on interval day, then take a full day off both."],
      ["hana_runs", "Two votes for the same day. I'll try it for two weeks and report what the calves say."],
    ],
  },
  {
    by: "marta_lindqvist",
    type: "motivation",
    text: "This week I got up off the floor without using my hands, three times in a row, while my granddaughter counted. Two years ago I needed the sofa and a plan.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["get-up:bodyweight", "squat:chair", "squat:bodyweight"],
      alt: "Drawing of three figures: getting up from the floor, sitting down to a chair, and a free squat.",
    },
    comments: [
      ["gus_papadakis", "I tried it after reading this. One hand. I'm counting it as a start."],
      [
        "marta_lindqvist",
        "@gus_papadakis One hand is where I was last winter. Sit to a chair slowly, a few every day, and lower the chair.",
      ],
      ["tomasz_k", "Read this on my break and practised on the depot bench. My colleagues are now interested."],
      ["rosa_delgado", "This is the best strength test there is. Congratulations, Marta."],
      ["priya_lifts", "A granddaughter is the strictest judge I can imagine."],
    ],
  },
  {
    by: "leila_b",
    type: "nutrition",
    text: "Tuesday red lentils: fry an onion, a spoon of cumin, a tin of tomatoes, 200 g red lentils, 600 ml water, twenty minutes. Lemon at the end, not at the beginning. Feeds three, or me and tomorrow and the day after.",
    comments: [
      ["oluwaseun_a", "Made it in the rice cooker, everything in at once except the lemon. It forgave me."],
      ["nadia_f", "Into my lunch boxes it goes. Two in the fridge for the next few days, the rest in the freezer."],
      ["gus_papadakis", "A bay leaf, please. And a little olive oil once it's in the bowl."],
      ["leila_b", "Bay leaf from now on, Gus."],
    ],
  },
  {
    by: "joel_benitez",
    type: "general",
    text: "I asked someone at the gym to show me how the squat rack works. I'd rehearsed the sentence in the changing room. He said sure, set the safety bars for me and went back to his own set. That was it. That's what I'd been afraid of for three weeks.",
    comments: [
      ["big_dave_h", "Nobody in the history of gyms has ever minded being asked about safety bars. Well done."],
      ["alex_rivers", "The rehearsed sentence! I do that too."],
      ["theo_lang", "Next stage: someone asks you. It comes sooner than you think."],
      ["joel_benitez", "@theo_lang Then I'll check the safety bars twice."],
    ],
  },
  {
    by: "sam_and_co",
    type: "general",
    text: "Family challenge of the week: everyone who walks through the kitchen door hangs from the bar for as long as they like. The youngest holds the record, mostly because she weighs as much as a cat.",
    comments: [
      ["wren_ashby", "Unfair weight-class advantage. I want a recount by hand size."],
      ["leila_b", "Best habit for climbers too. Let the shoulders work a little, not just the fingers."],
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
      ["big_dave_h", "Undramatic is what progress looks like from the inside."],
      ["nadia_f", "Momentum, of all things."],
      ["oluwaseun_a", "How long did it take from single to fives?"],
      ["priya_lifts", "@oluwaseun_a A little over a year, with two months in the middle where nothing moved at all."],
    ],
  },
  {
    by: "tomasz_k",
    type: "general",
    text: "Small thing: my trousers and I are on good terms again when I bend down to tie my shoes. I don't have a number for it, but I wanted to tell someone.",
    comments: [
      ["marta_lindqvist", "Those are the good numbers: shoes, stairs, bags. I'm glad you told us."],
      ["robin_vale", "That's exactly what this place is for."],
    ],
  },
  {
    by: "amara_nk",
    type: "workout",
    text: "Dead bugs, side-lying leg raises, walking. It looks like nothing and I'm sweating. My physio said patience is also a muscle, and I laughed, which was apparently also an exercise.",
    comments: [
      ["rosa_delgado", "Slow dead bugs humble me every single week. Breathing out while the leg goes away helps."],
      ["kenji_w", "Ours crawl under me when I do them. Advanced variation."],
      ["amara_nk", "@rosa_delgado The breathing out made it click, thank you."],
    ],
  },
  {
    by: "finn_oc",
    type: "motivation",
    text: "Rode to work in sideways rain. A bus driver waved me across the junction like I was someone important. It kept me warm until lunch.",
    comments: [
      ["tomasz_k", "On behalf of bus drivers: we see you, and we think you're a bit mad, and we wave."],
      ["finn_oc", "@tomasz_k Best answer I could have hoped for."],
      ["beth_tran", "Sideways rain people are my favourite people."],
    ],
  },
  {
    by: "nadia_f",
    type: "nutrition",
    text: "What I changed in my lunches this month: beans or lentils in three of them, fruit cut up the night before (I only eat it cut up, I know myself), and a dated label on every box. Three to four days in the fridge is my limit; anything later goes in the freezer.",
    comments: [
      ["mei_lin_c", "I only eat cut-up fruit too. I thought it was a personal failing. It's a system."],
      ["leila_b", "A date on a box is love for your future self."],
      ["beth_tran", "My teenager eats everything without a label. Labels it is."],
    ],
  },
  {
    by: "alex_rivers",
    type: "workout",
    text: "First pull-up attempt of the month: my chin got to about the eyebrows of the person I want to be. Doing slow negatives and rows twice a week. Anyone else working on their first one?",
    picture: {
      kind: "figures",
      ground: "volt",
      figures: ["dead-hang:bar", "pull-up:assisted-band", "pull-up:overhand"],
      alt: "Drawing of three figures at a bar: hanging, pulling up with help, pulling up freely.",
    },
    comments: [
      ["joel_benitez", "Me. I hang, I shake, I come down. My hang went from eight seconds to twenty, though."],
      [
        "wren_ashby",
        "Negatives worked for me: up with a jump, down as slowly as a bad elevator. A few good ones, lots of rest in between.",
      ],
      ["leila_b", "Rows and patience. Mine came on a day when I hadn't planned to try."],
      ["alex_rivers", "Bad elevator. I'll never think of negatives any other way again."],
      ["priya_lifts", "Tell us the minute it happens, please."],
    ],
  },
  {
    by: "svetlana_p",
    type: "workout",
    text: "Water was 11 degrees. Short swim, got out while I still felt clever. Always with someone on shore. The longest part of cold swimming is getting dressed.",
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
    text: "Student protein, based on this week's offers: eggs, lentils, tinned mackerel, plain yoghurt, chicken thighs instead of breast. I stopped buying powder and the money is now shoes.",
    comments: [
      ["big_dave_h", "Tinned mackerel on toast carried me through my twenties."],
      ["nadia_f", "Cottage cheese in the evening is kind to the budget too."],
      ["leila_b", "Soy mince from the big bag, if you like: cheap, keeps forever. (Soy, if you avoid it.)"],
    ],
  },
  {
    by: "mei_lin_c",
    type: "general",
    text: "I set a timer that tells me to stand up every 45 minutes. I've become very good at ignoring timers. What actually works at a desk?",
    comments: [
      ["tomasz_k", "At every terminus I get out and walk once around the bus. Find your own: a finished task, a phone call."],
      ["rosa_delgado", "A glass that's too small. You have to keep getting up for water."],
      ["alex_rivers", "I moved my phone charger to the other side of the room. Cruel, but it works."],
      ["mei_lin_c", "The small glass is genius. Espresso cup on my desk, starting tomorrow."],
    ],
  },
  {
    by: "theo_lang",
    type: "workout",
    text: "Seated press: 52.5 kg for a triple. Cue that did it: pull your shoulder blades into the backrest before the bar leaves the rack, and think about pushing yourself away from the bar.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["overhead-press:seated-dumbbells", "overhead-press:machine"],
      alt: "Drawing of two figures pressing overhead while seated.",
    },
    comments: [
      ["big_dave_h", "7.5 to go. I've stopped betting against you."],
      ["carlos_m", "Tried the cue tonight. Shoulders felt better than after any warm-up."],
      ["nadia_f", "Stealing this for the bench too."],
      ["theo_lang", "Steal away, I stole it from my coach."],
    ],
  },
  {
    by: "robin_vale",
    type: "general",
    text: "A short note from the moderator's chair: if something here isn't right, tap the three dots on a post and choose Report. I read every one. And if something's especially right, the heart is closer to your thumb.",
    comments: [
      ["marta_lindqvist", "Thank you for keeping this a kind place, Robin."],
      ["ines_moreau", "The kindest corner of the internet at four in the morning, I can confirm."],
    ],
  },
  {
    by: "beth_tran",
    type: "workout",
    text: "Swam 400 metres without stopping. Slower than the lady with the cap full of flowers, faster than last month's me. What's a sensible way to get to 750?",
    comments: [
      ["svetlana_p", "Swim 4 x 200 with short rests before you try one long one. And start slower than you think is polite."],
      ["hana_runs", "From running: only make one swim a week longer, keep the others easy."],
      ["beth_tran", "4 x 200 on Saturday. If I see the flowers, I'll say hi from you."],
    ],
  },
  {
    by: "gus_papadakis",
    type: "nutrition",
    text: "Giant beans in the oven: soak overnight, boil until nearly soft, then tomatoes, onion, celery, parsley, plenty of olive oil, an hour and a half at 180 degrees. Better tomorrow. Everything good is better tomorrow.",
    comments: [
      ["leila_b", "This is my whole philosophy in one oven dish. (Celery in it, for those who must know.)"],
      ["sam_and_co", "Children ate it. All three. I have photographic evidence and nobody believes me."],
      ["tomasz_k", "My wife asks if you take guests."],
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
    text: "Fell off the rings, landed on the mat, laughed, checked everything twice, did easier rows instead. Left my ego up in the tree today.",
    comments: [
      ["theo_lang", "Glad you're in one piece. Easier rows are still rows."],
      ["joel_benitez", "Checking twice and going lighter is the part nobody films. Respect."],
    ],
  },
  {
    by: "rosa_delgado",
    type: "workout",
    text: "For stiff desk hips, the three I give everyone: half-kneeling hip flexor stretch, figure four on your back, and ninety seconds in a deep squat holding a door frame. Be gentle, keep breathing, don't force it.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["hip-flexor-stretch:bodyweight", "figure-four:supine", "deep-squat-hold:bodyweight"],
      alt: "Drawing of three figures: a half-kneeling stretch, a stretch lying on the back, a deep squat.",
    },
    comments: [
      ["mei_lin_c", "Doing these between calls. The door frame one is my favourite."],
      ["priya_lifts", "My squat thanks you. Those ninety seconds felt like a geography lesson."],
      ["tomasz_k", "Deep squat: not deep yet. But the door frame holds."],
      ["rosa_delgado", "@tomasz_k Your depth is the right depth."],
    ],
  },
  {
    by: "ines_moreau",
    type: "motivation",
    text: "Third night shift done. I didn't train, didn't want to train, and don't feel guilty about it. Sleep is part of the plan too. Good morning and good night.",
    comments: [
      ["kenji_w", "Sleep well. The mat will still be there."],
      ["robin_vale", "A planned rest day is a promise kept."],
      ["marta_lindqvist", "I taught for forty years and never learned this. Good night, Inès."],
    ],
  },
  {
    by: "big_dave_h",
    type: "workout",
    text: "Form cue of the week, squat: screw your feet into the floor as if you were twisting a newspaper under each one. Knees go where your toes point, and suddenly you're standing on something solid.",
    picture: {
      kind: "figures",
      ground: "dark",
      figures: ["squat:barbell-back", "squat:goblet"],
      alt: "Drawing of two figures squatting, one with a barbell on the back, one with a weight in front of the chest.",
    },
    comments: [
      ["joel_benitez", "Tried it with the empty bar. My knees stopped arguing about the direction."],
      ["alex_rivers", "Works with a dumbbell in front too. Who still has newspapers, though?"],
      ["rosa_delgado", "We say: spread the floor. Same magic."],
    ],
  },
  {
    by: "sam_and_co",
    type: "nutrition",
    text: "Three children, three opinions. Tonight: everyone builds their own bowl. Rice, beans, grated carrot, corn, yoghurt and cheese on the table, and nobody says a word about what goes in. Quietest dinner of the year.",
    comments: [
      ["beth_tran", "Trying this on one teenager with the opinions of three."],
      ["kenji_w", "The twins would build a bowl of only rice. I accept their art."],
      ["leila_b", "Put lentils out too, in your prettiest dish. Works on adults."],
    ],
  },
  {
    by: "alex_rivers",
    type: "motivation",
    text: "Missed all of last week. Work, then a cold, then just the sofa. Came back with the lightest session on the list, and it felt like opening a window.",
    comments: [
      ["marta_lindqvist", "Coming back is the exercise. Welcome."],
      ["kenji_w", "The first one back is the heaviest, whatever's on the bar."],
      ["tomasz_k", "I needed to read this today."],
      ["robin_vale", "Window open. Good to see you."],
    ],
  },
];
