/** What questions are sorted by (SPEC 2), in the order of the page's chips. */
export const FAQ_CATEGORIES = [
  "billing",
  "workout-plans",
  "meal-planning",
  "technical-support",
  "community",
  "getting-started",
  "account",
] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** What the categories are called. */
export const FAQ_CATEGORY_NAMES: Readonly<Record<FaqCategory, string>> = {
  billing: "Billing",
  "workout-plans": "Workout plans",
  "meal-planning": "Meal planning",
  "technical-support": "Technical support",
  community: "Community",
  "getting-started": "Getting started",
  account: "Account",
};

/** A question people ask, with its answer. */
export interface FaqItem {
  /** Anchor of the page, unique in all categories: `/faq#cancel`. Links to it are out in the world, so it stays. */
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  /** Plain text; paragraphs are parted by an empty line, links are `[text](/path)` and lead to pages of the site. See {@link readAnswer}. */
  readonly answer: string;
  /** Words people search for that are neither in the question nor in the answer. */
  readonly keywords?: string;
}

/** A piece of a paragraph; one with a path is a link to a page of the site. */
export interface AnswerPiece {
  readonly text: string;
  readonly to?: string;
}

/** The paragraphs of an answer, in pieces. */
export function readAnswer(answer: string): readonly (readonly AnswerPiece[])[] {
  return answer.split(/\n{2,}/).map((paragraph) =>
    paragraph.split(/(\[[^\]]+\]\(\/[^)\s]*\))/).flatMap((piece): AnswerPiece[] => {
      const link = /^\[([^\]]+)\]\((\/[^)\s]*)\)$/.exec(piece);
      if (link?.[1] !== undefined && link[2] !== undefined) return [{ text: link[1], to: link[2] }];
      return piece === "" ? [] : [{ text: piece }];
    }),
  );
}

/** An answer as plain text: links are their words. */
export function answerText(answer: string): string {
  return readAnswer(answer)
    .map((pieces) => pieces.map(({ text }) => text).join(""))
    .join("\n\n");
}
