import { describe, expect, it } from "vitest";
import { activeSection } from "./active-section.ts";

describe("activeSection", () => {
  it("takes the first of pricing, how-it-works, features, hero that has passed the line", () => {
    expect(activeSection({ hero: 0, features: 700, "how-it-works": 1500, pricing: 3000 })).toBe("hero");
    expect(activeSection({ hero: -650, features: 100, "how-it-works": 900, pricing: 2400 })).toBe("features");
    expect(activeSection({ hero: -650, features: 101, "how-it-works": 900, pricing: 2400 })).toBe("hero");
    expect(activeSection({ hero: -1650, features: -900, "how-it-works": 99, pricing: 1400 })).toBe("how-it-works");
    expect(activeSection({ hero: -3000, features: -2300, "how-it-works": -1500, pricing: 40 })).toBe("pricing");
  });
  it("is the hero before anything was measured", () => {
    expect(activeSection({})).toBe("hero");
  });
});
