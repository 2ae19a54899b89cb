import { intent } from "@lockstep/domain/coach/intent.ts";

const RELATIVE =
  "mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandad|granddad|grandfather|parents|grandparents|mother_in_law|father_in_law|granny|nan|nana";
const YOUNGER = "brother|sister|son|daughter|kid|kids|child|children|cousin|nephew|niece|teenager|teen|boy|girl";
const DRUG = "steroid|steroids|sarms|sarm|trenbolone|tren|anavar|dianabol|testosterone|trt|hgh|winstrol|clen|clenbuterol|peds";

/** What happens around training: bodies, moods, other people. */
export const SITUATION_INTENTS = [
  intent(
    "minimum-age",
    `
    minimum|lowest age
    age limit|requirement|minimum|restriction
    how old ~ must|do|be|need|have ~ use|join|sign|register|account|to|be
    too|old young|enough ~ use|join|sign|register|account|lockstep|app
    # ?year ?years ?your ?old ${YOUNGER} ~~ use|account|join|register|sign|lockstep|app
    ${YOUNGER} ~~ use|make|have|join|register|sign|get ~ this|account|lockstep|app|up !to_family|my_family
  `,
  ),
  intent(
    "older-beginner",
    `
    ${RELATIVE} ~~ use|train|training|exercise|exercises|lift|start|workout|do|try ~ this|app|lockstep|lifting|exercise|weights|training !plan
    can|could|should|is my ${RELATIVE} ~ use|try|do|train|start|lift|exercise|safe ?this
    ${RELATIVE} ~~ can|should|could|may|is ?it ?safe|ok|okay|fine ?for he|she|they|him|her|them ~ exercise|train|lift|workout|start|use|join|do|squat|lifting|training
    something|exercises|workout|workouts|plan|training for ?my ?old ?elderly ${RELATIVE}|seniors|elderly|older_adults
    am|is|are ~ too old ~ ?to ?at ?for
    at|over|am|age ##  ~ build|gain|start|lift|train|muscle|strength !kg|lb|percent|reps
    build|gain|start|lift|train ~ muscle|strength|lifting|training ~ at|over 50|52|55|58|60|62|65|68|70|72|75|80
    too old
    seniors|senior|elderly|pensioner|pensioners ~~ train|training|exercise|exercises|workout|lift|start|use
  `,
  ),
  intent(
    "after-birth",
    `
    had|have|gave|having|since|after|following ~ baby|birth|csection|c_section|caesarean|cesarean|section ~~ lift|run|train|training|exercise|exercises|workout|back|jump|leaks|leaking|start|when|what|do|gym
    leak|leaks|leaking|pee|wet_myself ~ when|while|jump|jumping|run|running|sneeze|cough|lift|lifting
    postpartum|postnatal|diastasis|pelvic_floor ~ exercise|exercises|training|train|workout|plan|core|abs|start|when|safe|running
    postpartum|postnatal|diastasis|pelvic_floor
    everything leaks
    when|can|what|how|start|safe ~~ after ?the ?my ?giving ?having ?a birth|baby|csection|c_section|delivery|labor|labour
  `,
  ),
  intent(
    "pregnancy-training",
    `
    pregnant|pregnancy|trimester|weeks_along|expecting ~~ squat|squats|squatting|lift|lifting|train|training|exercise|exercises|exercising|workout|run|running|deadlift|deadlifts|bench|gym|keep|safe|weights|abs|core|@exercise|plan
    squat|squats|squatting|lift|lifting|train|training|exercise|exercises|exercising|workout|run|running|deadlift|gym|weights|abs|core|@exercise ~~ pregnant|pregnancy|trimester|expecting
  `,
  ),
  intent(
    "steroids",
    `
    ${DRUG}
    best|which|what|should|take|try|start|first|beginner|run ~ ${DRUG}
    ${DRUG} ~ cycle|stack|dose|dosage|best|safe|beginner|side_effects|worth
  `,
  ),
  intent(
    "body-image",
    `
    says|said|say|told|calls|called|thinks|calling|telling ~ i|me ~ fat|ugly|chubby|too_big|skinny|too_thin|overweight|gross|huge|disgusting
    look|looks|am|feel|feeling ~ fat|ugly|disgusting|huge|gross|chubby ~ in|my|the|today|mirror|photos|jeans|leggings
    hate|ashamed|embarrassed|insecure|disgusted ~ my|of ~ body|belly|reflection|looks|arms|thighs|mirror|myself
    body image|shaming|shamed|positivity
    boyfriend|girlfriend|husband|wife|bf|gf|mom|mum|partner|friend|ex ~ says|said|told|thinks|called ~ fat|ugly|skinny
  `,
  ),
  intent(
    "upset",
    `
    broke|split|breaking ~ up ~ with|me|him|her|us|after|and
    broke up
    dumped|divorce|divorced|breakup|heartbroken|cheated ~~ gym|train|training|lift|workout|pr|max|deadlift|run|smash|me|on|from|with
    girlfriend|boyfriend|gf|bf|wife|husband|partner|ex ~ left|dumped|broke_up|cheated|ended_it ~ me|with|on|us
    ?so angry|furious|raging|mad|pissed ~~ lift|gym|train|workout|pr|deadlift|max|smash
    fired|lost_my_job|lost_my_dog|funeral|grieving|grief ~~ gym|train|training|workout|lift|should
  `,
  ),
  intent(
    "gym-etiquette",
    `
    say|ask|tell|talk ~ person|someone|guy|people|them|somebody|him|her ~ using|on|hogging ~ machine|bench|rack|squat_rack|equipment|cable|bar
    work|working in with|etiquette|machine
    gym etiquette|rules|manners
    ask ~ work|working in
    someone|people|somebody|guy ~ uses|using|on|in ~ squat_rack|rack|machine|bench|cable|my_spot
    someone|guy|people|person ~ hogging|hogs|on|taking|occupying|using ~ machine|bench|rack|equipment ~~ what|how|say|ask|do
    how|what|is ~ ask|share|sharing|interrupt ~ machine|bench|rack|equipment
    rerack|wipe_down|phone_in_the_gym ~ ?should
  `,
  ),
  intent(
    "muscle-feel",
    `
    only|just|mostly|always|do_not|not ~ feel|feeling ~ @exercise|rows|row|it|pulldowns|bench|press|squats|deadlifts ~ in|at ?my ?the @muscle|arms|biceps|forearms|shoulders|back|lower_back|quads|triceps|neck|chest|glutes|lats
    feel|feeling ~ in ?my ?the @muscle|arms|biceps|forearms|shoulders|lower_back|quads|triceps|neck ~ not|instead|rather|more ~ @muscle|back|chest|glutes|lats
    not|never|do_not feel|feeling ?my ?it ?in ?the ?my @muscle|back|chest|glutes|lats ~ ?when|on|during|in|doing
    mind muscle ?connection
    arms|biceps|forearms|grip ~ give|gives|giving|tire|tires|fail|fails|take|takes ~ out|first|over|before|up
  `,
  ),
  intent(
    "video-check",
    `
    watch|see|check|look|review|rate|analyze|analyse|judge ~ my|a|this ~ video|clip|recording|pictures|photo|photos|picture|selfie
    video|film|record|recording|clip ~ my|of ~ form|squat|deadlift|bench|lift|technique|@exercise ~ ?check|watch|you
    send|upload|share|post ~ you|here ~ video|clip|picture|photo
    send|upload ~ video|clip|form_check|progress_photo|progress_photos
    form check
    can you ?actually see|watch ?me
  `,
  ),
  intent(
    "fix-log",
    `
    logged|entered|typed|put|recorded|saved|tracked ~ # ?kg ?lb ?reps instead ?of
    logged|entered|typed|put|recorded|saved|tracked|log ~~ wrong|mistake|mistyped|by_accident|accidentally|incorrectly|twice|typo ~ ?fix|change|edit
    fix|edit|change|correct|update ~ log|logged|entry|set|sets|weight_i|record|what_i_logged|yesterdays|workout_log
    wrong weight|reps|number|exercise|day|sets ~ logged|log|entered|saved|in|yesterday
    how ~ fix|edit|correct|change|delete|remove ~ log|entry|logged|set_i|sets_i|it|that ~ ?log|logged|yesterday
    instead of # ~~ fix|change|edit|correct
  `,
  ),
  intent(
    "someone-elses-log",
    `
    show|see|look|read|tell|give|what|view ~ someone_elses|other_peoples|another_members|friends|wifes|husbands|sams|alexs|priyas|his|her|their ~ workout|workouts|plan|log|weights|progress|weight|data|meals|email
    show|see|tell|give|view ~ what ~ sam|alex|priya|he|she|my_friend|my_wife|my_husband|others|someone|that_user ~ ate|did|lifted|lifts|trained|weighs|logged
    other|another|someone|everyones|all member|members|users|persons|peoples|user data|log|logs|workouts|plan|plans|emails|email|weights|weight|password|passwords
    list ~ users|members|emails|passwords|customers
    how much does sam|alex|priya|he|she|my_friend lift|weigh|bench|squat
  `,
  ),
  intent(
    "family-sharing",
    `
    wife|husband|partner|kids|family|daughter|son|mom|mum|dad|brother|sister|owner|they|others ~ see|sees|seeing|look|looks|view|views|read|reads|know|knows|spy ~ my|what_i|me ~ weight|weights|workouts|workout|log|progress|meals|plan|data|lift|eat|stats
    stop|turn_off|hide|disable|prevent ~ sharing|share|showing|my ~ family|wife|husband|progress|workouts|weights|from
    family ~ see|sees|view|know|share ~ my|what_i ~ weight|weights|workouts|log|progress|meals|data|lift|eat
    what|which ~ does|do|can ~ family|wife|husband ~ see
    sharing with ?my family|wife|husband
  `,
  ),
  intent(
    "report-someone",
    `
    creep|creepy|stalker|stalking|troll|trolling|harassing|harassment|harasses|bully|bullying|bullied|weirdo|pervert|rude|abusive|threatening|hateful ~ ?comments|commenting|posts|messages|me|keeps|people|user
    someone|guy|user|member|person|man|woman|he|she ~ keeps|is|wrote|posted|commented|commenting|sends|sent ~ creepy|rude|nasty|mean|insulting|gross|spam|sexual|racist|harassing|comments|commenting|on
    report|block|mute|ban ~ someone|user|member|person|people|guy|him|her|troll|creep|comment|comments|post|profile|group|this
    report ?a ?an ?the comment|post|group|profile|user|message|member|person
    get|make ~ someone|him|her|them|guy ~ stop ~ commenting|writing|posting
  `,
  ),
] as const;
