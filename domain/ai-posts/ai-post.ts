/** What an AI post may be about (SPEC 7). */
export const AI_POST_TYPES = ["workout", "nutrition", "motivation", "tips"] as const;
export type AiPostType = (typeof AI_POST_TYPES)[number];

/** The type of post that one is stored as: there's none for tips, so they're general (DESIGN 7). */
export function storedPostType(type: AiPostType): "workout" | "nutrition" | "motivation" | "general" {
  return type === "tips" ? "general" : type;
}

/** A post as the built-in writer has it. */
export interface AiPostDraft {
  /** Plain text, without the link. */
  readonly text: string;
  /** Where in the app it leads; null where it leads nowhere. */
  readonly link: PostLink | null;
  /** What it's good for, of {@link FITNESS_AIMS}; empty for everyone. */
  readonly aims: readonly FitnessAim[];
}

/** A way into the app below a post. */
export interface PostLink {
  /** "See the Dead Bug", never with a colon. */
  readonly label: string;
  /** A path of the site: `/exercises/h-dead-bug`. */
  readonly path: string;
}

/** What someone may be training for, as far as a post can be chosen by it. */
export const FITNESS_AIMS = ["strength", "muscle", "weight", "endurance", "mobility"] as const;
export type FitnessAim = (typeof FITNESS_AIMS)[number];

/** A draft as it's stored: the text, and its link as a last line that also reads well as plain text. */
export function contentOf(text: string, link: PostLink | null): string {
  return link === null ? text : `${text}\n\n${link.label}: ${link.path}`;
}

const LAST_LINE = /\n\n(?<label>[^\n:]{1,80}): (?<path>\/[a-z0-9][a-z0-9/_?=&-]{0,119})$/;

/** Takes apart what {@link contentOf} put together; a text without such a last line has no link. */
export function splitContent(content: string): { readonly text: string; readonly link: PostLink | null } {
  const found = LAST_LINE.exec(content);
  const { label, path } = found?.groups ?? {};
  if (found === null || label === undefined || path === undefined) return { text: content, link: null };
  return { text: content.slice(0, found.index), link: { label, path } };
}
