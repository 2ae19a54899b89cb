/** How many rows of each kind a filled database holds. */
export interface Size {
  readonly name: string;
  readonly members: number;
  readonly posts: number;
  readonly groups: number;
  /** So long the community has been there: each week has its challenges. */
  readonly weeks: number;
}

/** Five likes and two comments a post on average, see fill.ts. */
export const LIKES_PER_POST = 5;
export const COMMENTS_PER_POST = 2;

export const SMALL: Size = { name: "small", members: 2000, posts: 10_000, groups: 20, weeks: 52 };
export const LARGE: Size = { name: "large", members: 20_000, posts: 1_000_000, groups: 2000, weeks: 260 };
