/** Answers to what people ask around training, eating and the app, by intent. Markdown. */
export const EVERYDAY_FACTS: Readonly<Record<string, string>> = {
  "hours-a-week":
    "That's enough: two sessions of an hour or three of 40 minutes, full body each time, build muscle and strength. In the [workout setup](/workout-setup) choose 2 or 3 days and the minutes you have, and keep the big lifts first. Walking on the other days does the rest.",
  "sign-up":
    "Choose [Create account](/register), and enter an email, a username and a password; it's free and needs no card. Then confirm the link we email you (check spam if it doesn't come). Want to look first? Choose **Look around first** on the [sign-in page](/login).",
  "grocery-remove":
    "I can't take things off the list, but you can: check it off in [your meal plan](/meal-plan), or on the [shared list](/grocery) with Family, where you can also delete it.",
  burned:
    "I can't measure what you burn: Lockstep doesn't connect to watches, and any figure for one workout is a rough guess. A strength session is about 150-350 kcal for most people, an hour's walk about 200-300. Your whole day's burn is what the [meal setup](/meal-plan-setup) estimates; your workouts are already in it, so don't eat extra for them.",
  "log-history":
    'Your records, minutes and the trend of each lift are under [Progress](/progress). For a single one, ask me, such as "what was my last bench press session", and I\'ll look it up in your log. The whole log is in your [data export](/settings#data).',
  "same-meal":
    "Of course, and it makes things easier. With Premium, lock the breakfast you like in [your meal plan](/meal-plan), and regenerating keeps it there. On Free, choose **Swap this meal** on a day and pick the same dish again. Vary the fruit or the grain now and then.",
  "simple-cooking":
    'Yes: in the [meal setup](/meal-plan-setup) choose **quick** instead of gourmet and fewer meals a day, and the plan takes short recipes. Leftovers for lunch save another round. For tonight, ask me "dinner under 15 minutes". On days when you have no energy: eggs on toast, a bean salad from cans, or yogurt with oats and fruit.',
  "meal-times":
    "The times come with your meal plan: make a new one in the [meal setup](/meal-plan-setup) to change how many meals a day there are. When you actually eat doesn't matter to the plan, so have dinner whenever it suits you; the day's total is what counts.",
  runners:
    "Runners do well with two short strength sessions a week: split squats, single-leg Romanian deadlifts, calf raises, hip thrusts and side planks, 2-3 sets of 6-12. Put them after an easy run or on another day, not before a hard one. The guided series **Runner's legs** is under [Series](/series), included in Premium; a plan with legs and core comes from the [workout setup](/workout-setup).",
  "start-running":
    "Start with run-walks: 1 minute easy running, 2 minutes walking, for 20-25 minutes, three times a week with a day between. Each week run a little longer and walk a little less; most people run 30 minutes after 8-10 weeks. Keep it so easy that you can talk, add about 10% a week, and do some calf raises and squats for your shins and knees. Comfortable running shoes are all you need. With a health condition or chest symptoms, see a doctor first.",
  "running-knees":
    "No: in healthy knees running, squats and lunges make joints and muscles stronger, and regular runners' knees are no more worn than other people's. What hurts is too much too soon, so build up about 10% a week and keep your thighs and hips strong. With a knee that's sore, swollen or has been operated on, ask a doctor or physio first.",
  "muscle-fat":
    "No, one can't turn into the other: they're different tissues. If you stop training and eat as before, muscle shrinks and fat grows, so it looks that way. The other way round, you can lose fat and gain muscle at the same time, best as a beginner, with strength training and enough protein.",
  "order-of-exercises":
    "Big lifts first, while you're fresh: squat, deadlift, press, row. Then smaller ones, and abs and calves at the end, because tired abs make heavy squats wobbly. Cardio comes after weights or on another day if strength matters most. If there's one thing you most want to improve, put it first.",
  "rep-schemes":
    "Both work. **Fewer reps with more weight (5 × 5)** is best for strength in big lifts and needs long rests; **more reps (3 × 10)** is easier on the joints, quicker, and builds muscle just as well, so it suits smaller exercises and beginners. Many plans, yours too if you have one here, use both: low reps on the first lift, higher ones after it. What counts is that the last reps are hard and the weights go up.",
  "vegan-muscle":
    "Yes, it works just as well when you eat enough protein: 1.6-2.0 g per kg of body weight, from tofu, tempeh, lentils, beans, seitan and soy milk, 25-40 g at each meal, with a soy or pea powder if it's easier. Take B12, mind iron and omega-3, and eat enough overall. Choose **vegan** in the [meal setup](/meal-plan-setup) for a plan.",
  posture:
    "Strengthen what pulls you back, and move often. Two or three times a week: rows, [Band Pull-Apart](/exercises/g-band-pull-apart) or face pulls, [Bird Dog](/exercises/h-bird-dog) and [Dead Bug](/exercises/h-dead-bug), 2-3 sets of 10-15. Stretch your chest in a door frame for 30 seconds a side, and get up every half hour: the best posture is the next one. Give it 8-12 weeks. With numbness, pain at night or a sudden change, see a doctor.",
  "pulse-lifting":
    "There's no target for it: in strength training the pulse jumps up in a set and falls in the rest, often between 90 and 150. Go by effort instead, one to three reps in reserve, and start the next set when your breath is calm. With a heart condition or blood-pressure medicine, ask your doctor what's right. A pulse that races at rest or comes with chest pain or dizziness needs help right away.",
  breathing:
    "Breathe in and brace your core before or while you lower, and breathe out as you push or pull past the hardest point. On a heavy squat or deadlift you can hold your breath for that one rep; not if you have high blood pressure or are pregnant: then breathe out all the way up. Never hold it over several reps.",
  gear: "You don't need any of it to get strong. A **belt** is worth it on heavy squats and deadlifts, once your bracing is solid without one. **Straps** and **chalk** help when your grip gives out before your back does; do your lighter sets without. **Gloves**, wrist wraps and knee sleeves are a matter of taste.",
  "gym-clothes":
    "Clothes you can squat and lift your arms in, and flat, firm shoes; soft running shoes wobble under a bar. Bring a towel, water and your phone with your plan on it. Nobody looks at what you wear.",
  "own-superset":
    "In [your plan](/workout-plan) tap Edit, open the exercise and choose the one to do it in turn with under **Superset**. Your own supersets are included in Premium; those that the plan makes to fit your minutes are for everyone. Pair two that don't tire the same muscle, such as a press and a row.",
  "family-list":
    "Yes: [the shared list](/grocery) is one list for the whole family, so everyone sees what's added and checked off. The list of your own meal plan is only yours.",
  calluses:
    "Cover it with a plaster or tape, keep it clean, and leave out what pulls on the skin (pull-ups, deadlifts, swings) until it's closed; machines, leg work and a neutral grip are usually fine. To prevent blisters, grip where your fingers meet the palm, file calluses flat, and dry your hands or use chalk. If it gets red, hot or swollen, or a cut is deep or keeps bleeding, let a doctor look at it.",
  imbalance:
    "It's normal: nearly everyone has a stronger side. Train one side at a time where you can (dumbbells, split squats, one-arm rows), start with the weaker side, and do the same reps with the stronger one, not more. It usually evens out over a few months. If one side suddenly gets weak, numb or thinner, have a doctor look at it.",
  "squat-depth":
    "As deep as you can go with a flat back and your heels down; thighs about level with the floor is a good aim for most. Deeper is fine if it feels good, and shallower is fine if something pinches. If your heels lift or your back rounds early, put small plates under your heels, or squat to a box for a while.",
  nausea:
    "That's common in hard sessions, and it usually comes from going too hard too soon, a full or an empty stomach, heat or too little water. Stop, walk or sit until it passes, and sip water. Next time: eat something light 1-2 hours before, rest longer between sets, and hold back a little. If it comes with chest pain, fainting or a bad headache, get help right away; if it keeps happening or you could be pregnant, ask a doctor.",
  "mild-cold":
    "With a plain cold above the neck (runny nose, mild sore throat) an easy session or a walk is usually fine: half the sets, nothing to the limit, and stop if you feel worse. Rest with a fever, aching limbs, a chesty cough, swollen glands or a bad sore throat, until you've felt well for a day or two. See a doctor if you're short of breath, if your chest hurts, or if it isn't better in a week. At the gym, keep your distance: nobody wants to catch it.",
  hungover:
    "Skip the hard session today: you're short of sleep and water, so you lift less and your balance is off. Drink plenty, eat something salty with protein and carbs, and take a walk or a light mobility session if you feel like moving. Do the workout tomorrow; one moved session costs you nothing.",
  "jet-lag":
    "Yes, but easy: after a long flight walk, drink plenty and get daylight, then do a light session with two sets per exercise and no records. Go back to normal weights once you've slept well for a night or two, usually after 2-3 days. If a calf is swollen, warm or sore after the flight, or you get short of breath, get it checked right away before any training.",
  "late-eating":
    "Eating late doesn't make you fat, carbs included: what counts is what you eat over the whole day. A big meal right before bed can cost you sleep, so leave an hour or two. If evenings are when you snack without hunger, eat a bit more protein and fibre earlier in the day.",
  "soy-safe":
    "Soy is fine, for men too: normal amounts (a few servings a day) don't lower testosterone or raise estrogen, and it's one of the best plant proteins. Leave it out if you're allergic. If you take thyroid medicine, ask your doctor about the timing.",
  "iron-b12":
    "On a plant-based diet, watch three things. **B12**: vegans need a supplement or fortified foods; vegetarians get it from dairy and eggs, and low levels are still worth a test. **Iron**: lentils, beans, tofu, pumpkin seeds, oats and spinach, with something rich in vitamin C (peppers, citrus), and coffee or tea an hour apart. **Omega-3**: ground flaxseed, chia, walnuts or algae oil. If you're tired or have been told you're anemic, have your levels tested before you take iron.",
  "weigh-often":
    "Once a week is enough for most: in the morning, after going to the toilet, before breakfast. If you like numbers, weigh daily and only look at the week's average, because water moves it by 1-2 kg (2-4 lb) from day to day. If it spoils your mood or your eating, skip it, and go by how your clothes fit and what you lift.",
  "results-when":
    "You'll feel stronger after 2-4 weeks, see it yourself after about 8, and others notice after about 12, with two or three sessions a week, enough protein and sleep. Fat loss at a pace that lasts is 0.3-0.5 kg (0.6-1 lb) a week, so look at months. Your lifts are the earliest sign: log your weights, and watch them go up.",
  bulky:
    "You won't get bulky by accident: big muscles take years of hard training and eating for it. Lifting two or three times a week makes most people look firmer and feel stronger. If a muscle ever gets bigger than you like, do fewer sets for it.",
  "breakfast-needed":
    "No, you don't have to. What counts is what you eat over the day, so skip it if you aren't hungry, and eat your first meal when it suits you. If you train in the morning, a snack helps in long or hard sessions. If skipping it leaves you ravenous at night, eat something with protein in the morning.",
  "cardio-fat":
    "The one you'll keep doing: brisk walking, cycling, rowing, swimming and running all work, because food decides most of it and cardio adds to it. Walking is the easiest to recover from: 7,000-10,000 steps a day is a good aim, and even 2,000 more than you do now helps. Add two or three strength sessions, so that you lose fat and keep muscle.",
  "zone-two":
    "Zone 2 is easy endurance: you can still talk in whole sentences, at roughly 60-70% of your maximum heart rate (very roughly 220 minus your age). Build up to two or three sessions of 30-45 minutes a week. Everyone's pulse differs, so go by your breath first. A pulse that's high at rest, jumps or comes with chest pain or dizziness needs a doctor.",
  breathless:
    "Yes, being out of breath after a hard effort is normal, and it should settle within a few minutes. Start slower, keep a pace where you can still talk for most of it, and on long efforts eat and drink early: hitting the wall is mostly empty carb stores. It isn't normal at rest, on easy stairs all of a sudden, or with chest pain, dizziness or a wheeze: then see a doctor, or call for help if it doesn't pass.",
  "gym-addiction":
    "It's great that you love it! Keep a rest day or two a week, and notice when it stops being fun: training through injury or illness, guilt over a missed day, skipping people or work for it. If that sounds like you, talk to someone you trust or a doctor; it's common and can be helped.",
  "log-late":
    "Sets count for the day you log them on, so enter them today: open the exercise in [your plan](/workout-plan), fill in the sets and choose **Mark as completed**. They count for today then, and I can't move them to an earlier day. A missed training day is covered by your weekly freeze, so your streak is safe once a week. Next time, tell me right after training, such as \"bench press 3x8 with 40 kg\", and I'll prepare it.",
  "log-cardio":
    "Lockstep logs what's in its exercise library: add one such as Treadmill Run or Rowing Machine to a day under Edit in [your plan](/workout-plan), and mark it as completed. It doesn't record routes, distance or steps, and other sports can't be logged. If you'd like that, send it as a Feature Request through the [help center](/help-center#contact).",
  "delete-plan":
    "I can't delete a plan, but you can: open [your workout plan](/workout-plan) or [your meal plan](/meal-plan), and use the save button to see your saved plans and delete one. A new plan also takes the place of the current one. What you've logged stays.",
  "sign-out":
    "Open the menu with your picture at the top and choose **Sign Out**. To sign out other devices, go to [your settings](/settings), where they're listed. Be online when you do, so that everything you've logged has been sent.",
  "timer-sound":
    "Your phone decides that: turn it to silent, or mute the site in your browser. Quiet hours under [notification settings](/notifications-settings) are for notifications only.",
  "leave-group":
    "Open the group under [Fitness Groups](/groups) and choose **Leave Group**. You can join again later; a private group's admins have to let you in again. If you only want fewer notifications, mute the group instead.",
  "account-sharing":
    "An account and its password are for one person: the log, weights and streak only work that way. Free accounts cost nothing, and a [Family membership](/#pricing) gives up to five people Premium, each with their own account. You can also share a plan with a read-only link.",
  "who-sees-me":
    "No: only you can see your weights, sets, meal log, age and health answers. Others see your posts, and of your profile and activity what you allow under [Privacy](/profile#privacy). In a family, each person switches on what the others see.",
  "pay-how":
    "Premium and Family are billed monthly; there's no yearly plan. You pay by card at checkout, which our payment provider handles; which other methods it offers, such as a wallet on your phone, depends on your device and country, and checkout shows them before you pay. Nothing's charged during a first 7-day trial. [See the plans](/#pricing).",
  gift: "There are no gift cards, and a membership can't be bought for someone else's account. What you can do: with a [Family membership](/#pricing) you pay, and invite up to four others, who each get everything in Premium. Or they start their own first 7 days for free.",
  "trial-charge":
    "No, you won't be charged: cancel before the 7 days are over and you pay nothing. Do it on [your membership](/membership) under Manage billing; you keep Premium or Family until the trial ends, and then you're on Free, with everything you've made. We email you three days before it ends.",
  "human-trainer":
    "No, there are no human trainers in any membership: the plans are built by rules, and I'm an AI. Premium adds the weekly review, the full library, guided series, macro targets and more. People answer support questions, through the [help center](/help-center#contact). For eyes on your form, a coach at your gym is best.",
  "without-account":
    "No: you can look around without one. Choose **Look around first** on the [sign-in page](/login), make a workout plan in the [workout setup](/workout-setup) or a meal plan in the [meal setup](/meal-plan-setup), and read exercises, recipes and the community. With a free account it's all saved on every device, and you can log and post.",
  "just-registered":
    "Welcome! Three things, in this order: answer five questions in the [workout setup](/workout-setup) for your first week, make a meal plan in the [meal setup](/meal-plan-setup) if you'd like one, and put Lockstep on your phone's home screen ([how](/faq#install)). Then open [your plan](/workout-plan) and start with the first session. Or tell me \"make me a plan for 3 days at home\".",
  "birth-year":
    "To check that you're 16 or older, and because age, sex, height and weight go into the estimate of what you burn. Nobody else sees them, and you can change it in your [training profile](/profile-setup). More in the [privacy policy](/privacy).",
  "vs-other":
    "It depends on what you need. Lockstep keeps your workouts, meals, grocery list and log in one place, plans around your level, equipment and what you avoid, and I answer from your own plan and log. A chatbot can write a plan too, but it doesn't know what you lifted last week. Free costs nothing, so [try it](/workout-setup) and compare.",
  "who-made":
    "The Lockstep team makes it; you can write to them through the [help center](/help-center#contact). I'm the coach in it, an AI. [What Lockstep is](/faq#what-is-lockstep).",
  "dying-to-try":
    "Love it! Answer five questions in the [workout setup](/workout-setup), and your week is ready in seconds; you don't need an account to try. Start easier than you think you need to, so that you look forward to the second session.",
  "page-trouble":
    "Sorry about that! Check your connection and reload the page; if a note says there's a new version, choose Reload. If a single figure or picture stays blank, the steps beside it still work. Try another browser, or the installed app. Don't clear your browser's data while something is waiting to be sent: that would lose it. Still stuck? Write to us through the [help center](/help-center#contact), choose Technical Issue and say which page and which device; we reply within 24 hours.",
  "light-kettlebell":
    "You can make a light weight hard: lower it for 3-4 seconds and pause at the bottom, do one arm or one leg at a time, add reps up to 20-25, or rest less. Stop when you could do one to three more. When even that's easy for all sets, get the next size up, or add a band or a loaded backpack.",
  "remove-family":
    "Whoever pays for the family can remove someone on [the family page](/family), and anyone can leave the family there. That person goes back to Free right away and keeps their plans and log; the place opens up for someone else.",
  "late-period":
    "Hard training together with too little food, weight loss or stress can delay or stop a period, so take it seriously: eat more, train easier, and take a pregnancy test if you could be pregnant. See a doctor if it's more than a couple of weeks late, or if it keeps happening: your bones and hormones need it. I'm an AI and can't tell what it is.",
  "protein-powder-kind":
    "For muscle it hardly matters: **whey** is quick, cheap and tastes good, **casein** is thicker and keeps you full for longer, and **soy** or a **pea and rice** mix works as well in a vegan diet, with a slightly bigger scoop. Take the one you like, without a long list of extras; your total protein for the day matters more. Whey isolate has less lactose.",
  "sets-notation":
    '**4 × 5-8** means four sets of five to eight reps. Take a weight for five, add reps from week to week until every set reaches eight, then add weight and start again at five. "120 s rest" is the break between two sets, and "each side" means that many on the left and that many on the right.',
  "wrong-goal":
    "You can change it anytime: goal, level, place, equipment and what to avoid are in your [training profile](/profile-setup), diet and calories in the [meal setup](/meal-plan-setup). Your current plan doesn't change on its own, so make a new one in the [workout setup](/workout-setup) afterward. What you've logged stays.",
};

