import { phrases } from "../phrase.ts";

/** Food and plans that only sound like starving. */
export const NOT_STARVING = phrases(`
  i ?am|was|feel|always|get|am_always ?always|absolutely|so|constantly|literally starving|starved
  always|absolutely|constantly|feel starving
  starving after|before|at|by|all|when|in|and|kids|children
  intermittent fast|fasting
  fast food|foods|walk|walking|pace|twitch|run|running|bowler|recipe|dinner|way|tempo|carbs|results|lunch|breakfast|meal|meals|metabolism|growth|reps|enough|track
  break|breaking|broke ?my|a|the fast|fasting
  ?can_i_get_a refund|purge ~ account|data|cache
  binge watch|watching|watched
  pro_mia|mia hamm
  vomit ~ baby
  not|never|without|stop|avoid|instead_of starve|starving|purge|purging
  throw|throwing up ?the|a medicine|ball|wall|weight|dumbbell
  get sick ~ less|often|flu|cold|winter
`);

export const EATING_DISORDER = phrases(`
  anorexia|anorexic|bulimia|bulimic|thinspo|thinspiration|bonespo|meanspo|orthorexia|proana|promia|ednos
  pro ana|mia
  eating disorder|disorders|disordered
  disordered eating
  ana buddy|buddies|coach|tips|diet
  purge|purging|purged|purges
  binge ?and purge|purging|vomit|restrict|throw_up|eating
  bingeing|binging|binged !on_netflix|watching|shows
  throw|throwing|threw|thrown|vomit|vomiting|puke|puking|puked|vomited|barf ?it ?up ?up ?what|everything|all|my|the|it|back ?i|food|up ?just|food ?ate after|on_purpose|so_i|to_lose|to_avoid|my_food|my_meals|my_dinner|my_lunch|every_meal|meals|food|deliberately|ate|dinner|instead_of_gaining !a_workout|workouts|training|squats|cardio|hiit|sprints|running|leg|the_gym|the_workout|running|every_workout|burpees|exercise|exercising|intense
  make|making|made|force|forcing|forced ?my myself|self ?to ?be vomit|throw|sick|puke|barf|purge|sick_after|gag
  finger|fingers ?down ?my throat
  laxative|laxatives|diuretic|diuretics|ipecac|enema|enemas|appetite_suppressant|appetite_suppressants|diet_pill|diet_pills|dnp|dinitrophenol|clenbuterol|clen|ephedrine|phentermine|water_pills|slimming_pills|weight_loss_pills|fat_burner_pills
  hide|hiding|hid|secret ~ ?that i ?am not eating|eaten|hungry
  not|have_not|stopped|without|no eat|eaten|eating|food ?anything|food|a_thing ?at ?all ?in|for ?the|over ?last|past two|three|four|five|six|seven|several|a_couple_of days|weeks ~~ feels|feel|feeling|felt|love|loving|proud|high ?so|really|pretty|absolutely great|amazing|good|powerful|in_control|strong|fantastic|incredible|wonderful|euphoric|it|of_myself !up_to
  not|have_not|stopped|without|no eat|eaten|eating|food ?anything|food|a_thing ?at ?all ?in|for ?the|over ?last|past # days|weeks ~~ feels|feel|feeling|felt|love|loving|proud|high ?so|really|pretty|absolutely great|amazing|good|powerful|in_control|strong|fantastic|incredible|wonderful|euphoric|it|of_myself !up_to
  not eating ~~ hide|secret|notice|notices|finds_out|find_out|from_my_mom|from_my_parents
  starve|starves|starved|starving herself|himself|themselves
  skip|skipping|skipped|omit|omitting|without|less|stop|stopping insulin ~~ weight|lose|thin|skinny|slim
  chew ?and|my ?it|food ?and spit|spitting
  starve|starving|starvation ?my|your myself|self|diet|mode_diet|yourself|to|for|so|until|off
  want|how|help|trying|going|plan|best|like|way|can|should|will ?can|do|me|i|to|would ?i ?to starve|starving
  hide|hiding|hid|secretly ?the|that|my|i|how ?food|eating|how|meals|weight|not|vomiting|much|skipping|am ?loss|i|my|eating|little|not|am ?eat|eating|loss from ?my ?the parents|mom|mum|dad|doctor|family|husband|wife|boyfriend|therapist|dietitian
  ugly|fat|disgusting|gross|hate_myself ~ eat|eating|ate|food
  not deserve|deserved|earned ?to food|eat|eating|dinner|meals
  punish|punishing|make_up_for|compensate ~ eating|ate|eat|binge|food
  terrified|scared|afraid|fear|anxious|panic|petrified ~ eat|eating|food|gaining_weight|gain_weight|calories|gaining_any|putting_on_weight !peanut|nuts|allergic
  guilty|guilt|ashamed|shame|disgusted ~ eat|eating|ate|food|eaten|binge
  bones|ribs|collarbones|collarbone|hip_bones|hipbones|thigh_gap|spine ~ show|showing|visible|stick|sticking|see|seen|gap
  thigh gap
  skinny|thin|skin_and_bone|underweight|size_zero|emaciated|skeletal ?enough ?as|so|like|goals|until|that ?that ?possible|i ?i ?am|can|look|disappear sick|bones|disappear|skeleton|underweight|possible|dying|hospital
  want|trying|need|help|become|get|goal|be|dream|how|going ?me|to|is ?to ?be|become|get|look|is ?very|really|as|super underweight|anorexic|skeletal|emaciated|skin_and_bones|bony|size_zero
  bmi ?of|under|below|to|at|is|goal ?of|is|to|below 14|15|16|17
  burn|burning|work ?off ?off everything|every_calorie|all_the_calories|all_calories|all_that ?that ?i ?have eat|ate|eaten
  burn|burning|work off everything|every_calorie|all_the_calories|all_calories ?that ?i
  lose_control|out_of_control|cannot_control|no_control ~ eat|eating|food|binge
  obsessed|obsess|obsessing|obsessive ~ calories|weight|food|eating|scale
  scale|weigh ~ # times_a_day
  weigh|weighing ?myself ten|five|several|multiple|20|10|many times
  lost|stopped|missing|missed|no|gone ?my ?had ?three|two|a|for|my ?months ?of period|periods|menstruating ~~ diet|eat|eating|weight|calories|training|exercise|lean|running|fat
`);

