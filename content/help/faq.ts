import type { FaqItem } from "@lockstep/domain/help/faq.ts";

const BILLING: readonly FaqItem[] = [
  {
    id: "plans-and-prices",
    category: "billing",
    question: "What do Free, Premium and Family cost?",
    answer:
      "Free is $0. Premium is $49.99 a month and Family is $89.99 a month for up to five people, including you. Both renew every month until you cancel. [See what each plan includes](/#pricing).",
    keywords: "price pricing subscription tier compare cheap",
  },
  {
    id: "premium-extras",
    category: "billing",
    question: "What do I get with Premium?",
    answer:
      "Premium users get extras on top of everything in Free: exports (workout plans, meal plans and recipes as PDFs) and faster plan updates (a weekly review that suggests up to three changes you can make with one tap, and locked meals that stay put while you regenerate the rest).\n\nYou also get the full exercise library with instructions, guided video series, macro tracking, batch cooking, meal plans for up to six people, your own sets and supersets, 50 saved plans of each kind, and priority support.",
    keywords: "benefits features upgrade difference worth export faster plan updates",
  },
  {
    id: "free-trial",
    category: "billing",
    question: "Is there a free trial?",
    answer:
      "Yes. Your first Premium or Family membership starts with a 7-day free trial, once per person. You enter a card at checkout, and it isn't charged until the trial ends. Cancel before then and you pay nothing. We email you three days before the trial ends.",
    keywords: "try week 7 days test charge",
  },
  {
    id: "cancel",
    category: "billing",
    question: "How do I cancel my membership?",
    answer:
      "Open [your membership](/membership), choose Manage billing and cancel. It's one step, and you can do it anytime. Cancel at least 24 hours before the period ends so that it doesn't renew.\n\nYou keep everything you've paid for until the end of the period. After that you're on Free, and everything you made is still there.",
    keywords: "stop unsubscribe quit end subscription renewal cancel membership",
  },
  {
    id: "after-canceling",
    category: "billing",
    question: "What happens to my plans and data when my membership ends?",
    answer:
      "Nothing is deleted. Your plans, log, progress and posts stay in your account. Premium and Family features, such as PDFs and the weekly review, lock until you come back.",
    keywords: "lapse downgrade lose keep expire",
  },
  {
    id: "refunds",
    category: "billing",
    question: "Can I get a refund?",
    answer:
      "When you cancel, your membership runs to the end of the period you've paid for, and the rest of that period isn't refunded unless the law where you live says so. If you were charged by mistake, [contact us](/help-center#contact) and choose Subscription Support.",
    keywords: "money back charged twice wrong charge",
  },
  {
    id: "change-plan",
    category: "billing",
    question: "Can I switch between Premium and Family?",
    answer:
      "Yes. Open [your membership](/membership), choose Manage billing and change your plan. The new price applies right away, and what you've already paid for the current period is credited.",
    keywords: "upgrade downgrade prorated proration",
  },
  {
    id: "update-card",
    category: "billing",
    question: "How do I change my card or see my invoices?",
    answer:
      "Open [your membership](/membership) and choose Manage billing. Our payment provider keeps your card; Lockstep never sees or stores the number. Your invoices are listed on the membership page too.",
    keywords: "credit card payment method receipt billing address",
  },
  {
    id: "failed-payment",
    category: "billing",
    question: "My payment didn't go through. What now?",
    answer:
      "You keep your membership for 7 days after a failed payment, and we email you about it. Update your card on [your membership](/membership) page under Manage billing. If the payment still hasn't gone through after 7 days, your account goes back to Free and nothing you made is lost.",
    keywords: "declined card past due unpaid error",
  },
  {
    id: "price-changes",
    category: "billing",
    question: "Can the price of my membership change?",
    answer: "If we ever change a price, you'll get 30 days' notice before it applies to you, so you can cancel first.",
    keywords: "increase raise notice",
  },
  {
    id: "family-membership",
    category: "billing",
    question: "How does a Family membership work?",
    answer:
      "One person pays, and up to five people share it, including the one who pays. Everyone has their own account and everything in Premium, plus group workout plans, family meal planning, a shared grocery list, family progress and advanced macro tracking. Invite people from [your family page](/family); an invitation is valid for 7 days. Nobody sees your workouts or progress unless you choose to share them.",
    keywords: "members invite household kids children spouse share five people",
  },
];

