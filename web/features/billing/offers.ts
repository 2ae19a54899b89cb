/** A membership as the landing page offers it; lists and prices are SPEC 1 and 9. */
export interface Offer {
  id: "free" | "premium" | "family";
  name: string;
  line: string;
  /** Dollars and cents of a month. */
  dollars: string;
  cents: string | null;
  priceId: PriceId | null;
  act: string;
  includes: string | null;
  features: ReadonlyArray<string>;
}

export type PriceId = "price_premium_monthly" | "price_family_monthly";

export const OFFERS: ReadonlyArray<Offer> = [
  {
    id: "free",
    name: "Free",
    line: "Everything you need to start.",
    dollars: "0",
    cents: null,
    priceId: null,
    act: "Get Started",
    includes: null,
    features: ["Basic workout plans", "Basic meal plans", "Limited exercise library", "Community forum access"],
  },
  {
    id: "premium",
    name: "Premium",
    line: "For a plan that's fine-tuned to you.",
    dollars: "49",
    cents: "99",
    priceId: "price_premium_monthly",
    act: "Go Premium",
    includes: "Everything in Free, plus",
    features: [
      "Advanced training tweaks",
      "Curated video series",
      "Personalised coaching",
      "Advanced meal plans",
      "Priority support",
      "Macros tracking",
      "Downloadable recipe PDFs",
    ],
  },
  {
    id: "family",
    name: "Family",
    line: "One household, up to five people.",
    dollars: "89",
    cents: "99",
    priceId: "price_family_monthly",
    act: "Choose Family",
    includes: "Everything in Premium, plus",
    features: [
      "Up to 5 family members",
      "Group workout plans",
      "Family meal planning",
      "Shared grocery lists",
      "Family progress tracking",
      "Advanced macros tracking",
      "Premium recipe PDF collection",
    ],
  },
];

/** The offer's price id, when this text is one. */
export function isPriceId(text: string | null): text is PriceId {
  return OFFERS.some((offer) => offer.priceId !== null && offer.priceId === text);
}
