/**
 * Pages that need no session to be drawn: written as documents when the site is built. Pages with forms are not among them: what somebody types before
 * the scripts arrive would be lost, and a form sent without them would put a password into the address.
 */
export const PRERENDERED = ["/", "/plan-selection"] as const;
