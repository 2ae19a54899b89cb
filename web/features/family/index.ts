/** For other features: whom the family cooks for. */
export { useWhoEats } from "./use-who-eats.ts";
