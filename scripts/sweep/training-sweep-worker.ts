import { EXERCISES } from "@lockstep/content/training/index.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { workShare } from "./sweep-cores.ts";
import { sweepCases } from "./training-combinations.ts";
import { tallyCases } from "./training-tally.ts";

workShare(
  ({ sample, seed }) => sweepCases(sample, seed),
  (cases, onPlan) => tallyCases(cases, EXERCISES, planWeek, onPlan),
);
