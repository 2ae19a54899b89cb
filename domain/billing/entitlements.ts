import { FAMILY_SIZE } from "../family/policy.ts";
import { MOST_PEOPLE } from "../nutrition/meal-plan.ts";
import { TIERS, type Tier } from "./subscription.ts";

interface Feature {
  /** For people: "{name} is included in Premium." */
  readonly name: string;
  /** A number is how many someone may have. */
  readonly in: Readonly<Record<Tier, boolean | number>>;
}

const fromPremium = (name: string): Feature => ({ name, in: { free: false, premium: true, family: true } });
const onlyFamily = (name: string): Feature => ({ name, in: { free: false, premium: false, family: true } });

/** What each tier includes. What isn't here is everyone's. */
export const FEATURES = {
  /** Plans of each kind, workouts and meals. */
  savedPlans: { name: "Saving several plans", in: { free: 1, premium: 50, family: 50 } },
  /** A person's own supersets, repetitions, holds and rests; how many sets is everyone's to choose. */
  ownDoses: fromPremium("Building your own supersets and sets"),
  fullLibrary: fromPremium("The full exercise library"),
  videoSeries: fromPremium("The video series"),
  weeklyReview: fromPremium("The weekly review"),
  mealLock: fromPremium("Locking meals"),
  batchCooking: fromPremium("Batch cooking"),
  /** People that a meal plan is for. */
  people: { name: "Planning meals for several people", in: { free: 1, premium: MOST_PEOPLE, family: MOST_PEOPLE } },
  /** People who share the membership, the one who pays included. */
  familyMembers: { name: "Sharing with your family", in: { free: false, premium: false, family: FAMILY_SIZE } },
  macros: fromPremium("Macro tracking"),
  advancedMacros: onlyFamily("Advanced macro tracking"),
  recipePdfs: fromPremium("Downloading PDFs"),
  /** Messages to support are flagged and answered first. */
  prioritySupport: fromPremium("Priority support"),
  recipeCollection: onlyFamily("The recipe PDF collection"),
} as const satisfies Readonly<Record<string, Feature>>;

/** A feature that memberships differ in. */
export type PaidFeature = keyof typeof FEATURES;
export const PAID_FEATURES = Object.keys(FEATURES) as PaidFeature[];

/** Whether a tier has a feature; for a counted one, whether it has room for that many. */
export function isEntitled(tier: Tier, feature: PaidFeature, count = 1): boolean {
  const included = FEATURES[feature].in[tier];
  return typeof included === "number" ? count <= included : included;
}

/** All that a tier includes. */
export function featuresOf(tier: Tier): Readonly<Record<PaidFeature, boolean | number>> {
  return Object.fromEntries(PAID_FEATURES.map((feature) => [feature, FEATURES[feature].in[tier]])) as Record<
    PaidFeature,
    boolean | number
  >;
}

/** The lowest tier that has a feature, or has room for that many; null when none has. */
export function lowestTierWith(feature: PaidFeature, count = 1): Tier | null {
  return TIERS.find((tier) => isEntitled(tier, feature, count)) ?? null;
}
