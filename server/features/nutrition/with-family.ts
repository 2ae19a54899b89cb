import type { MealChoices } from "@lockstep/contract/nutrition.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { findProfile } from "../accounts/index.ts";
import { findFamilyOf, listEaters } from "../family/index.ts";

/** The caller's choices with everyone who eats in their family. Without a family, or where nobody has said how they eat, they stay as they are. */
export async function withFamily(platform: Platform, actor: Actor | null, choices: MealChoices): Promise<MealChoices> {
  const family = actor && (await findFamilyOf(platform, actor.userId));
  if (actor === null || family === null) return choices;
  const known = await listEaters(platform.db, family.familyId);
  if (known.length === 0) return choices;
  const eaters = known.map(({ name, diet, allergies, portion }) => ({ name, diet, allergies: [...allergies], portion }));
  const hasOwn = known.some(({ userId }) => userId === actor.userId);
  if (hasOwn) return { ...choices, eaters };
  const profile = await findProfile(platform.db, actor.userId);
  const { preference: diet, allergies } = choices;
  return { ...choices, eaters: [{ name: profile?.fullName ?? "", diet, allergies: [...allergies], portion: 1 }, ...eaters] };
}
