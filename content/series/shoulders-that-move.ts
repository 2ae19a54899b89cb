import type { Series } from "@lockstep/domain/series/series.ts";
import { BREATH, BRISK, coolDown, EVEN, HELD, hold, main, reps, SLOW_BACK, timed, warmUp } from "./moves.ts";

const NO_PINCH = "A stretch is fine, a pinch at the top of the shoulder isn't. Go only as high as it feels free.";
const ANCHOR = "Check the band for tears, and pull on the anchor before you trust it.";

export const shouldersThatMove: Series = {
  id: "shoulders-that-move",
  title: "Shoulders that move",
  promise: "Reach overhead without a crunch, a pinch or an arched back.",
  about:
    "For stiff shoulders from desks, driving or benching. Two or three times a week, on its own or before upper-body training.",
  level: "beginner",
  equipment: "A light resistance band with a firm anchor, a wall and a door frame",
  needs: ["band"],
  coverId: "h-wall-slide",
  sessions: [
    {
      title: "Find your range",
      focus: "How far your arms go, without your back helping.",
      builds: "Where you start: wall slides and light band work.",
      minutes: 10,
      safety: [NO_PINCH],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Small circles first."),
          reps("h-cat-cow", 8, BREATH, "Upper back rounds, then opens."),
        ),
        main(
          2,
          reps("h-wall-slide", 8, EVEN, ["Low back close to the wall.", "Reach until your ribs want to move. Stop there."], 25),
          reps("h-band-pull-apart", 12, EVEN, ["Straight arms, soft neck.", "Pull it to your chest."], 25),
          hold("h-thread-the-needle", 20, ["Rest on the outside of the shoulder.", "Breathe into the upper back."]),
        ),
        coolDown(
          hold("h-chest-stretch", 20, "Turn until you feel the front."),
          hold("h-cross-body-stretch", 20, "Across, and hold softly."),
        ),
      ],
      closing: "Remember how high you got today. We'll compare.",
    },
    {
      title: "Wake the blades",
      focus: "Shoulder blades that glide up, down and around the ribs.",
      builds: "New: Y raises and band rows, with a pause.",
      minutes: 14,
      safety: [NO_PINCH, ANCHOR],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Forward, and back again."),
          reps("h-wall-slide", 8, EVEN, "Warm them up along the wall."),
        ),
        main(
          2,
          reps("h-prone-y-raise", 8, HELD, ["Lift from between the shoulders.", "Thumbs up, forehead down."], 30),
          reps("h-band-seated-row", 12, HELD, ["Squeeze and count two.", "Shoulders low."], 30),
          reps("h-band-pull-apart", 15, EVEN, ["Slow hands.", "Even pull, no shrug."], 30),
          hold("h-thread-the-needle", 25, ["Reach a little further.", "Let the ribs turn."]),
        ),
        coolDown(
          hold("h-chest-stretch", 20, "Elbow just above shoulder height."),
          hold("h-childs-pose", 30, "Armpits to the floor."),
        ),
      ],
      closing: "Good shoulder blades make light arms.",
    },
    {
      title: "Strong overhead",
      focus: "Strength where you've just gained range.",
      builds: "New: band pulldowns and face pulls. A third round.",
      minutes: 16,
      safety: [NO_PINCH, ANCHOR],
      blocks: [
        warmUp(
          reps("h-cat-cow", 6, BREATH, "Open and close the upper back."),
          reps("h-wall-slide", 10, EVEN, "A bit higher than last week."),
        ),
        main(
          3,
          reps(
            "g-band-face-pull",
            12,
            HELD,
            ["Pull to your eyes, thumbs back.", "Elbows high and wide.", "Hold, then let it go slowly."],
            30,
          ),
          reps(
            "h-band-lat-pulldown",
            10,
            SLOW_BACK,
            ["Blades down, then elbows.", "Let the band stretch you at the top.", "Slow on the way up."],
            30,
          ),
          reps("h-prone-y-raise", 10, HELD, ["Long arms, long neck.", "Quality over height.", "Two counts up."], 30),
        ),
        coolDown(
          hold("h-cross-body-stretch", 20, "Let the shoulder sink."),
          hold("h-childs-pose", 30, "Stretch long through the sides."),
        ),
      ],
      closing: "Range without strength doesn't last. Now you have both.",
    },
    {
      title: "Reach",
      focus: "Everything together, from the floor to overhead.",
      builds: "New: band presses overhead, and bird dogs to tie it to your core.",
      minutes: 18,
      safety: [NO_PINCH, ANCHOR, "Press only as high as you can with your ribs down."],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "The biggest circles so far."),
          reps("h-band-pull-apart", 12, BRISK, "Quick and light."),
        ),
        main(
          3,
          reps(
            "g-band-shoulder-press",
            10,
            EVEN,
            ["Stand on the band, ribs down, press.", "Biceps beside your ears.", "Slow back to the shoulders."],
            40,
          ),
          reps("g-band-face-pull", 15, HELD, ["Thumbs behind you.", "Open the chest.", "Squeeze the back of the shoulders."], 30),
          reps("h-bird-dog", 6, HELD, ["Reach forward, not up.", "Arm in line with your ear.", "Steady hips."], 30),
        ),
        coolDown(hold("h-thread-the-needle", 20, "Turn and rest."), hold("h-chest-stretch", 20, "Last one. Breathe out long.")),
      ],
      closing: "Stand at the wall and reach up. Higher than in session one? That's yours to keep.",
    },
  ],
};
