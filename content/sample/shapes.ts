import type { Aisle } from "@lockstep/domain/nutrition/food.ts";
/** Hair and headwear of a drawn portrait. */
export type Hair = "short" | "curls" | "bun" | "bob" | "long" | "scarf" | "bald" | "waves" | "ponytail" | "cap";
/** Grounds of portraits: the quiet colours of the avatar's initials, the accent and ink. */
export type Ground = "sage" | "rose" | "lilac" | "sky" | "sand" | "volt" | "ink";

/** How someone's portrait is drawn. Tones are ink tones of the figure: none claims a colour of skin. */
export interface Portrait {
  readonly hair: Hair;
  readonly ground: Ground;
  /** 0 the lightest, 4 the darkest of the tones of a face. */
  readonly tone: 0 | 1 | 2 | 3 | 4;
  /** Hair light (grey), or dark. */
  readonly hairTone: "light" | "middle" | "dark";
  readonly glasses?: boolean;
  readonly beard?: boolean;
  readonly top: "crew" | "collar" | "straps" | "hood";
}

/** Someone of the sample community. Those without `signIn` have no password: nobody can sign in as them. */
export interface SampleMember {
  readonly username: string;
  readonly fullName: string;
  readonly bio: string;
  readonly fitnessGoals: string;
  readonly goal: "build-strength" | "build-muscle" | "lose-weight" | "feel-healthy" | "endurance";
  readonly level: "beginner" | "intermediate" | "advanced";
  readonly birthYear: number;
  readonly timeZone: string;
  readonly units: "kg" | "lb";
  readonly joinedDaysAgo: number;
  readonly portrait: Portrait;
  readonly activity?: "members" | "only_me";
  readonly follows: readonly string[];
}

/** How someone trained and ate in the last weeks: what their streaks, achievements and stats are counted from. */
export interface SampleHabits {
  readonly username: string;
  /** Days of the week with training, 1 is Monday. */
  readonly trainsOn: readonly number[];
  readonly location: "home" | "gym";
  readonly minutes: 15 | 30 | 45 | 60;
  readonly muscleGroups: readonly ("Chest" | "Back" | "Legs" | "Arms" | "Core" | "Full-Body")[];
  /** Of a hundred planned days, how many really happened. */
  readonly keeps: number;
  /** Of a hundred days, on how many something eaten was logged; 0: never. */
  readonly logsFood: number;
  readonly preference?: "standard" | "vegetarian" | "vegan" | "mediterranean";
}

export interface SampleGroup {
  /** Part of its id and of its cover's name. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly icon: "💪" | "🏃" | "🧘" | "🥗" | "⚖️" | "🏠" | "🏋️" | "🚴" | "🏊" | "🧠" | "❤️" | "🍎";
  readonly rules: string;
  readonly isPrivate: boolean;
  /** Otherwise the day after its founder came. */
  readonly foundedDaysAgo?: number;
  /** The first of them founded it. */
  readonly admins: readonly string[];
  readonly members: readonly string[];
  /** Never light: a cover looks the same in both themes. */
  readonly cover: { readonly ground: "dark" | "volt"; readonly figures: readonly string[] };
}

/** A drawn picture: figures of our own (`movement:variant`), or bars with their values. */
export type SamplePicture =
  | {
      readonly kind: "figures";
      readonly ground: "light" | "dark" | "volt";
      readonly figures: readonly string[];
      readonly alt: string;
    }
  | {
      readonly kind: "bars";
      readonly ground: "light" | "dark";
      /** Each is above its bar; the post and the alternative text say what it is. */
      readonly values: readonly number[];
      readonly alt: string;
    };

export interface SamplePost {
  readonly by: string;
  readonly type: "general" | "workout" | "nutrition" | "motivation";
  readonly text: string;
  /** Slug of the group it's in; public without one. */
  readonly group?: string;
  readonly picture?: SamplePicture;
  /** Who answered what, in order. */
  readonly comments: readonly (readonly [by: string, text: string])[];
}

/** An item of the sample family's grocery list. */
export interface SampleGrocery {
  readonly name: string;
  readonly aisle: Aisle;
  readonly display: string;
  /** Username of whoever added it. */
  readonly by: string;
  /** Username; null while it's still to buy. */
  readonly checkedBy: string | null;
}
