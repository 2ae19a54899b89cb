import { intent } from "@lockstep/domain/coach/intent.ts";

/** What people ask a coach about training, health and getting started. */
export const TRAINING_INTENTS = [
  intent(
    "gym-fear",
    `
    shy|scared|afraid|nervous|anxious|embarrassed|self_conscious ~~ gym|weight_room|lifting|training
    everyone|people|others|they ~~ gym ~~ laugh|stare|judge|look|watch|laughing|staring|judging
    scared|afraid|anxious|nervous|intimidated|intimidating|embarrassed|shy|self_conscious|terrified|anxiety|awkward|uncomfortable|judged|fear ~~ gym|people|staring|stare|everyone|weights|training|start|machines|lifting|look|judge|working_out|class
    everyone|people|others ~ stare|staring|look|looking|judge|judging|watch|watching|laugh ~ me|gym
    gym|weight_room ~ scary|scares|intimidating|intimidates|anxiety|fear
  `,
  ),
  intent(
    "getting-started",
    `
    how|where|what|want|help ~ start|begin|started|get_started|beginning|starting !weight|with_weights|heavy|trial|group|family
    new to|at gym|lifting|this|fitness|training|exercise|working
    never lifted|trained|exercised|been|worked|done !before_what_weight|weight
    total|complete|absolute|am_a|as_a beginner|newbie|noob|novice
    first time ~ gym|lifting|training|here
    get|getting|be|back ~ fit|in_shape|into_shape|healthier|healthy|started !clothes
    am i too old|fat|weak|unfit|young
    too old|unfit to|for
    over|at|age|am 40|50|60|70|fifty|sixty|seventy ~ start|lift|train|workout|muscle
    new to ?the ?this gym|lifting|fitness|training|exercise|weights
    complete|total|absolute beginner|newbie|novice
    how|where ~ start|begin ?with ?to workout|training|lifting|exercising
  `,
  ),
  intent(
    "first-pull-up",
    `
    first|one|single|do ?a|my|one|single pull_up|pull_ups|chin_up|chin_ups|push_up|push_ups|@exercise ~ how|get|goal|ever
    how|want|learn|get|work|build|path|progress ~~ first|one|single|a|my|do|up|to pull_up|pull_ups|chin_up|chin_ups|pullup
    can|could not do ?a|any|one|single ?single ?real ?full pull_up|pull_ups|chin_up|push_up|push_ups|pullups
    pull_up|push_up progression|progressions
    can not|never do ~ single|one|any|even ~ pull_up|chin_up|push_up|dip|@exercise
    first|one|single|full pull_up|chin_up|push_up|muscle_up|dip !each|per
  `,
  ),
  intent(
    "cardio",
    `
    cardio|aerobic|conditioning
    run|running|jog|jogging|cycling|bike|swim|swimming|rowing|hiit|treadmill|walking|steps|walk ~ before|after|with|and|or|how|week|much|often|lose|fat|muscle|gains|kill|enough|better|good|start|lifting|weights|day|day
    how many|much|far cardio|running|walking|miles|kilometers
    before|after weights|lifting|lift ~ cardio|run|running
    hiit|liss|zone_2|zone_two|endurance|stamina|vo2max|heart_rate|marathon|5k|10k
    walk|walking ~ day|lose|enough|count
    improve|build|better ~ stamina|endurance|fitness|running
  `,
    "cardio|hiit|running",
  ),
  intent(
    "sleep",
    `
    slept|sleep|sleeping|insomnia|nap|naps|sleepy|sleepless|no_sleep ~ ?how|hours|train|enough|bad|badly|much|muscle|little|need|better|poor|before|gym|workout|h|only|long|well|recover|important|lift|heavy
    # ?hours|h ?hours|of sleep|slept
    how ~ sleep
    slept ?only|just #
    not|bad|little|poor|no|barely ~ sleep|slept
  `,
    "sleep|nap",
  ),
  intent(
    "tired",
    `
    tired|exhausted|fatigued|drained|no_energy|low_energy|worn_out|knackered|sluggish|wiped|burned_out|burnt_out ~ 
    stressed|stress|jet_lag|jetlag ~ train|workout|gym|should|lift
    feel|feeling ?so ?really ?too tired|weak|exhausted|sluggish|low|rough|unwell|off|meh
  `,
  ),
  intent(
    "motivation",
    `
    motivation|motivated|motivate|unmotivated|lazy|procrastinating|discipline|disciplined|consistent|consistency|inspire|inspiration
    not|no|hard|never|zero ~ feel|feeling|bothered|get|want|stick|bring|keep|drag ~ like|workout|gym|train|training|exercise|going|exercising|myself
    build|make|stick|keep|form|create ~ habit|habits|routine|plan|going|it_up|with_it
    want to give_up|quit|stop !premium|trial|membership|smoking
    bored|boring|fed_up ~ training|workout|workouts|gym|plan|exercise
    excuse|excuses|pep_talk
    no|zero|lost|lack|losing ?all ?my motivation ?at ?all
    not|do_not want|wanna|feel_like|even ?even ?to ?want start|starting|train|training|go|going|workout
  `,
  ),
  intent(
    "lose-weight",
    `
    lose|losing|drop|shed|burn|cut|get_rid|reduce|melt|less ~ weight|fat|belly|kg|kilos|pounds|lbs|stone|tummy|love_handles|inches|bodyfat|stomach|thighs !calories|sets|plan
    weight|fat|belly loss|fat|reduction
    slim|slimmer|lean|leaner|skinny|thinner|cutting|cut|shredded|ripped|six_pack|sixpack|6_pack|visible_abs|toned|tone_up|flat_stomach
    how fast|long|quick|quickly ~ lose|weight|fat
    scale|weight ~ not_moving|stuck|not_dropping|plateau|same|not_going_down
    spot reduce|reduction
    gained|gaining|put_on ~ weight|kg|kilos|pounds|lbs|fat !training|working_out
    losing weight ?but
    visible|see|show|get ~ abs|six_pack|sixpack !exercises|workout
  `,
  ),
  intent(
    "scale-up",
    `
    scale|weight ~ up|rising|higher|increasing|increased|fluctuates|fluctuating|jumped|jumps|goes_up|going_up|went_up|more ~~ train|training|eating|eat|less|week|deficit|workout|exercise|why|hard
    why ~~ scale|weight|gained|gaining|heavier ~~ training|train|eating|eat|working_out|exercise|workout|week
    gained|gaining|put_on|heavier ~ weight|kg|kilos|pounds|lbs|lb ~~ since|training|working_out|deficit|eating|started|week|lifting
    weigh more|heavier ~ than|since|after|this|now
    scale|weight fluctuates|fluctuating|fluctuation|fluctuations
  `,
  ),
  intent(
    "gain-muscle",
    `
    build|gain|grow|put_on|add|get|more|building|gaining|growing|increase ~ muscle|muscles|mass|size|bigger|bulk|weight_gain|strength|strong|stronger|jacked|buff|swole|muscular !am_i
    bulk|bulking|hypertrophy|muscle_gain|gains|hardgainer|ectomorph|skinny_fat|recomp|recomposition
    how long|fast|soon ~ muscle|results|see|bigger|notice|progress|gains
    when ~ see ~ results|difference|muscle
    get|become ~ bulky|too_muscular
    muscle|strength gain|building|growth
    lose|losing fat|weight and|while|without gain|gaining|build|losing|lose muscle
    gain|build muscle|strength ~ and|while lose|losing|burn|burning fat|weight
  `,
  ),
  intent(
    "travel",
    `
    travel|traveling|travelling|trip|hotel|vacation|holiday|holidays|away|road ~~ train|training|workout|exercise|gym|plan|equipment|do|stay|routine|keep|what
    going|am|will_be on|away|traveling ~ vacation|holiday|trip|business|week|weeks
    hotel|airbnb room|gym|workout
    workout|workouts|exercises|train|training ~ hotel|travel|traveling|vacation|airport|park|outside|outdoors|holiday
    shape|fit|train|training|workout ~ holiday|vacation|travel|traveling|travelling|trip|hotel|away|road
  `,
  ),
  intent(
    "home-training",
    `
    train|training|workout|workouts|exercise|working_out ~ home|house|living_room|apartment|flat
    no|without ?any|a equipment|gym|weights|gear|machines
    home gym|equipment ~ need|buy|best|what|build
    what|which equipment ~ need|buy|have|should
    bodyweight ?only enough|training|muscle|build
    is home ~ good|enough|effective
    build|gain|grow|train ~ muscle|strength|everything ~ home|bodyweight|gym
    home workout|workouts|training ~ good|enough|effective|work
  `,
  ),
  intent(
    "best-time",
    `
    best|better|good|right time ~ train|workout|exercise|lift|gym|day|run
    morning|evening|night ~ or|vs|better|train|workout|lift|gym ~ morning|evening|night|better|workout|training
    when should i train|workout|exercise|lift|run
    train|workout|exercise|lift ~ morning|evening|night|late|before_bed
    is|bad|good|ok ~ train|workout|lift|run ~ late|night|morning|evening|early
    best|ideal time to|for workout|train|lift|exercise|run
    ^ when should i workout|train|lift|exercise $
  `,
  ),
  intent(
    "periods",
    `
    period|menstrual|menstruation|menopause|cycle|pms|cramps ~ train|training|workout|exercise|lift|gym|weight|phase
    train|training|workout|exercise|lift ~ period|menopause|cycle
  `,
  ),
] as const;
