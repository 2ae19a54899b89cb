/** Written by build-steps/figure-tokens.ts when the site is built. */
declare module "virtual:figure-tokens.css";