const WORKOUT_PLANS: readonly FaqItem[] = [
  {
    id: "create-workout-plan",
    category: "workout-plans",
    question: "How do I create a workout plan?",
    answer:
      "Answer five questions in the [workout setup](/workout-setup): muscle groups, minutes per workout, days per week, level, and home or gym. Choose Generate, and your week is ready in seconds. You don't need an account to try it.",
    keywords: "generate build new make training program routine",
  },
  {
    id: "change-workout-plan",
    category: "workout-plans",
    question: "Can I change my workout plan?",
    answer:
      "Yes. In [your plan](/workout-plan) you can move days and exercises, swap an exercise for a similar one, add or remove exercises, change how many sets you do, and rebuild a single day. Each change can be undone. Choosing your own reps, rest and supersets is included in Premium.",
    keywords: "edit customize reorder move day",
  },
  {
    id: "swap-exercise",
    category: "workout-plans",
    question: "How do I swap an exercise I don't like or can't do?",
    answer:
      "Edit the day in [your plan](/workout-plan) and choose Swap exercise. You'll see exercises that train the same muscles and fit your level and equipment.",
    keywords: "replace alternative substitute different exercise",
  },
  {
    id: "injuries",
    category: "workout-plans",
    question: "Can my plan work around an injury or pregnancy?",
    answer:
      "Yes. In the [workout setup](/workout-setup) or your [training profile](/profile-setup), choose what to avoid: a joint, jumping, pregnancy, the time after giving birth, or high blood pressure. New plans leave out exercises that don't suit you.\n\nIf something hurts, stop. Lockstep doesn't replace a doctor or physical therapist: see one before you train with an injury, an illness or while pregnant.",
    keywords: "knee pain back hurt sore shoulder wrist neck pregnant limitation avoid",
  },
  {
    id: "equipment",
    category: "workout-plans",
    question: "Do I need equipment?",
    answer:
      "No. At home, plans work with body weight alone: we assume you have a wall, a chair, a towel and a backpack. Tell us what else you have in your [training profile](/profile-setup), such as dumbbells or a band, and we'll use it. Gym plans use the full range of equipment.",
    keywords: "dumbbells bodyweight home gym machines",
  },
  {
    id: "rest-days-and-streaks",
    category: "workout-plans",
    question: "Do rest days break my streak?",
    answer:
      "No. A planned rest day never breaks a streak. If you miss a training day, a freeze covers it automatically: you have one each week, Monday to Sunday. Without a plan, Thursday and Sunday count as rest days.",
    keywords: "streak freeze missed day lost streak",
  },
  {
    id: "log-weights",
    category: "workout-plans",
    question: "How do I log weights and reps?",
    answer:
      "Start the workout in [your plan](/workout-plan) and tick each set as you do it: a set that repeats last time takes one tap. You can also open an exercise in the plan, enter your sets and choose Mark as completed. Weights are optional. Your records, weekly minutes and the muscles you've trained are under [Progress](/progress), and each workout is in [your history](/workouts), where you can still correct it.",
    keywords: "track record sets completed tick done history one rep max start workout log",
  },
  {
    id: "live-workout",
    category: "workout-plans",
    question: "What happens when I start a workout?",
    answer:
      "You get one exercise at a time with today's weight and why, last time's sets, and a rest timer that starts when you tick a set. Swap, add, skip or move exercises as you go. It works without a connection, survives a reload, and a bar on every page leads back to it. At the end you see your volume, records and what changes next time.",
    keywords: "live session timer rest training mode finish summary running workout",
  },
  {
    id: "routines",
    category: "workout-plans",
    question: "Can I train without a plan, or make my own routine?",
    answer:
      "Yes. Under [Workouts](/workouts) you can start a blank workout, repeat an earlier one, or make routines from scratch, from a day of your plan or from a finished workout. If an exercise is missing from the library, you can add your own.",
    keywords: "custom exercise own routine blank empty workout template repeat create exercise",
  },
  {
    id: "import-history",
    category: "workout-plans",
    question: "Can I bring my history from Hevy or Strong?",
    answer:
      "Yes. Export a CSV file in the other app and choose it under [Import and export](/import). You see what's in it before anything is saved, match any names we don't know once, and can undo the import with one tap. You can export your own history there too, as CSV or JSON.",
    keywords: "hevy strong import export csv transfer move history switch app",
  },
  {
    id: "progressive-overload",
    category: "workout-plans",
    question: "When should I add weight?",
    answer:
      "When every set reaches the top of its range with a rep or two to spare. If you log your sets, [your plan](/workout-plan) and the workout screen show the weight for today and why; you can always use a different one, or turn it off for an exercise. After a break you start lighter, and after several hard weeks you're offered a lighter one. With Premium, the weekly review looks at your whole week and suggests what to change.",
    keywords: "progress heavier stronger progressive overload increase deload lighter week break",
  },
  {
    id: "save-workout-plans",
    category: "workout-plans",
    question: "How many plans can I save?",
    answer:
      "Free has room for one workout plan and one meal plan. With Premium or Family you can save 50 of each and switch between them. Use the save button on your plan's page to name it or pick another one.",
    keywords: "several multiple store saved plans limit",
  },
  {
    id: "exercise-library",
    category: "workout-plans",
    question: "Why are some exercise instructions locked?",
    answer:
      "On Free, you can watch the moving figure of every exercise and see its muscles, sets and reps. Exercises in the free library come with full instructions; Premium has them for every exercise, along with common mistakes and easier and harder versions. [Browse exercises](/exercises).",
    keywords: "video library premium full limited demonstration",
  },
];

