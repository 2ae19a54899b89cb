import { Worker } from "node:worker_threads";
import type { MealEditResult } from "@lockstep/domain/nutrition/meal-edit.ts";
import type { MealChoices, MealPlan, MealPlanResult } from "@lockstep/domain/nutrition/meal-plan.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { createBoundedQueue } from "../../platform/images/bounded-queue.ts";

/** A plan to make, or one to make again around its locked and logged meals. */
export type PlanTask =
  | { readonly kind: "plan"; readonly choices: MealChoices }
  | {
      readonly kind: "replan";
      readonly plan: MealPlan;
      readonly logged: ReadonlySet<string>;
      readonly choices: MealChoices;
      readonly seed: number;
    };

/** Plans being made or waiting in one process: a usual one takes some 20 ms, one that nothing fits half a second. */
export const MOST_PLANS_AT_ONCE = 24;
const line = createBoundedQueue(MOST_PLANS_AT_ONCE);

/** Begun at the first plan; one that died is followed by another at the next. */
let thread: Worker | null = null;

function begin(): Worker {
  const begun = new Worker(new URL("./plan-worker.ts", import.meta.url));
  begun.on("error", () => undefined);
  begun.on("exit", () => {
    if (thread === begun) thread = null;
  });
  return begun;
}

/** Hands a task to the thread. Only while it works does it keep the process running, so there's nothing to stop at the end. */
function hand(task: PlanTask): Promise<unknown> {
  const worker = (thread ??= begin());
  worker.ref();
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      worker.off("message", onMessage).off("error", onEnd).off("exit", onEnd).unref();
      end();
    };
    const onMessage = (result: unknown): void => settle(() => resolve(result));
    const onEnd = (cause: unknown): void => {
      // Its exit is reported a moment after its error.
      if (thread === worker) thread = null;
      settle(() => reject(new Error("The thread that makes plans of meals ended.", { cause })));
    };
    worker.on("message", onMessage).on("error", onEnd).on("exit", onEnd);
    worker.postMessage(task, []);
  });
}

function run(task: PlanTask): Promise<unknown> {
  const made = line.run(() => hand(task));
  if (made !== null) return made;
  throw new ApiError("SERVICE_UNAVAILABLE", {
    message: "A lot of plans are being made right now. Please try again in a moment.",
    headers: { "Retry-After": "5" },
  });
}

/** Makes a plan beside the event loop, after those that wait. Never ask for it inside a transaction. */
export async function queuePlan(choices: MealChoices): Promise<MealPlanResult> {
  return (await run({ kind: "plan", choices })) as MealPlanResult;
}

/** Makes a plan again, as {@link queuePlan} makes one. */
export async function queueReplan(task: Omit<Extract<PlanTask, { kind: "replan" }>, "kind">): Promise<MealEditResult> {
  return (await run({ kind: "replan", ...task })) as MealEditResult;
}
