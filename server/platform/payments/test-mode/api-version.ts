/** The version whose shapes the provider answers in: the one the SDK asks for. The contract test compares the two. */
export const ApiVersion = "2026-10-28.endive";
