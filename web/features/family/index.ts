/** For other features: whom the family cooks for. */
export { useEaters, useWhoEats } from "./use-who-eats.ts";
