import { TAKEAWAY_WORDS } from "../takeaways.ts";
import { intent } from "@lockstep/domain/coach/intent.ts";

/** What's written down: sets, meals, groceries; and taking it back. */
export const LOG_INTENTS = [
  intent(
    "log-sets",
    `
    log|record|add|enter|track|save|note|did|done|finished|completed|put ~~ # ?x ?sets ?of ?reps ?kg ?lb @exercise
    did|done|finished|completed|hit|got ~ # ~ @exercise|reps|sets
    # sets|set|reps|rep|x|times ~~ @exercise
    @exercise ~ # ?x|sets|reps|kg|lb|kilos|pounds|times ?of # 
    log|record|enter|track|save|add ~ set|sets|reps|workout|exercise|session|@exercise !to_my_plan|plan
    how ~ log|record|track|enter ~ set|sets|workout|weights|reps|exercise|session
    mark ~ done|complete|completed
    how ~ log|record|track|enter|save ~ workout|workouts|set|sets|session|training|weights
  `,
  ),
  intent(
    "log-meal",
    `
    log|record|track|enter|add|save|note ~ breakfast|lunch|dinner|snack|meal|food|eaten|ate|@food|@recipe !list|grocery|groceries|shopping
    ate|eaten|eat|had|finished|drank ~~ @food|@recipe|breakfast|lunch|dinner|snack !ruin|ruined|yesterday|whole
    for breakfast|lunch|dinner|snack ~ had|ate
    ^ ?please ?can_you log|track|record ~~ for|as ?my breakfast|lunch|dinner|snack|today
    just|i ate|had|drank
    log|record|track|add ?a ?an ?my ?one|two|three|# ${TAKEAWAY_WORDS} !list|grocery
    ate|eaten|had|drank ~ ${TAKEAWAY_WORDS} ~ log|track|add
    log|track|record ~ ${TAKEAWAY_WORDS} ~ lunch|dinner|breakfast|snack|today|it|yesterday
    had|ate ~ for breakfast|lunch|dinner|snack
    how ~ log|track|record ~ meal|meals|food|calories|eating|what_i_eat
    log ~ ate|eaten
  `,
  ),
  intent(
    "add-groceries",
    `
    add|put|need|buy|write|get|include|stick|want|also ~~ grocery|groceries|shopping|the_list|my_list|list !what|read
    add|put ~ @food ~ list|grocery|groceries|shopping
    need|buy|get @food
    remind|remember ~ buy ~ @food
    out of @food
    ad|add|put ~ to|on ~ grocery|groceries|shopping|list
  `,
  ),
  intent(
    "grocery-list",
    `
    what|whats|show|see|open|read|where|which|how|view|list ~~ grocery|groceries|shopping|buy|shop|list !add|put
    grocery|groceries|shopping ?list
    what ~ need|have|should ~ buy|shop|get ?at ?from
    what is|on ~ list
  `,
    "groceries|grocery|shopping",
  ),
  intent(
    "undo",
    `
    undo|revert|reverse
    oops|whoops|mistake|wrong ~ undo|log|that|it|one|button
    delete|remove ~ that|last|it|set|entry|what_i|log|logged !account|profile|data|post
    did not mean
    take|put|change|bring|roll ~ back !work|i|when|to_the_gym
  `,
    "undo|oops",
  ),
] as const;
