import { intent } from "@lockstep/domain/coach/intent.ts";

/** Exercises of the library: how, which, instead of what. */
export const EXERCISE_INTENTS = [
  intent(
    "swap",
    `
    swap|swop|replace|substitute|switch|change|exchange|trade ~ @exercise|exercise|this|it|that|one !meal|dinner|lunch|recipe|breakfast|plan
    alternative|alternatives|substitute|substitutes|replacement|instead|replacing ~ @exercise|exercise|this|of|to|for
    what|else ~ instead|else ~ @exercise|of|to|exercise
    @exercise alternative|alternatives|substitute|replacement|instead
    hate|dislike|not_like|bored|boring|sick_of|anything_but|despise|tired_of ~ @exercise
    can not do|perform ~ @exercise|exercise|this
    @exercise ?is ?always ?all taken|busy|broken|occupied|used|full
    no|not|without ?have ?a ?an bench|machine|barbell|rack|cable|dumbbells|dumbbell|kettlebell ~ what|anything|something ?can ?i ?do ?else else|instead
    machine|equipment|bench|rack|barbell|cable|station ?is ?all taken|busy|broken|occupied|used
    not|no|without|lack|missing ~ machine|barbell|rack|dumbbell|dumbbells|cable|equipment|bench|kettlebell|bar ~~ instead|alternative|@exercise|do
    something|anything else|different than|instead|but|for|rather
    similar ~ to @exercise|exercise|this
    easier|harder|another|different exercise|version|variation ~ @exercise|for|of
    can ~ skip|leave_out|avoid ~ @exercise
  `,
  ),
  intent(
    "form",
    `
    how|hows ~ do|perform|execute|use|grip|hold|set ?up ?proper ~ @exercise !fix
    how to @exercise
    @exercise form|technique|tips|cues|tip|cue|tutorial|instructions|guide|properly|correctly|setup|steps|video|demo
    form|technique|tips|cues|instructions|steps|guide|video|demo|posture ~ @exercise
    am|are|is|was ~ @exercise|deadlifting|squatting|benching|pressing|rowing|it|this ~ right|correct|correctly|wrong|properly|good|bad
    teach|show|explain|describe|demonstrate|help ~ @exercise
    what|whats ?is|are|does ?a|an|the @exercise !good|best|better|weight|difference|instead|alternative
    hips|back|knees|elbows|heels|shoulders|butt|arms ~ drop|dropping|sag|sagging|cave|caving|rise|rising|round|rounding|lift|lifting|flare|flaring|come|shake|keep|sink ~~ @exercise|when|during|plank|squat
    @exercise ~ hips|back|knees|elbows|heels|shoulders|butt ~ drop|dropping|sag|sagging|cave|caving|rise|rising|round|rounding|keep|sink|flare|lift|come
    ^ @exercise ?please $
    check|improve|fix|correct|perfect ~ form|technique
    how to do ~ @exercise
  `,
  ),
  intent(
    "mistakes",
    `
    mistake|mistakes|errors|error|wrong ~ @exercise|squat|exercise|form|this
    @exercise mistake|mistakes|errors
    what ~ doing wrong
    avoid doing|making ~ @exercise
    what mistakes ~ @exercise
    wrong with|on|in ?my @exercise
    mistakes|mistake ~ people|everyone|beginners make ~ @exercise
  `,
    "mistakes|mistake",
  ),
  intent(
    "compare",
    `
    difference|differ|different|differences ~ between|from ~ @exercise ~ @exercise
    @exercise vs|versus|or|compared|than|over @exercise
    better|best|harder|easier|which|prefer ~~ @exercise ~ @exercise
    difference|compare|versus|vs|better|or ~~ @exercise ~ @exercise
    @exercise ~ better|worse|harder|easier|safer than|then|or|as @exercise
    better|harder|difference|between|compare @exercise or|and|vs|versus @exercise
  `,
  ),
  intent(
    "muscle-exercises",
    `
    exercise|exercises|moves|movements|workout|lifts|stuff|something|anything|ways|best|good|move|drills ~~ @muscle
    @muscle exercise|exercises|workout|workouts|moves|stuff|drills|training|work|day
    how|what ~ train|build|grow|strengthen|target|hit|work|tone|bigger|develop|isolate ~ @muscle
    train|build|grow|strengthen|target|hit|work|tone|want|bigger ~ @muscle
    big|bigger|strong|stronger|wider|broader|defined|rounder|toned @muscle
    what|which exercises|exercise ~ @equipment|home|gym|beginner|equipment
    exercises|exercise|workout|workouts|moves|something|do ~ with|without|using ?a|my|only|just @equipment|equipment
    @equipment exercises|exercise|workout|moves|only
    no|without equipment|weights|gear ~ exercises|exercise|workout|home|do
    exercises|workout|workouts ~ home|no_equipment|without_equipment|bodyweight|hotel|small_space
    how to|do train|build|grow|hit|work ~ @muscle
  `,
  ),
  intent(
    "muscles-worked",
    `
    what|which muscle|muscles ~ @exercise|this|it|does|work|worked
    what does @exercise work|train|do|target|hit
    what is @exercise good|for ?for
    @exercise ~ muscles|muscle|work|target|good_for
    is @exercise good ?for
    does @exercise work|train|build|target|hit
    what is|are ?the @exercise good|great|useful for
    what do|does ?the @exercise work|train|do|target|hit|build
    does|do ?the @exercise work|train|hit|build|target|help ~ @muscle
  `,
  ),
  intent(
    "why-exercise",
    `
    why ~ @exercise ~ plan|workout|today|program|in|there
    why do|am|is|are|should i|there|we @exercise|doing|do @exercise
    why is @exercise
  `,
  ),
] as const;
