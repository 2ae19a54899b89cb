/** Writes an hour, beyond the general limit of a minute: more than anyone writes by hand. */
export const POSTS_AN_HOUR = 20;
export const COMMENTS_AN_HOUR = 120;
export const EDITS_AN_HOUR = 60;
export const PINS_AN_HOUR = 60;
/** Deletions, and as many times taking one back: each is a message to everyone who reads along. */
export const DELETIONS_AN_HOUR = 60;
export const LIKES_AN_HOUR = 600;
/** Posts on a page; of comments as many. */
export const COMMENTS_ON_A_PAGE = 30;
