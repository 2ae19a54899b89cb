/**
 * What the planner holds itself to beyond its safety rules. Only trials of the planner switch these off (the sweep's checker must notice);
 * people always get {@link DEFAULT_POLICY}.
 */
export interface PlannerPolicy {
  /** Chosen groups are planned before balance work, and balance gives way wherever a chosen exercise fits. */
  readonly chosenFirst: boolean;
  /** A muscle with 4 or more effective sets rests the day before and after. */
  readonly adjacency: boolean;
  /** A set counts half for the muscles that help. */
  readonly countSynergists: boolean;
  /** Mobility and conditioning stand only where no set of work fits. */
  readonly fillerOnlyWhenNothingFits: boolean;
}

/** The policy of every plan that a person gets. */
export const DEFAULT_POLICY: PlannerPolicy = {
  chosenFirst: true,
  adjacency: true,
  countSynergists: true,
  fillerOnlyWhenNothingFits: true,
};
