import { phrases } from "../phrase.ts";
import { TRAINING } from "./training-words.ts";

const WANT =
  "want|wants|wanted|wanting|wish|wishes|wishing|ready|hope|hoping|prefer|rather|love|going|plan|plans|planning|planned|try|tried|trying|decided|deserve|deserves|need|think|thinking|thought|thoughts|feel|feeling|feels|tempted|considering|considered|urge|urges|contemplating|dream|dreaming|fantasize|fantasizing|fantasise|imagining|imagine";
const DIE =
  "die|dying|dead|be_dead|death|disappear_forever|disappear_for_good|vanish_forever|not_exist|stop_existing|cease_to_exist|sleep_forever|not_be_alive|not_be_here_any|not_live|stop_living|unalive|end_it|not_wake_up|never_wake_up|end_things_for_good";
const PEOPLE =
  "friend|brother|sister|son|daughter|mom|mum|mother|dad|father|wife|husband|girlfriend|boyfriend|partner|roommate|cousin|colleague|he|she|they|someone";
const KILL =
  "kill|killing|killed|unalive|unaliving|shoot|shooting|hang|hanging|drown|drowning|strangle|stab|stabbing|suffocate|poison|poisoning|electrocute";

/** Talk of the gym, the kitchen and films that only sounds like a crisis. */
export const NOT_A_CRISIS = phrases(`
  suicide|suicides sprint|sprints|run|runs|drill|drills|push|plank|planks|squad|shuttle|shuttles|lunges|burpees|jumps|set|sets|row|rows|bench|press|hill|hills|bar|wings|sauce|chicken|burger
  do|doing|run|running|ran|hate|hated suicides
  suicide grip
  dead bug|bugs|lift|lifts|lifting|hang|hangs|stop|row|rows|weight|sea
  skull crusher|crushers
  ${TRAINING} ~ kill|kills|killing|killed|murdered|murders|destroyed me|us|my
  ?am ?still dying|dead after|from|because|in|during|at|on ~ ${TRAINING}
  ${TRAINING} ~ make|makes|made|making|have|has|had|got|left me|us ~f die|dead|dying|death|cry|kill_myself|end_it|end_it_all|disappear
  want|wanted|feel|felt|feels|thought ~f die|dying|dead|i_would_die|i_was_dying after|during|from|in|at|doing|when|on ~ ${TRAINING}
  kill|killing|killed myself in|at|on|with|doing|during|over|for ~ ${TRAINING}
  killing myself in|at|on|with|doing|over ?the|this|these|my gym|treadmill|squats|cardio|workouts|training
  without|not|avoid|instead_of killing|kill|hurting|hurt|injuring|injure|hanging myself !any|tonight
  premium|membership|subscription|trial|lockstep ?even|really|actually worth living ?for
  hang|hanging myself ?up from|on|off ?the|a|my pull|bar|rings|doorframe|pullup
  kill|killing the|my|this|that|an|it|some|time|calories|fat|cravings|appetite|germs|bacteria|weeds|two
  killer workout|workouts|abs|legs|arms|body|core|glutes|session|recipe|deal|sauce
  die|dying|died laughing|of_laughter|for|to_try|to_know|to_eat|to_get|down|hard
  to die for
  burpees|thrusters|lunges|planks|intervals|sprints|hills|squats|hiit|leg_day ?really make|makes|made|making me ?want|wanna|feel ?to ?like die|dying|cry|dead
  deadly deadlifts
  end it ?all|off ?with|by|on|there ?a plank|planks|burpees|sprints|stretching|stretch|cool
  do|train|go|going|lift|row|run|squat|train until|til|till ?i ?am failure|dead|death
  cut|cuts|cutting|burn|burned|burnt|burning myself ~~ shaving|cooking|chopping|knife|glass|paper|slicing|kitchen|oven|pan|stove|peeling|onion|onions|sun|sunburn|grater|mandoline|soup|coffee
  # kms
  many|few|more|per|extra|couple|hundred|the|of|those|some|weekly|total kms
  kms run|ran|walk|walked|a|per|today|total|ride|long|yesterday|in|this|done|and
  rather ~ die|be_dead|kill_myself than ~ ${TRAINING}
  die|dead|kill_myself before ~ ${TRAINING}
  my ?left|right|old ?fitness|apple|garmin watch|phone|tracker|battery|motivation|legs|arms|app|glutes|abs|quads ?is|are|just|has died|dead|dying|die
`);

