import { phrases } from "../phrase.ts";

const FEEL =
  "pain|pains|painful|hurt|hurts|hurting|tight|tightness|tightening|tighten|tightened|pressure|crushing|squeezing|squeezed|heavy|heaviness|ache|aches|aching|burning|stabbing|stab|discomfort|gripping|constricted|cramp|cramping|sharp|weird|funny";
const PAST =
  "last|years|year|months|month|history|survivor|survived|recovering|recovered|recovery|rehab|ago|past|previous|previously|since|after_my|risk|prevent|prevents|prevention|family|genetic";

/** What sounds like an emergency and is a muscle, a stroke of the oar or long ago. */
export const NOT_AN_EMERGENCY = phrases(`
  breast|butterfly|back|swim|swimming|rowing|row|front|free|golf|tennis|pen|paint|down|up stroke|strokes
  stroke|strokes rate|rates|per|length|volume|technique|power|count|play|swim|on_the_rower|of_luck|in_rowing|in_swimming|in_the_pool
  heart_attack|stroke|fainting|fainted|seizure|chest_pain|cardiac_arrest ~~ ${PAST}
  ${PAST} ~ heart_attack|stroke|cardiac|seizure|seizures|fainting !now|is_back|with
  passed|pass|passing out ?asleep|early|cold ?in|on ?the|my bed|couch|sofa|asleep|early|flyers|sheets|recipes|drunk
  black out|blackout dates|date|curtains
  feint|faint|faintest|faints idea|taste|smell|hope|hearted|line|memory
  chest day|days|press|presses|fly|flies|flyes|exercise|exercises|workout|workouts|dip|dips|supported|pass|muscle|muscles|size|up|height|opener|stretch|stretches|pump|strap|freezer|expansion
  chest|pec|pecs ~ sore|soreness|doms|muscle_pain|muscle_soreness ~~ after|from|since|bench|press|push|pushups|dips|workout|yesterday|chest_day|training|flies
  after|from|since ~~ bench|push_ups|pushups|dips|chest_day|flyes|flies|press ~~ chest|pec|pecs is|are|feels|muscles ?are|really|so|very|a_bit ?really|very|so|still sore|tender|stiff
  not ?a|have|feel|get|having ?any chest pain|pains
  out_of|short_of breath after|when|from|climbing|running|on|during|doing|so_quickly|quickly|easily|on_stairs !resting|lying|sitting|i_lie|i_sit|rest|nothing|the_smallest
  heart_attack burger|burgers|grill|sandwich|on_a_plate|fries|food|recipe
  muscle|muscular|eccentric|concentric|isometric|peak|abdominal|voluntary contraction|contractions
  heart_racing|pounding|beating after|during|from|when ~ sprint|sprints|run|workout|exercise|cardio|hiit|burpees|stairs
  knees|knee|bar|chin|elbows|bell to ?my|the|your chest
  chest to bar|floor|wall
  seize|seized ?the|up|my opportunity|day|moment
`);

/** A dizzy spell and nothing else. */
export const DIZZY = phrases(`
  dizzy|dizziness|lightheaded|lightheadedness|vertigo|woozy|giddy|light_headed|see_stars|seeing_stars|saw_stars
`);

/** A bone or a joint that's out of place. */
export const BROKEN = phrases(`
  bone ~ sticking|poking|through|out|visible|see
  broken|broke|snapped|fractured|dislocated|popped_out my|a|his|her bone|leg|arm|ankle|wrist|neck|back|collarbone|shin|knee|hip|shoulder|elbow|rib|ribs
  shoulder|knee|elbow|kneecap|hip|finger ?has|just|is ?just|come|came popped|slid|slipped|pop ?right out ?of
`);

/** A joint or a muscle that gave way. */
export const GAVE_WAY = phrases(`
  popped|snapped|tore ~ shoulder|knee|elbow|hip|ankle|pec|bicep|biceps|hamstring|achilles|calf|quad ~~ can_not|unable|swelling|swollen
  heard|felt|hear ?a|loud|big|something ?loud ?a pop|snap|crack|tear|rip ~~ not|cannot|walk|weight|swelling|swollen|stand|lift|bear|move
  can_not|not|unable ?to put_weight|bear_weight|put_any_weight|walk_at_all|stand_on|walk_on_it|move_my_leg|move_my_legs|move_my_arm
`);

