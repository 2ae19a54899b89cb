/** Written by build-steps/figure-tokens.ts when the site is built. */
declare module "virtual:figure-tokens.css";

interface ImportMetaEnv {
  /** Changes with the figure's drawings; written when the site is built (build-steps/figure-edition.ts), absent in tests. */
  readonly VITE_FIGURE_EDITION?: string;
}
