import { createHash } from "node:crypto";
import type { PasswordHashing } from "../platform/auth/auth.ts";

const hash = (password: string): string => `quick:${createHash("sha256").update(password).digest("hex")}`;

/** Passwords in tests: nobody guesses them, so they needn't be slow. The journeys, and the tests that start whole servers, use the real hashes. */
export const QUICK_HASHING: PasswordHashing = {
  hash: async (password) => hash(password),
  verify: async (given) => given.hash === hash(given.password),
};
