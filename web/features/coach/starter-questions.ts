/** Three questions that fit what a page is about; the first whose path begins like it counts. */
const STARTERS: ReadonlyArray<readonly [start: string, questions: readonly [string, string, string]]> = [
  ["/workout", ["What's my workout today?", "How heavy should I go?", "My knee hurts. What can I do instead?"]],
  [
    "/exercises/",
    ["How do I do this exercise?", "What can I do instead of this exercise?", "How long should I rest between sets?"],
  ],
  [
    "/exercises",
    ["Which exercises suit a beginner?", "What can I train without equipment?", "How long should I rest between sets?"],
  ],
  ["/series", ["What's my workout today?", "Should I train when I'm sore?", "How long should I rest between sets?"]],
  ["/recipes/", ["Can I replace an ingredient?", "How much protein does this have?", "Add this to my grocery list"]],
  ["/recipes", ["What can I cook in 15 minutes?", "What should I eat after training?", "How much protein do I need?"]],
  ["/grocery", ["What do I need to buy this week?", "Add eggs and oats to my grocery list", "How much protein do I need?"]],
  ["/meal", ["What's for dinner tonight?", "What should I eat after training?", "How much protein do I need?"]],
  ["/progress", ["How was my week?", "Am I getting stronger?", "Does a rest day break my streak?"]],
  ["/community", ["What's the challenge this week?", "Are there groups for beginners?", "Does a rest day break my streak?"]],
  ["/challenges", ["What's the challenge this week?", "How was my week?", "Does a rest day break my streak?"]],
  ["/groups", ["Are there groups for beginners?", "Can I make my own group?", "What's the challenge this week?"]],
  ["/membership", ["What does Premium add?", "How do I cancel?", "Is the Family plan worth it for two?"]],
  ["/family", ["How do I add someone to my family?", "Is the Family plan worth it for two?", "Add milk to my grocery list"]],
];
const MEMBERS = ["What's my workout today?", "What should I eat after training?", "How was my week?"] as const;
const VISITORS = ["What do I get for free?", "How do I start strength training?", "Is there a free trial?"] as const;

export function starterQuestions(pathname: string, isMember: boolean): readonly [string, string, string] {
  return STARTERS.find(([start]) => pathname.startsWith(start))?.[1] ?? (isMember ? MEMBERS : VISITORS);
}