export const EMERGENCY = phrases(`
  chest|sternum|breastbone|heart|chest_area|breast_bone ~ ${FEEL} !muscles|pec|pecs|rate
  ${FEEL} ~ in|on|across|through|inside|around|of|behind|to ?my|the|left|middle|center|centre|middle_of|center_of|side_of|right|whole|his|her ?my|the|of|side ?my|the chest|sternum|breastbone|heart
  chest_pain|chestpain|chest_pains|angina|chest_tightness|chest_pressure
  elephant|weight|brick|anvil|someone|something|boulder ?is|was ?heavy ?is|standing|sitting|sits|stands|pressing|pushing|lying|crushing ?is|down ?on|against ?my|the chest !press|pad
  chest ~~ elephant|anvil|boulder
  chest ~ vise|vice|clamp|band_around|crushed|being_squeezed|in_a_knot|going_to_explode|caving_in|closing_in|seizing
  pain|pains|numbness|stabbing|tingling ~~ chest|heart !day|press|fly|flies|supported|muscle|muscles|rate|healthy|exercise|exercises|workout|to_bar
  chest|heart ~ killing me
  heart|pulse|heartbeat ~~ irregular|irregularly|erratically|erratic|out_of_rhythm|skipping|skips|missing_beats|skipped
  headache|head_ache|migraine ~~ worst|sudden|suddenly|thunderclap|out_of_nowhere|explosive
  dropped|landed|smashed|slammed|banged|fell|crushed|crashed ~ on|onto|into|against ?my|his|her|the head|neck|throat|skull|spine|back_of_my_head
  arm|jaw|left_arm|arms ~ numb|numbness|tingling|tingly|tingles|going_dead|weak_suddenly ~~ chest|jaw|sweat|sweating|breath|breathe|dizzy|nausea|nauseous|face
  jaw ~ arm|left_arm ~~ ache|aches|hurt|hurts|pain|pains|sore|tight
  ache|aches|pain|pains|hurt|hurts|hurting ~ jaw ~ arm|left_arm
  ache|aches|pain|pains|hurt|hurts|hurting ~ left_arm ~ jaw
  can_not|not|no|lost feel|feeling|feeling_in ~ feet|foot|legs|leg|toes ~~ back|spine|deadlift|deadlifts
  back|spine ~~ can_not|not|lost feel|feeling|feeling_in ~ feet|foot|legs|leg|toes !after_the_massage
  ## weeks|wks ?along ?pregnant ~~ spotting|bleeding|contractions
  left arm ?is|feels|has|went|goes|going|keeps ?all|really|so|very numb|numbness|tingling|tingly|pain_and|hurts_and|heavy_and|aches_and|pain_spreading
  pain ?is|that ~ spreading|radiating|shooting|going|moves|travels|runs ~ left_arm|jaw|left_shoulder|arm_and_jaw|neck_and_jaw
  heart attack|attacks
  cardiac arrest
  a|having|have|had|signs|symptoms|mini|suffer|suffered|suffering ?of ?a stroke !every|and_hold|of_luck|of_the
  ^ ?is_this stroke ?symptoms ?signs $
  face ?is|has|feels|looks|went ?all|half|side|suddenly|on|one|gone ?of|one ?my|side|face ?is drooping|droops|droop|droopy|drooped|numb|sagging|fell|paralyzed|paralysed
  half|side|one_side|left_side|right_side ?of ~ face|mouth|body ~ droop|drooping|droopy|numb|numbness|weak|weakness|paralysed|paralyzed|went_dead|not_move|not_moving|sagging|tingling
  slur|slurs|slurred|slurring ?my|his|her|the|some speech|words|talking
  i ?am|was slurring|slurred
  speech ~ slurred|slurring|garbled|gone_weird|not_coming_out|strange|weird
  words ~ not_come_out|coming_out_wrong|coming_out_jumbled|jumbled
  sudden|suddenly|now|cannot|and ~ can_not|unable_to|trouble ?even|properly see|speak|talk|seeing|speaking|talking !how|the_difference|any|results|my_plan|to|about|progress
  can_not|unable_to|suddenly_not|not ?even|really move|lift|raise|feel my|one|his|her|the ?left|right|whole arm|leg|face|legs|side|arms|hand|feet|foot|fingers ?any|at|or|and|properly|now|suddenly $
  sudden|suddenly ~ can_not|unable_to|not ~ lift|move|raise|feel ~ arm|leg|arms|legs|hand|side
  not|can_not|unable see ?anything|properly ?out ?of ?my|one|the left|right|one eye|properly
  words|word|speech|sentences ?come|comes|coming|are|is|not ?coming|come ?out wrong|jumbled|garbled|mixed_up|funny|out_wrong|out_jumbled
  can_not|unable_to|not|hardly|barely catch_my_breath|get_enough_air|get_any_air|get_air|swallow|breathe|breath_right|breath !while|through_my|during|when_bracing|under_load|in_time|time|between|after_sprints|after_a
  trouble|problems|problem|difficulty|struggle|struggling ?to|with breathe|breathing !while_squatting|technique|pattern|during|when_i_lift
  short_of_breath|shortness_of_breath|out_of_breath|breathless|breathlessness|winded ~~ rest|resting|sitting|lying|chest|dizzy|doing_nothing|suddenly|at_night|in_bed|not_moving|lie_down|sit_down|nothing !day|days|between_sets
  gasping for air|breath
  choking|choked|suffocating on|and|right_now|can
  i am choking|suffocating
  faint|fainted|fainting|faints|fain|feinted|feinting|syncope
  pass|passed|passes|passing|black|blacked|blacking|blacks|knocked out
  everything|vision|world|it|sight ?just|all|suddenly|keeps|goes|went|is|turned|started ?going|went|goes|turning|to ?all black|dark|blurry|blurred|double|spinning|blank|tunnel|grey|gray|fuzzy
  lost|lose|losing|loses|regained ?my consciousness|conciousness|consciousnes|vision|eyesight|hearing_suddenly|balance_suddenly|control_of_my_bladder|control_of_my_bowels|feeling_in_my|feeling_in_both
  unconscious|unresponsive|collapsed|keeled_over !leaves|arch
  i|he|she|they|friend|mom|mum|dad|wife|husband|partner|someone ?keep|keeps|almost|nearly|just|might|will|going ?to collapse|collapsing|collapses
  collapsed|went_down|hit_the_floor|woke_up_on_the_floor|came_to_on_the_floor|came_round_on_the_floor|ended_up_on_the_floor
  woke|wake|came|found|waking ?myself|up|round|to|back ?up|to on ?the floor|ground|lying_on
  dizzy|dizziness|lightheaded|lightheadedness|vertigo|woozy|giddy|light_headed|see_stars|seeing_stars|saw_stars
  room|head|gym|everything ?is|was|keeps|started|starts spinning|spins|spin !class|bike
  seizure|seizures|convulsion|convulsions|convulsing|fitting_on_the_floor
  worst headache|head_ache|migraine
  thunderclap|explosive|sudden_severe|sudden_intense|sudden_terrible|blinding|exploding headache|head
  headache|head ?came_on|exploded|like_an_explosion|that ?like|during|out ?suddenly|of ~ explosion|explode|exploding|exploded|thunderclap|stiff_neck
  cough|coughing|coughed|vomit|vomiting|vomited|spit|spitting|throw|throwing|threw|peeing|pee|pooping|poop|urinating|puking|puked|puke|bleeding ?up|out ?some|bright|red ?red blood
  blood in|with ?my|the urine|pee|stool|poo|poop|vomit|phlegm|spit
  bleeding ?that|and|is|a ~ not_stop|badly|heavily|a_lot|everywhere|uncontrollably
  throat|tongue|lips|face|eyes|airway ?is|are|feels|started|getting|has ?is|are|up|started ?up swelling|swell|swelling_up|swollen|closing|closed|tightening|tight_after
  anaphylaxis|anaphylactic|epipen|epi_pen
  allergic reaction
  hives|rash ~~ breath|breathe|breathing|throat|swelling|swollen|face|lips
  heart ?is|keeps|feels|has|started|suddenly|kept|beat|just ?been|is|like|a ?its|really racing|pounding|fluttering|flutters|flutter|skipping|skips|skip|irregular|irregularly|stopped|stopping|stops|jumping|pounds|races|beating_weird|beating_fast_at|beating_out|hammering|erratic|all_over|doing_flips|going_crazy|not_slow|beating_irregularly|beating_so_fast|beating_too_fast
  palpitation|palpitations|heart_flutter|heart_palpitations
  heart_rate|pulse ?is|was|has|stays|stuck|will|shot|went ?been|up|not|at|to|come ~ at_rest|resting|not_come_down|not_go_down|200|210|220|irregular|will_not_slow
  dark|brown|cola|coke|tea|black|coffee|rust|red ?like|brown|colored|coloured|color|colour ?colored|coloured|color|colour urine|pee|piss|wee
  urine|pee|piss|wee ?is|looks|was|turned|has|came|gone ?out|turned|like|really|very|so|dark ?like|the|color|colour ?of dark|brown|cola|coke|tea|black|coffee|rust|red|bloody
  rhabdo|rhabdomyolysis
  numb|numbness|tingling|no_feeling|lost_feeling ~ groin|saddle|between_my_legs|genitals|private_parts|inner_thighs|crotch
  can_not|can_t|lost|no|not|trouble|unable ?even ?to ?hold|holding|control|controlling|feel ?of|over|in ?my|the pee|bladder|bowels|bowel|urine|wee|poo !urgently|color|colour
  wet|peed|pooped|soiled|shit myself ~~ back|deadlift|lifting|numb
  bone ~ sticking|poking|through|out|visible|see
  broken|broke|snapped|fractured|dislocated|popped_out my|a|his|her bone|leg|arm|ankle|wrist|neck|back|collarbone|shin|knee|hip|shoulder|elbow|rib|ribs
  shoulder|knee|elbow|kneecap|hip|finger ?has|just|is ?just|come|came popped|slid|slipped|pop ?right out ?of
  popped|snapped|tore ~ shoulder|knee|elbow|hip|ankle|pec|bicep|biceps|hamstring|achilles|calf|quad ~~ can_not|unable|swelling|swollen
  heard|felt|hear ?a|loud|big|something ?loud ?a pop|snap|crack|tear|rip ~~ not|cannot|walk|weight|swelling|swollen|stand|lift|bear|move
  can_not|not|unable ?to put_weight|bear_weight|put_any_weight|walk_at_all|stand_on|walk_on_it|move_my_leg|move_my_legs|move_my_arm|move_my_neck
  hit|hitting|banged|bumped|whacked|cracked ?my|his|her|the head|skull !position
  ?have|having|got ?a concussion|concussed !last|months|weeks|years|ago|two|in|history
  calf|leg|lower_leg ?is|has|feels|got|looks ~ swollen|swelling|red ~ hot|warm|red|painful|tender|one|throbbing
  one|left|right ?my calf|leg ?is ~ swollen|red|hot|warm ~ and
  heat stroke|exhaustion
  heatstroke|sunstroke
  stopped sweating
  confused|delirious|disoriented|disorientated ~ and|hot|heat|cannot|cant|after|sudden|suddenly
  sudden|suddenly ?very|really|so ?i ?am|feel|felt|very|really weak_on|confused|numb|confusion|numbness_on|cold_sweat|cold_sweats
  cold sweat|sweats|sweating
  call|need|want|should|get ?an|i|someone|for|to|an ?call ?an ambulance|911|999|paramedic|emergency_services
  medical emergency
  blood_sugar|sugar|glucose ?is|dropped|has|at|very|was ~ low|crash|crashing|dropping|40|50|400|500|shaky|shaking
  hypo|hypoglycemia|hypoglycaemia|hypoglycemic
  water|waters ?just|have|has broke|broken
  bleed|bleeding|spotting|contraction|contractions|leaking|leak_fluid|baby_stopped_moving ~~ pregnant|pregnancy|weeks|trimester
  pregnant|pregnancy|trimester ~~ bleed|bleeding|spotting|contraction|contractions|leaking_fluid|cramps|baby_stopped_moving|not_moving|stopped_moving
  severe|unbearable|excruciating|agonizing|agonising|worst|intense|sudden_sharp ?stomach|back|abdominal|head|belly|groin|testicle ?and pain|agony|cramps_and_vomiting
  poisoned|poisoning|swallowed_bleach|swallowed_a|drank_bleach
`);
