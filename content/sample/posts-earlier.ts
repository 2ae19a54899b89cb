import type { SamplePost } from "./shapes.ts";

/** Public posts of the first weeks, the newest first. */
export const EARLIER_POSTS: readonly SamplePost[] = [
  {
    by: "gus_papadakis",
    type: "workout",
    text: "My grandson showed me the plank. We did it together on the carpet. He won, he is nine, and he told everybody at dinner, including the priest.",
    comments: [
      ["marta_lindqvist", "A rematch every Sunday, please."],
      ["carlos_m", "Losing to a nine-year-old is an honour. They are made of springs."],
    ],
  },
  {
    by: "oluwaseun_a",
    type: "workout",
    text: "Stopped adding weight every session and started adding a repetition instead. When I reach the top of the range, then the weight goes up. Three weeks of it and nothing has stalled yet.",
    comments: [
      ["big_dave_h", "That will carry you for years."],
      ["priya_lifts", "Double progression, the quiet classic."],
      ["joel_benitez", "Copying this. I always jumped too early."],
    ],
  },
  {
    by: "hana_runs",
    type: "general",
    text: "My running shoes have more kilometres than my bicycle. How do you decide when shoes are done?",
    comments: [
      ["sam_and_co", "When the sole looks like a map of my route."],
      ["finn_oc", "I write the date on the tongue when I buy them, then I stop guessing."],
      ["beth_tran", "When my daughter refuses to be seen with them."],
    ],
  },
  {
    by: "mei_lin_c",
    type: "motivation",
    text: "I did not want to, I said I would only put on the shoes, I did the whole session. Shoes are dangerous.",
    comments: [
      ["kenji_w", "Put on shoes, find out. Happens to me every Wednesday."],
      ["robin_vale", "Shoes first is the best trick in the book."],
    ],
  },
  {
    by: "nadia_f",
    type: "general",
    text: "To the women who train with a scarf: a light sports one and a second one in the bag has solved ninety percent of it for me. Happy to answer the other ten.",
    comments: [
      ["leila_b", "My cousin asks which cloth you like. Hers slips on overhead things."],
      ["nadia_f", "@leila_b Jersey, no pins, tucked at the back. And a thin band below it."],
      ["leila_b", "She says thank you and is already out of the door."],
    ],
  },
  {
    by: "carlos_m",
    type: "general",
    text: "Station kitchen, fourteen people, one pot: black beans, rice, cabbage, oranges. Nobody here talks about diets. We talk about seconds.",
    comments: [
      ["gus_papadakis", "I know these people without having met them."],
      ["leila_b", "Oranges with the beans: yes, and for the iron as well."],
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
      ["theo_lang", "Face pulls, light, many. Shoulders that turn outwards as strongly as inwards have been good to me."],
      ["rosa_delgado", "Thread the needle and a long lazy chest stretch afterwards."],
      ["svetlana_p", "Face pulls with a band on the door: added. Thank you both."],
    ],
  },
  {
    by: "sam_and_co",
    type: "motivation",
    text: "My eldest asked why I do exercises when I am already grown. I said: so that I can still carry you when you are. She thought about it and asked how heavy she may become.",
    comments: [
      ["amara_nk", "I have something in my eye."],
      ["carlos_m", "As heavy as she wants. You train, she grows."],
      ["marta_lindqvist", "What a lovely answer, and what a lovely question."],
      ["kenji_w", "Saving this for the day the twins ask."],
    ],
  },
  {
    by: "alex_rivers",
    type: "nutrition",
    text: "I cooked on five of seven days. Number four was pasta with a tin of tuna and peas and I regret nothing.",
    comments: [
      ["oluwaseun_a", "Tuna and peas is a balanced friend."],
      ["leila_b", "White beans instead of tuna, lemon peel, done in the same ten minutes."],
    ],
  },
  {
    by: "theo_lang",
    type: "motivation",
    text: "Bad shoulder week. I swapped every press for rows and breathing, and was grumpy in a very disciplined way. This week it is quiet again. Listening early costs one week, listening late costs three.",
    comments: [
      ["big_dave_h", "I have paid the three-week price more often than I can count."],
      ["wren_ashby", "Grumpy in a disciplined way is my new favourite state."],
      ["svetlana_p", "Glad it is quiet again."],
    ],
  },
  {
    by: "finn_oc",
    type: "nutrition",
    text: "After a wet ride home nothing beats soup that is already made. Barley, carrots, whatever is in the drawer. I make six portions on Sunday and freeze four. (Barley has gluten, just so you know.)",
    comments: [
      ["tomasz_k", "My mother's krupnik is nearly this, with potatoes and dried mushrooms."],
      ["finn_oc", "@tomasz_k Dried mushrooms, of course. Sunday is saved."],
    ],
  },
  {
    by: "kenji_w",
    type: "workout",
    text: "The one square metre programme: squats, push-ups, dead bugs, glute bridges, repeat until somebody wakes up.",
    picture: {
      kind: "figures",
      ground: "volt",
      figures: ["squat:bodyweight", "dead-bug:bodyweight", "glute-bridge:bodyweight"],
      alt: "Drawing of three figures: a squat, a dead bug lying on the back, a glute bridge.",
    },
    comments: [
      ["amara_nk", "The end condition is very realistic."],
      ["sam_and_co", "In our house it ends in the second round, always."],
      ["alex_rivers", "Did it in a hotel room. The square metre was generous."],
    ],
  },
  {
    by: "robin_vale",
    type: "general",
    text: "Welcome to everybody who came this week. You do not have to introduce yourself. But if you would like to: what do you want to be able to do by summer?",
    comments: [
      ["joel_benitez", "Walk into the gym like somebody who goes to the gym."],
      ["amara_nk", "Run for the bus and catch it."],
      ["mei_lin_c", "Sit on the floor with friends and get up without a sound effect."],
      ["alex_rivers", "One pull-up. Just one. A real one."],
      ["beth_tran", "Swim 750 metres in open water without a discussion with myself."],
    ],
  },
  {
    by: "joel_benitez",
    type: "motivation",
    text: "Day one. I went in. I did the machines because they have pictures on them. I went out. Nobody laughed.",
    comments: [
      ["big_dave_h", "Pictures are an excellent reason. Welcome in."],
      ["marta_lindqvist", "The door is the heaviest weight in any gym. You lifted it."],
      ["oluwaseun_a", "The machines are fine. I started there as well."],
      ["robin_vale", "Well done, Joel. See you on day two."],
    ],
  },
  {
    by: "beth_tran",
    type: "workout",
    text: "First time in the big pool. I swam 25 metres and held on to the edge as if it were a relative. Then I swam back. So, 50.",
    comments: [
      ["svetlana_p", "50 it is. The edge is everybody's relative in the beginning. Breathe out under water, all of it."],
      ["hana_runs", "Back is the important half."],
    ],
  },
  {
    by: "marta_lindqvist",
    type: "workout",
    text: "My strength days for those who asked: sit to stand from a chair, push-ups at the wall, step-ups, a row with the kettlebell, and I carry it through the hall and back. Three rounds, Monday, Wednesday, Friday, with the radio.",
    picture: {
      kind: "figures",
      ground: "light",
      figures: ["squat:chair", "push-up:wall", "row:kettlebell"],
      alt: "Drawing of three figures: sitting to a chair, a push-up at a wall, rowing a kettlebell.",
    },
    comments: [
      ["tomasz_k", "Copied onto a card, with radio."],
      ["gus_papadakis", "How heavy is the kettlebell, if a gentleman may ask?"],
      ["marta_lindqvist", "@gus_papadakis Eight kilos, and twelve on brave days. I began with a bag of flour."],
    ],
  },
  {
    by: "leila_b",
    type: "nutrition",
    text: "Tofu for people who think they dislike tofu: press it in a towel, tear it (do not cut it), salt, a spoon of starch, hot pan, leave it alone until it lets go. Sauce at the very end. (Soy, obviously.)",
    comments: [
      ["priya_lifts", "Tearing instead of cutting was the missing piece. So many edges."],
      ["nadia_f", "Leave it alone until it lets go is also good advice for patients."],
      ["oluwaseun_a", "In the air fryer of my neighbour it works too. I now cook at my neighbour's."],
    ],
  },
  {
    by: "wren_ashby",
    type: "general",
    text: "Free outdoor gym by the river, bars in three heights, and a grandmother who does leg raises with a podcast on. If you feel lazy, go there and stand beside her.",
    comments: [
      ["rosa_delgado", "I aspire to be this grandmother."],
      ["svetlana_p", "Some of us are already in training for it."],
    ],
  },
  {
    by: "tomasz_k",
    type: "nutrition",
    text: "For thirty years I ate lunch from the petrol station. This week four lunches came from home. I was not faster or better. But I was not sleepy at the 15:20 from the hospital.",
    comments: [
      ["nadia_f", "Four of five! What did you pack?"],
      ["tomasz_k", "@nadia_f Rye bread, eggs, cucumbers, an apple, and soup in the flask on Thursday."],
      ["ines_moreau", "The passengers of the 15:20 thank you. I have been one of them, in another city."],
    ],
  },
  {
    by: "priya_lifts",
    type: "general",
    text: "Taught levers today by letting the class hold a broom at different lengths. Then I went to the gym and did lateral raises, and understood my own lesson.",
    comments: [
      ["theo_lang", "Every shoulder is a physics lesson."],
      ["oluwaseun_a", "Wish my lecturers had brooms."],
    ],
  },
  {
    by: "amara_nk",
    type: "motivation",
    text: "Got the all clear from my doctor and my physio to start exercising again. I walked around the block and came back with a bakery bag. That was the plan all along.",
    comments: [
      ["rosa_delgado", "The best first session: fresh air and something warm. Welcome back."],
      ["kenji_w", "Bakery bags are progressive overload, technically."],
      ["ines_moreau", "So happy for you. Slow is fast now."],
    ],
  },
  {
    by: "big_dave_h",
    type: "motivation",
    text: "Ten years ago I only counted the days that went well. Now I count the ones where I turned up. It is a much longer list and I like the man on it better.",
    comments: [
      ["carlos_m", "The list that matters."],
      ["alex_rivers", "I read this before I went. Thank you."],
      ["tomasz_k", "I have eleven on my list. It is a beginning."],
    ],
  },
  {
    by: "rosa_delgado",
    type: "nutrition",
    text: "Cold day, warm cinnamon oats; hot day, melon with lime and a pinch of salt. I stopped fighting the weather in my kitchen and everybody eats more calmly.",
    comments: [
      ["gus_papadakis", "Melon with a little white cheese. Try it once. (Milk.)"],
      ["hana_runs", "Lime on melon is going to change my summer."],
    ],
  },
  {
    by: "ines_moreau",
    type: "general",
    text: "Is anybody else training at strange hours? I do my squats at nine in the evening, before a shift. The neighbours believe I have a second job moving furniture.",
    comments: [
      ["tomasz_k", "Half past four, before the first bus. The cat joins."],
      ["kenji_w", "During nap time. That can be any time. We are a brotherhood of strange hours."],
      ["carlos_m", "Between two alarms. You learn to keep your boots near the bar."],
      ["ines_moreau", "There are so many of us. I should make a group."],
    ],
  },
  {
    by: "hana_runs",
    type: "motivation",
    text: "Signed up for the half marathon in spring before I could think about it. The form asked for an estimated time. I wrote: yes.",
    comments: [
      ["sam_and_co", "Correct answer. I will cheer from the stroller lane."],
      ["finn_oc", "Estimated time: yes. Put it on the shirt."],
    ],
  },
  {
    by: "svetlana_p",
    type: "nutrition",
    text: "After the sea: porridge with walnuts and a spoon of honey, hands around the bowl first, spoon later. (Nuts in it.) What do you eat when you are cold through?",
    comments: [
      ["finn_oc", "Soup from the flask, in the bicycle shed, standing."],
      ["marta_lindqvist", "Pea soup, on Thursdays, as every Swede."],
      ["leila_b", "Harira, my grandmother's. I will post it when I can write down what she does without measuring."],
    ],
  },
];
