import type { PostWords } from "@lockstep/contract/community.ts";
import { sql, type Sql } from "../../platform/database/sql.ts";

type Name = keyof PostWords;

/**
 * Where each thing that an author writes in a post is stored, and whether it's free text, which the word filter reads. Whatever writes, reads, filters, shows and exports
 * posts goes by this list.
 */
const STORED: Readonly<Record<Name, { readonly column: string; readonly type: string; readonly isFreeText: boolean }>> = {
  content: { column: "content", type: "text", isFreeText: true },
  postType: { column: "post_type", type: "text", isFreeText: false },
};

export const WORD_NAMES = Object.keys(STORED) as Name[];

/** What the author wrote, of whatever has it. Written out, because an object put together by a loop costs a feed 4 % of its time. */
export const wordsOf = ({ content, postType }: PostWords): PostWords => ({ content, postType });

/** Everything in a post that its author made up, for the word filter; `beside` are texts that aren't the post's words, as a picture's description. */
export const reviewedText = (words: PostWords, beside: readonly (string | null)[]): string =>
  [...WORD_NAMES.filter((name) => STORED[name].isFreeText).map((name) => words[name]), ...beside]
    .filter((text) => text !== null)
    .join("\n");

/** The words as they are after a change. */
export const changedWords = (words: PostWords, change: { readonly [N in Name]?: PostWords[N] | undefined }): PostWords => {
  const given = Object.fromEntries(WORD_NAMES.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])));
  return { ...wordsOf(words), ...given };
};

const list = (part: (name: Name) => Sql): Sql => sql.join(WORD_NAMES.map(part), ", ");

/** The columns, for an insert; with `alias`, of a table of that name. */
export const wordColumns = (alias = ""): Sql => list((name) => sql.raw(`${alias}${STORED[name].column}`));

/** The columns under the names of the words. */
export const selectWords = (alias = ""): Sql => list((name) => sql.raw(`${alias}${STORED[name].column} as "${name}"`));

/** The values in the order of {@link wordColumns}. */
export const wordValues = (words: PostWords): Sql => list((name) => sql`${words[name]}::${sql.raw(STORED[name].type)}`);

/** The values of many posts as lists for `unnest`, filled up with nulls to so many. */
export const wordLists = (posts: readonly PostWords[], length: number): Sql =>
  list((name) => {
    const values = Array.from({ length }, (_, at) => posts[at]?.[name] ?? null);
    return sql`${values}::${sql.raw(STORED[name].type)}[]`;
  });

/** What an update sets: the words that are given. */
export function setWords(words: Partial<PostWords>): readonly Sql[] {
  return WORD_NAMES.flatMap((name) => {
    const value = words[name];
    return value === undefined ? [] : [sql`${sql.raw(STORED[name].column)} = ${value}`];
  });
}
