import type { LitMuscles } from "@lockstep/figure/lit.ts";
import type { Demo } from "@lockstep/figure/movement.ts";

/** Something is lit on every sheet, so that the muscles are seen too; which exercise lights what is the catalogue's business. */
const LIT: readonly [family: RegExp, lit: LitMuscles][] = [
  [/calf|jack/, { calves: "primary" }],
  [/leg-curl|hamstring/, { hamstrings: "primary", calves: "secondary" }],
  [/triceps|kickback|pushdown/, { triceps: "primary" }],
  [/clamshell|abduction|lateral-walk|side-lying/, { abductors: "primary", glutes: "secondary" }],
  [/back-extension|superman|bird-dog/, { "lower-back": "primary", glutes: "secondary" }],
  [/plank|crunch|sit-up|hollow/, { abdominals: "primary", obliques: "secondary" }],
  [
    /squat|lunge|step|leg-press|extension|wall-sit|thruster|jump/,
    { quadriceps: "primary", glutes: "primary", hamstrings: "secondary", calves: "secondary" },
  ],
  [
    /hinge|deadlift|swing|bridge|thrust|curl-machine|good-morning|clean|snatch/,
    { glutes: "primary", hamstrings: "primary", "lower-back": "secondary", traps: "secondary" },
  ],
  [/push|press|fly|dip/, { chest: "primary", triceps: "secondary", shoulders: "secondary" }],
  [/row|pull|shrug|carry/, { lats: "primary", "middle-back": "primary", biceps: "secondary", traps: "secondary" }],
  [/curl|hang/, { biceps: "primary", forearms: "secondary" }],
  [/raise/, { shoulders: "primary", traps: "secondary", calves: "secondary" }],
];
/** What is lit on the sheets of a demonstration. */
export const litFor = (demo: Demo): LitMuscles =>
  LIT.find(([family]) => family.test(demo.movement))?.[1] ?? {
    abdominals: "primary",
    obliques: "secondary",
    glutes: "secondary",
  };
