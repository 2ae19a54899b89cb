import { sql, type Sql } from "../../platform/database/sql.ts";
import { notBlocked } from "../members/index.ts";

/** Who reads: the id as a value or a column, null for a visitor. */
export type Viewer = string | Sql | null;

/** A condition on `posts p`: it's in no group, or in one that the viewer may read. The domain's `mayReadGroupPosts` for everyone but moderators. */
export function inReadableGroup(viewer: Viewer): Sql {
  const member =
    viewer === null
      ? sql`false`
      : sql`exists (select 1 from group_members gm where gm.group_id = g.id and gm.user_id = ${viewer}::uuid)`;
  return sql`(p.group_id is null or exists (
    select 1 from groups g where g.id = p.group_id and g.hidden_at is null and (not g.is_private or ${member})))`;
}

/** A condition on `posts p`, wherever it is: everyone may see it, and no block is between its author and the viewer. */
export function isShownTo(viewer: Viewer): Sql {
  return sql`p.state = 'visible' and ${notBlocked(viewer, sql`p.user_id`)}`;
}

/**
 * A condition on `posts p`: who may read it, as the domain's `maySeePost` says for visible posts; a test compares the two. A moderator and a post's
 * author see more, which is read with the post's facts and decided by the domain.
 */
export function isReadableBy(viewer: Viewer): Sql {
  return sql`${isShownTo(viewer)} and ${inReadableGroup(viewer)}`;
}
