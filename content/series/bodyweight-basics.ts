import type { Series } from "@lockstep/domain/series/series.ts";
import { BREATH, coolDown, EVEN, HELD, hold, main, reps, SLOW_THERE, timed, warmUp } from "./moves.ts";

const TALK = "You should be able to speak in short sentences. If you can't, press pause.";
const STURDY = "Put the chair against a wall so that it can't slide.";

export const bodyweightBasics: Series = {
  id: "bodyweight-basics",
  title: "Bodyweight basics",
  promise: "The six movements everyone should own, learned from scratch.",
  about: "For beginners and for a fresh start. Three sessions a week at home, with a rest day in between.",
  level: "beginner",
  equipment: "A sturdy chair or table, a wall and a towel",
  needs: [],
  coverId: "h-bodyweight-squat",
  sessions: [
    {
      title: "Sit, push, hinge",
      focus: "Three basic movements, with a chair to help.",
      builds: "Where you start: two rounds, plenty of rest.",
      minutes: 12,
      safety: [STURDY, TALK],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "March on the spot. Loosen your shoulders."),
          timed("h-arm-circles", 30, "Draw circles, getting bigger."),
          reps("h-cat-cow", 6, BREATH, "Round, then arch. Easy."),
        ),
        main(
          2,
          reps("h-chair-sit-to-stand", 10, EVEN, ["Sit back, touch the chair, stand up.", "Knees follow your toes."], 45),
          reps("h-wall-push-up", 10, EVEN, ["Body straight like a plank.", "Nose to the wall, then push."], 45),
          reps("h-glute-bridge", 10, EVEN, ["Press your heels down and lift.", "Squeeze your glutes at the top."], 45),
        ),
        coolDown(
          hold("h-quad-stretch", 20, "Hold the wall. Knees together."),
          hold("h-childs-pose", 30, "Sit back and breathe."),
        ),
      ],
      closing: "That's a full workout. See you in two days.",
    },
    {
      title: "Pull and brace",
      focus: "Pulling with a towel, and a middle that stays still.",
      builds: "New: towel rows and dead bugs.",
      minutes: 13,
      safety: [TALK],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Pick up your knees."),
          timed("h-hip-circles", 30, "Big hip circles."),
          reps("h-wall-slide", 6, EVEN, "Arms up the wall, as far as they go."),
        ),
        main(
          2,
          reps("h-chair-sit-to-stand", 12, EVEN, ["No hands. Stand up tall.", "Slow on the way down."], 40),
          reps("h-seated-towel-row", 10, HELD, ["Pull the towel apart and row.", "Shoulder blades together."], 40),
          reps("h-dead-bug", 6, EVEN, ["Lower back glued to the floor.", "Reach long, come back slowly."], 40),
        ),
        coolDown(hold("h-knees-to-chest", 25, "Hug your knees."), hold("h-cross-body-stretch", 20, "Arm across your chest.")),
      ],
      closing: "Squat, push, hinge, pull, brace. You've met most of the family.",
    },
    {
      title: "Three rounds",
      focus: "The same movements, a little more of each.",
      builds: "Three rounds instead of two, and hands on the table for push-ups.",
      minutes: 19,
      safety: [STURDY, TALK],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Find a rhythm."),
          reps("h-cat-cow", 6, BREATH, "Wake up your spine."),
          timed("h-hip-circles", 30, "Both directions."),
        ),
        main(
          3,
          reps(
            "h-chair-sit-to-stand",
            12,
            SLOW_THERE,
            ["Three counts down to the chair.", "Barely touch it.", "Drive up through your heels."],
            45,
          ),
          reps(
            "h-incline-push-up",
            6,
            EVEN,
            ["Hands on the table, body straight.", "Chest to the edge.", "Keep your hips in line."],
            60,
          ),
          reps(
            "h-glute-bridge",
            12,
            HELD,
            ["Hold two counts up there.", "Knees apart, feet flat.", "Feel your glutes, not your back."],
            45,
          ),
        ),
        coolDown(hold("h-quad-stretch", 20, "Push the hip forward a little."), hold("h-childs-pose", 30, "Slow breaths.")),
      ],
      closing: "Three rounds done. You're past the hardest part: starting.",
    },
    {
      title: "Free squat",
      focus: "Squatting without the chair, and hinging on your feet.",
      builds: "New: bodyweight squats and good mornings.",
      minutes: 18,
      safety: [TALK, "Squat only as deep as you can with your heels down and your back long."],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Warm your legs up."),
          reps("h-chair-sit-to-stand", 8, EVEN, "Eight easy ones from the chair."),
          timed("h-arm-circles", 30, "Loose arms."),
        ),
        main(
          3,
          reps(
            "h-bodyweight-squat",
            10,
            EVEN,
            ["Sit down between your knees.", "Chest proud, heels down.", "Up in one push."],
            45,
          ),
          reps("h-seated-towel-row", 12, HELD, ["Tall back. Pull to your ribs.", "Don't shrug.", "Hold the squeeze."], 45),
          reps(
            "h-good-morning",
            10,
            EVEN,
            ["Hips go back like closing a drawer.", "Soft knees, flat back.", "Squeeze as you stand."],
            45,
          ),
        ),
        coolDown(
          hold("h-seated-hamstring-stretch", 30, "Fold from your hips."),
          hold("h-figure-four", 20, "Pull the knee toward you."),
        ),
      ],
      closing: "You can squat and hinge now. Those two carry everything heavy in life.",
    },
    {
      title: "One leg at a time",
      focus: "Balance and strength on one leg, with a steady middle.",
      builds: "New: split squats and forearm planks.",
      minutes: 17,
      safety: [TALK, "Stand next to the wall for the split squats and hold on if you wobble."],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "High knees, easy pace."),
          timed("h-hip-circles", 30, "Loosen the hips."),
          reps("h-bodyweight-squat", 8, EVEN, "Eight smooth squats."),
        ),
        main(
          3,
          reps(
            "h-split-squat",
            6,
            EVEN,
            ["Straight down, like an elevator.", "Front heel heavy.", "Tall body, small steps."],
            45,
          ),
          reps("h-incline-push-up", 8, EVEN, ["Same straight line.", "Elbows close.", "Push and breathe out."], 60),
          hold("h-forearm-plank", 20, ["Elbows down, hips level.", "Squeeze your glutes.", "Hold on. Breathe."], 45),
        ),
        coolDown(
          hold("h-hip-flexor-stretch", 20, "Lean in from the hips."),
          hold("h-cross-body-stretch", 20, "One arm across, the other helps."),
        ),
      ],
      closing: "Single-leg work shows which side is lazier. Now you know.",
    },
    {
      title: "The basics, all of them",
      focus: "Squat, push, hinge, pull, lunge and brace in one session.",
      builds: "All six movements in one circuit, two rounds with short rests.",
      minutes: 20,
      safety: [STURDY, TALK],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Last one of the series. Warm up well."),
          reps("h-cat-cow", 6, BREATH, "Easy breath, easy spine."),
        ),
        main(
          2,
          reps("h-bodyweight-squat", 12, EVEN, ["Deep and steady.", "Knees out."], 30),
          reps("h-incline-push-up", 8, SLOW_THERE, ["Three counts down.", "Strong line."], 40),
          reps("h-good-morning", 12, EVEN, ["Feel your hamstrings load.", "Back flat as a table."], 30),
          reps("h-seated-towel-row", 12, HELD, ["Elbows back.", "Open your chest."], 30),
          reps("h-split-squat", 6, EVEN, ["Down and up in one line.", "Let the back knee bend."], 30),
          hold("h-forearm-plank", 25, ["Tight and long.", "Don't hold your breath."], 40),
        ),
        coolDown(hold("h-quad-stretch", 20, "Find your balance."), hold("h-childs-pose", 30, "Rest. You did it.")),
      ],
      closing: "You own the basics. A workout plan is the next step, or one of the other series.",
    },
  ],
};
