import { FOOD_QUESTIONS } from "./food-questions.fixture.ts";
import { PRODUCT_QUESTIONS } from "./product-questions.fixture.ts";
import { TRAINING_QUESTIONS } from "./training-questions.fixture.ts";

/** Who asks. A newcomer has an account and no plans yet; the other members are the sample people of the same name. */
export type Asker = "visitor" | "newcomer" | "alex" | "priya" | "sam";

export interface MemberQuestion {
  readonly id: string;
  readonly asker: Asker;
  /** As typed on a phone, mistakes included. */
  readonly question: string;
  /** What an answer must contain to be helpful, and what would make it wrong. */
  readonly needs: string;
}

/**
 * A hundred questions people really ask a coach, written before the coach was. Two readers mark each answer right, helpful or wrong by its `needs`: at least
 * 90 must be helpful and none wrong. Don't change a question to suit an answer.
 */
export const MEMBER_QUESTIONS: readonly MemberQuestion[] = [...TRAINING_QUESTIONS, ...FOOD_QUESTIONS, ...PRODUCT_QUESTIONS];
