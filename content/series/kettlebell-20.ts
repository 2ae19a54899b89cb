import type { Series } from "@lockstep/domain/series/series.ts";
import { BREATH, coolDown, EVEN, HELD, hold, main, reps, SLOW_THERE, SWING, timed, warmUp } from "./moves.ts";

const CLEAR_SPACE = "Clear six feet (two meters) in front of you, and swing on a floor that isn't slippery.";
const FLAT_BACK = "Your back stays flat in every swing and deadlift. When it starts to round, the set is over.";
const RACK = "Keep your wrist straight in the rack. The bell rests on the forearm, it doesn't hit it.";

export const kettlebell20: Series = {
  id: "20-minute-kettlebell",
  title: "20-minute kettlebell",
  promise: "One bell, twenty minutes, strength and breath in one go.",
  about:
    "For people who have some training behind them and little time. Three sessions a week. Take a bell you could press overhead six or seven times.",
  level: "intermediate",
  equipment: "One kettlebell",
  needs: ["kettlebell"],
  coverId: "g-kettlebell-swing",
  sessions: [
    {
      title: "Hinge and squat",
      focus: "The two movements everything else with a kettlebell is made of.",
      builds: "Where you start: deadlifts and squats, no swings yet.",
      minutes: 20,
      safety: [FLAT_BACK],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "March it out. Swing the arms."),
          reps("h-good-morning", 8, EVEN, "Hands on your hips. Push them back."),
          reps("h-bodyweight-squat", 8, EVEN, "Sit between your heels."),
        ),
        main(
          5,
          reps(
            "g-kettlebell-deadlift",
            10,
            EVEN,
            [
              "Bell between your ankles. Push the floor away.",
              "Chest over the bell, then stand.",
              "Lock out with your glutes.",
              "Same start, every rep.",
            ],
            45,
          ),
          reps(
            "g-goblet-sumo-squat",
            8,
            SLOW_THERE,
            ["Three counts down, knees over toes.", "Elbows inside the knees.", "Tall chest. Drive up.", "Deep and steady."],
            60,
          ),
        ),
        coolDown(
          hold("h-hip-flexor-stretch", 20, "Squeeze the back glute and lean in."),
          hold("h-childs-pose", 30, "Let your back lengthen."),
        ),
      ],
      closing: "Good hinges. They turn into swings next time.",
    },
    {
      title: "The swing",
      focus: "Power from your hips, one clean rep at a time.",
      builds: "New: dead-stop swings, then short sets of real ones.",
      minutes: 20,
      safety: [CLEAR_SPACE, FLAT_BACK],
      blocks: [
        warmUp(
          timed("h-hip-circles", 30, "Oil the hips."),
          reps("h-good-morning", 10, EVEN, "Hamstrings long, back flat."),
          reps("g-kettlebell-deadlift", 8, EVEN, "Light and easy. Set the pattern."),
        ),
        main(
          3,
          reps(
            "g-dead-stop-swing",
            6,
            [1.2, 0.3, 1.2, 1.3],
            ["Hike it back, snap, park it.", "The arms are ropes.", "Finish standing tall."],
            45,
          ),
        ),
        main(
          6,
          reps(
            "g-kettlebell-swing",
            12,
            SWING,
            [
              "Hips snap, the bell floats.",
              "Let it come to you, then hinge.",
              "Zip up at the top.",
              "Breathe out at the snap.",
              "Stay off your toes.",
            ],
            50,
          ),
        ),
        main(4, reps("g-goblet-sumo-squat", 9, EVEN, ["Sit down, stand up strong.", "Push your knees out.", "Stay tall."], 45)),
        coolDown(
          hold("h-figure-four", 30, "Ankle over knee, pull it in."),
          hold("h-knees-to-chest", 30, "Round your lower back and rest."),
        ),
      ],
      closing: "If your hips are tired and your arms aren't, you swung it right.",
    },
    {
      title: "Press",
      focus: "Overhead strength, one arm at a time, with swings in between.",
      builds: "New: the one-arm press. Swings go to fifteen.",
      minutes: 20,
      safety: [CLEAR_SPACE, RACK],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Circles, small to big."),
          reps("h-cat-cow", 8, BREATH, "Move your upper back before you press."),
          reps("g-kettlebell-deadlift", 8, EVEN, "Grease the hinge."),
        ),
        main(
          6,
          reps(
            "g-kettlebell-press",
            6,
            EVEN,
            ["Squeeze your glutes and press.", "Forearm upright all the way.", "Biceps by your ear.", "Pull it back down."],
            40,
          ),
          reps(
            "g-kettlebell-swing",
            15,
            SWING,
            ["Crisp hips.", "Shoulders down, grip loose.", "Float, hinge, float.", "Last set. Keep it sharp."],
            45,
          ),
        ),
        coolDown(
          hold("h-cross-body-stretch", 20, "Ease out the pressing shoulder."),
          hold("h-childs-pose", 30, "Arms far forward."),
        ),
      ],
      closing: "Pressing one side at a time is core work in disguise.",
    },
    {
      title: "The clean",
      focus: "From the floor to the rack without a bang.",
      builds: "New: cleans, and side lunges for the legs.",
      minutes: 20,
      safety: [CLEAR_SPACE, RACK],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Quick feet, tall body."),
          reps("h-good-morning", 8, EVEN, "Load the hamstrings."),
          reps("h-bodyweight-squat", 10, EVEN, "Full depth, heels down."),
        ),
        main(
          5,
          reps(
            "g-kettlebell-clean",
            6,
            [1.1, 0.5, 1.4, 0.5],
            [
              "Zip up a jacket. Keep it close.",
              "Punch your hand through early.",
              "Soft landing on the forearm.",
              "Hips first, arm last.",
            ],
            40,
          ),
          reps(
            "g-goblet-side-lunge",
            6,
            EVEN,
            [
              "Sit into one hip, other leg straight.",
              "Foot flat, knee over it.",
              "Push back to the middle.",
              "Control it all the way.",
            ],
            45,
          ),
        ),
        coolDown(
          hold("h-butterfly", 30, "Soles together, sit tall."),
          hold("h-cross-body-stretch", 20, "Relax the shoulder you just used."),
        ),
      ],
      closing: "A quiet clean is a good clean. It'll come.",
    },
    {
      title: "Clean and press",
      focus: "Two movements become one: floor to overhead.",
      builds: "New: the clean and press. Cleans get two more reps.",
      minutes: 20,
      safety: [CLEAR_SPACE, RACK, FLAT_BACK],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Open the shoulders."),
          reps("h-cat-cow", 8, BREATH, "Long breath out on the round."),
          reps("g-kettlebell-clean", 4, [1.1, 0.5, 1.4, 0.5], "Warm-up cleans. Easy and close."),
        ),
        main(
          5,
          reps(
            "g-kettlebell-clean-and-press",
            5,
            [2, 0.5, 2, 0.5],
            [
              "Clean, pause, press.",
              "Stand rooted before it goes up.",
              "Down to the rack, then down to the hinge.",
              "Strong to the last one.",
            ],
            45,
          ),
          reps(
            "g-goblet-sumo-squat",
            10,
            EVEN,
            ["Hips down, chest up.", "Spread the floor.", "Don't bounce.", "Ten good ones."],
            45,
          ),
        ),
        coolDown(hold("h-hip-flexor-stretch", 30, "Tall and tucked."), hold("h-childs-pose", 40, "Breathe wide.")),
      ],
      closing: "That's a whole-body lift. Two more reps a side and it's time for a heavier bell.",
    },
    {
      title: "The twenty",
      focus: "A circuit of everything, at a pace you can hold.",
      builds: "Everything in one circuit: more swings, shorter rests.",
      minutes: 20,
      safety: [CLEAR_SPACE, FLAT_BACK, "Longer rests are fine: press pause and go on when you can talk again."],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Easy pace. Save it."),
          reps("h-good-morning", 8, EVEN, "One more time: hips back."),
          reps("h-bodyweight-squat", 8, EVEN, "Loose and low."),
        ),
        main(
          4,
          reps(
            "g-kettlebell-swing",
            20,
            SWING,
            ["Twenty. Find your rhythm.", "Strong hips, calm hands.", "Snap, don't lift.", "Last twenty. Sharp."],
            30,
          ),
          reps(
            "g-kettlebell-clean-and-press",
            6,
            [2, 0.5, 2, 0.5],
            ["Smooth and tight.", "Press from a solid base.", "Own the rack.", "Finish it clean."],
            30,
          ),
          reps(
            "g-goblet-sumo-squat",
            10,
            HELD,
            ["Pause at the bottom.", "Two counts down there.", "Stay proud in the hole.", "Hold, then drive."],
            30,
          ),
        ),
        coolDown(hold("h-figure-four", 20, "Sink into the hip."), hold("h-childs-pose", 25, "Done. Breathe.")),
      ],
      closing: "You've finished the series. Start again with a heavier bell, or keep this one and cut the rests.",
    },
  ],
};