const MEAL_PLANNING: readonly FaqItem[] = [
  {
    id: "create-meal-plan",
    category: "meal-planning",
    question: "How do I create a meal plan?",
    answer:
      "In the [meal setup](/meal-plan-setup), choose a diet, your daily calories, 3, 5 or 7 days, quick or gourmet cooking and 2 to 6 meals a day. You get a plan with recipes and a grocery list sorted by aisle.",
    keywords: "generate build new make food diet menu",
  },
  {
    id: "diets",
    category: "meal-planning",
    question: "Which diets do you support?",
    answer:
      "Standard, vegetarian, vegan, keto, paleo and Mediterranean. Keto stays at or below 50 g of net carbs a day. We check every single ingredient of a dish, not just a label on the recipe.",
    keywords: "plant based low carb ketogenic pescatarian",
  },
  {
    id: "allergies",
    category: "meal-planning",
    question: "Can meal plans avoid my allergies?",
    answer:
      "Yes: dairy, eggs, nuts, peanuts, fish, shellfish, soy, wheat, gluten and sesame. A dish that contains one of the allergens you chose, or often has traces of it, can't end up in your plan. Coconut isn't counted as a nut; recipes with coconut say so.\n\nBrands differ, so always read the labels of what you buy. With a severe allergy, check every ingredient yourself.",
    keywords: "allergic allergen intolerance celiac lactose gluten free nut free",
  },
  {
    id: "dislikes",
    category: "meal-planning",
    question: "Can I leave out foods I don't like?",
    answer:
      "Yes. Enter foods or dishes you'd rather not eat in the [meal setup](/meal-plan-setup), separated by commas: mushrooms, olives, curry.",
    keywords: "hate dislike exclude ingredient",
  },
  {
    id: "swap-meal",
    category: "meal-planning",
    question: "How do I swap a meal?",
    answer:
      "Open the meal in [your plan](/meal-plan) and choose Swap this meal. You'll see dishes that keep your day on target. Swapping is free for everyone. You can also regenerate your plan; with Premium, you can lock the meals you like so only the rest changes.",
    keywords: "replace change dish recipe different regenerate lock",
  },
  {
    id: "calories",
    category: "meal-planning",
    question: "How many calories should I choose?",
    answer:
      "The [meal setup](/meal-plan-setup) can estimate what you need from your age, height, weight and activity (Mifflin-St Jeor). For most people it's within about 10%. It's an estimate, not medical advice.\n\nPlans below 1,200 calories a day are only for people under medical supervision.",
    keywords: "kcal energy weight loss tdee bmr deficit minimum 1200",
  },
  {
    id: "grocery-list",
    category: "meal-planning",
    question: "Where's my grocery list?",
    answer:
      "In [your meal plan](/meal-plan), next to the days. It adds up the whole plan, sorted by aisle; check things off, add your own items, copy or share it. With Family, everyone can use [one shared list](/grocery) that syncs live and works without a signal.",
    keywords: "shopping list groceries store ingredients",
  },
  {
    id: "track-macros",
    category: "meal-planning",
    question: "Can I track macros?",
    answer:
      "Everyone can log planned meals with one tap, or any food by amount. Premium adds targets for protein, carbs and fat, and shows how your days and weeks compare. Family adds fibre, sugars, sodium and weekly averages.",
    keywords: "protein carbs fat fibre nutrition tracking log food calories counter",
  },
  {
    id: "pdfs",
    category: "meal-planning",
    question: "Can I print or download my plans and recipes?",
    answer:
      "Printing works for everyone, from the print button on your plan or a recipe. Downloading workout plans, meal plans and recipes as PDFs is included in Premium. Family adds recipe collections for each diet.",
    keywords: "pdf export print download paper",
  },
  {
    id: "hide-calories",
    category: "meal-planning",
    question: "Can I hide calories?",
    answer:
      "Yes. Turn on Hide calories in [your settings](/settings#meals). Recipes, plans, the log and printouts won't show calories or kilojoules; grams of protein, carbs and fat stay.",
    keywords: "eating disorder kilojoules numbers trigger",
  },
  {
    id: "meal-reminders",
    category: "meal-planning",
    question: "How do meal reminders work?",
    answer:
      "While Lockstep is open, a short note shows your next planned meal about 15 minutes before it's due, or a few seconds after you open the app. Dismiss it and it stays quiet until the next meal is due.",
    keywords: "notification nudge remind lunch",
  },
];

