import type { Series } from "@lockstep/domain/series/series.ts";
import { BREATH, coolDown, EVEN, HELD, hold, main, reps, timed, warmUp } from "./moves.ts";

const NO_PAIN = "Only move as far as is comfortable. Pain that shoots down a leg or arm is a reason to stop and see a doctor.";

export const deskBack: Series = {
  id: "desk-workers-back",
  title: "Desk worker's back",
  promise: "Undo a day of sitting, and build a back that minds it less.",
  about:
    "For stiff necks, round shoulders and tired lower backs. Three times a week, at lunch or after work, in what you're wearing.",
  level: "beginner",
  equipment: "Floor, a wall and a door frame",
  needs: [],
  coverId: "h-cat-cow",
  sessions: [
    {
      title: "Get moving again",
      focus: "Every direction your spine can move in, gently.",
      builds: "Where you start: easy range, nothing held long.",
      minutes: 9,
      safety: [NO_PAIN],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "March on the spot. Swing your arms."),
          timed("h-hip-circles", 30, "Draw big circles with your hips."),
        ),
        main(
          2,
          reps("h-cat-cow", 8, BREATH, ["Push the floor away, then let your chest drop.", "A little further this time."]),
          reps("h-forearm-bird-dog", 5, HELD, ["Reach the leg long, hips level.", "Imagine a cup of tea on your back."]),
          reps("h-glute-bridge", 10, EVEN, ["Squeeze, then lift.", "Heels down, knees still."], 20),
        ),
        coolDown(
          hold("h-knees-to-chest", 30, "Hug your knees and rock a little."),
          hold("h-neck-tilt", 15, "Ear toward your shoulder. Let the other one sink."),
        ),
      ],
      closing: "Stand up once an hour for the rest of the day. That's half the cure.",
    },
    {
      title: "Open the front",
      focus: "Chest and hip flexors, which sitting shortens.",
      builds: "New: hip flexor and chest stretches, and wall slides.",
      minutes: 10,
      safety: [NO_PAIN, "Put a cushion under your knee for the hip flexor stretch."],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Knees up, shoulders loose."),
          reps("h-cat-cow", 8, BREATH, "Breathe in to arch, out to round."),
        ),
        main(
          2,
          reps("h-wall-slide", 8, EVEN, ["Back of the hands to the wall if you can.", "Keep your ribs from popping out."]),
          hold("h-hip-flexor-stretch", 25, ["Tuck your tail. Now lean forward.", "Squeeze the glute of the back leg."]),
          reps("h-glute-bridge", 12, HELD, ["Two counts at the top.", "Hips high without arching."], 20),
        ),
        coolDown(
          hold("h-chest-stretch", 25, "Forearm on the frame. Turn away slowly."),
          hold("h-childs-pose", 30, "Forehead down, long breaths."),
        ),
      ],
      closing: "Shoulders back takes strength. You've just started building it.",
    },
    {
      title: "Turn",
      focus: "Rotation in the upper back, so that the lower back doesn't have to twist.",
      builds: "New: twists and the side plank. Bird dog reaches further.",
      minutes: 10,
      safety: [NO_PAIN, "Twist from the ribs. Your hips stay where they are."],
      blocks: [
        warmUp(
          reps("h-cat-cow", 8, BREATH, "Find the stiff spot and breathe there."),
          timed("h-hip-circles", 30, "Slow circles, both ways."),
        ),
        main(
          2,
          hold("h-thread-the-needle", 20, ["Reach under, then let the shoulder rest.", "Follow your hand with your eyes."]),
          reps("h-forearm-bird-dog", 7, HELD, ["Push the heel to the wall behind you.", "Slower. No wobble."]),
          hold("h-knee-side-plank", 15, ["Elbow under the shoulder, hips up.", "Long line from knees to head."], 20),
        ),
        coolDown(
          hold("h-spinal-twist", 25, "Knees to one side, both shoulders down."),
          hold("h-neck-tilt", 15, "Let your jaw go loose."),
        ),
      ],
      closing: "Next time you look over your shoulder, you should get a little further.",
    },
    {
      title: "A stronger back",
      focus: "The muscles along the spine and between the shoulder blades.",
      builds: "New: hinges and Y raises. The side plank gets longer.",
      minutes: 12,
      safety: [NO_PAIN, "In the hinge, stop where your back would have to round."],
      blocks: [
        warmUp(timed("h-brisk-march", 40, "Get warm. Big arms."), reps("h-cat-cow", 8, BREATH, "Smooth waves, tail to head.")),
        main(
          3,
          reps("h-good-morning", 10, EVEN, [
            "Push your hips back, chest long.",
            "Soft knees. Flat back.",
            "Stop when the hamstrings say so.",
          ]),
          reps("h-prone-y-raise", 8, HELD, ["Thumbs to the ceiling.", "Lift from the shoulder blades.", "Nose stays down."]),
          hold("h-knee-side-plank", 20, ["Press your forearm down.", "Hips forward, hips up.", "Breathe normally."], 20),
        ),
        coolDown(
          hold("h-childs-pose", 30, "Reach, then melt."),
          hold("h-hip-flexor-stretch", 25, "Stand tall on your knees and slide forward."),
        ),
      ],
      closing: "That was strength work. You'll feel it between your shoulders, and that's how it should be.",
    },
    {
      title: "The whole routine",
      focus: "Everything from the four sessions, in one flow to keep.",
      builds: "More bridges, longer bird dogs, and everything back to back.",
      minutes: 18,
      safety: [NO_PAIN],
      blocks: [
        warmUp(
          reps("h-cat-cow", 10, BREATH, "You know this one. Take your time."),
          timed("h-hip-circles", 30, "Loosen your hips before they work."),
        ),
        main(
          3,
          reps("h-good-morning", 12, EVEN, [
            "Close the car door with your hips.",
            "Weight on the whole foot.",
            "Strong back, easy neck.",
          ]),
          reps("h-forearm-bird-dog", 8, HELD, ["Long from fist to heel.", "Hold still at the end.", "Keep your core tight."]),
          reps("h-glute-bridge", 15, HELD, ["Press through your heels.", "Squeeze at the top.", "No rush on the way down."], 20),
        ),
        coolDown(
          hold("h-chest-stretch", 25, "Open up for all those hours of typing."),
          hold("h-spinal-twist", 25, "Let gravity do the work."),
          hold("h-knees-to-chest", 30, "Small circles with your knees."),
        ),
      ],
      closing: "Keep doing this session every week. It works as long as you do it.",
    },
  ],
};
