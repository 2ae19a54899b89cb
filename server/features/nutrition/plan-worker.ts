import { parentPort } from "node:worker_threads";
import { planMeals } from "@lockstep/domain/nutrition/plan-meals.ts";
import { regenerate } from "@lockstep/domain/nutrition/regenerate.ts";
import { holdLogged } from "@lockstep/domain/nutrition/logged-meals.ts";
import { BOOK } from "./book.ts";
import type { PlanTask } from "./plan-queue.ts";

/** The worker's half of `plan-queue.ts`: one task, one answer. */
function work(task: PlanTask): unknown {
  if (task.kind === "plan") return planMeals(task.choices, BOOK);
  return holdLogged(task.plan, task.logged, (held) => regenerate(held, task.choices, BOOK, task.seed));
}

const port = parentPort;
if (port === null) throw new Error("This file is a worker that makes plans of meals.");
port.on("message", (task: PlanTask) => port.postMessage(work(task)));