const TECHNICAL_SUPPORT: readonly FaqItem[] = [
  {
    id: "offline",
    category: "technical-support",
    question: "Does Lockstep work offline?",
    answer:
      "Yes. Without a connection you can open your current workout and meal plans, the plan's exercise demonstrations, your grocery list and the feed as you last saw it. Exercises you complete, meals you log and posts you write are saved on your device and sent once you're back online.",
    keywords: "no internet signal airplane wifi basement sync",
  },
  {
    id: "not-sent",
    category: "technical-support",
    question: 'What does "changes will be sent later" mean?',
    answer:
      "You did something without a connection, so it's waiting on your device. It survives a reload or a restart and is sent exactly once when you're online. Don't clear your browser's data until then, and don't sign out: we warn you first if something hasn't been sent.",
    keywords: "unsent pending waiting sync stuck outbox",
  },
  {
    id: "install",
    category: "technical-support",
    question: "How do I install the app?",
    answer:
      "You don't need an app store. On Android, open Lockstep in Chrome, tap the three dots and choose Install app or Add to Home screen. On iPhone or iPad, open it in Safari, tap Share, then Add to Home Screen. On a computer, Chrome and Edge show an install icon in the address bar. Updates are automatic.",
    keywords: "pwa download app store google play ios android home screen",
  },
  {
    id: "notifications",
    category: "technical-support",
    question: "How do I turn notifications on or off?",
    answer:
      "Open [notification settings](/notifications-settings). There you can enable notifications on this device, choose what you're notified about, turn push off for each kind, and set quiet hours.\n\nIf they're blocked, enable them in your browser's site settings. On iPhone and iPad, they only work once Lockstep is on your Home Screen.",
    keywords: "push alerts blocked bell mute quiet hours",
  },
  {
    id: "new-version",
    category: "technical-support",
    question: "Why am I asked to reload?",
    answer:
      "There's a new version of Lockstep. When you see \"New content available. Reload?\", choose Reload to get it, or finish what you're doing first. What you've saved isn't affected.",
    keywords: "update refresh new content version",
  },
  {
    id: "units",
    category: "technical-support",
    question: "Can I switch between kilograms and pounds?",
    answer:
      "Yes, in [your settings](/settings#training). Under Meals you can choose calories or kilojoules, and grams or ounces and cups. Each applies right away on all your devices.",
    keywords: "metric imperial kg lb lbs ounces units kj",
  },
  {
    id: "dark-mode",
    category: "technical-support",
    question: "Is there a dark mode?",
    answer:
      "Yes. Lockstep follows your device until you choose light or dark with the switch at the bottom of each page or in [your settings](/settings#theme).",
    keywords: "theme light night color",
  },
  {
    id: "missing-email",
    category: "technical-support",
    question: "I didn't get your email. What can I do?",
    answer:
      "Wait a few minutes, check your spam folder, and make sure the address is right. You can ask for a new confirmation link when you sign in (links work for 24 hours) and for a new [password link](/forgot-password) (links work for one hour).",
    keywords: "verification verify confirm link expired spam",
  },
  {
    id: "contact",
    category: "technical-support",
    question: "How do I reach support?",
    answer:
      "Use the form in the [help center](/help-center#contact), or call 555-0100, Monday to Friday, 9am to 5pm EST. We reply within 24 hours. Messages from Premium and Family members are answered first.",
    keywords: "contact help phone email customer service human priority support",
  },
];