/** What isn't said of a workout, whatever surrounds it. */
export const CRISIS = phrases(`
  think|thinking|thoughts|thought|dream|dreaming|fantasize|fantasizing|fantasise|obsessed|ideas|imagine|imagining|imagined|picture|picturing ~ dying|death|being_dead|ending_it|ending_my|ending_things|dead !by_chocolate|bug|bugs|lift|lifts|hang
  life|living|everything|world|existence ~ too_much|unbearable|hopeless|meaningless|pointless|impossible|a_burden|over_for_me|is_over|hell|torture ~~ stop|end|over|out|done|leave|die|goodbye|anymore|go_on|keep_going|any
  want ~f out_of life|this_life|here|this_world|existence !right_now|early
  imagine|imagining|thinking|thought|want|wanted|feel_like|going|consider|considering|keep ~ driving|drive|crashing|crash|steering|swerving|swerve ?my ?the car|truck|bike|it ?straight into|off
  car|truck ~ into|off a|the|oncoming ?a wall|tree|bridge|cliff|traffic|lake|river
  got|have|bought|found|tied|hiding|with ?got ?a|the|my rope|noose|gun|pistol|razor|blades|pills ready|loaded|hidden|next_to_me|in_my_hand|for_tonight|tied
  bleed|bleeding|bleeds ?myself ?out out|to_death
  take|took|swallow|swallowed|swallowing|had|eat|ate ?about|like|all|over ## pills|tablets|paracetamol|paracetamols|tylenol|ibuprofen|ibuprofens|aspirin|aspirins|xanax|sleeping_pills|meds|painkillers
  goodbye|farewell|suicide|death message|messages|text|texts|letter|letters|note|notes|video|post|call
  end|ending|finish things tonight|today|soon|now|for_good|forever|permanently|my_way
  relapsed|relapse|relapsing ~ cut|cutting|blade|razor|self|hurt|burned|harm
  no|not|never|cannot ~ see|find|have|is ?a|any ?other way_out|future|tomorrow_for_me|light_at_the_end !of_my
  no way_out|future_for_me|future_left|escape
  not|no|never|longer ~ feel|feeling ?like living|being_alive|existing|going_on_living|being_here_any|like_living|like_being_alive|like_existing|like_going_on
  death|dying ~ relief|peace|comforting|easier|better|answer|only|solution|escape|wait|welcome|want|wish
  suicide|suicidal|suicidally|unalive|unaliving|sewerslide|selfharm|selfharming|suicidality|suiside|sueside
  want_to|going_to|might|will|should|could|about_to|rather|gonna|to ?just|honestly|probably|actually|really|seriously kms|ctb|kys
  ^ ?please|just|i ?just kms|kys|ctb $
  saving|saved|save|stockpiling|stockpiled|hoarding|hoarded|collecting|collected|stashed|stashing ?up ?up|all ?all ?my|the tablets|pills|meds|medication|painkillers !reminder
  keep|keeps|started|starting|been|still|stop|again ~ cutting|burning|scratching|carving ?up|into my|his|her|their arms|arm|legs|thighs|thigh|skin|wrists|wrist|forearms !with_weights|workout|fat
  cut|cuts|cutting my|his|her|their arms|arm|thighs|thigh|skin|wrists|wrist|forearm|forearms ?again ?when|because|to|every|last|tonight|at
  self harm|harming|harmed|injury|mutilation|injure|injuring
  ${KILL} ?off my|him|her|them|your|our|it self|selves|selfs
  ${KILL} myself|himself|herself|themselves|themself|yourself|ourselves|meself|myselves
  ${WANT} ~f off myself|himself|herself|themselves
  overdose|overdosing|overdosed !on_creatine|on_caffeine|on_vitamin|on_vitamins|on_protein|on_water|on_fibre|on_fiber|on_salt|on_coffee|of_creatine|of_caffeine|of_vitamin|of_vitamins|of_protein|of_water|of_fibre|of_fiber|of_salt|of_coffee
  end|ending|ended|take|taking|took|taken ?my|his|her|their|your|own|it ?own life|lives
  end|ending|finish it all
  end|ending it now|tonight|today|for_good|soon|forever|once_and_for_all
  ${WANT} ~f end|ending|finish everything|it|it_all|my_suffering|my_pain|the_suffering|the_pain|my_misery ?tonight|now|for_good !with|of|in|early|on|at|by|today|there
  ${WANT} ~f ${DIE}
  ${WANT} ~ i|he|she|they was|were|am|is|are ~f dead|gone_forever|not_alive|never_born|not_born|not_here_any
  wish|wishes|wished ~f never ?been ?was born|existed|woke_up|wake_up|been_born
  not|can_not|cannot do ~ life ?thing ?any
  wish|wishes|wished|hope|hoping|pray|praying|want|wanted|like|love|just ~ not|never wake|waking|woken ?up !early|at|before|so|tired|sore|hungry|in_time|on_time
  go|going|fall|fell|falling ?to sleep|asleep ?and ~ never|not wake|waking|woken up
  ?go|fall|drift ?to|asleep sleep|asleep forever
  disappear|vanish|gone forever|for_good|completely|from_this_world|from_this_earth|off_the_face
  want|wish|like|love|could ~f disappear|vanish !from_my|belly|fat|the_fat|the_belly|for_a_week
  not want|wanna|wish|like|deserve ?to live|exist|be_alive|be_here_any|be_here|be_around_any|go_on_living|go_on|be_on_this|be_in_this_world|keep_living|carry_on|see_tomorrow|keep_existing !without|with_the|a_diet|the_diet|with_a|keto|vacation|holiday|right_now
  no longer|more want|wish|care ~f live|exist|be_here|alive
  no|not|any|lost|lose|losing|without|find|give_me ~ reason|reasons|point|purpose|will|desire ~f live|living|alive|be_alive|exist|existing|going_on|go_on|stay_alive|being_here|being_alive|be_here|keep_living|carry_on !room|weights
  nothing|not_anything ?left|much|to ?to live|living for
  not worth ?it living|being_alive|being_here
  life|living|it|my_life ?even|just|is|really ?not|even|still|longer|no ?even|longer worth ?it living
  life is|feels|seems ?just|so|totally ?not|no ?longer|more worth|pointless|meaningless|unbearable|hopeless
  worth living|staying_alive|going_on_living|it_to_live
  point|use|sense in|of|to ?even ?being|keep|in living|alive|existing|life|going_on|be_alive|my_life !in_a|style|insurance|jacket
  why am i ?even|still here|alive|living
  why ?should|do|bother|even ?i|keep|bother|to|living go_on|stay_alive|be_alive|keep_living|living|live !room
  tired|sick|done|exhausted|fed_up|weary|over of|with ?being|my|this|all living|alive|life|existing|it_all|everything
  ready|time|want for|to me|go|leave|say to|this|forever|goodbye go|forever|leave|world|forever|earth|everyone
  leave|leaving|exit|quit|escape this world|earth|life|planet|existence
  hate|hates being|to alive|living|exist|existing
  better|happier|easier off|place|if|without|world dead|without_me|if_i|if_me|i_was_gone|when_i
  world|everyone|everybody|family|kids|people|friends|they|life|wife|husband|children|anyone ~~ better|happier|easier|relieved|fine ~ without|if|when|once me|i
  no|nobody|anybody|anyone|everyone|not ?one ?would|will|ever|even|at|is ?would|will|all|not|even|going ?to ?really|even miss|misses|notice|care|notices|cares|mourn ~ me|i|im|gone|dead|died !about_my|about_these|squat|lift
  if i died|die|was_dead|were_dead|disappeared|killed|was_gone|were_gone|ceased|stopped_existing|vanished|never_woke|did_not_wake|was_not_here_any|was_not_alive|was_not_around|were_not_here|were_not_around|was_never_born|jumped|am_gone|was_no_more
  when i am gone|dead
  ?my|a|last|goodbye|farewell|final|death goodbye|suicide|farewell|last|final|death letter|letters|note|notes|wishes|words|goodbye|goodbyes|message_to|video
  say|saying|said|saying_my goodbye|goodbyes|bye|farewell to ?all ?my|everyone everyone|everybody|family|friends|kids|children|world|life|loved
  goodbye ?cruel|to|everyone|every world|life|forever|it_was|this_is_the_end
  give|giving|given|gave away ~ my|things|stuff|possessions|belongings|dog|cat|everything
  my last day|night|days|hours|goodbye !of_the|on_premium|of_trial|of_my|at|in
  not be|being alive|around|here much|for|any|tomorrow|next|by longer|long|more|tomorrow !at|because|morning
  jump|jumping|leap|throw|throwing|thrown ?myself off|from|in|out|under|into|infront ?of ?front ?of ?a|the|my|an bridge|roof|building|balcony|cliff|train|trains|window|car|traffic|overpass|bus|tracks|subway|rooftop|truck
  step|walk|walking|stepping|run|lie|drive|driving ?out in|into|front|off|onto ?front ?of ?a|the|my ?oncoming|moving train|trains|traffic|bus|tracks|truck|bridge|cliff|wall|rails|tree|ocean !run
  crash|crashing|wrap my car
  have been cutting again $
  take|took|taking|swallow|swallowed|have ~ ## ?of ?my ?the sleeping|caffeine|pain|paracetamol|ibuprofen|aspirin|tylenol ?pills|tablets|tabs
  what ~ happens|happen|if ~~ take|took|swallow|swallowed ## ~ pills|tablets|tabs|capsules
  how|what many|much|number ~ pills|tablets|paracetamol|tylenol|ibuprofen|xanax|meds|medication|insulin|sleeping_pills|aspirin ~~ die|kill|lethal|fatal|overdose|death|end_it|end_my|not_wake|never_wake|forever|dangerous_enough
  painless|painlessly|easiest|quickest|fastest|least_painful|best|quick|easy|peaceful ?way|ways|method|methods|and|painless|possible ?way|to ?of ?way ?to die|dying|death|end_it|end_my|kill_my|kill_myself|suicide|way_out|not_be_here|go_forever|leave_this
  painless|peaceful|painlessly way|ways|method|exit|end
  ways|way|how|method|methods ?can|do|to|i|of ~f die|dying ?without|painlessly|fast|quickly|peacefully|in_my !lean|eat|cut|muscle
  lethal|fatal|deadly|enough ?dose|amount|number|of|pills|to ?of|pills|to die|kill_me|pills|insulin|tablets|end_my|end_it|kill_a
  take|took|taking|swallow|swallowed|swallowing ?too|all|a|the|my|whole|an|entire|bunch ?of|the|my|whole|many|handful|entire|bottle ?my|of|bottle|the|many ?of|many|my|the pills|tablets|sleeping_pills|meds|painkillers|paracetamol !before|with|for
  slit|slitting|slash|slashing|cut|cutting ?open my|the ?own wrist|wrists|veins|throat
  gun|pistol|noose|razor|blade|rifle to|around|in|and|against|on|for|myself|is ~ my|me|myself|goodbye|head|neck|mouth|wrists|wrist|loaded|ready !steel|workout
  relapsed|relapse|relapsing ?and|into|with|on ?started cutting_my|self|hurting|cutting_myself|harming
  urge|urges|want|wants|going|tempted|need|thoughts|feel|thinking|keep|started|deserve|plan|planning|like|thought|impulse ~f hurt|hurting|harm|harming|cut|cutting|burn|burning|punish|punishing|injure|injuring|starve ?my myself|self|himself|herself|themselves !at|in|with|while|when|by|lifting|deadlifting|squatting|doing|again|every|on|if|more_cardio
  hurt|hurting|harm|harming|cut|cutting|burn|burning|punish|injure ?my|him|her|them myself|himself|herself|self|themselves on_purpose|deliberately|intentionally|again_tonight|to_feel|because_i_hate|to_cope|so_i_feel|when_i_am_sad|when_i_am_stressed|when_i_am_upset|with_a_razor|with_a_blade|with_razors
  husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|mom|mum|mother|stepmom|he|she|ex|brother|roommate|trainer|coach ?keeps|just|always|often|sometimes|physically|is|has|sexually hit|hits|hitting|beat|beats|beating|choked|chokes|choking|abuses|abused|abusing|raped|threatens|threatened|molested|assaulted me
  i was|got|am|being|been|have ?been ?sexually|being raped|assaulted|abused|molested|beaten
  ${WANT} ~f kill|murder|shoot|stab|hurt ?all ?of him|her|them|someone|somebody|everyone|everybody|people|my_wife|my_husband|my_boss|my_ex|my_kids|my_family|other_people|others
  can not|no|never ?longer ?do|go|keep|take|carry|live|cope|bear|face|stand ?on|it|this|living|going|like|another ?like|on|life|day|this ?this|life any more|longer
  can not|no ?longer|just go_on|carry_on|keep_living|live_like_this|cope_any|face_another|bear_another|keep_going_any|live_any !a|with_the|with_my_diet|without
  ${PEOPLE} ~ want|wants|wanted|threatening|threatened|trying|tried|talking|talks|talked ~f die|dying|end_it|end_his|end_her|suicide|disappear_forever|be_dead
  tried|attempt|attempted ?to ?end|kill|take ?it|my ?own suicide|it_all|kill_myself|my_life|on_my_life
  crisis line|hotline|helpline|number|lifeline
  mental health crisis|emergency
  death|die|dead|dying is|seems|sounds|feels|would ?like|be ?so|like|a|an|the|better|easier ?only|best|my easier|better|peaceful|relief|only_way|only_option|answer|way_out|escape|tempting|comforting|solution|nice
  only way out|to_stop_the_pain|to_end|this_ends
  planning|plan my ?own death|exit|funeral|ending|way_out
  dont|not|do ?care ?even care ?if|whether|about ?i i|live|living ?live live|die|wake_up|alive|dead|make_it|get_hit
  do not|never care|mind if|whether i ?do|even|ever live|die|wake|woke|survive|get_hit|do_not_wake|am_alive|not_wake
  hit|run|runs|ran ?by|over me ?with ?a bus|truck|car|train
  see|be|with|join ?with my ?late|dead|grandma|mom|dad|wife|husband|dead|late|him|her ~ in_heaven|on_the_other_side|again_soon_in|in_the_afterlife
  not make ?it through the|this|another|to night|weekend|week|day|tomorrow !of_training|challenge|of
  everything|it|all would|will be over soon|tonight|by_tomorrow|forever
  this ?is|will|really be|the|my last|end ?time|of|message|goodbye ?you|for|of|message|i ?will|all|me|ever ?ever|hear|me|send|talk|write !week|day|of_the_plan
`);

