import type { Feature } from "../../platform/feature.ts";

/** For other features: which family someone is in. Rights are in domain/family/policy.ts. */
export { findFamilyOf, type FamilyPlace } from "./find-family-of.ts";

export const familyFeature: Feature = { name: "family" };
