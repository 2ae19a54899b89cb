import type { PostType } from "@lockstep/contract/community.ts";
import { formatDate } from "../../ui/formatters.ts";

export const TYPE_NAMES: Readonly<Record<PostType, string>> = {
  general: "General",
  workout: "Workout",
  nutrition: "Nutrition",
  motivation: "Motivation",
};

/** Kept apart from the contract's list, so that a page can show the types without its module; the compiler holds both together. */
export const TYPES = Object.keys(TYPE_NAMES) as PostType[];

/** Most characters of a post, a comment, a picture's description (contract/community.ts). */
export const LONGEST_POST = 5000;
export const LONGEST_COMMENT = 2000;
export const LONGEST_IMAGE_ALT = 300;

const FOR_GOOD_YEAR = 9999;

/** Why someone may not write now. */
export function suspensionText(suspendedUntil: string): string {
  const end = new Date(suspendedUntil);
  const time = end.getUTCFullYear() >= FOR_GOOD_YEAR ? "anymore" : `until ${formatDate(end, "moment")}`;
  return `You can't post, comment or like ${time}. Check your notifications to see why.`;
}
