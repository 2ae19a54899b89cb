import { intent } from "@lockstep/domain/coach/intent.ts";

/** Making and changing plans. */
export const PLAN_INTENTS = [
  intent(
    "build-plan",
    `
    make|build|create|give|generate|write|design|need|want|get|start|set|do|plan ~ plan|program|programme|routine|split|schedule|week|workouts !meal|diet|food|eating|essay|group|family|post|cancel|premium|membership|upgrade|free|worth
    make|build|create|give|generate|want|need ~~ plan|program|routine ~~ days|home|gym|equipment|minutes|beginner|muscle
    build|make|create|give ?me ?us ?a ?an home|gym|dumbbell|full_body|bodyweight workout|routine|session ~ with|for|without
    # day|days ?per ?a ?week ?full ?body ~ plan|split|program|routine|week
    new|another|different workout|training|gym ?plan|program|routine|split
    # days|times a|per|each|every week !protein
    train|workout|exercise|gym # times|days|x
    beginner|home|gym|full_body|bodyweight|strength|hypertrophy|push_pull_legs|upper_lower|dumbbell plan|program|programme|routine|split
    plan|routine|program for beginner|beginners|home|gym|me|weight_loss|muscle
    which|what|best split|plan|program|routine ~ should|best|follow|good|for|do
    make|build|create|give ?me ?us ?a ?an ?my ?new ?workout ?training plan|program|routine|split
  `,
  ),
  intent(
    "change-days",
    `
    change|switch|set|make|reduce|increase|go|want|train|only|add|drop|cut|edit|adjust|update ~~ # ?training ?workout day|days|times
    change|switch|edit|adjust|update|customize|modify|tweak|redo|rebuild|regenerate ~ plan|week|program|routine|days|schedule|workouts|minutes|level|location|home|gym|goal
    more|fewer|less|different|other training|workout|gym days|exercises
    change|switch|move|set|make|put ~ workouts|training|sessions|plan|days|week|it ~ to|on @day ?and @day ?and ?@day
    train|workout ~ on @day ~ @day ~ ?instead|from_now_on|every_week
    make ~ plan|workouts|sessions|it|week shorter|longer|easier|harder
    plan ?is ?too hard|easy|long|short|difficult|boring|much
    switch|move|change to|from home|gym|dumbbells
    add ~ cardio|arms|abs|core|legs|exercise|@exercise|@muscle ~ plan|workout|session|day|week
  `,
  ),
] as const;
