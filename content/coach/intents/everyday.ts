import { intent } from "@lockstep/domain/coach/intent.ts";

/** What people ask around training, eating and the app, each with one answer in `facts.ts` or a small one of its own. */
export const EVERYDAY_INTENTS = [
  intent(
    "how-often",
    `
    is|are # days|day|times|x|sessions ?a ?per ?week ~ enough|good|too_much|too_many|ok
    is|are # day|days|times ?a ?per week enough|good|ok ?to|for build|gain|muscle|strength|grow|progress
    how often|many_days|many_times ~ train|workout|lift|gym|exercise|@muscle|legs|chest|back|abs
    can|should|could|may ~ train|do|hit|work ~ @muscle|abs|legs|leg_day|chest|back|arms ~ every|each|daily|twice|2x ?single ?day
    @exercise|deadlift|squat|abs|pushups|push_ups every|each day
    leg|chest|back|arm|push|pull day twice|two_times|2x
    twice|two_times ?a|per week ~ enough|each|muscle
  `,
  ),
  intent(
    "hours-a-week",
    `
    # hours|hour a|per|each week
    only|just ?have|got # hours|hour|days a|per week
  `,
  ),
  intent(
    "sign-up",
    `
    how|where ~ sign_up|register|create_an_account|make_an_account|join
    sign me up
    how|where do|can|to i|we sign_up|register|join|create_an_account|make_an_account !group|family|challenge
  `,
  ),
  intent(
    "grocery-remove",
    `
    take|remove|delete|cross|tick|check|strike ~~ off|from ~ list|groceries
    bought ~ already ~~ list
    remove ~ from ~ list|groceries|shopping
  `,
  ),
  intent(
    "burned",
    `
    how many|much calories|kcal ~ burn|burned|burnt ~ ?today ?yesterday ?in
    calories|kcal ~ burn|burned|burnt
    calories|kcal burned|burnt
  `,
    "burn|burned|burnt",
  ),
  intent(
    "log-history",
    `
    see|show|find|where|view ~ old|past|previous|earlier|last_months workouts|sessions|training|sets|log
    workout|training history
  `,
  ),
  intent(
    "same-meal",
    `
    same breakfast|lunch|dinner|meal|meals|food ~ every|each|all day|week
    eat|have ~ same ~ every day
  `,
  ),
  intent(
    "simple-cooking",
    `
    hate|not_like|bad_at|cannot|can_not|no_time|lazy ~ cooking|cook
    simple|easy|lazy|quick ~ meal_plan|plan|meals ~ ?cooking
    simpler|easier|quicker meals
  `,
  ),
  intent(
    "meal-times",
    `
    change|set|move|when|edit ~ time|times ~ dinner|lunch|breakfast|meal|meals|snack
    dinner|lunch|breakfast|meal|meals ~ earlier|later|time|times ~ ?change
  `,
  ),
  intent(
    "food-compare",
    `
    is|are ?a @food ?really better|healthier|worse|unhealthier than @food
    @food or|vs|versus @food ?what ?which ?is better|healthier|worse
    what|which ?is better|healthier|worse @food or @food
    better|healthier|worse ~ @food or|than|vs @food
  `,
  ),
  intent(
    "runners",
    `
    workout|workouts|plan|exercises|strength|series|program ~ for ~ runners|running|a_runner|marathon
    runners legs|workout|plan
  `,
  ),
  intent(
    "start-running",
    `
    how|want|where|help|plan ~ start|begin|get_into|starting running|to_run|jogging
    couch to 5k
    run|running ~ beginner|first_time|first_5k
  `,
  ),
  intent(
    "running-knees",
    `
    is|are running|jogging|squats|squatting|lunges|jumping ~ bad|harmful|safe|ok for ?the ?my ?your knees|joints|knee
    running|squats|squatting|jumping ~ ruin|ruins|destroy|destroys|wear|damage ~ knees|joints
  `,
  ),
  intent(
    "muscle-fat",
    `
    muscle|muscles ~ turn|turns|become|becomes|convert ~ fat
    fat ~ turn|turns|become|convert ~ muscle
  `,
  ),
  intent(
    "order-of-exercises",
    `
    abs|core|@muscle|arms|legs ~ first|before|start ~ or ~ last|after|end
    what|which order ~ exercises|exercise|do
    order of exercises
    does ?the order ~ matter
  `,
  ),
  intent(
    "rep-schemes",
    `
    # x # ~ or|vs|versus|better|than ~ # x # !kg|lb
    5x5|3x10|4x8|3x8|3x12|5x10 ~ or|vs|versus|than ~ 5x5|3x10|4x8|3x8|3x12|5x10
  `,
  ),
  intent(
    "vegan-muscle",
    `
    vegan|vegetarian|plant_based ~ bodybuilding|bodybuilder|muscle|build|strong|gains|lifting ~ ?possible
    build|gain ~ muscle ~ vegan|vegetarian|plant_based|without_meat
  `,
  ),
  intent(
    "posture",
    `
    rounded|hunched|slouched|slumped shoulders|back|posture
    posture
    hunchback|kyphosis|forward_head|tech_neck|desk_posture
    fix|improve|correct ~ posture|rounded_shoulders
  `,
  ),
  intent(
    "pulse-lifting",
    `
    heart_rate|pulse ~ lift|lifting|weights|strength|squats|training
  `,
  ),
  intent(
    "better-at",
    `
    get|getting|become ~ better|good|stronger at|in|on @exercise
    improve|increase ?my @exercise
    more|extra @exercise ~ how|can_i
  `,
  ),
  intent(
    "breathing",
    `
    how|when|should|what ~ breathe|breathing|inhale|exhale ~ lift|lifting|squat|squats|rep|reps|set|sets|training|exercise|@exercise|weights|deadlift
    how|when|should ~ breathe|inhale|exhale
    breathe|inhale|exhale ~ in|out ~ up|down|lift|lifting
    hold ~ breath ~ lift|lifting|squat|set|@exercise
    bracing|brace|valsalva
  `,
  ),
  intent(
    "gear",
    `
    should|do|need|use|buy|wear|are|is|when|worth ~ belt|lifting_belt|straps|lifting_straps|gloves|wrist_wraps|knee_sleeves|chalk|lifting_shoes|weightlifting_shoes
  `,
  ),
  intent(
    "gym-clothes",
    `
    what|which|should|can ~ wear|shoes|clothes|outfit ~ ?to ?for ?the ?gym|training|workout|lifting
    shoes|trainers|sneakers|barefoot ~ squat|squats|lifting|deadlift|deadlifts|gym
  `,
  ),
  intent(
    "own-superset",
    `
    make|create|add|build|set|do ~ my|own|a superset|supersets ?in ?my ?plan
    make|create|add|build|set ~ own superset|supersets
  `,
  ),
  intent(
    "family-list",
    `
    wife|husband|partner|family|kids|others|they ~ see|sees|get ~ groceries|grocery|list|shopping ~ tick|check|add|bought|buy
    wife|husband|partner|family|kids|others|they ~ see|sees|get ~ groceries|grocery|list|shopping
    family|wife|husband ~ see|sees ~~ tick|check|add|bought
  `,
  ),
  intent(
    "calluses",
    `
    blister|blisters|callus|calluses|callous|ripped_my_hand|torn_hands|hands_hurt|hurts_my_hands|hurt_my_hands|skin_on_my_hands
    cut|sliced|grazed ~ finger|hand|thumb ~~ train|pull_ups|pullups|lift|gym|still|deadlift|workout
  `,
  ),
  intent(
    "imbalance",
    `
    one|left|right arm|leg|side|shoulder|bicep|quad|calf ~ stronger|weaker|bigger|smaller
    imbalance|imbalances|uneven|lopsided|asymmetry|asymmetric
    weaker|stronger side|arm|leg
  `,
  ),
  intent(
    "exercise-opinion",
    `
    is|are ?the ?a ?an @exercise|@equipment|smith_machine|machines|machine ~ bad|dangerous|harmful|useless|cheating|pointless|worth_it|unsafe|overrated|safe
    is|are ?the @exercise|machines|free_weights|lifting|weights|weightlifting ~ bad_for|dangerous|safe|harmful
    machines ?or|vs|versus|better ?than free_weights|barbells|dumbbells
    free_weights|barbells|dumbbells or|vs|versus machines
    is @exercise as good ?as
  `,
  ),
  intent(
    "squat-depth",
    `
    how deep|low ~ squat|squats|go|@exercise|lunge
    squat|squats depth
    ass_to_grass|below_parallel|parallel ~ squat|squats|need|better|bad
    squat|squats ~ how deep|low
  `,
  ),
  intent(
    "nausea",
    `
    feel|feeling|get|getting|felt|got sick|nauseous|nauseated|queasy ~ when|while|during|after ~ train|training|workout|lift|run|squats|leg_day|exercise|cardio|gym|it
    nausea|nauseous|puke|throw_up|vomit ~ during|after|from ~ training|workout|leg_day|sprints|cardio|hiit|squats
  `,
  ),
  intent(
    "mild-cold",
    `
    train|workout|gym|lift|exercise|run ~ with|while|have|when ~ cold|runny_nose|sniffles|blocked_nose|sore_throat|cough
    have|got|with ?a ?bit ?of ?slight ?mild ?head cold|sniffles|runny_nose|sore_throat !water|plunge|shower
    sore throat
    cold|sniffles|sore_throat ~~ train|workout|gym|lift|exercise
  `,
  ),
  intent(
    "hungover",
    `
    hungover|hangover
    hungover|hangover ~ gym|train|workout|lift|training
    drank|drunk|drinking ~~ last_night|yesterday ~~ train|gym|workout|lift
  `,
  ),
  intent(
    "jet-lag",
    `
    flight|flying|flew|jetlag|jet_lag|time_zone|long_haul ~~ train|training|workout|gym|lift|sleep
    train|workout|lift ~ after ~ flight|flying
  `,
  ),
  intent(
    "late-eating",
    `
    eat|eating|carbs|@food|food|dinner ~ at|before|late|after night|bed|late|6|7|8|9|10|evening|6pm|8pm ~~ fat|bad|ok|fattening|gain|good|weight
    is ~ bad|ok|okay|good ~ eat|eating ~ night|late|before_bed
    can|should i ~ eat ~ at_night|late|before_bed|after_8|after_8pm|in_the_evening
  `,
  ),
  intent(
    "food-amount",
    `
    how many|much @food ~ can|should|is|are|may|a|per ?i ?eat ?have ?a ?per day|week|eat|healthy|safe|too_much|too_many|ok
    how many|much eggs|coffee|coffees|salt|fruit|nuts|tuna|rice|bread|meat|red_meat|cheese|sugar ~ day|week|healthy|safe|too_much|too_many
    is|are # @food|eggs|coffees ~ day|too_many|too_much|ok
    @food ~ every day
    too many|much @food
  `,
  ),
  intent(
    "soy-safe",
    `
    soy|soya|tofu ~~ estrogen|hormones|testosterone|men|man_boobs|bad|dangerous|safe|unhealthy
    is|are soy|soya|tofu ~ bad|safe|ok|healthy
  `,
  ),
  intent(
    "iron-b12",
    `
    b12|iron|omega_3|calcium|zinc|vitamin_d ~ vegan|vegetarian|veggie|plant|need|food|foods|rich|source|sources|eat
    vegan|vegetarian ~~ anemic|anaemic|deficiency|iron ~~ what|eat|food|foods
    vegan|vegetarian|veggie ~~ b12|iron|omega_3|calcium|zinc|anemic|anaemic|deficiency
    iron|calcium|fiber|fibre rich
  `,
  ),
  intent(
    "weigh-often",
    `
    how often|many ~ weigh ?myself ?me
    when|should ~ weigh myself
    weigh ~ every|each day|daily|week
  `,
  ),
  intent(
    "results-when",
    `
    how long|soon|fast|many_weeks ~ until|till|before|to|take|see|notice ~ results|difference|changes|progress|it_works|see_something
    when ~ see|notice ~ results|difference|changes|something
  `,
  ),
  intent(
    "bulky",
    `
    get|getting|look|looking|become|too bulky|too_muscular|manly|too_big
    not want|wanna ~ bulky|too_big|too_muscular|big_muscles|manly
    women|girls|woman|female ~~ bulky|lift|weights|lifting
  `,
  ),
  intent(
    "breakfast-needed",
    `
    have|need|must|should to ~ eat|have ~ breakfast
    is breakfast ~ important|necessary|needed
    skip|skipping breakfast
  `,
  ),
  intent(
    "cardio-fat",
    `
    best|which|what cardio|cardio_machine|machine ~ fat|weight|lose|belly|burn
    cardio ~ fat|weight loss|loss
    10k|10000|8k|5k|5000|7000|8000 steps ~ enough|good|day|ok|week
    steps ~ enough|good|day
    10k|10000|8k|5k steps enough
    how many steps
  `,
  ),
  intent(
    "zone-two",
    `
    zone_2|zone_two|zone2|easy_pace|heart_rate ~ ?what ?is ?run ?running ?normal ?mean
    what is zone 2|two
    heart rate ~ normal|run|runs|running|easy|zone|training
  `,
  ),
  intent(
    "breathless",
    `
    breathless|out_of_breath|puffed|winded ~~ sprint|sprints|run|running|stairs|hiit|cardio|normal|intervals|burpees
    hit ?by ?the ?a wall ~ ?km ?mile ?run ?marathon
  `,
  ),
  intent(
    "gym-addiction",
    `
    addicted|addiction|obsessed|obsession ~ gym|training|exercise|lifting|working_out|running
  `,
  ),
  intent(
    "log-late",
    `
    log|record|add|enter|tick|check_off ~ yesterdays|yesterday|last|past|old|earlier|monday|tuesday|wednesday|thursday|friday|saturday|sunday ~ workout|session|sets|training|today
    forgot ~ log|tick|check|mark|record|track|enter ?it ?off
    did ~ workout|session|training|it ~ not|forgot ~ tick|log|mark|check|record
    log ~ late|afterward|later|next_day
  `,
  ),
  intent(
    "log-cardio",
    `
    log|record|track|add|enter ~ run|running|walk|walking|swim|swimming|bike|cycling|cardio|yoga|hike|football|class|steps|jog
    how ~ log|record|track ~ run|cardio|walk|swim|ride|bike
  `,
  ),
  intent(
    "add-to-plan",
    `
    add|put|include|can_i_add ~ @exercise ~ to|on|into ~ @day|plan|workout|session|tomorrow|today
    add ~ exercise|exercises|another_exercise ~ to|in ~ plan|day|workout|session|@day
  `,
  ),
  intent(
    "delete-plan",
    `
    delete|remove|get_rid_of|clear|throw_away ~ plan|program|workout_plan|meal_plan !from|exercise
  `,
  ),
  intent(
    "sign-out",
    `
    log|sign|logging|signing out !of_the_gym
    logout|signout
  `,
  ),
  intent(
    "timer-sound",
    `
    timer|rest_timer|sound|sounds|beep|beeps|beeping ~ off|turn_off|mute|on|disable|sound|stop|loud|silent|no
    turn|mute|stop|disable ~ timer|sound|sounds|beep|beeping
  `,
  ),
  intent(
    "leave-group",
    `
    how|want|can ~ leave|quit|exit ~ group|community
    leave|quit a|the|this|my group
  `,
  ),
  intent(
    "account-sharing",
    `
    can|could|is|share|sharing ~ girlfriend|boyfriend|wife|husband|friend|partner|someone|we|both|two_people|family ~ use|share|log_into ~ my|same|one|an account|login|membership
    share|sharing my|an|one|our account|login|password
  `,
  ),
  intent(
    "who-sees-me",
    `
    can|could|do|will ~ people|others|anyone|everyone|members|strangers|other_people ~ see|read|look ~ weight|weights|workouts|log|progress|profile|meals|plan|age|birth_year
    is|are my weight|weights|workouts|log|profile|progress ?visible|public|private ~ ?to ?for ?others
    who ~ see|sees ~ my ~ weight|weights|log|workouts|progress|profile
  `,
  ),
  intent(
    "pay-how",
    `
    pay|billed|billing|subscribe|subscription|membership ~ yearly|annually|annual|per_year|a_year|year|upfront
    annual|yearly plan|price|membership|subscription|payment|option
    pay ~ with|by|via|using ~ paypal|apple_pay|google_pay|card|crypto|bank|cash|debit|invoice
    which|what payment methods|method|options
    paypal|apple_pay|google_pay
  `,
    "paypal",
  ),
  intent(
    "gift",
    `
    gift|present ~ premium|membership|subscription|family|card|mum|mom|friend|wife
    give|buy ~ premium|membership ~ to|for|as ~ mum|mom|dad|wife|husband|friend|gift|present|girlfriend|boyfriend
    gift card|cards|voucher|membership
  `,
  ),
  intent(
    "trial-charge",
    `
    charged|charge|pay|billed|cost ~~ cancel|canceled|cancelled ~~ trial|free_week
    trial ~~ cancel|canceled|cancelled ~~ charged|charge|pay|billed
    cancel ~ in|during|before ~ trial|free_week
    when ~ charged|pay|billed ~ trial
  `,
  ),
  intent(
    "human-trainer",
    `
    real|human|actual|personal trainer|coach|pt|person ~ ?premium ?include
    premium|family|membership|lockstep ~ include|have|get|with ~ trainer|personal_trainer|human|real_coach
    talk|speak|work ~ real|human|actual trainer|coach
  `,
  ),
  intent(
    "without-account",
    `
    do|can|need|must|have|try|use ~ account|sign_up|signing_up|register|registering|registration|login ~ ?need ?have ?without
    without|no ?an ?making ?having account|signing_up|registering|registration
    need ?an ?to account|register|sign_up
    use|try ~ without ~ account|signing_up|registering
  `,
  ),
  intent(
    "just-registered",
    `
    just registered|signed_up|joined|made_an_account|created_an_account
    registered|signed_up|joined ~ what|where|how ~ now|next|first|start
    new here
  `,
  ),
  intent(
    "birth-year",
    `
    why ~ birth|age|birthday|birth_year|date_of_birth|sex|gender|weight|height
    birth year|date ~ ?why ?need ?ask
  `,
  ),
  intent(
    "vs-other",
    `
    better|different|compare|why|vs|versus ~ than|to|from|not|use ~ chatgpt|chat_gpt|gpt|gemini|claude|hevy|strong|fitbod|myfitnesspal|mfp|personal_trainer|other_apps
    chatgpt|fitbod|hevy|myfitnesspal ~ or|vs|better|instead
  `,
  ),
  intent(
    "who-made",
    `
    who made|built|created|owns|runs|develops|is_behind ?this|lockstep|it|the_app|you
  `,
  ),
  intent(
    "dying-to-try",
    `
    dying|excited|keen|eager|ready|cannot_wait|can_not_wait to try|start|begin|use|lift|train
  `,
  ),
  intent(
    "page-trouble",
    `
    video|videos|page|picture|pictures|image|images|figure|animation|button ~ not|never|will_not ~ load|loading|play|playing|open|work|working|show|showing
    clear|purge|empty|delete ~ cache
    page|app|site ~ stuck|frozen|white|blank|slow
  `,
  ),
  intent(
    "light-kettlebell",
    `
    kettlebell|dumbbell|dumbbells|weight|weights|band|bands ?is|are|feels|got ?now ?all too light|easy ~ ?now ?what
    only|just ?have|got ~ light|one weights|dumbbells|kettlebell|kettlebells|dumbbell
    ran out of weight|weights
  `,
  ),
  intent(
    "no-legs",
    `
    plan|workout|week|session ~ does_not|do_not|no|not|without|missing|lacks|skips ~ ?have ?any legs|leg|chest|arms|abs|core|back|shoulders|cardio
    why ~ no|not ~ legs|arms|cardio|abs|core ~ plan|week|program
  `,
  ),
  intent(
    "remove-family",
    `
    remove|kick|delete|drop ~ someone|member|wife|husband|kid|person|him|her|them ~ from|out ~ family|membership
    leave my|the|our family ?membership ?plan
    remove ~ family member
  `,
  ),
  intent(
    "family-allergy",
    `
    husband|wife|son|daughter|kid|kids|partner|child|mum|mom|dad ~~ allergy|allergic|intolerant|celiac|coeliac|gluten|dairy|vegan|vegetarian|nuts ~~ add|plan|meals|meal_plan|set|how|ok|cook
    cook|plan ~ for ~ family|kids|husband|wife ~ allergy|allergic|different
  `,
  ),
  intent(
    "session-early",
    `
    can|could|should ~ do ~ @day ~ session|workout|training ~ today|tomorrow|now|instead|on
    do ~ @day ~ today ~ today|todays ~ @day
    swap ~ today|todays ~ with|for|and @day|tomorrow
  `,
  ),
  intent(
    "last-session",
    `
    what|when|show ~ last|latest|previous|recent ~ @exercise ~ ?session ?set ?sets ?workout
    last time ~ did|do|lifted ~ @exercise
    when did i last ~ @exercise|train|squat|deadlift|bench
  `,
  ),
  intent(
    "late-period",
    `
    period|periods ~ late|missing|stopped|gone|irregular|lost|weeks
    late|missed|no|lost ?my period|periods
  `,
  ),
  intent(
    "protein-powder-kind",
    `
    whey ~ or|vs|versus ~ casein|isolate|concentrate|soy|pea|vegan
    casein|isolate|pea ~ or|vs|versus ~ whey|casein
    which|best|what protein powder|shake|whey
  `,
  ),
  intent(
    "sets-notation",
    `
    how ~ read|understand ~ # x
    what ~ # x # ~ mean|means
  `,
  ),
  intent(
    "wrong-goal",
    `
    picked|chose|selected|set|entered|clicked ~ wrong ~ goal|level|place|equipment|days|diet
    wrong goal|level
    change ~ goal|level
  `,
  ),
] as const;