const COMMUNITY: readonly FaqItem[] = [
  {
    id: "who-sees-posts",
    category: "community",
    question: "Who can see my posts and profile?",
    answer:
      "Posts in the feed and in public groups can be read by anyone, and posts in private groups only by their members. Under Privacy on [your profile](/profile#privacy), choose who sees your profile and your activity: everyone, members or only you. Your username and picture always show next to what you post.",
    keywords: "private public visibility hide privacy",
  },
  {
    id: "post-pictures",
    category: "community",
    question: "Which pictures can I post?",
    answer:
      "JPEG, PNG, GIF and WEBP, up to 5 MB. Profile pictures can be up to 2 MB. We remove camera data, such as where a picture was taken.",
    keywords: "image photo upload size format avatar",
  },
  {
    id: "edit-post",
    category: "community",
    question: "Can I edit or delete a post?",
    answer:
      "Yes. Open the menu on your post or comment. Anything you've edited is marked as edited. If you delete something by accident, choose Undo right away.",
    keywords: "remove change comment undo",
  },
  {
    id: "report",
    category: "community",
    question: "How do I report a post or a person?",
    answer:
      "Open the menu on the post, comment, profile or group, choose Report and say what's wrong. A moderator reviews it within 24 to 48 hours. You don't have to wait: block someone from their profile and you won't see each other anymore. They aren't notified.",
    keywords: "block harassment spam abuse moderation",
  },
  {
    id: "under-review",
    category: "community",
    question: "Why is my post under review?",
    answer:
      "Our filter found something a person should look at first. Until then, only you and moderators can see it. Reviews take 24 to 48 hours. If it's fine, it's published.",
    keywords: "held pending hidden moderation filter removed",
  },
  {
    id: "groups",
    category: "community",
    question: "How do groups work?",
    answer:
      "Find one under [Fitness Groups](/groups) or create your own; whoever creates a group is its admin. Anyone can read a public group, and its members post in it. A private group's posts and members are only visible to members, and its admins review each request to join.",
    keywords: "join leave create private admin",
  },
  {
    id: "challenges",
    category: "community",
    question: "How do weekly challenges work?",
    answer:
      "There are new ones every Monday. [Join](/challenges) the ones that suit your week; your activity counts automatically, and what you've already done that week counts too. You're only on the leaderboard if you choose to be.",
    keywords: "challenge leaderboard goal competition",
  },
  {
    id: "ai-posts",
    category: "community",
    question: "Are some posts written by AI?",
    answer:
      "Yes. Every few hours, Lockstep's own account may post a workout, nutrition or motivation tip. These posts are marked as written by the Lockstep assistant. Members' posts are written by members.",
    keywords: "artificial intelligence bot generated assistant",
  },
  {
    id: "new-member-limits",
    category: "community",
    question: "Why can't I post any more today?",
    answer:
      "On their first day, new members can write up to 5 posts and 20 comments. It keeps spam out. After that, the limit is gone.",
    keywords: "limit too many new account",
  },
];

