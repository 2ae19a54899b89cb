import { EXERCISES } from "@lockstep/content/training/index.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { sheetCases } from "./coach-sheet-cases.ts";
import { tallySheet } from "./coach-sheet-tally.ts";
import { workShare } from "./sweep-cores.ts";

workShare(
  ({ sample, seed }) => sheetCases(sample, seed),
  (cases, onPlan) => tallySheet(cases, EXERCISES, planWeek, onPlan),
);
