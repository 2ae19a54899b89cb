/** Written by build-steps/figure-tokens.ts when the site is built. */
declare module "virtual:figure-tokens.css";

/** Written by build-steps/movement-families.ts when the site is built. */
declare module "virtual:movement-families" {
  import type { Movement } from "@lockstep/figure/movement.ts";

  /** The movements that are in one file with this one; none when it isn't known. */
  export const loadFamily: (movement: string) => Promise<readonly Movement[]>;
}

interface ImportMetaEnv {
  /** Changes with the figure's drawings; written when the site is built (build-steps/figure-edition.ts), absent in tests. */
  readonly VITE_FIGURE_EDITION?: string;
}

/** The texts of the help pages; handed over by build-steps/help-texts.ts when the site is built. */
declare module "virtual:help/faq" {
  import type { FaqItem } from "@lockstep/domain/help/faq.ts";

  const items: readonly FaqItem[];
  export default items;
}
declare module "virtual:help/privacy" {
  import type { LegalText } from "@lockstep/domain/help/legal-text.ts";

  const text: LegalText;
  export default text;
}
declare module "virtual:help/terms" {
  import type { LegalText } from "@lockstep/domain/help/legal-text.ts";

  const text: LegalText;
  export default text;
}
declare module "virtual:help/cookies" {
  import type { LegalText } from "@lockstep/domain/help/legal-text.ts";

  const text: LegalText;
  export default text;
}
