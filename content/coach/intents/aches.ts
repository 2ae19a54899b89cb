import { intent } from "@lockstep/domain/coach/intent.ts";

const HURTS =
  "hurt|hurts|hurting|pain|pains|painful|ache|aches|aching|pinch|pinches|pinching|click|clicks|clicking|pops|twinge|tweaked|acting|sore|strained|stiff|bothering|bothers|sucks|injured|injury|killing|burning|bad|tight|strain|strains|sprain|sprained|pulled|torn|came_back|problem|problems|issue|issues|messed|weak|unstable|flared|flaring";

/** Where it hurts, and what of that is normal. */
export const ACHE_INTENTS = [
  intent(
    "pain",
    `
    @joint|@muscle ?is|are|really|kinda|still|keeps|has|been|feels|gets|a|bit|so|always|lower|kind|of ~ ${HURTS}
    ${HURTS} ~ ?in|my|the|with|left|right @joint|@muscle !from
    @exercise hurts|hurt|kills|bothers|irritates|aggravates ~ @joint|@muscle|me
    ${HURTS} ~ when|while|during|after|doing ~ @exercise|squat|press|run|lift|bend|overhead
    @joint|@muscle feel|feels|felt ~f off|weird|funny|wrong|not_right
    something|it|this|that|exercise hurts|hurt|pinches|aches
    ^ ?and|what|about|for|the ?my ?for the|my ?other left|right|other one|side|knee|shoulder|leg|arm|wrist $
    in pain
    training|train|exercise|exercises|workout|work|lift ~ with|around|despite ~ @joint|injury|pain|injured
    injury|injured|hurt|pulled|strained|tweaked ~ my|@joint|@muscle|back
    shin|shins splints
  `,
  ),
  intent(
    "soreness",
    `
    sore|soreness|doms|stiff|achy ~~ train|rest|workout|normal|day|days|bad|good|today|again|muscles|everywhere|legs|cant|can|still|sit|stairs|walk|after|from|so|should|how|help|long
    so|very|really|still|too|always|never|insanely|super|am sore
    how ~ reduce|avoid|help|fix|cure|treat|long|get_rid|recover ~ soreness|sore|doms
    not sore|soreness
    @muscle|legs|arms|everything ?is|are ?still ?so ?totally ?completely dead|on_fire|fried|toast|jelly|destroyed|wrecked|smoked
    leg_day|workout|session|training|squats|burpees|that|yesterday|yesterdays killed|destroyed|wrecked|murdered me|my_legs|us
    muscle|muscles ?are soreness|sore|pain|ache|hurt|stiff
    train|workout|lift|gym ~ sore|soreness|doms
  `,
    "sore|soreness|doms",
  ),
] as const;
