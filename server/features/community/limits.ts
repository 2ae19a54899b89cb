/** Writes an hour, beyond the general limit of a minute: more than anybody writes by hand. */
export const POSTS_AN_HOUR = 20;
export const COMMENTS_AN_HOUR = 120;
export const LIKES_AN_HOUR = 600;
/** Posts on a page; of comments as many. */
export const COMMENTS_ON_A_PAGE = 30;