const GETTING_STARTED: readonly FaqItem[] = [
  {
    id: "what-is-lockstep",
    category: "getting-started",
    question: "What is Lockstep?",
    answer:
      "Lockstep plans your training and meals, shows you how to do each exercise, tracks your progress, and gives you a community to do it with. It runs in your browser and can be installed like an app. [Choose where to start](/plan-selection).",
    keywords: "about product app what",
  },
  {
    id: "without-account",
    category: "getting-started",
    question: "Can I try it without an account?",
    answer:
      "Yes. On the [sign-in page](/login), choose Look around first. You can make workout and meal plans, complete exercises, and read the feed and groups. Your plans and progress stay on that device, and move into your account when you register and sign in.",
    keywords: "guest demo look around sign up register",
  },
  {
    id: "first-steps",
    category: "getting-started",
    question: "I just registered. What should I do first?",
    answer:
      "Fill in your [training profile](/profile-setup): goal, level, equipment, things to avoid and a short health check. Then make a [workout plan](/workout-setup) and a [meal plan](/meal-plan-setup).",
    keywords: "begin start onboarding setup beginner new",
  },
  {
    id: "health-check",
    category: "getting-started",
    question: "Is Lockstep right for me if I have a health condition?",
    answer:
      "Talk to a doctor before you start if you have a heart condition, high blood pressure, chest pain, dizziness or a long-term illness, take medication, or are pregnant. The [health check](/profile-setup) asks six yes-or-no questions and points out when to do that. Lockstep's plans are general guidance and don't replace medical advice.",
    keywords: "doctor medical safe disease heart medication",
  },
  {
    id: "ai-coach",
    category: "getting-started",
    question: "What can I ask the AI coach?",
    answer:
      "Ask about exercises, training, food, recovery, your plan or how Lockstep works, with the button at the bottom right. The coach is an AI: it can be wrong, and it doesn't diagnose or replace a doctor. Visitors can ask 10 questions a day, Free members 30, and Premium and Family members 200.",
    keywords: "chat assistant chatbot bot ai coach limit questions",
  },
  {
    id: "minimum-age",
    category: "getting-started",
    question: "How old do I have to be?",
    answer:
      "You need to be 16 or older to use Lockstep. In a Family membership, younger children can be added to meal plans without an account.",
    keywords: "age teenager kids minimum 16",
  },
];

const ACCOUNT: readonly FaqItem[] = [
  {
    id: "reset-password",
    category: "account",
    question: "I forgot my password. How do I get back in?",
    answer:
      "Go to [Forgot password](/forgot-password) and enter your email. We'll send you a link to choose a new one. It works once, for one hour. After that you're signed out on all devices, so sign in with the new password.",
    keywords: "lost password login locked out cannot sign in",
  },
  {
    id: "change-password",
    category: "account",
    question: "How do I change my password or email?",
    answer:
      "In [your settings](/settings#account). A password needs at least 8 characters, a digit, a special character and an uppercase letter, and it can't be a common one or contain your name. A new email takes effect once you open the link we send to it. Either change signs out your other devices.",
    keywords: "password rules requirements email address update name username",
  },
  {
    id: "devices",
    category: "account",
    question: "How do I sign out a device I don't use anymore?",
    answer:
      "[Your settings](/settings#sessions) list where you're signed in. Sign out one device or all others. If there's one you don't recognize, change your password too.",
    keywords: "session logout log out security hacked lost phone",
  },
  {
    id: "export-data",
    category: "account",
    question: "Can I download my data?",
    answer:
      "Yes, on every plan. Choose Download in [your settings](/settings#data) and you'll get everything stored about you as one JSON file.",
    keywords: "export backup gdpr privacy copy",
  },
  {
    id: "delete-account",
    category: "account",
    question: "How do I delete my account?",
    answer:
      "Open [your settings](/settings#data), choose Delete my account and enter your password. Your profile, plans, log, posts, comments and likes are deleted right away, and this can't be undone. A running membership is canceled. Groups you created stay, without your name, as long as they have other members.",
    keywords: "close remove erase account gdpr",
  },
  {
    id: "time-zone",
    category: "account",
    question: "My days start at the wrong time. Can I fix that?",
    answer:
      "Days, weeks and streaks follow your time zone. Change it in [your settings](/settings#time-zone), for example when you travel.",
    keywords: "timezone travel midnight clock date wrong day",
  },
  {
    id: "privacy",
    category: "account",
    question: "What do you store about me, and who sees it?",
    answer:
      "Only what Lockstep needs to work: your account, plans, logs, and what you post. We don't sell data, show ads or use tracking cookies. Our [privacy policy](/privacy) lists everything we store and for how long, and the [cookie policy](/cookies) what's kept in your browser.",
    keywords: "data protection gdpr cookies tracking security",
  },
];

/** Every question of the help pages, by category. The coach answers from them too. */
export const FAQ: readonly FaqItem[] = [
  ...BILLING,
  ...WORKOUT_PLANS,
  ...MEAL_PLANNING,
  ...TECHNICAL_SUPPORT,
  ...COMMUNITY,
  ...GETTING_STARTED,
  ...ACCOUNT,
];
