import { errorCode } from "./availability.ts";

const DEADLOCK = "40P01";
const MOST_ATTEMPTS = 5;

/**
 * Runs a deletion that cascades into many tables, in an order only the database knows. When it deadlocks with another transaction it's rolled back and
 * tried again. `work` is one transaction.
 */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== DEADLOCK || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
