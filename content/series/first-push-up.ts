import type { Series } from "@lockstep/domain/series/series.ts";
import { BREATH, coolDown, EVEN, HELD, hold, main, reps, SLOW_THERE, timed, warmUp } from "./moves.ts";

const WRISTS = "If your wrists complain, make fists or hold on to two books: knuckles down, wrists straight.";
const STURDY = "The table or chair must not slide. Put it against a wall.";

export const firstPushUp: Series = {
  id: "first-push-up",
  title: "Your first push-up",
  promise: "From the wall to the floor, one honest rep at a time.",
  about:
    "For anyone who can't do a push-up on the floor yet. Three sessions a week, with a day in between. Repeat a session whenever it felt too hard.",
  level: "beginner",
  equipment: "A wall, a sturdy table or chair and a door frame",
  needs: [],
  leadsTo: "h-push-up",
  coverId: "h-push-up",
  sessions: [
    {
      title: "Against the wall",
      focus: "The shape of a push-up, where it's easy enough to learn.",
      builds: "Where you start: wall push-ups and planks on your knees.",
      minutes: 13,
      safety: [WRISTS],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Circle your arms. Get warm."),
          reps("h-cat-cow", 8, BREATH, "Spread your fingers and push the floor away."),
          reps("h-wall-slide", 8, EVEN, "Slide up, slide down, ribs quiet."),
        ),
        main(
          3,
          reps(
            "h-wall-push-up",
            10,
            SLOW_THERE,
            ["One line from head to heels.", "Three counts in, then push.", "Elbows point back, not out."],
            60,
          ),
          hold("h-knee-plank", 20, ["Squeeze your glutes and hold.", "Look between your hands.", "Breathe while you hold."], 40),
        ),
        coolDown(hold("h-chest-stretch", 20, "Turn away from your arm."), hold("h-childs-pose", 25, "Rest your wrists.")),
      ],
      closing: "The line you held today is the push-up. The rest is strength.",
    },
    {
      title: "Hands on the table",
      focus: "The same push-up, with more of your weight in it.",
      builds: "New: incline push-ups. The plank grows to 25 seconds.",
      minutes: 13,
      safety: [STURDY, WRISTS],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Forward, then back."),
          reps("h-wall-slide", 8, EVEN, "Reach tall along the wall."),
          reps("h-wall-push-up", 8, EVEN, "Easy ones to remember the line."),
        ),
        main(
          3,
          reps(
            "h-incline-push-up",
            6,
            SLOW_THERE,
            ["Chest to the edge, slowly.", "Tighten your abs first.", "Push the table away."],
            75,
          ),
          hold("h-knee-plank", 25, ["Long neck, tight middle.", "Don't let your hips sag.", "Stay with it."], 45),
        ),
        coolDown(
          hold("h-chest-stretch", 20, "Elbow at shoulder height."),
          hold("h-cross-body-stretch", 20, "Draw the arm across, gently."),
        ),
      ],
      closing: "Lower tables make it harder. You choose when.",
    },
    {
      title: "Slow is strong",
      focus: "Time under tension: the muscle can't tell how high the table is.",
      builds: "Two more reps a set, and a pause just above the table.",
      minutes: 16,
      safety: [STURDY, WRISTS],
      blocks: [
        warmUp(
          reps("h-cat-cow", 8, BREATH, "Push up between your shoulder blades."),
          reps("h-wall-slide", 10, EVEN, "Smooth all the way."),
          reps("h-wall-push-up", 8, EVEN, "Wake up the chest."),
        ),
        main(
          3,
          reps(
            "h-incline-push-up",
            8,
            HELD,
            ["Hover for two counts.", "Stay stiff in the pause.", "Breathe out as you push."],
            75,
          ),
          hold("h-forearm-plank", 20, ["Off your knees this time.", "Elbows under shoulders.", "Squeeze everything."], 45),
          reps("h-prone-y-raise", 8, EVEN, ["Arms in a Y, lift.", "Shoulder blades do the work.", "Light and steady."], 30),
        ),
        coolDown(
          hold("h-chest-stretch", 20, "Feel the front of the shoulder."),
          hold("h-childs-pose", 25, "Walk your fingers forward."),
        ),
      ],
      closing: "When the pause feels boring, you're ready for the floor.",
    },
    {
      title: "On your knees",
      focus: "On the floor, with shorter leverage.",
      builds: "New: knee push-ups, and full planks of 25 seconds.",
      minutes: 16,
      safety: [WRISTS, "Kneel on something soft, and keep a straight line from knees to head."],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "Loose and quick."),
          reps("h-cat-cow", 8, BREATH, "Load your hands a little."),
          reps("h-wall-push-up", 10, EVEN, "Ten easy ones."),
        ),
        main(
          4,
          reps(
            "h-knee-push-up",
            6,
            SLOW_THERE,
            ["Chest first, not chin.", "Hips come along.", "Screw your hands into the floor.", "Push through to the top."],
            75,
          ),
          hold("h-forearm-plank", 25, ["Straight as a board.", "Heels back, head forward.", "Ribs in.", "Ten more breaths."], 45),
        ),
        coolDown(
          hold("h-cross-body-stretch", 20, "Shoulder away from your ear."),
          hold("h-childs-pose", 25, "Let your elbows bend."),
        ),
      ],
      closing: "You pushed the floor away today. It counts.",
    },
    {
      title: "Lower from the top",
      focus: "Lowering slowly from a full push-up, then up from your knees.",
      builds: "Two more knee push-ups a set, slow and with a hold at the bottom.",
      minutes: 17,
      safety: [WRISTS, "If your hips drop first on the way down, put your knees down earlier."],
      blocks: [
        warmUp(
          reps("h-cat-cow", 8, BREATH, "Get your upper back moving."),
          reps("h-wall-slide", 8, EVEN, "Open the shoulders."),
          reps("h-incline-push-up", 6, EVEN, "On the table. Crisp."),
        ),
        main(
          4,
          reps(
            "h-knee-push-up",
            8,
            [3, 1, 1.5, 0.5],
            [
              "Start on your toes, lower, knees down, push.",
              "Three full counts down.",
              "One line. No sag.",
              "Fight for the last two.",
            ],
            75,
          ),
          hold(
            "h-forearm-plank",
            30,
            ["Half a minute. Strong legs.", "Spread your shoulder blades.", "Stay long.", "Breathe through it."],
            45,
          ),
        ),
        coolDown(hold("h-chest-stretch", 20, "Ease the chest open."), hold("h-cobra", 20, "Lift gently, shoulders down.")),
      ],
      closing: "Your way down is a push-up already. Next time, you come back up.",
    },
    {
      title: "The push-up",
      focus: "On your toes, down to the floor and up again.",
      builds: "Full push-ups, two at a time, then knee push-ups to finish.",
      minutes: 18,
      safety: [WRISTS, "A rep that bends in the middle isn't one. Stop there, rest, and take the next set."],
      blocks: [
        warmUp(
          timed("h-arm-circles", 30, "You know how. Get warm."),
          reps("h-wall-slide", 8, EVEN, "Tall and smooth."),
          reps("h-incline-push-up", 6, EVEN, "Six sharp ones on the table."),
        ),
        main(
          4,
          reps(
            "h-push-up",
            2,
            [2, 0.5, 1.5, 1],
            [
              "Toes, glutes, abs. Now lower.",
              "Chest to the floor, one line.",
              "Push hard and breathe out.",
              "Two good ones. That's all.",
            ],
            75,
          ),
        ),
        main(
          3,
          reps("h-knee-push-up", 8, EVEN, ["Finish on your knees. Clean.", "Full range, no rush.", "Empty the tank."], 60),
          hold("h-forearm-plank", 35, ["Lock it in.", "Heavy elbows, light neck.", "Longer than last time."], 45),
        ),
        coolDown(hold("h-chest-stretch", 20, "Well earned. Breathe."), hold("h-childs-pose", 25, "Let the arms go.")),
      ],
      closing: "There it is. Add one rep a week, and you'll have ten in two months.",
    },
  ],
};
