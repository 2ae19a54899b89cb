import { intent } from "@lockstep/domain/coach/intent.ts";

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|next_month|next_year|the_new_year";

/** What's planned, and what to do when the day doesn't go to plan. */
export const SESSION_INTENTS = [
  intent(
    "today",
    `
    ^ today|todays $
    what|whats|which|show|tell|give ~ ?my today|todays|tonight|tonights !meal|breakfast|lunch|dinner|food|snack|calories|macros
    ?what|which|my workout|session|training|exercises|routine ?is|for|do|planned today|tonight|now
    today|todays|tonights workout|session|training|exercises|plan|routine|lift
    what ~ do|should|am|can i ?be ?supposed ?to train|lift|work_out ?today $
    ^ ?so ?ok what do|should|am|can i ?be ?supposed ?to do|doing ?now ?today|now $
    what|which workout|session|day is it|next|now
    what is|are on|planned|up|due today|tonight
    am i training|lifting|working|on today
    what is|are ?my workout|session|training ?today
    start ?my|a|the workout|session|training
    ^ ?my ?the workout|session|training $
    is today ~ rest|training|off|leg ?day
    do|must i ?have ?to ?a train|workout|session today
  `,
  ),
  intent(
    "tomorrow",
    `
    ^ ?and ?what ?about ?is tomorrow ?then $
    what|whats|which|show|workout|session|training|day|is|rest|am ~~ tomorrow
    tomorrow|tomorrows ~ workout|session|training|rest|off|day|leg|exercises|planned|plan
    next|upcoming workout|session|training !week
    when ~ next|my workout|session|training|leg_day|rest_day|day_off
    ^ ?and @day $
    what|whats|which|show|workout|session|training|is|do|am|rest|on ~ @day !missed|skipped
    @day ~ workout|session|training|rest|off|exercises|plan
    is|are tomorrow|@day ?a rest|off|training|leg ?day
  `,
    "tomorrow",
  ),
  intent(
    "week",
    `
    show|see|what|whats|give|tell|list ~ week|weekly|schedule|split|calendar !go|going|was|buy|shop|review|groceries|challenge|challenges|eat
    my week|schedule|split|routine|plan|program|programme ?overview ?look ?please $
    this|next|my|weeks week|plan|schedule ~ look|workouts|sessions|training|overview
    show|what|see|open|view|where ~ my ?workout|training|current plan|program|programme|routine|split !change|pdf|meal|a_meal
    how many workouts|sessions|days ~ week|plan|have
    which|what days do|am|are ~ train|training|rest|work
    week overview
    weekly schedule|plan|overview|split
    show|see|open my plan $
  `,
  ),
  intent(
    "block-week",
    `
    what|which week am i ?currently ?now on|in ?of ?my ?the ?training ?block ?plan
    what|which week is|of ?it|this|my|the ~~ block|plan|program
    how|what|which|when|where ~~ ?my ?this ?the ?next training|current|my|this|the|next ?training block
    my|next|the deload|lighter|light week
    how many|much weeks|longer ?are ?is ?do ?i ?have ~ left|block|until ~ block|deload|lighter
    when|how_long ?is|do|until ~ ?my|i|the|next ~ deload|lighter_week|light_week|deload_week
    when|how_long ~ block ~ end|ends|over|finish|finished|done
    ^ ?what ?is ?and ?so ?show ?me my ?workout ?training plan|program|schedule for|in ${MONTHS}
    what ~ my ?workout ?training plan|program ~ in|for ${MONTHS}
  `,
  ),
  intent(
    "short-on-time",
    `
    only|just ?have|got|get # min|mins|minutes|minute
    have|got ?only|just # min|mins|minutes|minute
    only|just ?have|got # min|mins|minutes|minute ~~ worth|enough|kids|do|train|workout|point
    how long is|are|does|will|takes ~ session|workout|training|today|it
    no|little|short|not ?enough ?much ?on time|minutes !under
    short|quick|quicker|shorter|express|fast workout|session|training|version
    shorten|cut|trim|squeeze ~ workout|session|training|today
    in ?a hurry|rush
    busy|packed ~ day|week|today|schedule
    # minute|min|minutes|mins workout|session|training
    superset|supersets|pair|pairs ~~ time|faster|shorten|shorter|quicker|save
    save ?some time
    how long is|will|does ~ @day|tomorrow|tomorrows
    ^ # min|mins|minutes ?max ?today ?only $
  `,
  ),
  intent(
    "missed-day",
    `
    missed|skipped|skip|miss|forgot|skipping ~ day|workout|session|training|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|leg|gym|@day|week|it
    did not|never train|work|go|do|make ~ yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|@day|week|workout|gym|session
    behind|fell_off|off_track|slipped|fell_behind
    catch up|back
    can|could not make|do|train|go|get ~ today|tomorrow|gym|workout|@day
    feel ~ guilty|bad|lazy ~ missing|missed|skipping|workout|not|training
    move|shift|postpone|reschedule|push my|the|a|todays|tomorrows|this|workout|session|training|@day|leg ?workout|session|training|day ?to|from !exercise
    make up for ?a ?missed
    move|shift|postpone|push|reschedule todays|tonights|tomorrows|this|my|@day workout|session|training|leg_day to|until|till tomorrow|@day|tonight|next
    move|shift|postpone|push|swap @day ?workout ?session ?training to @day|tomorrow|another ?this
    move|shift|postpone|reschedule ~ workout|session|training|it ~ to ~ @day|tomorrow|day|week
    forgot|missed|skipped|miss|skip ~ train|workout|session|training|gym ~ @day|yesterday|today|week
    missed|skipped @day|yesterday
  `,
  ),
  intent(
    "long-break",
    `
    after|been|was|had|took|returning|come|coming|back ~~ ill|sick|break|vacation|holiday|injury|weeks|months|year|covid|flu|away
    weeks|months off|break|away|without|no|since
    not|have_not trained|train|lifted|worked_out|been|exercised ~~ weeks|months|month|years|ages|while
    start|starting|carry|get|getting|return|returning again|back|over ~ after|training|gym|into
    carry on where|from
  `,
  ),
  intent(
    "rest-day",
    `
    rest|off day|days ?in ?a ?week ?important|needed|necessary|really ?do|need|why|what|how|should
    what ~ do ~ rest|off day|days
    how many|much|often ~ rest|recovery|off ?day|days
    need|take|should|why|are|is ~ rest|recovery day|days
    train|work|exercise|lift every|each day|single
    can|should|ok|is|bad ~ train|lift|exercise|workout ~ every|two|2|days|consecutive ?day|days ?in ?a ?row
    active recovery
    twice|two_times|2x a|per|the day|same
  `,
  ),
] as const;
