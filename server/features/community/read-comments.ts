import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import type { MemberSummary } from "@lockstep/contract/members.ts";
import type { WritingState } from "@lockstep/domain/community/policy.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { notBlocked } from "../members/index.ts";

/** A comment with all that a viewer is shown of it, and what decides about it. */
export interface CommentRow {
  readonly id: string;
  readonly postId: string;
  readonly content: string;
  /** In the API's format, like `editedAt`. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly author: MemberSummary;
  readonly state: WritingState;
  readonly stateBefore: WritingState | null;
  readonly neverShown: boolean;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  /** A block is between its author and the viewer. */
  readonly isBlocked: boolean;
}

interface RawComment extends Omit<CommentRow, "deletedAt" | "author"> {
  readonly deletedAt: string | null;
  readonly userId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

const COLUMNS = sql.raw(`
  c.id, c.post_id as "postId", c.content, c.created_at as "createdAt", c.edited_at as "editedAt", c.state, c.state_before as "stateBefore",
  c.never_shown as "neverShown", c.deleted_at as "deletedAt", c.deleted_by as "deletedBy", c.user_id as "userId", a.username, a.avatar_url as "avatarUrl"`);

function toComment({ userId, username, avatarUrl, ...raw }: RawComment): CommentRow {
  return {
    ...raw,
    deletedAt: raw.deletedAt === null ? null : new Date(raw.deletedAt),
    author: { id: userId, username, avatarUrl },
  };
}

/** Which comments are asked for. `seesAll`: a moderator, to whom held and hidden ones and those of blocked people are shown too. */
export interface CommentPage {
  readonly postId: string;
  readonly viewerId: string | null;
  readonly seesAll: boolean;
  readonly cursor: PageCursor | null;
  readonly limit: number;
}

/** The statement of a post's comments, oldest first; one's own held and hidden ones are among them. */
export function commentsQuery({ postId, viewerId, seesAll, cursor, limit }: CommentPage): Sql {
  const own = viewerId === null ? sql`false` : sql`(c.user_id = ${viewerId}::uuid and c.state <> 'deleted')`;
  const seen = seesAll
    ? sql`c.state <> 'deleted'`
    : sql`(c.state = 'visible' or ${own}) and ${notBlocked(viewerId, sql`c.user_id`)}`;
  const after = cursor === null ? sql`true` : sql`(c.created_at, c.id) > (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;
  return sql`
    select ${COLUMNS}, false as "isBlocked" from (
      select c.* from comments c where c.post_id = ${postId}::uuid and ${seen} and ${after} order by c.created_at, c.id limit ${sql.raw(String(Math.trunc(limit)))}) c
    join profiles a on a.id = c.user_id order by c.created_at, c.id`;
}

export async function readComments(db: Db, query: Sql): Promise<readonly CommentRow[]> {
  return (await db.rows<RawComment>(query)).map(toComment);
}

/** One comment in whatever state; the policy decides what of it a viewer may see. */
export async function findCommentRow(db: Db, viewerId: string | null, id: string): Promise<CommentRow | null> {
  const isBlocked = sql`not ${notBlocked(viewerId, sql`c.user_id`)}`;
  const [row] = await readComments(
    db,
    sql`select ${COLUMNS}, ${isBlocked} as "isBlocked" from comments c join profiles a on a.id = c.user_id where c.id = ${id}::uuid`,
  );
  return row ?? null;
}
