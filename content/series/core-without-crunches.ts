import type { Series } from "@lockstep/domain/series/series.ts";
import { BREATH, coolDown, EVEN, HELD, hold, main, reps, timed, warmUp } from "./moves.ts";

const BACK_FIRST = "The moment your lower back arches or aches, end the set. A shorter clean set trains more.";
const BREATHE = "Keep breathing in every hold. If you have high blood pressure, shorten the holds.";

export const coreWithoutCrunches: Series = {
  id: "core-without-crunches",
  title: "Core without crunches",
  promise: "A middle that holds still while everything else moves.",
  about: "For everyone who hates sit-ups or whose neck does. Two or three times a week, alone or after another workout.",
  level: "intermediate",
  equipment: "Floor and a packed bag with a handle",
  needs: [],
  coverId: "h-bird-dog",
  sessions: [
    {
      title: "Learn to brace",
      focus: "How a tight middle feels, lying and kneeling.",
      builds: "Where you start: dead bugs, bird dogs, short planks.",
      minutes: 10,
      safety: [BACK_FIRST],
      blocks: [
        warmUp(
          reps("h-cat-cow", 8, BREATH, "Find the middle between round and arched."),
          timed("h-hip-circles", 30, "Loosen the hips, then we brace."),
        ),
        main(
          2,
          reps("h-dead-bug", 6, EVEN, ["Flatten your back first, then reach.", "Slow leg, quiet core."], 25),
          reps("h-bird-dog", 6, HELD, ["Arm and leg, long and level.", "Hold it there. Don't tip."], 25),
          hold("h-knee-plank", 25, ["Ribs down, glutes on.", "Push the floor away."], 30),
        ),
        coolDown(hold("h-cobra", 20, "Open the front, gently."), hold("h-childs-pose", 30, "Let your belly go soft.")),
      ],
      closing: "Bracing is a skill. You'll use it every time you lift something.",
    },
    {
      title: "From the side",
      focus: "The muscles at your sides, which hold you upright on one leg.",
      builds: "New: side planks and the suitcase carry.",
      minutes: 12,
      safety: [BACK_FIRST, BREATHE],
      blocks: [
        warmUp(timed("h-brisk-march", 40, "Tall march, tight middle."), reps("h-cat-cow", 6, BREATH, "Wave through your back.")),
        main(
          2,
          hold("h-knee-side-plank", 20, ["Hips high, neck long.", "Stack your shoulders."], 20),
          reps("h-dead-bug", 8, EVEN, ["Breathe out as you reach.", "Back stays heavy."], 25),
          timed("h-suitcase-carry", 25, ["Walk tall, don't lean.", "Free arm relaxed, core tight."], 30),
        ),
        coolDown(
          hold("h-spinal-twist", 25, "Knees over, eyes the other way."),
          hold("h-childs-pose", 30, "Reach to both sides."),
        ),
      ],
      closing: "Carry your shopping in one hand today. Same exercise.",
    },
    {
      title: "Longer levers",
      focus: "Planks on your toes, and hollow holds.",
      builds: "New: the forearm plank and the hollow hold. A third round.",
      minutes: 11,
      safety: [BACK_FIRST, BREATHE],
      blocks: [
        warmUp(
          reps("h-cat-cow", 8, BREATH, "Slow, and feel each part of it."),
          reps("h-bird-dog", 5, EVEN, "Reach and switch, easy."),
        ),
        main(
          3,
          hold("h-forearm-plank", 25, ["Straight line, quiet breath.", "Elbows toward your toes.", "Squeeze your thighs."], 30),
          hold("h-hollow-hold", 15, ["Low back down, arms long.", "Bend your knees if it lifts.", "Tight like a drum."], 30),
          hold("h-knee-side-plank", 20, ["Top hip to the ceiling.", "Straight from knee to ear.", "Hold it steady."], 25),
        ),
        coolDown(hold("h-cobra", 20, "Long front, low shoulders."), hold("h-knees-to-chest", 25, "Curl in and rest.")),
      ],
      closing: "Shaking means it's working. Sagging means it's over. You know the difference now.",
    },
    {
      title: "Hold while you move",
      focus: "Shoulder taps and marching bridges: arms and legs pull, you stay still.",
      builds: "New: plank shoulder taps and the bridge march.",
      minutes: 15,
      safety: [BACK_FIRST, "If your hips swing in the shoulder taps, put your feet further apart."],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Opposite arm, opposite knee."),
          reps("h-dead-bug", 5, EVEN, "A few slow ones to wake the brace."),
        ),
        main(
          3,
          reps(
            "h-plank-shoulder-tap",
            10,
            [0.9, 0.3, 0.9, 0.4],
            ["Tap slowly. Hips like stone.", "Feet wide, hands quiet.", "No rocking."],
            35,
          ),
          reps(
            "h-bridge-march",
            10,
            EVEN,
            ["Hips stay up as the foot lifts.", "Level like a shelf.", "Small steps, high hips."],
            30,
          ),
          timed("h-suitcase-carry", 30, ["Don't let the bag win.", "Tall as a post.", "Quiet steps."], 30),
        ),
        coolDown(hold("h-figure-four", 20, "Ease your hips."), hold("h-childs-pose", 30, "Breathe into your sides.")),
      ],
      closing: "That's what a core is for: still in the middle, strong at the ends.",
    },
    {
      title: "The full test",
      focus: "The hardest version of each, in one circuit.",
      builds: "Full side planks, longer holds, and 12 shoulder taps.",
      minutes: 16,
      safety: [BACK_FIRST, BREATHE],
      blocks: [
        warmUp(reps("h-cat-cow", 8, BREATH, "Last warm-up of the series."), reps("h-bird-dog", 6, EVEN, "Long lines, no hurry.")),
        main(
          3,
          hold("h-side-plank", 20, ["On your feet. Hips forward.", "Reach up with the top arm.", "Drive the bottom hip up."], 25),
          hold(
            "h-hollow-hold",
            25,
            ["Lower the legs as far as you can hold.", "Ribs to hips.", "Strong exhale, stay tight."],
            30,
          ),
          reps(
            "h-plank-shoulder-tap",
            12,
            [0.9, 0.3, 0.9, 0.4],
            ["Slow hands.", "Nothing moves but the arms.", "Twelve perfect ones."],
            35,
          ),
          hold("h-forearm-plank", 35, ["Pull everything together.", "You've got this.", "Last hold. Leave nothing."], 30),
        ),
        coolDown(hold("h-cobra", 20, "Stretch what you've trained."), hold("h-spinal-twist", 25, "Slow twist, slow breath.")),
      ],
      closing: "No crunch in sight. Keep doing this one once a week.",
    },
  ],
};
