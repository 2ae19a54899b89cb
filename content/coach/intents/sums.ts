import { TAKEAWAY_WORDS, TREAT_WORDS } from "../takeaways.ts";
import { intent } from "@lockstep/domain/coach/intent.ts";

const KG = "kg|kgs|kilo|kilos|kilogram|kilograms";
const LB = "lb|lbs|pound|pounds";
const OTHER = "km|kms|kilometers|kilometres|mile|miles|cm|inch|inches|kcal|calories|kj|kilojoules|g|grams|oz|ounces|stone";

/** What's worked out from numbers in the question. */
export const SUM_INTENTS = [
  intent(
    "convert-units",
    `
    # ${KG}|${LB}|${OTHER} ~ in|to|into|as|is ~ ${KG}|${LB}|${OTHER}
    is # ${KG}|${LB} ~ more|less|heavier|lighter|as than|as ?much ?as # ${KG}|${LB}
    how many|much ${KG}|${LB}|${OTHER} ~ is|are|in # ${KG}|${LB}|${OTHER}
    convert|conversion ~ # ${KG}|${LB}|${OTHER}
    what|how ~ # ${KG}|${LB} ~ in|to ${LB}|${KG}
  `,
  ),
  intent(
    "plates",
    `
    how|what|which many|much|plates ~ plates|plate ~ # !calories
    plates|plate ~ for|is|make|makes|get|need|side|to # ?${KG} ?${LB}
    # ${KG}|${LB} ~~ plates|plate|on_the_bar|each_side|a_side|per_side
    load|loading ~ # ?${KG} ?${LB} ~ bar|barbell|plates
    how ~ load ~ bar|barbell ~ #
    bar|barbell weigh|weighs|weight
    how much|heavy ~ does|is ~ bar|barbell|empty_bar ~ ?weigh
  `,
  ),
  intent(
    "compare-sets",
    `
    # ?reps ?x ?times at|@|with|x|of # ~~ or|more|better|than|vs|versus|harder|heavier|equal|same ~ # ?reps ?x ?times at|@|with|x|of #
    # reps|x ~~ # ~~ or|more|better|than|vs|versus ~~ # ~ # 
    which|what ~~ more|better|harder ~~ # reps|x ~~ # ~~ or|than ~~ #
  `,
  ),
  intent(
    "bodyweight-multiple",
    `
    # ?x ?times bodyweight|body_weight|my_weight|bw ~ ?squat|bench|deadlift|away|far|close
    2x|1.5x|2.5x|3x|1x ?my bodyweight|body_weight|bw
    twice|double|triple ?my bodyweight|body_weight|weight|bw
    far|close|away|long|when ~~ # ?x ?times bodyweight|body_weight|bw
    weigh|bodyweight ~~ far|close|away|off ~~ bodyweight|body_weight|double|twice
    1.5|2|2.5|3 ?x ?times bodyweight|body_weight|bw
  `,
  ),
  intent(
    "lift-goal",
    `
    # weeks|months enough ~~ @exercise
    # weeks|months ~ enough ~~ @exercise
    how long until|till|before|to_get|to_reach|to_hit|to_lift ~~ @exercise ~ #
    how long until|till|before|to_get|to_reach|to_hit|to_lift ~~ # ?${KG} ?${LB} @exercise
    when ~ @exercise # ?${KG} ?${LB}
    can|will|could i @exercise # ?${KG} ?${LB} in|by|within|after
    # ?${KG} ?${LB} @exercise in|within # weeks|months
  `,
  ),
  intent(
    "weight-pace",
    `
    ?am ?weigh # ${KG}|${LB} ~~ get|go|down|want|reach|be|goal|to|target ~ # ~~ long|when|weeks|months|realistic|realistically|date|fast|cals|calories
    how long|realistic|realistically|fast|soon|many ~~ from|lose|reach|get|down ~ # ?${KG} ?${LB} ?to # ~ ?${KG} ?${LB}
    from # ?${KG} ?${LB} to # ?${KG} ?${LB} ~~ long|when|weeks|months|realistic|fast|how|can
    from # ?${KG} ?${LB} to # ?${KG} ?${LB} ~ how|when long|many|fast|can|will ~ take|need|weeks|months|reach|be|get
    how long ~ lose|drop|shed # ${KG}|${LB}
    lose # ${KG}|${LB} ~ how_long|realistic|realistically|take|weeks|months|time
    when|how_long ~~ lose|reach|weigh|be ~ # ${KG}|${LB}
  `,
  ),
  intent(
    "kcal-guess",
    `
    how many|much calories|kcal|kcals|cals|sugar|energy|carbs ~ in|are|is|has|have|does|do|from ~ ${TAKEAWAY_WORDS}
    kcal|kcals|calories|cals|sugar|energy ~ in|for|of|does|has|is ~ ${TAKEAWAY_WORDS}
    had|ate|drank|drunk|eaten ~~ ${TAKEAWAY_WORDS} ~~ kcal|kcals|calories|cals
    ${TAKEAWAY_WORDS} ~~ how many|much calories|kcal|kcals|cals|sugar|carbs
    ${TAKEAWAY_WORDS} ~ kcal|kcals|calories|cals|sugar|carbs
  `,
  ),
  intent(
    "treats",
    `
    is|are ${TREAT_WORDS} ~ bad|good|ok|okay|healthy|unhealthy|fattening|allowed|fine|evil
    can|could|may|should|am i ?still ?allowed ?to eat|drink|have|enjoy|get ~ ${TREAT_WORDS} !before|after
    is it ok|okay|bad|fine ~ eat|drink|have|eating|drinking ~ ${TREAT_WORDS}
    instead|alternative|alternatives|substitute|healthier ~ of|to|for|than ?a ?an ?my ${TAKEAWAY_WORDS}|candy|sweets|biscuits|cookies|alcohol
    replace|swap ~ ${TAKEAWAY_WORDS}|candy|sweets|biscuits|cookies ?with
  `,
  ),
] as const;
