import { COMMUNITY_WORDS } from "../features/community/unsent-words.tsx";
import { GROCERY_WORDS } from "../features/groceries/unsent-words.tsx";
import { NUTRITION_WORDS } from "../features/nutrition/unsent-words.tsx";
import { SERIES_WORDS } from "../features/series/unsent-words.tsx";
import { TRAINING_WORDS } from "../features/training/unsent-words.tsx";

/** How each kind of change is shown; `unsent-kinds.test.ts` checks that none is missing. */
export const UNSENT_KINDS = [...COMMUNITY_WORDS, ...TRAINING_WORDS, ...NUTRITION_WORDS, ...GROCERY_WORDS, ...SERIES_WORDS];
