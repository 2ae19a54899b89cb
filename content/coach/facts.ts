/** What the coach says where nothing of the person's own belongs in the answer, by intent. Markdown; figures are those of `domain` and the planners. */
export const FACTS: Readonly<Record<string, string>> = {
  "long-break":
    "Good to have you back. Don't pick up where you stopped: for the first week use about 80% of your old weights and 2 sets per exercise, and stop with 3 reps in reserve. Build back up over a week or two; strength returns much faster than it came.",
  "rest-day":
    "Muscles grow on the days between, so most people do best with 1-3 rest days a week and at least a day before the same muscle again. On a rest day, walk, stretch, do some easy yoga or nothing at all; sleep 7-9 hours and eat as usual. A planned rest day never breaks your streak.",
  "rest-between-sets":
    "It depends on the lift:\n\n- **Heavy compounds** (squat, deadlift, bench; up to 6 reps): 2-3 minutes\n- **Moderate sets** (8-12 reps): 1-2 minutes\n- **Isolation and core**: 45-90 seconds\n\nStart the next set when your breathing has calmed. Resting longer is fine if strength is your goal.",
  "sets-and-reps":
    "For growth, **10-20 hard sets per muscle per week** work for most, spread over two days; beginners grow on 6-10. A set counts as one for the muscle it targets, and as half for those that help. Our planner never goes above 22, because more mostly tires you: cut back if you're sore for days, your lifts drop or your joints ache.",
  effort:
    'Stop most sets with **1-3 reps in reserve** (RIR): you could have done that many more with clean form. That\'s RPE 7-9. Squats and deadlifts deserve 2-3. Going to failure now and then is fine on isolation exercises, but it costs recovery and adds little. New to lifting? Ask yourself after each set: "Could I have done two more?" If yes, it was right.',
  "warm-up":
    "Yes, it's worth it: you lift better and it lowers the risk of a strain. Take 5-10 minutes:\n\n- **2-3 minutes** easy movement: brisk march, rower, bike\n- **2-3 minutes** dynamic moves for the day: leg swings, hip circles, arm circles, cat-cow\n- **Ramp-up sets** before your first lift: the empty bar × 10, half the weight × 5, 70% × 3\n\nSave long static stretches for afterwards. Your plan lists a warm-up for each day.",
  "cool-down":
    "After training, 5 minutes is enough: walk until your breathing calms, then hold 2-3 stretches for the muscles you trained, 20-40 seconds each, without pain. For tight hips and hamstrings try the [Kneeling Hip Flexor Stretch](/exercises/h-hip-flexor-stretch) and the [Standing Hamstring Stretch](/exercises/h-standing-hamstring-stretch). Stretching makes you more mobile over weeks; it doesn't prevent soreness.",
  "gym-fear":
    "That's really common, and it fades after two or three visits: almost everyone is busy with their own sets. Make the first one easy:\n\n- Go at a quiet hour (late morning or early afternoon)\n- Have your plan on your phone, so you always know what's next\n- Start with two or three machines, such as the [Leg Press](/exercises/g-leg-press), the [Machine Chest Press](/exercises/g-machine-chest-press) and the [Lat Pulldown](/exercises/g-lat-pulldown)\n- 25 minutes is enough\n\nOr begin at home: choose **Home** in the [workout setup](/workout-setup), and go when you feel ready.",
  "getting-started":
    "Start smaller than you think: two or three full-body sessions a week, 30 minutes each. Answer five questions in the [workout setup](/workout-setup) and you'll get a week that fits your level, place and equipment. Pick weights you could lift a few times more, learn the movements, and add a little each week. It's never too late: muscles get stronger at any age. If you have a health condition, ask your doctor first.",
  "first-pull-up":
    "You'll get there with practice 2-3 times a week, in this order:\n\n1. **Hang**: [Dead Hang](/exercises/h-dead-hang), 3 × 20-30 seconds\n2. **Row**: [Table Row](/exercises/h-table-row) or inverted rows, 3 × 8-12\n3. **Assisted**: [Band-Assisted Pull-Up](/exercises/h-assisted-pull-up) or the pulldown, 3 × 6-8\n4. **Negatives**: step up to the bar and lower yourself for 5 seconds, 3 × 3-5\n\nWhen you can do five slow negatives, try one. There's also a guided series for it, [Your first pull-up](/series), which is included in Premium.",
  cardio:
    "Do cardio **after weights, or on another day**, if strength or muscle matters most: lifting tired costs more than running tired. A 5-minute warm-up before is fine. How much: build up to about **150 minutes a week at an easy pace** where you can still talk (or 75 hard), for example 5 × 30 minutes of brisk walking or cycling. One or two short interval sessions are enough. Start with what you do now and add 10% a week.",
  sleep:
    "You can train after a short night, but go lighter or shorter: keep the main lifts, use 10-20% less weight, drop a set, and leave records for another day. Moving the session to tomorrow is just as fine. See how you feel after the warm-up, and decide then; if you're dizzy or unwell, rest. In general, aim for **7-9 hours**: that's when you recover.",
  tired:
    "Start the warm-up and see: if you feel better after five minutes, train, with 10-20% less weight or a set less. If not, make it a walk or a rest day, and move the session in [your plan](/workout-plan). If you've been tired for weeks, look at sleep (7-9 hours), food and stress, take a lighter week, and see a doctor if it doesn't pass.",
  motivation:
    "Nobody feels like it every day, so make it small: do the warm-up and the first exercise only, and stop after ten minutes if you still want to. That counts, and a lighter session or a rest day is fine too. If everything feels heavy for two weeks or more, not just training, talk to someone you trust or a doctor.",
  "gain-muscle":
    "Four things build muscle: **training** each muscle twice a week with 10-20 hard sets in all, **adding** a rep or 2-5% weight whenever all sets are clean, **protein** (1.6-2.0 g per kg of body weight), and **sleep**. A small surplus of 200-300 kcal helps; a big one mostly adds fat. Expect to feel stronger after 3-4 weeks and to see it after 8-12. As a beginner you can gain muscle and lose fat at the same time.",
  travel:
    "Keep it simple: two or three full-body sessions of 20-30 minutes a week keep what you have. Without equipment: [Bodyweight Squat](/exercises/h-bodyweight-squat), [Push-Up](/exercises/h-push-up), [Single-Leg Glute Bridge](/exercises/h-single-leg-glute-bridge), [Forearm Plank](/exercises/h-forearm-plank) and a backpack row, 3 rounds. You can also make a home plan in the [workout setup](/workout-setup) and switch back later. Two easy weeks cost you almost nothing.",
  "home-training":
    "Home works well: muscles only know effort. With nothing but a floor, a chair, a towel and a backpack you can train everything; a pair of dumbbells and a band make it easier to progress, and a pull-up bar is the best addition for your back. Choose **Home** and what you have in the [workout setup](/workout-setup), and your plan uses exactly that.",
  "best-time":
    "The best time is the one you can keep. Strength peaks slightly in the late afternoon, but the body adapts to any hour within weeks. In the morning, warm up a few minutes longer; late at night, leave an hour or two before bed if it keeps you awake.",
  periods:
    "Both are fine. Light movement often eases cramps, so a walk, some mobility or an easy session is worth a try; go lighter, move it to another day, or stay on the sofa if that feels right. Let a doctor check pain that's severe or new, very heavy periods, or periods that have stopped.",
  "eat-before":
    "**1-3 hours before**, have a normal meal with carbs, some protein and little fat or fibre, such as oatmeal, rice with chicken or tofu, or pasta. **30-60 minutes before**, a snack is enough: a banana, toast with honey, or a yogurt. You don't need a supplement.",
  "eat-after":
    "Within the next couple of hours, have **20-40 g of protein with carbs** and a drink. There's no need to rush: your next normal meal is enough.",
  macros:
    "As a share of your calories, 45-65% carbs, 20-35% fat and the rest protein suit most people; what matters most is enough **protein** (1.4-2.0 g per kg of body weight) and your total. Aim for 25-40 g of **fibre**, and keep added sugar under 10% of energy. No single macro is bad: carbs fuel training, fat carries vitamins. Keto stays at or below 50 g of net carbs.",
  "cheat-meal":
    "No, one meal doesn't ruin anything: what counts is the average over weeks. If the scale is up for a few days, that's mostly water and salt. Eat your next meal as usual and train as usual, with no skipping and no extra training to make up for it. Meals out are part of life, so I hope it was good.",
  cravings:
    "It's rarely about willpower. What helps:\n\n- **Protein and fibre at dinner**, so you're full for longer\n- **A planned dessert**: yogurt with berries, fruit, or two squares of dark chocolate on a plate\n- Enough food during the day: cravings at night often come from eating too little earlier\n- Tea, a walk or brushing your teeth, then wait ten minutes\n- 7-9 hours of sleep\n\nEating late isn't a problem in itself; the whole day counts.",
  creatine:
    "Creatine monohydrate is the best-studied supplement for strength: **3-5 g a day**, any time, with no loading needed. It adds a rep or two and a little muscle over weeks, and a kilo of water at first. It's safe for most healthy adults. Ask a doctor first if you have kidney trouble, take medication, or are pregnant. Any plain monohydrate will do.",
  supplements:
    "Most people need none. Worth considering: **creatine** (3-5 g a day), **protein powder** if it's easier than food, **vitamin D** in dark winters, and **B12** if you're vegan. BCAAs, fat burners and testosterone boosters aren't worth your money. Have deficiencies tested rather than guessed, and ask your doctor or pharmacist before you combine supplements with medication.",
  caffeine:
    "Coffee before training helps a little: about 1-3 mg of caffeine per kg of body weight (one or two cups), 30-60 minutes before. Stay under about 400 mg a day, and stop 8 hours before bed, because sleep is worth more than the boost. If you're pregnant, have heart trouble or take medication, ask your doctor.",
  water:
    "About **2-2.5 liters (8-10 cups) a day** is right for most, plus half a liter for each hour of training, more in the heat. Coffee, tea and milk count too. Pale yellow urine means you're fine, so thirst and color are better guides than a number.",
  alcohol:
    "Yes, a drink now and then won't undo your training. After a session, have water and something to eat first. More than one or two makes you sleep and recover worse for a day or two.",
  fasting:
    "A daily eating window (16:8) is fine if it suits you and you still eat enough over the day; it doesn't burn more fat at the same calories. Lifting in the morning works too: train near the start of your window, or eat within a couple of hours afterward, and take less weight if you feel flat. For protein, put 20-40 g into each of two or three meals inside the window; the day's total matters more than the timing.\n\nIt isn't for you if you're pregnant, under 18 or have ever struggled with eating, and with diabetes or medication ask your doctor first. You can plan 2 to 6 meals a day in the [meal setup](/meal-plan-setup).",
  diets:
    "Lockstep plans **standard, vegetarian, vegan, keto, paleo and Mediterranean** meals, and leaves out dairy, eggs, nuts, peanuts, fish, shellfish, soy, wheat, gluten or sesame if you ask it to. The best diet is the one you like enough to keep: all of them can work for muscle or weight. Choose yours in the [meal setup](/meal-plan-setup). With an allergy, still read the labels of what you buy.",
  "photo-scan":
    "I can't read photos or barcodes. Log a planned meal with one tap, or any food by name and amount, in [your meal plan](/meal-plan).",
  "after-birth":
    "Give it time. Until you're cleared and nothing leaks, leave jumping, running and heavy lifting, and sit-ups too. What's usually fine to start with: walking, breathing deep into your belly, gentle pelvic-floor squeezes, then [Glute Bridge](/exercises/h-glute-bridge) and [Bird Dog](/exercises/h-bird-dog). Many start light strength work around 12 weeks and run again after that, when nothing leaks, drags or hurts.\n\nIt's no wonder if you're exhausted: sleep and enough food come first, and strength comes back. When you make a plan, choose **Postpartum (pelvic floor)** under what to avoid in the [workout setup](/workout-setup).",
  "pregnancy-training":
    "Squats and other lifts are usually fine: take a weight that leaves 3-4 reps in reserve, breathe out as you push or stand up, and don't test your maximum or hold your breath.",
  steroids:
    "With a prescribed hormone or steroid, strength training usually goes well once your doctor agrees: start light, build up slowly, and stop if you feel dizzy or unwell. I won't help with doses or a cycle. What builds muscle in any case: enough hard sets, steady progress, protein and sleep.",
  "body-image":
    "Ouch, that's a hurtful thing to hear. Your body doesn't need anyone's approval, and what someone says about it is no reason to eat less or train more. What do **you** want: to feel stronger, to have more energy, or nothing at all right now? If you'd like, I can suggest something short that feels good today. And if it stays on your mind, or food starts to feel scary, talk to a friend or a doctor; that's never too small a reason.",
  "gym-etiquette":
    'Just ask, people do it all the time: **"How many sets do you have left?"** or **"Mind if I work in?"** Working in means taking turns while the other rests. If they have a lot left, do your next exercise and come back, or say "swap" and the name here and I\'ll find one that needs other equipment. Wipe it down and put the weights back, and you\'ve got the manners covered.',
  "fix-log":
    "In [your plan](/workout-plan), open the day you logged it and the exercise, correct the weight or reps in the set, and choose **Save these sets**. Your records and charts follow. I won't log a second one, because that would count twice.",
  "someone-elses-log":
    "I can't show anyone else's plan or log; I only see yours. Members decide what others see: under Privacy on their profile, and for a family under \"What your family sees of you\". If they share it, you'll find it on their profile or on [your family page](/family).",
  "family-sharing":
    "Nobody in your family sees your weights, sets or meal log. The family page only shows what each person switches on there, and at most how many workouts and minutes, your streak and your achievements. Check it under **What your family sees of you** on [your family page](/family) and turn off what you don't want; it applies right away. Posts are another matter: anyone can read those.",
  "food-safety":
    "**Cooked** chicken or another cooked dish keeps 3-4 days in the fridge (rice only one), so on day four eat it today or throw it out; reheat it once, until it's steaming hot all through (74 °C or 165 °F). **Raw** chicken, mince and fish keep 1-2 days, so after four days it's for the bin. You can't always smell what makes you ill: when in doubt, throw it out. Freeze what you won't eat in time on the first day.",
  "plant-protein":
    "Yes, it's good protein: soy has all essential amino acids and builds muscle about as well as meat when the day's total is the same. It's less concentrated, though: 100 g of cooked chicken breast has about 31 g protein, tempeh 20 g, cooked lentils 9 g, and **firm tofu 9 g** in our food table, up to 16 g where it's pressed very firm, so read the label. For the same protein you need two to three times as much tofu as chicken. Mix your sources over the day, and aim for the same 1.4-2.0 g per kg.",
  discount:
    "I don't know of any discount or code, for students or otherwise. There are two ways to pay nothing: Free is $0 for as long as you like, and a first membership starts with 7 days free. [See the plans](/#pricing), or ask our team through the [help center](/help-center#contact).",
  "give-premium":
    "I can't change anyone's membership, whoever asks: it only starts at checkout. Your first one begins with 7 days free, and you can see and cancel it anytime on [your membership](/membership). If something about your account is wrong, write to us through the [help center](/help-center#contact).",
  instructions:
    "I can't do that: I have no passwords, and how I'm set up isn't something I share. I'm here for training, food and how Lockstep works. What would you like to know?",
  devices:
    "Lockstep doesn't connect to watches or other apps, so I can't sync one. Log your sets in [your plan](/workout-plan), or tell me, such as \"bench press 3x8 with 40 kg\", and I'll prepare it. If you'd like a connection, send it as a Feature Request through the [help center](/help-center#contact).",
  "order-groceries":
    "I can't order anything. Your list can be copied, printed or shared, so you can paste it into a shop's app: it's in [your meal plan](/meal-plan), and with Family also [the shared list](/grocery).",
  "scale-up":
    "It's almost certainly not fat: to gain 3 lb (1.4 kg) of fat in a week you'd have to eat about 10,000 kcal more than you burn. Hard training makes muscles hold water while they recover, and salt, carbs, food in the gut and your cycle add to it. That swings by 1-2 kg (2-4 lb) from day to day. Weigh yourself in the morning, look at the average of 2-3 weeks, and don't cut more because of one number. If it keeps rising over a month, check portions, or ask a doctor if you're swollen or unwell.",
  joke: "Why did the dumbbell go to therapy? It felt weighed down. Okay, I'm better with workouts: shall we look at yours?",
  weather:
    "I can't see the weather, sorry. If you'd rather stay in, there's always a home session: ask me for exercises without equipment.",
  "off-topic":
    "I'm only good at training, food and Lockstep, so I'll leave that to others. But I can help with a workout, a recipe, or something in the app.",
  compliment: "Thank you, that's kind! I'm here whenever you want to plan, swap or log something.",
  insult:
    'Sorry, that was no help. Which part was wrong or missing? Tell me in a few words, such as "swap squats" or "dinner under 20 minutes", and I\'ll try another way. If you\'d rather ask a person, write to us through the [help center](/help-center#contact).',
  bye: "See you! Your plan's here when you need it.",
  no: "All right, nothing changes.",
};
