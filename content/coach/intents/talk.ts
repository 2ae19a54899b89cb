import { intent } from "@lockstep/domain/coach/intent.ts";

/** Small talk, and what isn't the coach's business. */
export const TALK_INTENTS = [
  intent(
    "hello",
    `
    ^ hi|hello|hey|yo|hiya|howdy|hallo|hola|sup|heya|greetings|morning|ciao|bonjour|hei ?there|coach|you|again|all|bot|everyone $
    good morning|afternoon|evening|day $
    ^ ?hi ?hey ?hello what is up $
    ^ ?hi ?hey ?hello ?so how are|is|r ?you|u|it ?doing|going ?today $
  `,
  ),
  intent(
    "thanks",
    `
    ^ ?ok ?okay ?cool ?great ?perfect ?nice ?awesome ?oh ?many thanks|thank|thx|ty|cheers|danke|gracias|merci|appreciated ?you|so|a|very|much|lot ?so ?much ?coach|man|mate|a ?lot ~ $
    ^ ?that ?is ?was ?very ?so ?really great|perfect|awesome|helpful|cool|nice|amazing|brilliant|excellent|good|wow|lol|haha|love_it ?answer|job|one|bot|help|to_know|thanks $
    you are|rock ?so ?the ?very great|best|awesome|amazing|helpful|rock
  `,
  ),
  intent(
    "bye",
    "^ ?ok ?okay ?thanks bye|goodbye|cya|later|ciao|good_night|goodnight|see_you|see_ya|gotta_go|talk_later|night ?later|bye|tomorrow|soon|then|you $",
  ),
  intent(
    "yes",
    "^ yes|yeah|yep|yup|ok|okay|sure|do_it|go|go_ahead|please|confirm|alright|sounds_good|yes_please|lets_do_it|make_it_so|right|fine|please_do ?please|do_it|that|go_ahead|then $",
  ),
  intent(
    "no",
    "^ no|nope|nah|not_now|never_mind|nevermind|no_thanks|leave_it|forget_it|cancel_that|dont|stop ?thanks|thank_you|that|it $",
  ),
  intent(
    "abilities",
    `
    what|how ~ can|do|could|are ~ you|u|this ?do|help|able|for|capable ?me|with|do
    help
    what|how ~ ask ~ you|here
    how ~ ?do|does ~ this|you|coach|lockstep|app|it work|works
    what ~ is lockstep|this_app|this_site|this
    who|what is lockstep
    do you know|speak|understand
    commands|features|capabilities
  `,
  ),
  intent(
    "why",
    `
    ^ ?but ?and why ?not|that|so|is_that|though|this ?so|one|again ?please $
    ^ ?but how ?come|so|come_so $
     explain|elaborate|more detail|details|please|that
    ^ what ?do ?you mean $
    ^ tell_me_more|go_on|more|details ?please $
    ^ ?please ?can ?you explain|elaborate ?that ?this ?please $
  `,
  ),
  intent(
    "ordinal",
    "^ ?ok ?and ?yes ?so ?lets ?i_want ?can_you ?do|take|use|try|want|pick|choose ?the first|second|third|1st|2nd|3rd|last|other|another ?one|option|exercise|recipe ?please|then|instead $\n^ ?give|show ?me ?ok ?and another|other ?one|option|exercise|recipe ?please $\n^ ?and ?the ?what_about ?show ?tell_me_about ?give_me ?i_will_take ?ill_take ?lets_do ?use ?how_about ?do ?take ?ok ?swap_to ?it ?the first|second|third|1st|2nd|3rd|last|other ?one|option|exercise|recipe ?please|then|instead $\n^ ?number|option|no 1|2|3 ?please $",
  ),
  intent(
    "weather",
    `
    weather|rain|raining|sunny|forecast|temperature|snow|snowing
    sunny|hot|cold|windy|weather ~ outside|today|tomorrow|is_it
  `,
    "weather|rain|raining|snow|forecast|sunny",
  ),
  intent("joke", "tell|know|say ~ joke|jokes|story|poem|riddle\n sing|rap|make_me_laugh", "joke"),
  intent(
    "off-topic",
    `
    write|do|make|finish|solve|translate ~ essay|homework|code|program|email|cv|resume|letter|song|thesis|assignment|python|javascript|equation|history|report|speech
    who|what|when|where ~ president|capital|war|world_cup|election|stock|bitcoin|crypto|movie|film|celebrity|prime_minister|population|invented|discovered|won
    history|essay|homework|math|maths|algebra|physics|chemistry|politics|election|religion|stocks|crypto|bitcoin|movie|movies|netflix|girlfriend_advice|dating|horoscope|lottery|news|football_score|translate|capital_of
    what ~ time|date is ?it
    love|marry|date|kiss you|me
    are you single|married|hot|happy
    meaning of life
    help ~ homework|essay|math|maths|exam
  `,
    "homework|essay",
  ),
  intent("compliment", "love|like|adore ~ this|lockstep|app|you|coach !how|to_know"),
  intent(
    "insult",
    `
    stupid|useless|idiot|dumb|suck|sucks|trash|garbage|shut_up|hate_you|fuck|fucking|shit|bullshit|terrible|worst|crap|annoying ~ ?you|bot|coach|app|answer|off|it|this
     you suck|are_useless|are_stupid|are_dumb|do_not_help|did_not_help
    ^ wrong|no_thats_wrong|that_is_wrong|not_helpful|that_did_not_help|not_what_i_asked $
    that|this|it|you ?does ?did not help|helpful|helping ?at ?me ?all $
    answers|answer|you|replies|this is|are|were useless|terrible|rubbish|bad|the_same|no_help|unhelpful|wrong|stupid
    told|tell|say|said|telling|repeat|repeating|same ~ same|again|thing|answer|yourself ~ ?thing|answer|time|times
  `,
  ),
] as const;
