import type { AiPostDraft } from "@lockstep/domain/ai-posts/ai-post.ts";
import { written } from "./written.ts";

const PLAN = { label: "Open your workout plan", path: "/workout-plan" };
const LIBRARY = { label: "Browse the exercises", path: "/exercises" };
const PROGRESS = { label: "See your progress", path: "/progress" };

/** Training, recovery and everyday know-how. Figures are those of evidence.md and coaching.md. */
export const TIP_POSTS: readonly AiPostDraft[] = [
  written(
    "Leave one to three reps in the tank on most sets. You'll grow about as well as if you'd gone to failure, and you'll be fresher for the next exercise.",
    PLAN,
    ["muscle", "strength"],
  ),
  written(
    "How heavy is heavy enough? If you could have done four or more extra reps, add a little next time. If the last rep was a fight, stay where you are.",
    undefined,
    ["strength"],
  ),
  written(
    "Double progression in one line: add reps until every set is at the top of the range, then add the smallest plate and start again at the bottom.",
    PLAN,
    ["strength", "muscle"],
  ),
  written(
    "Adding 2 to 5% a week is plenty. On a 60 kg squat that's one or two small plates, and for smaller muscles it's often one extra rep.",
    undefined,
    ["strength"],
  ),
  written(
    "Long rests aren't laziness. For heavy sets of squats, presses and rows, two to three minutes gets you more good reps than one minute does.",
    undefined,
    ["strength"],
  ),
  written(
    "Short on time? Pair two exercises that don't compete, like a press and a row, and go back and forth. You save minutes without cutting sets.",
    PLAN,
  ),
  written("Do the big lifts first. Squats, presses and rows need a fresh head. Curls can wait.", PLAN, ["strength", "muscle"]),
  written(
    "Warm up for the lift you're about to do: the empty bar for ten, half the weight for five, 70% for three. Then start counting.",
    undefined,
    ["strength"],
  ),
  written(
    "Stretching and holding is for afterward. Before you lift, keep moving: circles, swings, a few easy squats.",
    { label: "See the mobility drills", path: "/exercises?q=circles" },
    ["mobility"],
  ),
  written(
    "A muscle grows well on about ten hard sets a week. Beginners can start with fewer, and past twenty or so you mostly add fatigue.",
    PROGRESS,
    ["muscle"],
  ),
  written(
    "After six to eight hard sets for one muscle in a session, the quality drops. Save the rest for another day.",
    undefined,
    ["muscle"],
  ),
  written(
    "Train each muscle twice a week if you can. The same number of sets split over two days usually means better sets.",
    { label: "Change your plan", path: "/workout-setup" },
    ["muscle"],
  ),
  written(
    "New to lifting? Two or three full-body days beat a five-day split. You practice every lift more often and have days to recover.",
    { label: "Build a plan", path: "/workout-setup" },
    ["strength"],
  ),
  written(
    "Six patterns cover nearly everything: squat, hinge, push away, push up, pull toward you, pull down. Check whether your week has all six.",
    PLAN,
    ["strength"],
  ),
  written(
    "Lower the weight for two to three seconds. You'll feel the muscle more, and you'll notice when the weight is too heavy to control.",
    undefined,
    ["muscle"],
  ),
  written("Breathe out on the hard part. If that's confusing, count the reps out loud. You can't hold your breath and talk."),
  written(
    "Every five or six weeks, take a lighter one: half the sets, about 80% of the weight. Most people come back stronger.",
    PLAN,
    ["strength"],
  ),
  written(
    "Two main lifts going backward for two sessions in a row usually means you need rest, not more work. Take the lighter week early.",
    PROGRESS,
    ["strength"],
  ),
  written(
    "Back after two weeks away? Start with about 10% less than before. After a month, about 20% less. It comes back quickly.",
    PLAN,
  ),
  written(
    "A sharp or pinching pain isn't something to push through. Stop that exercise, swap it for one that doesn't hurt, and see a professional if it stays.",
    PLAN,
  ),
  written(
    "Muscle soreness peaks a day or two later and fades on its own. A walk or an easy session helps more than lying still.",
    { label: "Try evening mobility", path: "/series/evening-mobility" },
    ["mobility"],
  ),
  written("Sleep seven to nine hours. If you change only one thing for your training this month, this is a good one."),
  written("Same bedtime, same wake-up time, weekends too. A steady rhythm helps you fall asleep faster than any gadget does."),
  written("Log the set while you rest. Next week you'll know exactly what to beat, and you won't have to guess.", PLAN),
  written("Film one set from the side now and then. What you feel and what you do are often two different squats.", undefined, [
    "strength",
  ]),
  written(
    "Knees may travel past your toes in a squat. What matters is that they point where your toes point and your heels stay down.",
    { label: "Look up squats", path: "/exercises?q=squat" },
    ["strength"],
  ),
  written(
    "A hinge isn't a squat. In a hinge your hips go back and your shins stay almost upright. In a squat you sit down between your feet.",
    { label: "Look up hinges", path: "/exercises?q=deadlift" },
    ["strength"],
  ),
  written(
    "For a stronger plank, shorten it. Twenty hard seconds with your glutes squeezed beat two minutes of hanging in your lower back.",
    { label: "Look up planks", path: "/exercises?q=plank" },
  ),
  written(
    "Rows should feel like driving your elbow back, not like curling your hand up. Think elbow to hip pocket.",
    { label: "Look up rows", path: "/exercises?q=row" },
    ["muscle"],
  ),
  written(
    "For every set you push, do at least one set you pull. Shoulders that spend all day at a desk will thank you.",
    { label: "See the desk worker's series", path: "/series/desk-workers-back" },
    ["mobility", "muscle"],
  ),
  written(
    "Push-ups too hard on the floor? Put your hands on a table. It's the same exercise at an easier angle, and better than half reps.",
    { label: "Start the push-up series", path: "/series/first-push-up" },
    ["strength"],
  ),
  written(
    "Bodyweight exercise getting too easy? At 15 to 20 clean reps, move to a harder version instead of adding more reps.",
    LIBRARY,
    ["strength", "muscle"],
  ),
  written("One leg at a time finds out what two legs hide. Start with the weaker side and let it set the number of reps.", {
    label: "Look up split squats",
    path: "/exercises?q=split",
  }),
  written(
    "Your grip gives out before your back does? Put a carry at the end of your session twice a week. It's simple and it works.",
    { label: "Look up carries", path: "/exercises?q=carry" },
    ["strength"],
  ),
  written(
    "Calves like high reps, a full stretch and a pause at the top. Bouncing through twenty doesn't count as twenty.",
    { label: "Look up calf raises", path: "/exercises?q=calf" },
    ["muscle"],
  ),
  written(
    "If you only have 15 minutes, do three exercises: one for legs, a push and a pull. Two or three sets each, short rests, done.",
    { label: "Build a 15-minute plan", path: "/workout-setup" },
  ),
  written(
    "Strength and running fit in one week. Keep the hard run and the hard leg day apart, or do both on the same day and rest properly after.",
    { label: "See Runner's legs", path: "/series/runners-legs" },
    ["endurance"],
  ),
  written(
    "Most of your cardio should be slow enough to talk in full sentences. Save the gasping for one session a week.",
    undefined,
    ["endurance", "weight"],
  ),
  written("Walk after meals when you can. Ten or fifteen minutes is easy to fit in and adds up over a week.", undefined, [
    "weight",
    "endurance",
  ]),
  written(
    "Desk all day? Stand up once an hour, reach overhead, turn left and right. One minute, no gym clothes.",
    { label: "See the desk worker's series", path: "/series/desk-workers-back" },
    ["mobility"],
  ),
  written(
    "Mobility sticks when you use it. Stretch a joint a little, then train through that new range with a light weight.",
    { label: "Try shoulders that move", path: "/series/shoulders-that-move" },
    ["mobility"],
  ),
  written(
    "Kettlebell swings come from the hips. If your shoulders burn before your glutes, you're lifting it instead of swinging it.",
    { label: "See the kettlebell series", path: "/series/20-minute-kettlebell" },
    ["endurance", "strength"],
  ),
  written("Not every rep has to be slow. Lower under control, then drive up with intent. Control down, speed up.", undefined, [
    "strength",
  ]),
  written(
    "Use the same setup every time: foot position, grip width, bench height. When only the weight changes, the log tells you the truth.",
    PROGRESS,
    ["strength"],
  ),
  written(
    "Estimated one-rep max is a guess from a set of up to ten reps. Watch the trend over weeks, and don't read much into a single day.",
    PROGRESS,
    ["strength"],
  ),
  written("Ramp-up sets don't have to make you tired. If your warm-up feels like work, you're doing too many reps."),
  written(
    "Machines aren't cheating. They let you push hard near the end of a session, when balance is the first thing to go.",
    LIBRARY,
    ["muscle"],
  ),
  written(
    "Can't get to the gym this week? Swap the location in your setup to home. You'll get a week that needs nothing but the floor.",
    { label: "Switch to home", path: "/workout-setup" },
  ),
  written(
    "An exercise you dislike has a cousin you won't mind. Swap for one with the same pattern and the same main muscle, and nothing is lost.",
    PLAN,
  ),
  written(
    "Beginners get more from practice than from exhaustion. Three sets you could repeat tomorrow teach you the lift faster than one set to collapse.",
  ),
  written(
    "Balance is trainable at any age. Stand on one leg while you brush your teeth, and hold on when you need to.",
    undefined,
    ["mobility"],
  ),
  written(
    "Hot day? Train earlier, drink before you're thirsty, and drop a set if your pulse won't come down. That isn't weakness, it's weather.",
  ),
  written(
    "Training with a cold: if it's only in your nose, go light. Fever, a cough in the chest or aching all over means rest.",
  ),
  written(
    "Dizzy, chest pain or short of breath for no good reason? Stop and get medical help. No set is worth finishing through that.",
  ),
  written(
    "Heart condition, pregnancy or new medication? Check with your doctor before you start something new. Then tell your plan what to avoid.",
    { label: "Set what to avoid", path: "/workout-setup" },
  ),
  written("Put the hardest exercise on the day after your best night's sleep. For many people that's the weekend.", PLAN),
  written(
    "Two spotting rules: say how many reps you're going for, and say when to help. Silence is how bars end up on chests.",
    undefined,
    ["strength"],
  ),
  written(
    "Set the safety bars before you squat, one notch below your lowest point. Ten seconds now, and you can fail a rep in peace.",
    undefined,
    ["strength"],
  ),
  written(
    "Shoes: flat and firm for lifting, cushioned for running. Socks are better than squishy soles on deadlift day.",
    undefined,
    ["strength"],
  ),
  written(
    "Shoulders sore from pressing? Try a neutral grip, palms facing each other, and keep your elbows about 45 degrees from your body.",
    { label: "Look up dumbbell presses", path: "/exercises?q=press" },
    ["strength"],
  ),
  written(
    "For abs, train what they do: resist. Dead bugs, planks and carries teach your trunk to stay still while the rest of you moves.",
    { label: "See Core without crunches", path: "/series/core-without-crunches" },
  ),
  written("Rest between holds counts too. Give yourself 45 seconds after each side plank, and start with the weaker side."),
  written(
    "Sets done is a better weekly target than hours trained. Count hard sets per muscle and you'll see what your week is missing.",
    PROGRESS,
    ["muscle"],
  ),
  written(
    "Hit the top of your rep range on the first set but not the last? Keep the weight. The rule is all sets, not the best one.",
    PLAN,
    ["strength", "muscle"],
  ),
  written(
    "Weight jumps too big on dumbbells? Add two reps to the top of your range before you move up. The next pair won't feel like a wall.",
    undefined,
    ["strength", "muscle"],
  ),
  written(
    "Cool-downs are optional, breathing isn't. Two minutes of easy walking and slow exhales bring your pulse down and end the session well.",
  ),
  written("Supersets to avoid: two exercises that need the same grip, and anything with a deadlift in it.", undefined, [
    "strength",
  ]),
  written(
    "Plateau for three weeks? Change one thing only: a rep range, a variation or an extra rest day. Change everything and you won't know what helped.",
    PLAN,
    ["strength"],
  ),
  written(
    "Write down your seat and pin settings for each machine. Next time you'll be lifting while others are still adjusting.",
  ),
  written(
    "Start a lift the way you want to finish it: brace, grip hard, then move. Sloppy first reps rarely get better.",
    undefined,
    ["strength"],
  ),
  written("Traveling? Pack a band. With a door and a band you can row, press, pull down and curl in a hotel room.", {
    label: "Look up band exercises",
    path: "/exercises?q=band",
  }),
  written(
    "Protect the warm-up when time runs out, and cut the last exercise instead. The end of the list is there to be cut.",
    PLAN,
  ),
];
