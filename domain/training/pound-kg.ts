/** What a pound weighs, kg, by definition. */
export const POUND_KG = 0.45359237;
