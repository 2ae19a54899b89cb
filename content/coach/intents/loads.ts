import { intent } from "@lockstep/domain/coach/intent.ts";

const TERM =
  "set|sets|rep|reps|superset|supersets|super_set|drop_set|drop_sets|dropset|dropsets|giant_set|circuit|amrap|emom|tempo|compound|compounds|isolation|hypertrophy|neat|tdee|bmr|doms|pr|prs|pb";

/** Weights, sets, rest, effort and progress. */
export const LOAD_INTENTS = [
  intent(
    "how-heavy",
    `
    how heavy ~ ?should|go|lift|@exercise|start|be|weights
    what|how|which weight|weights|much|kilos|pounds|load ~~ @exercise|lift|use|start|begin|next|load|pick|dumbbells|kettlebell|should !eat|lose|rest|sleep|water|protein|gain|weigh|premium|cost|cardio|walk|drink
    what|which weight|weights|load|size ~ next|start|use|today|dumbbells|kettlebell|lift|should
    weight for|on @exercise
    next weight|time ~ @exercise|squats
    start|begin|starting ~ weight|weights|light|heavy
    when|how|should ~ add|increase|raise|up|go ~ weight|heavier|load|weights|kg|lb|plates
    ready|time for|to go|more|lift heavier|weight
    too|is|feels|was heavy|light|easy ~ weight|@exercise|for|it|kg|lb
    progressive overload
    progress|progression ~ weights|reps|lift|@exercise|plan|faster|work
    last time|session ~ @exercise|lift|weight
    which|what @equipment|dumbbells|kettlebell|dumbbell|weights ~ use|start|take|need_for
    what did i ~ lift|bench|squat|use ~ @exercise|last_time
  `,
  ),
  intent(
    "rest-between-sets",
    `
    rest|break|pause|wait|recover ~ between|betwen|after ~ set|sets|exercises|reps
    how|what long|much|many ~ rest|pause|break|wait !day|days|week
    rest time|times|period|periods|interval|timer|seconds|minutes
    minutes|seconds|long ~ between sets
    how much|long rest $
    how much|long ~ rest ~ sets|set|exercises
  `,
  ),
  intent(
    "sets-and-reps",
    `
    how many sets|set|reps|rep|exercises|repetitions ?should|do|is|are|per|for|to|a ?i|too ~ 
    sets ~ per|a|each week|muscle|session|workout|day|chest|@muscle
    reps|rep ?range ~ strength|muscle|hypertrophy|range|best|size|tone|should|for|grow
    sets|volume ~ too_much|too_many|enough|junk|best|ideal|need
    too ?many|much|few sets|volume|exercises|reps
    high|low|more|fewer reps|rep|volume|weight ~ or|vs|better|for|low|high|less
  `,
  ),
  intent(
    "training-terms",
    `
    what is|does|are|do ?a|an|the|by ${TERM} ?mean ?means ?exercise ?exercises ?lift ?again ?anyway ?training $
    explain|define|meaning|definition ~ ${TERM}
    ${TERM} mean|means|meaning
    supersets|superset|dropset|dropsets|drop_sets|amrap|emom|giant_sets|tempo
    how ~ do|use ?a ?an superset|supersets|drop_set|drop_sets|dropset|dropsets|amrap|emom|circuit
  `,
  ),
  intent(
    "effort",
    `
    rir|rpe
    reps|rep in reserve|the_tank
    to|until|till failure
    train|go|lift|push|push_myself how|to hard|failure
    how hard ~ should|train|push|be|go
    close to failure
  `,
  ),
  intent(
    "one-rep-max",
    `
    one|1 rep max|maximum|repmax
    1rm|e1rm ~ ?if|did|do|for ~ ?#
    1rm|e1rm
    # ?kg ?lb ?kilos for|x # ~ 1rm|max|one_rep
    max out|lift|bench|squat|deadlift|weight
    what|whats|my ~ max|best|record|records|pr|prs|pb ~ @exercise|bench|squat|lift|lifts|on|in|for|are|have
    my ?@exercise max|pr|record|pb|best
    best|heaviest|strongest lift|lifts|set|weight ?ever
    how|calculate|estimate|work ~ max|1rm|one_rep
  `,
  ),
  intent(
    "plateau",
    `
    stuck|plateau|plateaued|stalled|stalling|stagnating|stagnant|no_progress|not_progressing|hit_a_wall|stopped_growing|not_growing|not_improving|no_gains|not_gaining_strength|cannot_progress
    not|no|stopped|zero|can_not getting|progressing|improving|growing|increasing|moving|seeing ~ stronger|weeks|months|results|bench|squat|lifts|bigger|progress|gains|heavier
    same|any weight|reps|numbers ~ for|weeks|months
    @exercise|bench|squat|lifts ~ stuck|not_going_up|not_moving|stalled|plateaued|going_down|dropping
    will|would|does|is not ?really go|going|move|moving|budge|increase|get ?any up|heavier|stronger ~~ weeks|months|sessions|bench|squat
    @exercise|bench|squat|lifts will|does|is not ?really go|going|move|moving|budge|increase
    no|zero progress|results|gains ~ months|weeks|ages|years
  `,
  ),
  intent(
    "deload",
    `
    deload|deloads|deloading|deloaded
    need|take|do|should|time ~ deload
    light|lighter|easy|easier|recovery|back_off week
    overtraining|overtrained|overreaching|burnt_out|burned_out|over_training
    need|take ~ week|break off|from ~ training|gym|lifting
  `,
  ),
  intent(
    "warm-up",
    `
    warm|warming up|ups
    warmup|warmups
    before ~ lifting|workout|training|run|session ~ do|stretch|prepare
    ramp|warm|ramp_up up ?sets
    how|what|should|need ~ prepare|activate ~ workout|lift|training
  `,
    "warmup",
  ),
  intent(
    "cool-down",
    `
    cool|cooling down|off
    cooldown|stretch|stretches|stretching|mobility|flexibility|flexible|foam_roll|foam_rolling|foam_roller
    after ~ workout|training|session|run ~ stretch|do
    tight|stiff ~ hips|hamstrings|hip|back|neck|shoulders|muscles|calves|ankles
    touch my toes
  `,
  ),
] as const;