/** Asks to live on next to nothing, in whatever words. */
export const STARVING = phrases(`
  stop|quit|avoid|without ?me|from eating|feeling_hungry_all_day ?altogether|completely|entirely|for_a_week|anything|at_all|for_days|food|for_good !so|late|sugar|meat|junk|at|before|when|dairy|gluten|snacks|chocolate|bread|carbs|sweets|too|fast|out|after|processed|in|candy|crisps|chips|dessert|past|as|around|and|breakfast|my
  not|never|stopped|stop|quit ?want_to eat|eating|ate|eaten ?food|anything|a_thing|nothing|any ?food ?at ?all|for|in|any|this|since # days|day|week|weeks
  not|have_not|never|stopped eat|eaten|eating ?anything|food|at ?all|in|for ?the|about|over ?last|past|a two|three|four|five|six|seven|several|days|couple|week|whole_week
  eat|eating|ate|live|living|survive|surviving ?on ?only|just ?on|eat nothing|zero|no_food|only_water|water_only|just_water|air|ice_cubes|cotton_balls|only_celery|only_lettuce|one_apple|an_apple_a_day|only_coffee|black_coffee_only|only_gum|just_gum|diet_coke_only !before|but_carbs|after|in_the_morning
  fast|fasting|water_fast|go|going|fasted ?for|without|a|on|of|do|dry|water ?food|water|eating|fast ?for|of|only ?for|fast ?of|a|of # days|day|week|weeks|d ?fast
  fast|fasting|water_fast|go|going ?for|without ?food|eating ?for ?a|over|whole three|four|five|six|seven|ten|week|fortnight|month !minutes|hours|km|miles
  skip|skipping|skip_all|cut_out ?all|every ?my|all|of meals|meal|eating|food ?for ?a days|entirely|completely|altogether|all_week|week|for_a_week|to_lose|every_day|as_punishment
  as ?little|few ?food|calories ?calories as possible
  water|dry|juice|three|3|4|5|6|7|10|14|21|30|40|multi|extended|long|prolonged ?day|days ?water|dry fast|fasting !food|twitch|walk
  only|just|nothing_but water|coffee|black_coffee|tea|broth|juice|lettuce|celery|air|ice|gum|diet_coke|cucumber|cucumbers|apples|an_apple|one_apple ~~ day|days|week|weeks|month|till|until|monday|tuesday|wednesday|thursday|friday|saturday|sunday|wedding|meal|diet|plan
  just|only drink|drinking|have|having|consume ?only water|tea|coffee|juice|broth|liquids|diet_coke ~ day|days|week|weeks|month|until|till
  no|without|zero|nothing food|eating|meals|to_eat ~ till|until|for|days|week|weeks|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday !in_the_house|hours
  eat|eating once|one_time|one_meal|a_meal|something|only ?only every|each|in # ?to|or ?# days
  eat|eating every other|second|third day
  eat|live|living|survive|eating on|only|just ?only|just half|one|two|1|2|3|a|an|three ?single apple|apples|egg|eggs|cucumber|yogurt|yoghurt|salad|banana|bananas|rice_cake|rice_cakes|cracker|crackers|soup|shake|orange|carrot|carrots ~ day|daily
  half|one|two|an|1|2 ?single apple|egg|cucumber|carrot a day
  lowest|least|fewest|minimum|smallest ~ calories|kcal|food|i_can_eat ~ survive|live|get_away|eat|possible|go|without_dying
  how little ~ eat|food|calories|survive
  as ?little|few food|calories|kcal ?as|is
  ?eat nothing for|all|at_all|until|till
  zero|no|0 calories|calorie|kcal diet|day|days|plan|for|week|intake|a_day
  starvation diet|plan|mode_plan
  crash|starvation|cotton_ball|ice|lettuce|tapeworm diet
  drop|lose|get|go|cut|make ~ below|under|less_than # ?% body_fat|bodyfat|fat
`);
