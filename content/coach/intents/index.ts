import { ACHE_INTENTS } from "./aches.ts";
import { EVERYDAY_INTENTS } from "./everyday.ts";
import { EXERCISE_INTENTS } from "./exercises.ts";
import { FOOD_INTENTS } from "./food.ts";
import { LOAD_INTENTS } from "./loads.ts";
import { LOG_INTENTS } from "./logging.ts";
import { PLAN_INTENTS } from "./plans.ts";
import { PRODUCT_INTENTS } from "./product.ts";
import { PROGRESS_INTENTS } from "./progress.ts";
import { SESSION_INTENTS } from "./sessions.ts";
import { SITUATION_INTENTS } from "./situations.ts";
import { SUM_INTENTS } from "./sums.ts";
import { TALK_INTENTS } from "./talk.ts";
import { TRAINING_INTENTS } from "./training-questions.ts";

/** Everything the built-in coach recognizes, family by family. */
export const INTENTS = [
  ...TALK_INTENTS,
  ...LOG_INTENTS,
  ...SESSION_INTENTS,
  ...ACHE_INTENTS,
  ...FOOD_INTENTS,
  ...EXERCISE_INTENTS,
  ...LOAD_INTENTS,
  ...TRAINING_INTENTS,
  ...PLAN_INTENTS,
  ...PROGRESS_INTENTS,
  ...PRODUCT_INTENTS,
  ...SITUATION_INTENTS,
  ...SUM_INTENTS,
  ...EVERYDAY_INTENTS,
] as const;

/** What someone can want of the coach. */
export type IntentId = (typeof INTENTS)[number]["id"];
