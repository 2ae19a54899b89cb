import type { SamplePost } from "./shapes.ts";

/** Posts that stand in groups, the newest first. */
export const GROUP_POSTS: readonly SamplePost[] = [
  {
    by: "alex_rivers",
    type: "workout",
    group: "first-steps",
    text: "Do you repeat the same workout until it feels easy, or change it every week? I get bored, but I also like knowing what comes next.",
    comments: [
      [
        "big_dave_h",
        "Keep your main three or four for a couple of months and rotate the small ones. Boredom is often just the sound of getting better.",
      ],
      ["marta_lindqvist", "Same exercises, new radio programme."],
      ["alex_rivers", "The radio as accessory work. I'm in."],
    ],
  },
  {
    by: "big_dave_h",
    type: "workout",
    group: "garage-lifters",
    text: "Ceiling too low for standing presses? Sit on the floor with your legs out and press from there. Strict, honest, and the lamp survives.",
    picture: {
      kind: "figures",
      ground: "dark",
      figures: ["overhead-press:barbell", "overhead-press:dumbbells"],
      alt: "Drawing of two figures pressing weights overhead.",
    },
    comments: [
      ["theo_lang", "Welcome to my world. No leg drive, no excuses, very good shoulders."],
      ["priya_lifts", "I lost a lamp to this. Thank you, too late."],
    ],
  },
  {
    by: "ines_moreau",
    type: "general",
    group: "night-shift",
    text: "What do you do in the last hour before going to sleep in the morning? For me: sunglasses on the way home, no screens, the same boring book.",
    comments: [
      ["tomasz_k", "Blinds, porridge, crossword. By five down I'm gone."],
      ["carlos_m", "Shower, ten minutes of stretching on the floor, phone in the kitchen."],
      ["ines_moreau", "Phone in the kitchen is the one I avoid. So it's probably the one."],
    ],
  },
  {
    by: "leila_b",
    type: "nutrition",
    group: "plants-on-the-plate",
    text: "Chickpea flour pancakes: 100 g flour, 180 ml water, salt, cumin, rest ten minutes, fry like a pancake, fill with whatever is wilting. No egg, no milk, plenty of protein for a pancake.",
    comments: [
      ["priya_lifts", "My grandmother called these cheela and would like a word about chopped chili and coriander."],
      ["leila_b", "@priya_lifts Your grandmother is right, and I'm listening."],
      ["gus_papadakis", "With spring onions. The wilting ones were waiting for this."],
    ],
  },
  {
    by: "carlos_m",
    type: "workout",
    group: "strong-after-fifty",
    text: "Warm-up that takes six minutes and has saved my back more than anything: cat-cow, hip circles, ten slow squats, a short walk with two light weights. Then the work.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["cat-cow:bodyweight", "hip-circles:standing", "squat:bodyweight"],
      alt: "Drawing of three figures warming up: on hands and knees, circling the hips, squatting.",
    },
    comments: [
      ["marta_lindqvist", "I do it during the first news on the radio. Exactly six minutes, if nothing's happened in the world."],
      ["tomasz_k", "The short walk with weights was new to me. Great idea."],
      ["gus_papadakis", "Hip circles make my grandchildren laugh. Bonus."],
    ],
  },
  {
    by: "hana_runs",
    type: "workout",
    group: "slow-miles",
    text: "Sunday's long run is along the water: 12 km, at the slowest runner's pace, bakery stop at 9. Wherever you live: run your own version and send us the bakery.",
    comments: [
      ["sam_and_co", "My version is ten minutes flat and a very long bakery."],
      ["beth_tran", "Run-walk by the creek here. Bakery: a taco truck."],
      ["hana_runs", "Tacos count. Everything counts."],
    ],
  },
  {
    by: "amara_nk",
    type: "workout",
    group: "living-room",
    text: "Which exercises can you do next to a sleeping baby without waking it? So far: glute bridges, side planks, very slow squats. Not so far: anything with a jump, or a dumbbell on a wooden floor.",
    comments: [
      ["kenji_w", "Wall sits. Complete silence, complete suffering."],
      ["mei_lin_c", "Bird dogs, on a blanket."],
      ["sam_and_co", "Hold the baby and do squats. They love the elevator."],
    ],
  },
  {
    by: "finn_oc",
    type: "general",
    group: "two-wheels",
    text: "Wet-weather poll: full-length mudguards, yes. But gloves: which ones are really dry after an hour? I've bought three pairs of lies.",
    comments: [
      ["carlos_m", "Rubber ones from the hardware shop over thin wool. Ugly, dry."],
      ["hana_runs", "Two pairs, swap at half-time. Dry is a state of mind."],
      ["finn_oc", "Hardware shop it is. Will report back."],
    ],
  },
  {
    by: "joel_benitez",
    type: "workout",
    group: "garage-lifters",
    text: "Deadlift form check in words, because I was too shy to film: the bar drifts away from my shins at the start. What am I doing wrong?",
    comments: [
      [
        "big_dave_h",
        "Start with the bar over the middle of the foot and pull the slack out first: arms long, armpits over the bar, then push the floor away.",
      ],
      ["priya_lifts", "Think of squeezing oranges in your armpits. The bar stays with you."],
      ["joel_benitez", "Oranges worked. The bar stays with me now."],
    ],
  },
  {
    by: "marta_lindqvist",
    type: "motivation",
    group: "first-steps",
    text: "To everyone in week two: this is the week it stops being new and isn't a habit yet. It's the least fun week. It's also just one week.",
    comments: [
      ["mei_lin_c", "How did you know I was in week two?"],
      ["amara_nk", "Pinned to my fridge."],
      ["tomasz_k", "Can confirm from week five."],
    ],
  },
  {
    by: "nadia_f",
    type: "nutrition",
    group: "plants-on-the-plate",
    text: "Lunch box that survives a pharmacy microwave: couscous, roasted carrots, chickpeas, a lemon half packed separately. (Wheat in couscous. Millet works as well.)",
    comments: [
      ["beth_tran", "Keeping the lemon separate, that's the trick. Mine were always soggy and sad."],
      ["rosa_delgado", "Mint, if the pharmacy allows herbs."],
    ],
  },
  {
    by: "theo_lang",
    type: "workout",
    group: "garage-lifters",
    text: "Chains, bands, gadgets: I tried them all. What moved my press was one extra easy day a week with half the weight and perfect reps.",
    comments: [
      ["carlos_m", "The easy day is the first one everyone drops."],
      ["oluwaseun_a", "Adding one. Half the weight, all the attention."],
    ],
  },
  {
    by: "tomasz_k",
    type: "general",
    group: "night-shift",
    text: "Early week: up at 3:10. I moved my exercises from before the shift to the nine o'clock break, and I'm a friendlier driver.",
    comments: [
      ["ines_moreau", "Breakfast time for muscles. It makes sense."],
      ["kenji_w", "3:10 is a number I only know from the other side."],
    ],
  },
  {
    by: "sam_and_co",
    type: "workout",
    group: "living-room",
    text: "Obstacle course: under the table, over the cushion, bear crawl to the fridge. I lost to everyone and my shoulders know it.",
    picture: {
      kind: "figures",
      ground: "volt",
      figures: ["bear-crawl:bodyweight", "plank:forearm"],
      alt: "Drawing of two figures close to the floor: one crawls, one holds a forearm plank.",
    },
    comments: [
      ["kenji_w", "Building this right now. What's the prize?"],
      ["sam_and_co", "The fridge."],
    ],
  },
  {
    by: "beth_tran",
    type: "workout",
    group: "slow-miles",
    text: "Ran after cycling for the first time and my legs felt like two chairs. Is it always like that?",
    comments: [
      ["hana_runs", "The first ten minutes, always. Then they remember. Short steps at the start."],
      ["finn_oc", "Chairs is exactly right."],
      ["beth_tran", "Short steps, chairs, ten minutes. I can do that."],
    ],
  },
  {
    by: "gus_papadakis",
    type: "nutrition",
    group: "strong-after-fifty",
    text: "Post-training soup: chickpeas, lemon, onion, olive oil, nothing else. On low all morning. My knees don't know why they like it.",
    comments: [
      ["svetlana_p", "Nothing else: the hardest recipe."],
      ["carlos_m", "The station has asked for this twice now."],
    ],
  },
  {
    by: "wren_ashby",
    type: "workout",
    group: "garage-lifters",
    text: "Hung my rings from the carport beam. But first I asked someone who knows beams. Ask someone who knows beams, friends.",
    comments: [
      ["carlos_m", "Professionally: thank you."],
      ["big_dave_h", "Asking about the beam is the real first exercise."],
    ],
  },
  {
    by: "robin_vale",
    type: "general",
    group: "first-steps",
    text: "What's one thing you were told when you started that turned out to be useful? Mine: leave while you still want to do one more.",
    comments: [
      ["tomasz_k", "Slow down on the way down."],
      ["beth_tran", "Breathe out on the hard part."],
      ["joel_benitez", "Nobody is looking. They're all looking at themselves."],
      ["gus_papadakis", "Put your water bottle where you have to bend down for it. My doctor is cunning."],
    ],
  },
  {
    by: "kenji_w",
    type: "general",
    group: "living-room",
    text: "The downstairs neighbour asked if we could stop the elephants. I said it was lunges. We settled on a thick mat and nothing after eight. Talk to your neighbours first, it helps.",
    comments: [
      ["ines_moreau", "Mine thinks I move furniture. I should talk to them too."],
      ["tomasz_k", "Thick mat, felt pads under the chairs, cake at Christmas."],
    ],
  },
  {
    by: "priya_lifts",
    type: "nutrition",
    group: "plants-on-the-plate",
    text: "Vegetarian and lifting: I aim for about 1.6 g of protein per kilo, and it stopped being hard once every meal had one of lentils, eggs, paneer, tofu or yoghurt in it. That's all the maths I do, and I teach physics.",
    comments: [
      ["leila_b", "Same without the eggs and milk: beans, tofu, tempeh, seitan, nuts. One at every meal."],
      ["oluwaseun_a", "One at every meal: I can remember that, even in a supermarket."],
    ],
  },
  {
    by: "rosa_delgado",
    type: "workout",
    group: "strong-after-fifty",
    text: "Balance, two minutes a day: stand on one leg by the counter while the kettle boils, eyes open, other leg for the second cup. It's never wasted time.",
    comments: [
      ["marta_lindqvist", "I drink more tea now. For the balance."],
      ["svetlana_p", "The left leg needs a bigger kettle."],
    ],
  },
  {
    by: "svetlana_p",
    type: "general",
    group: "slow-miles",
    text: "I don't run, I just came for the company. Today I walked five kilometres along the beach and thought of you all overtaking me politely.",
    comments: [
      ["hana_runs", "We'd have stopped for tea."],
      ["sam_and_co", "Walking is the slowest mile. You're our president."],
    ],
  },
  {
    by: "mei_lin_c",
    type: "general",
    group: "two-wheels",
    text: "Thinking about cycling to work: 6 km, half of it on a busy road. How did you find a quiet route?",
    comments: [
      [
        "finn_oc",
        "Ride it once on a Sunday, take every wrong turn on purpose. The quiet route is usually one street over from the one the map gives you.",
      ],
      ["beth_tran", "And allow ten extra minutes the first week, so you're never in a rush."],
      ["mei_lin_c", "Found one along the canal. Eight minutes longer, and it has herons."],
    ],
  },
  {
    by: "carlos_m",
    type: "general",
    group: "night-shift",
    text: "Night with four calls. Didn't train, ate bread, slept badly, came here to say so. Tomorrow is a normal day.",
    comments: [
      ["ines_moreau", "Thank you for telling us. Sleep tonight."],
      ["sam_and_co", "Glad you're home."],
    ],
  },
  {
    by: "oluwaseun_a",
    type: "workout",
    group: "garage-lifters",
    text: "Home-made gym inventory: one kettlebell, one backpack, 14 textbooks. The textbooks are finally carrying me through my degree.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["squat:backpack", "row:backpack", "overhead-press:backpack"],
      alt: "Drawing of three figures with a loaded backpack: squatting, rowing and pressing overhead.",
    },
    comments: [
      ["priya_lifts", "Which subject is the heaviest?"],
      ["oluwaseun_a", "@priya_lifts Thermodynamics. In every sense."],
    ],
  },
  {
    by: "amara_nk",
    type: "motivation",
    group: "first-steps",
    text: "I wrote down one sentence before starting: I train to have energy, not to earn it. On bad days I read it out loud.",
    comments: [
      ["robin_vale", "That's a sentence for all of us."],
      ["mei_lin_c", "Writing it on the espresso cup."],
    ],
  },
  {
    by: "hana_runs",
    type: "workout",
    group: "slow-miles",
    text: "Ten minutes, twice a week, my calves' life insurance: single-leg calf raises, toe raises against a wall, single-leg glute bridges. Slow up, slow down.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["calf-raise:single-leg", "glute-bridge:single-leg"],
      alt: "Drawing of two figures: a calf raise on one leg, a glute bridge on one leg.",
    },
    comments: [
      ["beth_tran", "Did it in the library lift. Nobody saw."],
      ["amara_nk", "One leg is a different sport. Two legs first for me."],
    ],
  },
  {
    by: "leila_b",
    type: "nutrition",
    group: "plants-on-the-plate",
    text: "My grandmother's harira, written down at last: onion, celery, tomatoes, lentils, chickpeas, turmeric, ginger, coriander, lemon. Thickened with flour and water at the end (wheat; starch works too). She says: more lemon.",
    comments: [
      ["gus_papadakis", "I like your grandmother. We'd agree on everything."],
      ["ines_moreau", "Made a pot before the night week. The whole ward asked what smelled so good."],
      ["hana_runs", "After the long run. Perfect."],
    ],
  },
  {
    by: "finn_oc",
    type: "workout",
    group: "two-wheels",
    text: "What cycling misses: upper back, hips, everything sideways. Twice a week I row, stretch the front of the hips and do side lunges, and I can look over my shoulder in traffic again.",
    picture: {
      kind: "figures",
      ground: "dark",
      figures: ["row:dumbbells", "hip-flexor-stretch:bodyweight", "side-lunge:bodyweight"],
      alt: "Drawing of three figures: rowing with dumbbells, stretching the hip, lunging sideways.",
    },
    comments: [
      ["carlos_m", "Side lunges, yes. Life isn't all forwards."],
      ["hana_runs", "Same for runners. Adding the row."],
    ],
  },
  {
    by: "nadia_f",
    type: "workout",
    group: "garage-lifters",
    text: "Do you count the warm-up sets in your log? I have started writing them down, small, because they tell me what kind of day it'll be.",
    comments: [
      ["big_dave_h", "If the empty bar feels heavy, I already know the plan: good technique, early dinner."],
      ["theo_lang", "Only the last one, as a weather report."],
    ],
  },
  {
    by: "ines_moreau",
    type: "motivation",
    group: "night-shift",
    text: "This group is two weeks old and I already know who's awake when. It makes the corridors shorter. Thank you.",
    comments: [
      ["tomasz_k", "The first bus greets the last corridor."],
      ["amara_nk", "The 2:40 feed says hello."],
    ],
  },
  {
    by: "tomasz_k",
    type: "motivation",
    group: "strong-after-fifty",
    text: "My brother asked what the point is, at our age. I lifted his suitcase into the train for him. He didn't ask again.",
    comments: [
      ["carlos_m", "Best argument I've ever read."],
      ["marta_lindqvist", "Suitcases convince everyone."],
      ["gus_papadakis", "I'm telling this one at lunch and pretending it was me."],
    ],
  },
  {
    by: "kenji_w",
    type: "workout",
    group: "living-room",
    text: "Five exercises with a towel that need nothing else: rows in the door frame, hamstring slides, chest stretch, pulldowns lying down, and mopping up the water afterwards.",
    comments: [
      ["alex_rivers", "Hamstring slides on the kitchen floor are no joke."],
      ["gus_papadakis", "I've mastered number five."],
    ],
  },
  {
    by: "joel_benitez",
    type: "general",
    group: "first-steps",
    text: "What do you wear? I know it doesn't matter. I'd still like to know.",
    comments: [
      ["oluwaseun_a", "The T-shirt from a conference nobody remembers. Comfortable, dry, done."],
      ["beth_tran", "Whatever I can lift my arms in."],
      ["marta_lindqvist", "My gardening trousers. They have pockets."],
      ["joel_benitez", "Gardening trousers with pockets. I feel much better about everything."],
    ],
  },
  {
    by: "big_dave_h",
    type: "general",
    group: "garage-lifters",
    text: "House rules of this garage: check the collars, say good set, sweep the chalk. Everything else is up for debate.",
    comments: [
      ["carlos_m", "Good set."],
      ["nadia_f", "Collars checked. Hello everyone."],
      ["priya_lifts", "Sweeping already."],
    ],
  },
  {
    by: "beth_tran",
    type: "nutrition",
    group: "plants-on-the-plate",
    text: "Hello, half a vegetarian here (the teenager is the other half). Which meatless dinner convinced your family? I need three.",
    comments: [
      ["leila_b", "Peanut noodles with cucumber. It's gone before I sit down. (Peanuts, wheat, soy.)"],
      ["gus_papadakis", "Stuffed peppers with rice and herbs."],
      ["rosa_delgado", "Black bean tacos with everything on the table."],
      ["beth_tran", "Three! You're quick. Tacos tonight."],
    ],
  },
  {
    by: "marta_lindqvist",
    type: "general",
    group: "strong-after-fifty",
    text: "Welcome. I started this group because the exercises in magazines are shown by people whose knees have never met a winter. Tell us what you'd like to be able to do.",
    comments: [
      ["svetlana_p", "Swim along the bay and climb out over the rocks on my own."],
      ["gus_papadakis", "The third floor, with bags, with enough breath left to sing."],
      ["carlos_m", "Get down to play on the floor, get up to go to work."],
    ],
  },
  {
    by: "hana_runs",
    type: "general",
    group: "slow-miles",
    text: "Hello, slow people. First rule: if you can't talk, you're too fast. Second rule: if you can't stop talking, you're one of us.",
    comments: [
      ["sam_and_co", "I have a stroller and stories."],
      ["finn_oc", "I have no knees for it and came anyway."],
      ["priya_lifts", "I run to the bus and back. May I stay?"],
      ["hana_runs", "@priya_lifts The bus is a recognised distance."],
    ],
  },
];
