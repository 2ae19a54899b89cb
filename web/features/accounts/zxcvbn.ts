import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs } from "@zxcvbn-ts/language-common";
import { rankPasswords, type Zxcvbn } from "@lockstep/domain/accounts/password-guess.ts";

/** Counts guesses as the server does. A file of its own: it's loaded while someone types a new password. */
export function createZxcvbn(passwords: readonly string[]): Zxcvbn {
  return new ZxcvbnFactory({ dictionary: { common: rankPasswords(passwords) }, graphs: adjacencyGraphs });
}