/** How much of a food is fine in a day or a week, by words. */
export const FOOD_AMOUNTS: readonly { readonly words: string; readonly says: string }[] = [
  {
    words: "eggs?",
    says: "For most healthy people one to three eggs a day are fine. With diabetes, heart trouble or high cholesterol, ask your doctor first; egg whites don't count toward it.",
  },
  {
    words: "tuna",
    says: "Two or three cans a week are fine for most adults, because of the mercury; light (skipjack) tuna has less than albacore. In pregnancy it's less, so ask your midwife. Salmon, sardines and trout are good for the other days.",
  },
  {
    words: "coffees?|espressos?",
    says: "Up to about 400 mg of caffeine a day is fine for most adults, so three or four cups, the last one 8 hours before bed. In pregnancy stay under 200 mg.",
  },
  {
    words: "salt|sodium",
    says: "Aim for about 5-6 g of salt a day (2-2.3 g sodium) in total; most of it comes from bread, cheese and ready meals. If you sweat a lot, a bit more is fine.",
  },
  {
    words: "nuts?|almonds?|cashews?|walnuts?",
    says: "A small handful (about 30 g) a day is a good amount: they bring healthy fats and fill you up.",
  },
  {
    words: "red meat|beef|pork|lamb|steaks?",
    says: "Two or three portions a week, up to about 350-500 g cooked, is what most guidelines suggest; keep sausages and bacon for now and then. Fish, poultry, eggs, beans and tofu can cover the rest.",
  },
  {
    words: "fruits?|bananas?|apples?|oranges?|berries|grapes",
    says: "Two to four pieces a day are great, and you can't really overdo it with whole fruit; juice is another matter, so keep that to a glass.",
  },
  {
    words: "sugar",
    says: "Keep added sugar under about 50 g a day, better 25 g: a can of cola already has 35. Sugar in whole fruit and plain milk doesn't count.",
  },
];
export const FOOD_AMOUNT_ANY =
  "There's no fixed limit for it: it's fine every day as part of meals with protein, vegetables or fruit, and some variety over the week. What counts is the whole day.";
