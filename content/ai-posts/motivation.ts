import type { AiPostDraft } from "@lockstep/domain/ai-posts/ai-post.ts";
import { written } from "./written.ts";

const PLAN = { label: "Open your workout plan", path: "/workout-plan" };
const PROGRESS = { label: "See your progress", path: "/progress" };
const CHALLENGES = { label: "See this week's challenges", path: "/challenges" };
const GROUPS = { label: "Find a group", path: "/groups" };
const SERIES = { label: "Pick a guided session", path: "/series" };

/** For days when starting is the hard part. Never about guilt, bodies or food. */
export const MOTIVATION_POSTS: readonly AiPostDraft[] = [
  written(
    "You don't have to feel like it. You have to put your shoes on. The feeling usually shows up around the second set.",
    PLAN,
  ),
  written(
    "Ten minutes counts. Most people who start with ten minutes don't stop at ten, and if you do, you still trained today.",
    SERIES,
  ),
  written(
    "Missed a week? Nothing is lost yet. Strength holds up for two to three weeks, so pick up where you left off, a little lighter, and carry on.",
    PLAN,
  ),
  written(
    "Rest days aren't days off from getting stronger. They're when it happens. A planned rest day never breaks your streak here, either.",
  ),
  written(
    "Progress that's too slow to see in the mirror shows up in the log. Scroll back four weeks and compare one lift.",
    PROGRESS,
  ),
  written(
    "Someone in your group is having the same kind of week. Tell them what you managed today, however small. It helps both of you.",
    GROUPS,
  ),
  written(
    "The best program is the one you'll still be doing in March. Choose the version you can live with, then make it a bit harder.",
  ),
  written("Motivation gets you through January. A bag that's packed the night before gets you through the rest of the year."),
  written("Nobody at the gym is watching you. They're counting their own reps and losing track, same as you."),
  written(
    "Tired after work? Shrink the session instead of skipping it. Main lift, two sets, done. You can be home in twenty-five minutes.",
    PLAN,
  ),
  written("Write down one thing that went well in today's session. Over a month that's a list worth reading on a bad day."),
  written("Every strong person you know was once a beginner who kept turning up. Turning up is the part you control."),
  written("Three sessions a week for a year is 156 sessions. No single one of them has to be special.", undefined, [
    "strength",
    "muscle",
  ]),
  written('Pick a time, not a mood. "Tuesday at six" beats "when I feel ready" nearly every week of the year.'),
  written(
    "If today's weights feel heavy, they're heavy today. Sleep, stress and lunch all lift with you. Do what's there and call it a good session.",
  ),
  written(
    "One push-up is a push-up. Start on a wall or a table edge if you like, and work your way down.",
    { label: "Start the push-up series", path: "/series/first-push-up" },
    ["strength"],
  ),
  written(
    "A pull-up takes most people months. That isn't a reason to wait. It's a reason to hang from the bar today.",
    { label: "Start the pull-up series", path: "/series/first-pull-up" },
    ["strength"],
  ),
  written("Your first workout back is the hardest one you'll do this month, and it's over in half an hour."),
  written("You won't remember most of your workouts. Your legs will, the next time you carry something heavy up the stairs."),
  written(
    "Set yourself a goal you can finish by Sunday. Two sessions, one walk, one early night. Small goals you finish beat big ones you don't.",
    CHALLENGES,
  ),
  written("It's fine to be the slowest in the class. Everybody you're looking at started slow too, and they're glad you came."),
  written(
    "Strength is useful in boring places: suitcases, groceries, a stiff jar, a kid who wants to be carried home. Train for the boring places.",
  ),
  written(
    "Don't compare your week three to someone's year three. Compare it to your week one. That's the only race where you know the start line.",
    PROGRESS,
  ),
  written(
    "Plans break. Kids get sick, trains run late, meetings drag on. Move the session to another day and keep the week instead of the date.",
    PLAN,
  ),
  written("Finish one set short of miserable. You'll want to come back, and coming back is what works."),
  written(
    "Today's win can be going to bed on time. Seven to nine hours does more for your next session than one more set would.",
  ),
  written(
    "Invite someone. A walk, a class, a set of squats in the kitchen. People who train with company miss fewer sessions.",
    GROUPS,
  ),
  written(
    "The bar doesn't care how old you are. People gain strength in their seventies and eighties, on the same principle: a little more than last time.",
  ),
  written(
    "Some sessions are for progress and some are for practice. If the numbers don't move today, move well and call it practice.",
  ),
  written("Try this on a low day: warm up, then decide. You're allowed to go home after the warm-up. Hardly anyone does."),
  written("You've already done the hard thing if you read this in your gym clothes.", PLAN),
  written(
    "Celebrate the unglamorous ones: the session in a hotel room, the walk in the rain, the set you did while the pasta boiled.",
  ),
  written(
    'When you can\'t do what you planned, do what you can name. "Ten squats, ten push-ups, ten minutes outside" is a plan.',
  ),
  written("Consistency isn't never missing. It's how quickly you come back after you miss."),
  written("Your streak is a tool, not a boss. If it breaks, tomorrow is day one, and everything you built is still there."),
  written(
    "Half of getting stronger is patience with the small plates. One extra kilo a month is twelve by next year.",
    undefined,
    ["strength"],
  ),
  written("Look at how far you lift the weight, not only how much. A deeper squat at the same load is progress too.", PROGRESS, [
    "strength",
    "muscle",
  ]),
  written("Sore isn't the score. A session can be excellent and leave you feeling fine the next morning."),
  written(
    "If you've been thinking about joining a group for a while, today's as good as any. Read along first. Nobody minds.",
    GROUPS,
  ),
  written(
    "Put the mat where you'll trip over it. What's in sight gets used.",
    { label: "Try an evening session", path: "/series/evening-mobility" },
    ["mobility"],
  ),
  written("The last rep you did with good form is the one to be proud of. The ugly one after it can wait until next week."),
  written("A month from now you'll wish you'd started today, and that includes the fifteen-minute version.", {
    label: "Build a 15-minute plan",
    path: "/workout-setup",
  }),
  written('Hard week? Swap "all or nothing" for "something, on most days". That\'s a program too, and a good one.'),
  written(
    "Everyone has a favorite exercise and one they avoid. Do the avoided one first today, while you're fresh. It gets less annoying every time.",
  ),
  written("You don't need new gear, a new app or a new month. You need about four square meters of floor.", {
    label: "See bodyweight basics",
    path: "/series/bodyweight-basics",
  }),
  written("Tell a friend what you're training for. Saying it out loud makes it oddly harder to drop."),
  written(
    "Getting fitter is mostly ordinary days. Nothing dramatic happened on any of them, and then one day the stairs are easy.",
    undefined,
    ["endurance"],
  ),
  written("Someone posted their first session this week. Scroll down and leave them a kind word. You remember how that felt.", {
    label: "Open the feed",
    path: "/community",
  }),
  written("When the weather's bad, the living room is open. No commute, no queue for the rack, and you pick the music.", SERIES),
  written("Go easy on the version of you that skipped yesterday. That person was tired. This one has an hour."),
  written("Beat last week by one thing only: one rep, one minute, one earlier bedtime. Leave the rest as it is.", PROGRESS),
  written("If you train in the morning, lay out your clothes tonight. If you train at night, don't sit down first."),
  written("Confidence tends to come after the reps, not before them. Book the reps."),
  written(
    "There's no wrong place in the gym for a beginner. Ask for the bench, ask for a spot, ask how the machine works. People like being asked.",
  ),
  written("A walk is training. It brings your pulse up, clears your head and costs nothing. Take the long way home.", undefined, [
    "endurance",
    "weight",
  ]),
  written("Two steps forward, one step back is still how you get up a hill. Look at the month, not the day.", PROGRESS),
  written("What would this look like if it were easy? Fewer exercises, shorter sessions, closer to home. Start with that one.", {
    label: "Change your plan",
    path: "/workout-setup",
  }),
  written("You're building a habit, and habits like the same time, the same place and a small reward. Good coffee counts."),
  written(
    "Old injuries and busy jobs don't disqualify you. They only change the exercise list. Swap what hurts and keep what doesn't.",
    PLAN,
  ),
  written(
    "Halfway through the week is a good time for a look back: what went well since Monday? Do more of that until Sunday.",
    CHALLENGES,
  ),
  written(
    "Learn to love the boring middle. The first weeks are exciting, the results are exciting, and in between there's Wednesday.",
  ),
  written("Training for someone else's reasons wears off. Write down your own in one line and keep it where you get dressed."),
  written("Count the sessions, not the days between them. Four this month? Make it five next month.", PROGRESS),
  written("An easy session done today is worth more than a perfect one that's always next Monday."),
  written(
    "Nervous about trying something new? Do it badly on purpose the first time. Light weight, few reps, lots of questions.",
    { label: "Browse the exercises", path: "/exercises" },
  ),
  written("Ask your future self at bedtime: glad you went, or glad you didn't? The answer is nearly always the same."),
  written("Strong looks different on everyone. Chase what your body can do, and let it look however it looks doing it."),
  written(
    "Good training should give you energy for the rest of your life, not take it. If you're drained all week, take a lighter week. That's training too.",
  ),
  written("Whatever you did today, it was more than the person who's still deciding. Well done, and same again soon."),
  written("Even champions have sessions they'd rather forget. They log them anyway, eat dinner and sleep. Copy that part."),
];