/** As {@link CRISIS}, unless training is what the sentence is about. */
export const CRISIS_OUTSIDE_TRAINING = phrases(`
  please|just|someone|somebody ?just|please kill|shoot|end me
  i ?can|do|just|really ?not ?just|not|even can|do|not ?not do|take|handle|cope|bear ?this|it|life|with|everything any|this|life ?more|longer !weight|exercise
  i give|gave|giving|am|have ?giving|given up on_life|on_everything|on_living|on_myself
  i|we ?really|just want|wish|need ~f life|this|everything|all|pain ~f over|stop|end $
  i will|would|may|might|am_going_to ?be dead|gone ?by|soon|anyway|tomorrow|tonight !after|at|from|in|on|if|by_the_end
  cut|cutting|burn|burning|burned|burnt myself|himself|herself|themselves !some_slack|out|off|a_slice|from_the|calories|a_break
  hurt|hurting|harm|harming myself|himself|herself|themselves ?again tonight|last_night|again|to_cope|to_feel
  i am|feel|want ?going|to|like|ready ?to|like ?be|giving done_with_life|a_burden_to|a_burden|worthless_and|end_everything
`);

/** Words of a dark time without danger in them: the answer begins with kind words and a line, and goes on. */
export const LOW_MOOD = phrases(`
  depressed|depression|hopeless|hopelessness|worthless|suicidal_ideation|heartbroken|grieving|despair|despairing
  panic|anxiety attack|attacks|disorder
  hate|hated|despise|loathe|disgusted_with|disgusted_by ?my|with|by myself|self|my_life|my_body|who_i_am|how_i_look|everything_about_me
  feel|feeling|feels|am|so ?so|totally|completely|like|really|empty ?a|an|so empty|numb_inside|alone|lonely|broken_inside|failure|burden|useless|trapped|no_hope|lost_in_life|unloved|dead_inside|invisible
  no|any|lost hope|joy|will ?left|in|anymore|at ?life|all
  nothing|nobody|life|everything ?even|really|me|else ?even matters|loves_me|cares_about_me|makes_sense|feels_pointless|feels_hopeless|is_pointless|is_hopeless|is_falling_apart
  cry|crying|cried ~ every|all day|night|the_time|myself_to_sleep|to_sleep|nights
  mental breakdown|breaking_down
  can not|never stop crying
`);
