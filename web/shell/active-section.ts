/** Checked in this order: the first whose top is at or above the line wins. */
export const SECTION_ORDER = ["pricing", "how-it-works", "features", "hero"] as const;
export type SectionId = (typeof SECTION_ORDER)[number];
/** Distance of the line from the top of the window, in pixels. */
export const SECTION_LINE_PX = 100;

/** The section a reader is in, from the sections' distances to the top of the window; `hero` when none has passed the line. */
export function activeSection(tops: Partial<Record<SectionId, number>>): SectionId {
  for (const id of SECTION_ORDER) {
    const top = tops[id];
    if (top !== undefined && top <= SECTION_LINE_PX) return id;
  }
  return "hero";
}
