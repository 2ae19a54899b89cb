import type { MemberSummary } from "@lockstep/contract/members.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { memberLine, notBlocked } from "../members/index.ts";

/** Someone whom the person follows, on the last day they trained. */
export interface TrainedRow {
  readonly member: MemberSummary;
  readonly date: string;
  readonly exercises: number;
}

/**
 * People whom a person follows and who trained since a day, the latest first: only those who show members what they do, and no one in a block with the person.
 * One look at an index for each of them.
 */
export function listTrained(
  db: Db,
  viewerId: string,
  { since, now, limit }: { readonly since: string; readonly now: Date; readonly limit: number },
): Promise<readonly TrainedRow[]> {
  return db.rows<TrainedRow>(sql`
    select ${memberLine("person")} as member, day.date::text as date, day.exercises
    from follows f join profiles person on person.id = f.followed_id
    cross join lateral (
      select done.date, count(*)::int as exercises, max(done.completed_at) as last from completed_exercises done
      where done.user_id = f.followed_id and done.date >= ${since}::date
      group by done.date order by done.date desc limit 1) day
    where f.follower_id = ${viewerId} and ${notBlocked(viewerId, sql`f.followed_id`)}
      and person.profile_visibility <> 'only_me' and person.activity_visibility <> 'only_me'
      and (person.suspended_until is null or person.suspended_until <= ${now})
    order by day.date desc, day.last desc, person.id limit ${limit}`);
}
