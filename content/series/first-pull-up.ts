import type { Series, Tempo } from "@lockstep/domain/series/series.ts";
import { BREATH, BRISK, coolDown, EVEN, HELD, hold, main, reps, SLOW_BACK, timed, warmUp } from "./moves.ts";

/** Up quickly from a chair, down for five seconds. */
const NEGATIVE: Tempo = [1.2, 1, 5, 1.8];

const HANG_SAFELY = "Test the bar before you hang from it, and step down instead of dropping.";
const STOP_RULE = "Stop if a shoulder or elbow hurts in the joint. Tired muscles are fine.";

export const firstPullUp: Series = {
  id: "first-pull-up",
  title: "Your first pull-up",
  promise: "From hanging on the bar to your chin over it.",
  about:
    "For anyone who trains but can't do a pull-up yet. Two sessions a week, with at least two days in between. Repeat a session until every set feels steady.",
  level: "intermediate",
  equipment: "A pull-up bar, a long resistance band to hang over it, and a sturdy chair",
  needs: ["pull-up-bar", "band"],
  coverId: "h-pull-up",
  sessions: [
    {
      title: "Learn to hang",
      focus: "Grip, shoulder blades and a tight body: what every pull-up starts from.",
      builds: "Where you start: short hangs and two kinds of pulling.",
      minutes: 17,
      safety: [HANG_SAFELY, STOP_RULE],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Big, easy circles. Let them grow."),
          reps("h-cat-cow", 8, BREATH, "Round up, then let the chest sink. Move with your breath."),
          reps("h-band-pull-apart", 12, BRISK, "Arms long. Pull the band to your chest."),
        ),
        main(
          3,
          hold("h-dead-hang", 15, ["Shoulders away from your ears.", "Squeeze the bar. Ribs down.", "Breathe. Legs quiet."], 45),
          reps(
            "h-band-lat-pulldown",
            10,
            SLOW_BACK,
            ["Start by pulling your shoulder blades down.", "Elbows to your back pockets."],
            60,
          ),
        ),
        main(
          2,
          hold("h-hollow-hold", 15, ["Press your lower back into the floor.", "Same shape as on the bar. Long and tight."], 30),
          reps("h-prone-y-raise", 8, HELD, ["Thumbs up, then lift the arms.", "Small lift, long neck."], 45),
        ),
        coolDown(
          hold("h-cross-body-stretch", 20, "Shoulder low. Pull the arm gently across."),
          hold("h-childs-pose", 30, "Reach far forward and let your back widen."),
        ),
      ],
      closing: "Good start. Your grip will complain first, and it adapts fastest.",
    },
    {
      title: "Pull with the band",
      focus: "The whole pull-up movement, with the band taking part of your weight.",
      builds: "New: band-assisted pull-ups. The hangs get longer.",
      minutes: 19,
      safety: [HANG_SAFELY, "Step into the band from the chair, and keep a hand on the bar until your foot is out of it."],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Loosen up: forward first, then backward."),
          reps("h-wall-slide", 8, EVEN, "Forearms on the wall. Slide up only as high as they stay on it."),
          reps("h-band-pull-apart", 12, BRISK, "Wide and smooth. Don't shrug."),
        ),
        main(
          4,
          reps(
            "h-assisted-pull-up",
            4,
            SLOW_BACK,
            ["Chest to the bar, then two slow counts down.", "Drive the elbows down.", "Don't swing. Start each one still."],
            90,
          ),
        ),
        main(
          3,
          reps(
            "h-band-seated-row",
            10,
            HELD,
            ["Sit tall and row to your belly button.", "Hold it there. Feel the middle back."],
            45,
          ),
          hold("h-dead-hang", 20, ["Long arms, active shoulders.", "Hold on. Calm face."], 45),
        ),
        coolDown(
          hold("h-childs-pose", 30, "Walk your hands to one side, then the other."),
          hold("h-cross-body-stretch", 20, "Let the back of the shoulder open."),
        ),
      ],
      closing: "Those were real pull-ups with a little help. Next time, less help.",
    },
    {
      title: "Slow on the way down",
      focus: "Lowering yourself builds the strength to pull yourself up.",
      builds: "New: negatives. You step up and lower for five seconds.",
      minutes: 19,
      safety: [HANG_SAFELY, "Negatives make you sore. Keep to the reps, even if you feel you could do more."],
      blocks: [
        warmUp(
          reps("h-cat-cow", 8, BREATH, "Wake up the upper back. Slow and round."),
          reps("h-wall-slide", 10, EVEN, "Ribs down while the arms go up."),
          reps("h-band-pull-apart", 15, BRISK, "Steady rhythm. Shoulder blades together."),
        ),
        main(
          4,
          reps(
            "h-chin-up",
            2,
            NEGATIVE,
            [
              "Step up, chin over the bar, then lower for five.",
              "Fight the last third of the way.",
              "Both feet off the chair. Slow.",
            ],
            90,
          ),
        ),
        main(
          3,
          reps("h-assisted-pull-up", 5, EVEN, ["Pull your elbows to the floor.", "Tight legs, quiet body."], 90),
          hold("h-hollow-hold", 20, ["Ribs to hips. Hold that.", "Breathe behind the brace."], 30),
        ),
        coolDown(
          hold("h-cobra", 20, "Long arms, hips heavy. Open the front."),
          hold("h-childs-pose", 30, "Sit back and let your hands rest."),
        ),
      ],
      closing: "Slow lowering is the best teacher there is. Expect sore lats tomorrow.",
    },
    {
      title: "Stop and hold",
      focus: "Holding at the hard points, so that you don't get stuck there later.",
      builds: "Three negatives a set instead of two, and pauses in the assisted pull-ups.",
      minutes: 20,
      safety: [HANG_SAFELY, STOP_RULE],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Warm the shoulders. Smooth circles."),
          reps("h-wall-slide", 10, EVEN, "Reach up, not back."),
          reps("h-band-pull-apart", 15, BRISK, "Pull from the shoulder blades, not the hands."),
        ),
        main(
          4,
          reps(
            "h-chin-up",
            3,
            NEGATIVE,
            ["Own the top. Then down, slow and even.", "Keep pulling while you lower.", "Elbows in. No dropping."],
            90,
          ),
        ),
        main(
          3,
          reps("h-assisted-pull-up", 5, HELD, ["Hold two counts with your chin over the bar.", "Chest proud at the top."], 90),
          hold("h-dead-hang", 25, ["Hang and breathe out slowly.", "Pull the shoulders down a little, and keep them there."], 30),
        ),
        coolDown(
          hold("h-thread-the-needle", 20, "Slide the arm through and rest on the shoulder."),
          hold("h-childs-pose", 30, "Deep breaths into your back."),
        ),
      ],
      closing: "If your last negative was as slow as your first, you're ready to try.",
    },
    {
      title: "Chin-ups first",
      focus: "With your palms toward you, the biceps help: most people get this one first.",
      builds: "Your first unassisted singles, with negatives as the backup.",
      minutes: 20,
      safety: [HANG_SAFELY, "If a single won't go, step up on the chair and make it a slow negative. That counts."],
      blocks: [
        warmUp(
          reps("h-cat-cow", 8, BREATH, "Easy spine. Breathe all the way out."),
          reps("h-prone-y-raise", 8, EVEN, "Switch on the muscles under your shoulder blades."),
          reps("h-band-lat-pulldown", 10, EVEN, "Rehearse it: shoulder blades, then elbows."),
        ),
        main(
          5,
          reps(
            "h-chin-up",
            1,
            [1.5, 1, 4, 1.5],
            [
              "One good one. Squeeze the bar and pull.",
              "Think elbows down, not chin up.",
              "Rest was long. Make it count.",
              "Tight stomach, then go.",
            ],
            75,
          ),
        ),
        main(
          3,
          reps("h-assisted-pull-up", 6, SLOW_BACK, ["Lightest band you can manage.", "Same pull, every rep."], 90),
          hold("h-hollow-hold", 25, ["Long and hollow. Point your toes.", "Shaking is allowed. Sagging isn't."], 30),
        ),
        coolDown(
          hold("h-cross-body-stretch", 20, "Breathe into the stretch. No pulling hard."),
          hold("h-cobra", 20, "Slide the chest forward and up."),
        ),
      ],
      closing: "One chin-up changes everything. If it didn't come today, repeat this session in three days.",
    },
    {
      title: "The pull-up",
      focus: "Palms away, full hang, chin over the bar.",
      builds: "Pull-up singles with long rests, then one more rep in every assisted set.",
      minutes: 20,
      safety: [HANG_SAFELY, "Never jerk out of the hang. If the pull stalls, lower slowly and rest."],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Shoulders warm, hands loose."),
          reps("h-band-pull-apart", 15, BRISK, "Crisp and even."),
          hold("h-dead-hang", 10, "Just a short hang. Feel the bar."),
        ),
        main(
          5,
          reps(
            "h-pull-up",
            1,
            [1.5, 1, 4, 1.5],
            [
              "Full hang. Shoulders down. Pull.",
              "Chest to the bar, eyes up.",
              "Bend the bar with your hands.",
              "Same start every time: still, then strong.",
            ],
            75,
          ),
        ),
        main(
          3,
          reps("h-assisted-pull-up", 7, SLOW_BACK, ["Smooth up, two counts down.", "Stay tight to the last rep."], 90),
          hold("h-dead-hang", 30, ["Thirty seconds. You've earned this grip.", "Breathe low and slow."], 30),
        ),
        coolDown(
          hold("h-thread-the-needle", 20, "Let the upper back twist and soften."),
          hold("h-childs-pose", 30, "Arms long. Nothing left to hold."),
        ),
      ],
      closing: "That's the pull-up. From here, add a rep a week and drop the band.",
    },
  ],
};
