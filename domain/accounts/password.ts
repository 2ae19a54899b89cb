/** Special characters that count, exactly these. */
export const PASSWORD_SPECIALS = "!@#$%^&*()_+-=[]{};':\"\\|,.<>/?`~";
/** Fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 8;
/** Most characters of a password: hashing longer ones would only cost time. */
export const PASSWORD_MAX_LENGTH = 128;
/** What form and server say when a rule isn't met. */
export const PASSWORD_REFUSED = "Password does not meet all requirements";

/** One rule of the password checklist. */
export interface PasswordRule {
  readonly id: "length" | "digit" | "special" | "uppercase";
  /** The line of the checklist. */
  readonly text: string;
}

/** The checklist, in the order it's shown. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { id: "length", text: "At least 8 characters" },
  { id: "digit", text: "At least one digit" },
  { id: "special", text: "At least one special character" },
  { id: "uppercase", text: "At least one uppercase letter" },
];

/** Which rules a password meets. Uppercase means any letter that is one in Unicode; digits are 0 to 9. */
export function checkPassword(password: string): Readonly<Record<PasswordRule["id"], boolean>> {
  return {
    length: password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH,
    digit: /[0-9]/.test(password),
    special: Array.from(PASSWORD_SPECIALS).some((special) => password.includes(special)),
    uppercase: /\p{Lu}/u.test(password),
  };
}

/** Whether a password meets every rule. */
export function isPasswordAccepted(password: string): boolean {
  return Object.values(checkPassword(password)).every(Boolean);
}
