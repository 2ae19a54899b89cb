/** Pages that need no session to be drawn: written as documents when the site is built, and listed for search engines unless noted. */
export const PRERENDERED = ["/", "/plan-selection", "/login", "/register", "/forgot-password"] as const;

/** Pages the sitemap names. */
export const LISTED = ["/", "/plan-selection", "/exercises", "/login", "/register"] as const;
