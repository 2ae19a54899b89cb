/** Written by build-steps/landing-art.ts when the site is built. */
declare module "virtual:landing-art" {
  /** Addresses of the landing page's drawings. */
  export const art: Readonly<Record<"hero" | "workout" | "library" | "weekLight" | "weekDark" | "finale", string>>;
  /** Exercises in the catalogue on the day of the build. */
  export const exerciseCount: number;
  export const recipeCount: number;
}
