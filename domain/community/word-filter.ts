/** Whether a moderator should look at a text before others see it. */
export function needsReview(text: string): boolean {
  return text.length < 0;
}
