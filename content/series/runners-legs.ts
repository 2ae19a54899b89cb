import type { Series } from "@lockstep/domain/series/series.ts";
import { BRISK, coolDown, EVEN, HELD, hold, main, reps, SLOW_THERE, timed, warmUp } from "./moves.ts";

const EASY_DAYS = "Do it after an easy run or on a rest day, never the day before a race.";
const KNEES = "Your knee points where your toes point. If it hurts under the kneecap, don't go as deep.";
const STEP = "Use a step that's dry and doesn't move, with a wall or rail to hold.";

export const runnersLegs: Series = {
  id: "runners-legs",
  title: "Runner's legs",
  promise: "Stronger calves, hips and hamstrings for faster, happier miles.",
  about: "For runners of every pace who never get around to strength work. Twice a week, alongside two to four runs.",
  level: "intermediate",
  equipment: "A sturdy chair, a stair or low step, and a wall",
  needs: [],
  coverId: "h-reverse-lunge",
  sessions: [
    {
      title: "Hips and calves",
      focus: "The two places where running injuries begin.",
      builds: "Where you start: both legs first, then one.",
      minutes: 22,
      safety: [EASY_DAYS, KNEES],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Like the start of a run. Easy."),
          timed("h-leg-swing", 20, "Swing from the hip, tall body."),
          reps("h-ankle-rock", 8, EVEN, "Knee forward, heel down."),
        ),
        main(
          3,
          reps("h-bodyweight-squat", 12, EVEN, ["Weight on the whole foot.", "Knees track the toes.", "Strong and even."], 40),
          reps("h-standing-calf-raise", 15, HELD, ["All the way up. Hold.", "Slow down, full stretch.", "Big toe pushes."], 40),
          reps(
            "h-side-lying-leg-raise",
            12,
            EVEN,
            ["Toes forward, heel leads.", "Hips stacked.", "Lift from the side of your hip."],
            30,
          ),
        ),
        coolDown(hold("h-calf-stretch", 25, "Heel down, hips forward."), hold("h-quad-stretch", 20, "Knees side by side.")),
      ],
      closing: "Your calves may be sore for two days. Run easy tomorrow.",
    },
    {
      title: "One leg",
      focus: "Running is hopping from one leg to the other: train them one by one.",
      builds: "New: reverse lunges and single-leg bridges.",
      minutes: 23,
      safety: [EASY_DAYS, KNEES],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Quick arms, light feet."),
          timed("h-leg-swing", 20, "Loose and tall."),
          reps("h-bodyweight-squat", 8, EVEN, "Eight to warm up."),
        ),
        main(
          3,
          reps(
            "h-reverse-lunge",
            8,
            EVEN,
            ["Long step back, knee down softly.", "Front heel drives.", "Stand tall before the next."],
            45,
          ),
          reps("h-single-leg-glute-bridge", 8, HELD, ["One leg long. Hips level.", "Squeeze before you lift.", "No twist."], 40),
          reps("h-standing-calf-raise", 18, EVEN, ["Smooth up, slow down.", "Tall ankles.", "Even on both feet."], 40),
        ),
        coolDown(
          hold("h-hip-flexor-stretch", 25, "Tuck under, lean in."),
          hold("h-standing-hamstring-stretch", 20, "Heel up, back long."),
        ),
      ],
      closing: "If one side felt weaker, start with it next time.",
    },
    {
      title: "Off the step",
      focus: "Calves through the full range, and step-ups for hills.",
      builds: "New: step-ups and heel drops on one leg.",
      minutes: 23,
      safety: [STEP, KNEES],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Get your pulse up a little."),
          reps("h-ankle-rock", 10, EVEN, "Deep into the ankle."),
          timed("h-leg-swing", 20, "Front to back, relaxed."),
        ),
        main(
          3,
          reps(
            "h-stair-step-up",
            10,
            EVEN,
            ["Whole foot on the step. Push.", "Don't bounce off the back foot.", "Slow on the way down."],
            45,
          ),
          reps(
            "h-single-leg-calf-raise",
            8,
            [1, 0.5, 2.5, 0.5],
            ["Up, then three counts down.", "Straight knee, strong toe.", "Full range, no bounce."],
            40,
          ),
          reps(
            "h-single-leg-romanian-deadlift",
            6,
            EVEN,
            ["Hinge, back leg long.", "Hips square to the floor.", "Touch the wall if you wobble."],
            40,
          ),
        ),
        coolDown(hold("h-calf-stretch", 25, "Straight knee first."), hold("h-figure-four", 20, "Open the outside of the hip.")),
      ],
      closing: "Strong calves give back energy with every step.",
    },
    {
      title: "Spring",
      focus: "Quick contacts: the bounce that makes running feel light.",
      builds: "New: skaters and high knees, in short doses.",
      minutes: 23,
      safety: ["Jumps need fresh legs: skip them if your calves or shins are sore.", "Land softly and quietly. Shoes on."],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Build up to a quick march."),
          timed("h-leg-swing", 20, "Open the hips."),
          reps("h-bodyweight-squat", 10, BRISK, "A bit quicker than usual."),
        ),
        main(
          3,
          timed("h-high-knees", 20, ["Fast and light.", "Tall hips, quick feet.", "Quiet landings."], 45),
          timed("h-skater", 25, ["Side to side, stick the landing.", "Soft knee, steady balance.", "Push off hard."], 45),
          reps("h-stair-step-up", 12, EVEN, ["Drive up, knee high.", "Tall at the top.", "Control it down."], 45),
        ),
        main(
          2,
          reps("h-single-leg-calf-raise", 10, [1, 0.5, 2.5, 0.5], ["Slow heels after fast feet.", "Last reps. Full height."], 40),
        ),
        coolDown(hold("h-calf-stretch", 25, "Breathe and sink."), hold("h-quad-stretch", 20, "Tall and steady.")),
      ],
      closing: "Short and springy beats long and tired. Stop while it's crisp.",
    },
    {
      title: "Strong miles",
      focus: "The strength session to keep through the season.",
      builds: "Bulgarian split squats, and more reps for calves and hamstrings.",
      minutes: 25,
      safety: [EASY_DAYS, KNEES, STEP],
      blocks: [
        warmUp(
          timed("h-brisk-march", 40, "Shake out the run."),
          reps("h-ankle-rock", 8, EVEN, "Smooth ankles."),
          timed("h-leg-swing", 20, "Big, easy swings."),
        ),
        main(
          3,
          reps(
            "h-bulgarian-split-squat",
            6,
            SLOW_THERE,
            ["Back foot on the chair. Three counts down.", "Hips square, chest up.", "Push through the front heel."],
            60,
          ),
          reps(
            "h-single-leg-romanian-deadlift",
            8,
            EVEN,
            ["Long spine, soft knee.", "Back pocket to the wall.", "Slow and balanced."],
            45,
          ),
          reps("h-single-leg-calf-raise", 12, [1, 0.5, 2, 0.5], ["Twelve a side.", "Tall at the top.", "Finish strong."], 40),
        ),
        coolDown(
          hold("h-hip-flexor-stretch", 25, "For every hill you'll run."),
          hold("h-standing-hamstring-stretch", 20, "Fold from the hip."),
        ),
      ],
      closing: "Once or twice a week, all season. Your knees will thank you at the last mile.",
    },
  ],
};
