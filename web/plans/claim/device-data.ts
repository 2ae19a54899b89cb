/** What a feature finds on this device from before sign-in, and what can be done with it. */
export interface DeviceData {
  readonly kind: "training" | "meals";
  /** The plan's name; null if there are only single items. */
  readonly plan: string | null;
  /** Single items in words: "3 completed exercises", "1 favorite recipe". */
  readonly counted: readonly string[];
  /** Moves it to the account and off the device, a plan in the place of the current one if `replacing`. A retry moves the rest. */
  readonly moveToAccount: (replacing: boolean) => Promise<void>;
  /** Deletes it from the device. */
  readonly clear: () => Promise<void>;
}

/** "1 favorite", "3 favorites"; nothing for none. */
export function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

type Found = Pick<DeviceData, "kind" | "plan" | "counted">;

const ALONG = {
  training: "everything you completed comes with it",
  meals: "what you checked off its grocery list comes with it",
} as const;

/** The question in words, for whatever was found (at least one thing). */
export function claimWords(found: readonly Found[]): { readonly title: string; readonly text: string } {
  const plans = found.flatMap(({ plan }) => (plan === null ? [] : [plan]));
  const kinds = new Set(found.map(({ kind }) => kind));
  if (plans.length > 1) {
    return {
      title: "You have plans on this device",
      text: `${plans.join(" and ")}, made before you signed in. Move them to your account to make them your current plans, along with everything you've done.`,
    };
  }
  const [plan] = plans;
  if (plan !== undefined) {
    const of = found.find((each) => each.plan !== null)?.kind ?? "training";
    const also = found.filter((each) => each.plan === null).flatMap((each) => each.counted);
    return {
      title: "You have a plan on this device",
      text: `${plan}, made before you signed in. Move it to your account and it becomes your current ${of === "meals" ? "meal plan" : "plan"}, and ${ALONG[of]}.${also.length === 0 ? "" : ` Also: ${also.join(" and ")}.`}`,
    };
  }
  const what = found.flatMap((each) => each.counted).join(" and ");
  if (!kinds.has("meals")) {
    return {
      title: "You have workouts on this device",
      text: `${what}, from before you signed in. Move them to your account and they count toward your progress on every device.`,
    };
  }
  return {
    title: "You have saved items on this device",
    text: `${what}, from before you signed in. Move them to your account to have them on every device.`,
  };
}
