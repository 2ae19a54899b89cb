import type { FamilyEater, FamilyOffer } from "@lockstep/contract/family.ts";
import type { ProgressItem } from "@lockstep/domain/family/policy.ts";
import { portionText } from "@lockstep/domain/nutrition/batch-words.ts";
import type { Diet } from "@lockstep/domain/nutrition/diets.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { ApiError } from "../../api/client.ts";

export const DIET_NAMES: Readonly<Record<Diet, string>> = {
  standard: "Eats everything",
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  keto: "Keto",
  paleo: "Paleo",
  mediterranean: "Mediterranean",
};

/** "Vegetarian, no nuts and no sesame, 1/2 portion". */
export function eatsText({ diet, allergies, portion }: Pick<FamilyEater, "diet" | "allergies" | "portion">): string {
  const without = allergies.length === 0 ? [] : [joinNames(allergies.map((allergy) => `no ${allergy.toLowerCase()}`))];
  return [DIET_NAMES[diet], ...without, portionText(portion)].join(", ");
}

export const ITEM_TEXTS: Readonly<Record<ProgressItem, { readonly name: string; readonly unit: (count: number) => string }>> = {
  workouts: { name: "Workouts this week", unit: (count) => (count === 1 ? "workout" : "workouts") },
  minutes: { name: "Minutes trained this week", unit: (count) => (count === 1 ? "minute" : "minutes") },
  streak: { name: "Workout streak", unit: (count) => (count === 1 ? "day in a row" : "days in a row") },
  achievements: { name: "Achievements", unit: (count) => (count === 1 ? "achievement" : "achievements") },
};

/** Why an invitation leads nowhere, and what to do. */
export const PROBLEM_TEXTS: Readonly<
  Record<Exclude<NonNullable<FamilyOffer["problem"]>, "already-in">, { readonly title: string; readonly text: string }>
> = {
  expired: { title: "This invitation has expired", text: "Ask for a new one: it only takes a moment." },
  used: { title: "This invitation was already used", text: "Each link lets one person in. Ask for one of your own." },
  full: { title: "This family is full", text: "A family has up to five people. When someone leaves, there's room again." },
  lapsed: {
    title: "This family's membership has lapsed",
    text: "Nobody's paying for it right now. The link works again once someone does.",
  },
  "not-yours": {
    title: "This invitation is for someone else",
    text: "It was sent to another email address. Sign in with that one, or ask for a new invitation.",
  },
  "other-family": {
    title: "You're already in a family",
    text: "You can only be in one. Leave yours first, then open this link again.",
  },
};

/** The server's words where they say what to do, else those given. */
export function familyFailure(error: unknown, otherwise = "That didn't work. Please try again."): string {
  if (!(error instanceof ApiError)) return otherwise;
  const issue = error.issues[0]?.message;
  return error.status === 0 || error.status < 500 ? (issue ?? error.message) : otherwise;
}
