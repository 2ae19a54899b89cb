import { errorCode } from "./availability.ts";

const DEADLOCK = "40P01";
const MOST_ATTEMPTS = 5;

/**
 * Runs a deletion with which rows of many tables go by themselves, in an order that is the database's. Should somebody's work on one of them stand in the
 * way, it is undone whole, and done again. `work` is one transaction.
 */
export async function againOnDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== DEADLOCK || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
