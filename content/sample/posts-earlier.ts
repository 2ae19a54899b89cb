import type { SamplePost } from "./shapes.ts";

/** Public posts of the first weeks, the newest first. */
export const EARLIER_POSTS: readonly SamplePost[] = [
  {
    by: "gus_papadakis",
    type: "workout",
    text: "My grandson showed me the plank. We did it together on the carpet. He's nine, he won, and he told everyone at dinner, including the priest.",
    comments: [
      ["marta_lindqvist", "A rematch every Sunday, please."],
      ["carlos_m", "Losing to a nine-year-old is an honour. They're made of springs."],
    ],
  },
  {
    by: "oluwaseun_a",
    type: "workout",
    text: "Stopped adding weight every session and started adding a rep instead. When I reach the top of the range, the weight goes up. Three weeks in and nothing has stalled yet.",
    comments: [
      ["big_dave_h", "That will carry you for years."],
      ["priya_lifts", "Double progression, the quiet classic."],
      ["joel_benitez", "Copying this. I always jumped too early."],
    ],
  },
  {
    by: "hana_runs",
    type: "general",
    text: "My running shoes have more kilometres on them than my bike. How do you know when shoes are done?",
    comments: [
      ["sam_and_co", "When the sole looks like a map of my route."],
      ["finn_oc", "I write the date on the tongue when I buy them, then I stop guessing."],
      ["beth_tran", "When my daughter refuses to be seen with them."],
    ],
  },
  {
    by: "mei_lin_c",
    type: "motivation",
    text: "Didn't feel like it. Told myself I'd just put my shoes on. Did the whole session. Shoes are dangerous.",
    comments: [
      ["kenji_w", "Put on shoes, see what happens. That's me every Wednesday."],
      ["robin_vale", "Shoes first is the best trick in the book."],
    ],
  },
  {
    by: "nadia_f",
    type: "general",
    text: "To the women who train with a scarf: a light sports one and a second one in the bag solved ninety percent of it for me. Happy to answer questions about the other ten.",
    comments: [
      ["leila_b", "My cousin asks which fabric you like. Hers slips when she goes overhead."],
      ["nadia_f", "@leila_b Jersey, no pins, tucked at the back. And a thin band below it."],
      ["leila_b", "She says thank you and is already out the door."],
    ],
  },
  {
    by: "carlos_m",
    type: "general",
    text: "Station kitchen, fourteen people, one pot: black beans, rice, cabbage, oranges. Nobody here talks about diets. We talk about seconds.",
    comments: [
      ["gus_papadakis", "I know these people without having met them."],
      ["leila_b", "Oranges with the beans, yes! Good for the iron too."],
    ],
  },
  {
    by: "svetlana_p",
    type: "workout",
    text: "Swimmers: what do you do on land for your shoulders? I have band pull-aparts, rows and slow push-ups, twice a week. Anything missing?",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["pull-apart:band", "row:band", "push-up:bodyweight"],
      alt: "Drawing of three figures: pulling a band apart, rowing with a band, a push-up.",
    },
    comments: [
      ["theo_lang", "Face pulls, light, lots of them. Keeping the outward rotation as strong as the inward has been good to me."],
      ["rosa_delgado", "Thread the needle and a long lazy chest stretch afterwards."],
      ["svetlana_p", "Face pulls with a band on the door: added. Thank you both."],
    ],
  },
  {
    by: "sam_and_co",
    type: "motivation",
    text: "My eldest asked why I exercise when I'm already grown up. I said: so I can still carry you when you are. She thought about it and asked how heavy she's allowed to get.",
    comments: [
      ["amara_nk", "Something in my eye."],
      ["carlos_m", "As heavy as she wants. You train, she grows."],
      ["marta_lindqvist", "What a lovely answer, and what a lovely question."],
      ["kenji_w", "Saving this for the day the twins ask."],
    ],
  },
  {
    by: "alex_rivers",
    type: "nutrition",
    text: "Cooked five days out of seven. Number four was pasta with a tin of tuna and peas, and I regret nothing.",
    comments: [
      ["oluwaseun_a", "Tuna and peas is a balanced friend."],
      ["leila_b", "White beans instead of tuna, plus lemon zest: same ten minutes."],
    ],
  },
  {
    by: "theo_lang",
    type: "motivation",
    text: "Bad shoulder week. I swapped every press for rows and breathing, and was grumpy in a very disciplined way. This week it's quiet again. Listening early costs you a week, listening late costs three.",
    comments: [
      ["big_dave_h", "I have paid the three-week price more often than I can count."],
      ["wren_ashby", "Grumpy in a disciplined way is my new favourite state."],
      ["svetlana_p", "Glad it's quiet again."],
    ],
  },
  {
    by: "finn_oc",
    type: "nutrition",
    text: "After a wet ride home, nothing beats soup that's already made. Barley, carrots, whatever's in the drawer. I make six portions on Sunday and freeze four. (Barley has gluten, just so you know.)",
    comments: [
      ["tomasz_k", "My mother's krupnik is nearly this, with potatoes and dried mushrooms."],
      ["finn_oc", "@tomasz_k Dried mushrooms, of course. Sunday is saved."],
    ],
  },
  {
    by: "kenji_w",
    type: "workout",
    text: "The one-square-metre programme: squats, push-ups, dead bugs, glute bridges. Repeat until someone wakes up.",
    picture: {
      kind: "figures",
      ground: "volt",
      figures: ["squat:bodyweight", "dead-bug:bodyweight", "glute-bridge:bodyweight"],
      alt: "Drawing of three figures: a squat, a dead bug lying on the back, a glute bridge.",
    },
    comments: [
      ["amara_nk", "Very realistic stopping rule."],
      ["sam_and_co", "At our house it always ends in round two."],
      ["alex_rivers", "Did it in a hotel room. The square metre was generous."],
    ],
  },
  {
    by: "robin_vale",
    type: "general",
    text: "Welcome to everyone who joined this week. You don't have to introduce yourself. But if you'd like to: what do you want to be able to do by summer?",
    comments: [
      ["joel_benitez", "Walk into the gym like someone who goes to the gym."],
      ["amara_nk", "Run for the bus and catch it."],
      ["mei_lin_c", "Sit on the floor with friends and get up without a sound effect."],
      ["alex_rivers", "One pull-up. Just one. A real one."],
      ["beth_tran", "Swim 750 metres in open water without arguing with myself."],
    ],
  },
  {
    by: "joel_benitez",
    type: "motivation",
    text: "Day one. I went in. I did the machines because they have pictures on them. I went out. Nobody laughed.",
    comments: [
      ["big_dave_h", "Pictures are an excellent reason. Welcome!"],
      ["marta_lindqvist", "The door is the heaviest weight in any gym. You lifted it."],
      ["oluwaseun_a", "The machines are fine. I started there too."],
      ["robin_vale", "Well done, Joel. See you on day two."],
    ],
  },
  {
    by: "beth_tran",
    type: "workout",
    text: "First time in the big pool. I swam 25 metres and held on to the edge like a long-lost relative. Then I swam back. So, 50.",
    comments: [
      ["svetlana_p", "50 it is. Everyone's related to the edge at first. Breathe all the way out underwater."],
      ["hana_runs", "The way back is the important half."],
    ],
  },
  {
    by: "marta_lindqvist",
    type: "workout",
    text: "My strength days, for those who asked: sit-to-stands from a chair, wall push-ups, step-ups, kettlebell rows, and then I carry it down the hall and back. Three rounds, Monday, Wednesday, Friday, with the radio.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["squat:chair", "push-up:wall", "row:kettlebell"],
      alt: "Drawing of three figures: sitting to a chair, a push-up at a wall, rowing a kettlebell.",
    },
    comments: [
      ["tomasz_k", "Copied onto a card, radio included."],
      ["gus_papadakis", "How heavy is the kettlebell, if I may ask?"],
      ["marta_lindqvist", "@gus_papadakis Eight kilos, and twelve on brave days. I began with a bag of flour."],
    ],
  },
  {
    by: "leila_b",
    type: "nutrition",
    text: "Tofu for people who think they dislike tofu: press it in a towel, tear it (don't cut it), add salt and a spoonful of starch, then hot pan, and leave it alone until it lets go. Sauce at the very end. (Soy, obviously.)",
    comments: [
      ["priya_lifts", "Tearing instead of cutting was the missing piece. So many edges."],
      ["nadia_f", "Leave it alone until it lets go is also good advice for patients."],
      ["oluwaseun_a", "Works in my neighbour's air fryer too. I now cook at my neighbour's."],
    ],
  },
  {
    by: "wren_ashby",
    type: "general",
    text: "Free outdoor gym by the river, bars in three heights, and a grandmother who does leg raises with a podcast on. If you feel lazy, go there and stand beside her.",
    comments: [
      ["rosa_delgado", "I aspire to be that grandmother."],
      ["svetlana_p", "Some of us are already in training for it."],
    ],
  },
  {
    by: "tomasz_k",
    type: "nutrition",
    text: "For thirty years I've bought lunch at the petrol station. This week I brought four from home. I wasn't faster or better. But I wasn't sleepy on the 15:20 from the hospital.",
    comments: [
      ["nadia_f", "Four of five! What did you pack?"],
      ["tomasz_k", "@nadia_f Rye bread, eggs, cucumbers, an apple, and soup in the flask on Thursday."],
      ["ines_moreau", "The passengers of the 15:20 thank you. I have been one of them, in another city."],
    ],
  },
  {
    by: "priya_lifts",
    type: "general",
    text: "Taught levers today by letting the class hold a broom at different lengths. Then I went to the gym and did lateral raises, and finally understood my own lesson.",
    comments: [
      ["theo_lang", "Every shoulder is a physics lesson."],
      ["oluwaseun_a", "Wish my lecturers had brooms."],
    ],
  },
  {
    by: "amara_nk",
    type: "motivation",
    text: "Got the all-clear from my doctor and my physio to start exercising again. I walked around the block and came back with a bakery bag. That was the plan all along.",
    comments: [
      ["rosa_delgado", "The best first session: fresh air and something warm. Welcome back."],
      ["kenji_w", "Bakery bags are progressive overload, technically."],
      ["ines_moreau", "So happy for you. Slow is fast now."],
    ],
  },
  {
    by: "big_dave_h",
    type: "motivation",
    text: "Ten years ago I only counted the days that went well. Now I count the ones I turned up for. It's a much longer list, and I like the man on it better.",
    comments: [
      ["carlos_m", "The list that matters."],
      ["alex_rivers", "I read this before I went. Thank you."],
      ["tomasz_k", "I've got eleven on my list. It's a start."],
    ],
  },
  {
    by: "rosa_delgado",
    type: "nutrition",
    text: "Cold day, warm cinnamon oats; hot day, melon with lime and a pinch of salt. I stopped fighting the weather in my kitchen and we all eat more calmly.",
    comments: [
      ["gus_papadakis", "Melon with a little white cheese. Try it once. (Milk.)"],
      ["hana_runs", "Lime on melon is going to change my summer."],
    ],
  },
  {
    by: "ines_moreau",
    type: "general",
    text: "Is anyone else training at strange hours? I do my squats at nine in the evening, before a shift. The neighbours think I have a second job moving furniture.",
    comments: [
      ["tomasz_k", "Half past four, before the first bus. The cat joins."],
      ["kenji_w", "During naps, whenever those happen. We're a brotherhood of strange hours."],
      ["carlos_m", "Between alarms. You learn to keep your boots near the bar."],
      ["ines_moreau", "There are so many of us. I should make a group."],
    ],
  },
  {
    by: "hana_runs",
    type: "motivation",
    text: "Signed up for the half marathon in spring before I could think about it. The form asked for an estimated time. I wrote: yes.",
    comments: [
      ["sam_and_co", "Correct answer. I'll cheer from the stroller lane."],
      ["finn_oc", "Estimated time: yes. Put it on a T-shirt."],
    ],
  },
  {
    by: "svetlana_p",
    type: "nutrition",
    text: "After the sea: porridge with walnuts and a spoon of honey, hands around the bowl first, spoon later. (Nuts in it.) What do you eat when you're chilled to the bone?",
    comments: [
      ["finn_oc", "Soup from a flask, standing in the bike shed."],
      ["marta_lindqvist", "Pea soup on Thursdays, like every Swede."],
      ["leila_b", "Harira, my grandmother's. I'll post it once I've worked out the amounts she never measures."],
    ],
  },
];
