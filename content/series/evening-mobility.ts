import type { Series } from "@lockstep/domain/series/series.ts";
import { BREATH, coolDown, EVEN, hold, main, reps, timed, warmUp } from "./moves.ts";

const GENTLE = "Stretch to where you feel it, never to where it hurts.";

export const eveningMobility: Series = {
  id: "evening-mobility",
  title: "Evening mobility",
  promise: "Ten to fifteen quiet minutes that let the day go.",
  about: "For everyone, on any evening. Dim the lights, find a mat or a carpet, and let the voice do the counting.",
  level: "beginner",
  equipment: "Floor and a wall",
  needs: [],
  coverId: "h-childs-pose",
  sessions: [
    {
      title: "Hips",
      focus: "For hips that have been sitting all day.",
      builds: "Where you start: four stretches, easy holds.",
      minutes: 10,
      safety: [GENTLE],
      blocks: [
        warmUp(
          timed("h-hip-circles", 30, "Slow circles. Nothing to win here."),
          reps("h-cat-cow", 6, BREATH, "Let your breath set the speed."),
        ),
        main(
          1,
          hold("h-hip-flexor-stretch", 60, "Tuck your tailbone, then sink forward."),
          hold("h-figure-four", 60, "Ankle on your knee. Let the hip open."),
          hold("h-butterfly", 75, "Knees fall by themselves. Don't push."),
          hold("h-knees-to-chest", 60, "Hug them in and rest your head."),
        ),
        coolDown(hold("h-childs-pose", 60, "Heavy hips, soft jaw.")),
      ],
      closing: "Sleep well. Tomorrow, the upper back.",
    },
    {
      title: "Upper back and neck",
      focus: "For shoulders that live around your ears.",
      builds: "New: twists for the upper back, and the neck.",
      minutes: 10,
      safety: [GENTLE, "Never press on your head with your hand. Its own weight is enough."],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Easy circles. Drop your shoulders."),
          reps("h-cat-cow", 8, BREATH, "Round between the shoulder blades."),
        ),
        main(
          1,
          hold("h-thread-the-needle", 60, "Slide through and lie on your shoulder."),
          hold("h-cross-body-stretch", 45, "Arm across, shoulder low."),
          hold("h-neck-tilt", 40, "Ear to shoulder, and breathe out."),
          hold("h-cobra", 40, "Lift your chest a little, hips stay down."),
        ),
        coolDown(hold("h-childs-pose", 90, "Arms by your sides this time, if you like.")),
      ],
      closing: "Let your shoulders hang for the rest of the evening.",
    },
    {
      title: "Hamstrings and calves",
      focus: "For the back of your legs, from heel to hip.",
      builds: "New: hamstrings and calves, and a first downward dog.",
      minutes: 11,
      safety: [GENTLE, "Keep your back long in the hamstring stretch. Reach with the chest, not the hands."],
      blocks: [
        warmUp(
          timed("h-leg-swing", 20, "Loose pendulum. Hold the wall."),
          reps("h-ankle-rock", 8, EVEN, "Knee over toes, heel down."),
        ),
        main(
          1,
          hold("h-calf-stretch", 60, "Back heel heavy."),
          hold("h-seated-hamstring-stretch", 90, "Fold from the hips."),
          hold("h-figure-four", 60, "Keep the foot flexed. Breathe."),
          hold("h-downward-dog", 40, "Hips high. Pedal your heels."),
        ),
        coolDown(hold("h-knees-to-chest", 60, "Curl up and let your back spread.")),
      ],
      closing: "Legs up for five minutes now, if you can.",
    },
    {
      title: "Twist and unwind",
      focus: "Slow rotation for the whole spine.",
      builds: "New: the lying twist, held for more than a minute.",
      minutes: 11,
      safety: [GENTLE, "If your lower back is sore, put a pillow under your knees in the twist."],
      blocks: [
        warmUp(reps("h-cat-cow", 8, BREATH, "Warm and slow."), timed("h-hip-circles", 30, "Circle the other way, too.")),
        main(
          1,
          hold("h-thread-the-needle", 60, "Deeper with each breath out."),
          hold("h-spinal-twist", 75, "Both shoulders on the floor."),
          hold("h-hip-flexor-stretch", 60, "Reach up with the arm of the back leg."),
          hold("h-butterfly", 75, "Sit tall, then let go."),
        ),
        coolDown(hold("h-childs-pose", 60, "One hand on the other. Forehead rests.")),
      ],
      closing: "Notice how different left and right feel. Spend longer on the stiffer one next time.",
    },
    {
      title: "Head to toe",
      focus: "One slow round through everything.",
      builds: "The longest: seven stretches in one slow round.",
      minutes: 13,
      safety: [GENTLE],
      blocks: [
        warmUp(reps("h-cat-cow", 8, BREATH, "Begin where you always begin."), timed("h-arm-circles", 30, "Wide and lazy.")),
        main(
          1,
          hold("h-thread-the-needle", 45, "Soften the ribs."),
          hold("h-deep-squat-hold", 40, "Hold on to something if you like."),
          hold("h-hip-flexor-stretch", 45, "Long front of the hip."),
          hold("h-figure-four", 60, "Stay. The first minute counts."),
          hold("h-seated-hamstring-stretch", 60, "Chest toward your toes."),
          hold("h-spinal-twist", 60, "Look away from your knees."),
        ),
        coolDown(hold("h-childs-pose", 60, "Nothing left to do today.")),
      ],
      closing: "That's the whole body. Once a week like this, and the shorter ones in between.",
    },
  ],
};
