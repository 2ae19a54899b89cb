import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import type { LogEntry, QueueItem } from "@lockstep/contract/moderation.ts";
import type { MemberCard, MemberSummary } from "@lockstep/contract/members.ts";
import type { Role } from "@lockstep/domain/accounts/actor.ts";
import type { ModerationAction, ReportSubject } from "@lockstep/domain/moderation/policy.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { memberCard, memberLine } from "../members/index.ts";

type Report = QueueItem["reports"][number];

/** Which thing someone reports or acts on. */
export interface SubjectKey {
  readonly type: ReportSubject;
  readonly id: string;
}

/** A subject with what is shown of it and what decides about it. */
export interface SubjectRow extends SubjectKey {
  readonly state: QueueItem["state"];
  readonly text: string;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  /** The post that a comment is below. */
  readonly postId: string | null;
  readonly groupName: string | null;
  readonly isPrivate: boolean;
  readonly member: MemberCard | null;
  readonly memberRole: Role;
  readonly memberWarnings: number;
  readonly memberSuspendedUntil: Date | null;
  readonly reportCount: number;
}

/** A subject in the queue, where it's in it, and its open reports. */
export interface WaitingRow extends SubjectRow {
  readonly place: PageCursor;
  readonly reports: readonly Report[];
}

const LISTED_REPORTS = 20;

/** False when the person reported the subject before, or the id is taken. */
export async function insertReport(
  db: Db,
  report: {
    readonly id: string;
    readonly reporterId: string;
    readonly subject: SubjectKey;
    readonly reason: Report["reason"];
    readonly note: string;
  },
  now: Date,
): Promise<boolean> {
  const { id, reporterId, subject, reason, note } = report;
  const made = await db.run(sql`
    insert into reports (id, reporter_id, subject_type, subject_id, reason, note, created_at)
    values (${id}, ${reporterId}, ${subject.type}, ${subject.id}, ${reason}, ${note}, ${now}) on conflict do nothing`);
  return made === 1;
}

export async function hasReported(db: Db, reporterId: string, subject: SubjectKey): Promise<boolean> {
  const found = await db.rows(sql`
    select 1 from reports where reporter_id = ${reporterId} and subject_type = ${subject.type} and subject_id = ${subject.id}`);
  return found.length > 0;
}

/** One moderator at a time for a subject. */
export async function lockSubject(tx: Db, { type, id }: SubjectKey): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`moderation:${type}:${id}`}, 0))`);
}

/**
 * Holds the moderator's own row, and the member behind a subject: what several moderators do about one person happens one after the other. Both come before
 * groups and posts, as in the deletion of an account.
 */
export async function lockPeople(tx: Db, moderatorId: string, { type, id }: SubjectKey): Promise<void> {
  await tx.run(sql`select 1 from users where id = ${moderatorId} for key share`);
  await tx.run(sql`
    select 1 from users where id = case ${type}::text
      when 'post' then (select user_id from posts where id = ${id})
      when 'comment' then (select user_id from comments where id = ${id})
      when 'group' then (select created_by from groups where id = ${id})
      else ${id}::uuid end
    for no key update`);
}

const openReportsOf = (type: Sql, id: Sql): Sql =>
  sql`reports r where r.subject_type = ${type} and r.subject_id = ${id} and r.resolved_at is null`;

/** What is known of the subjects that `from` names with the columns `type` and `id`, in a join named `s`. */
function describe(from: Sql): { readonly columns: Sql; readonly joins: Sql } {
  return {
    columns: sql`
      s.type, s.id,
      -- What was hidden, and deleted by its author, stays hidden should they take that back.
      case when 'hidden' in (p.state_before, c.state_before) then 'hidden' else coalesce(p.state, c.state,
        case when g.hidden_at is not null then 'hidden' else 'visible' end) end as state,
      coalesce(p.content, c.content, g.name || e'\n' || g.description, concat_ws(e'\n', nullif(m.bio, ''), nullif(m.fitness_goals, ''))) as text,
      coalesce(p.image_url, g.cover_image, case when s.type = 'member' then m.avatar_url end) as "imageUrl",
      p.image_alt as "imageAlt", c.post_id as "postId", inside.name as "groupName", coalesce(inside.is_private, g.is_private, false) as "isPrivate",
      case when m.id is not null then ${memberCard("m")} end as member, coalesce(u.role, 'member') as "memberRole",
      coalesce(m.warnings, 0) as "memberWarnings", m.suspended_until as "memberSuspendedUntil",
      (select count(*)::int from ${openReportsOf(sql`s.type`, sql`s.id`)}) as "reportCount"`,
    joins: sql`
      from ${from} s
      left join posts p on s.type = 'post' and p.id = s.id
      left join comments c on s.type = 'comment' and c.id = s.id
      left join posts above on above.id = c.post_id
      left join groups g on s.type = 'group' and g.id = s.id
      left join groups inside on inside.id = coalesce(p.group_id, above.group_id)
      left join profiles m on m.id = coalesce(p.user_id, c.user_id, g.created_by, case when s.type = 'member' then s.id end)
      left join users u on u.id = m.id`,
  };
}

type Raw<Row extends SubjectRow> = Omit<Row, "memberSuspendedUntil"> & { memberSuspendedUntil: string | null };

function toSubject({ memberSuspendedUntil: until, ...row }: Raw<SubjectRow>): SubjectRow {
  return { ...row, memberSuspendedUntil: until === null ? null : new Date(until) };
}

/** A subject's current state; null when nothing is left of it. */
export async function findSubject(db: Db, subject: SubjectKey): Promise<SubjectRow | null> {
  const { columns, joins } = describe(sql`(select ${subject.type}::text as type, ${subject.id}::uuid as id)`);
  const found = await db.rows<Raw<SubjectRow> & Record<string, unknown>>(sql`
    select ${columns} ${joins} where coalesce(p.id, c.id, g.id, case when s.type = 'member' then m.id end) is not null`);
  const row = found[0];
  return row === undefined ? null : toSubject(row);
}

/**
 * The statement of the queue: what is held, and the first open report of whatever else was reported, the oldest first. Each of the three lists is read
 * by its own index up to a page's length. What is gone is left out; a job closes its reports.
 */
export function queueQuery(after: PageCursor | null, limit: number): Sql {
  const later = (alias: string): Sql =>
    after === null
      ? sql`true`
      : sql`(${sql.raw(alias)}.created_at, ${sql.raw(alias)}.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const { columns, joins } = describe(sql`waiting`);
  return sql`
    with waiting as (
      (select 'post' as type, h.id, h.created_at, h.id as place from posts h
        where h.state = 'held' and ${later("h")} order by h.created_at, h.id limit ${limit})
      union all
      (select 'comment', h.id, h.created_at, h.id from comments h
        where h.state = 'held' and ${later("h")} order by h.created_at, h.id limit ${limit})
      union all
      (select r.subject_type, r.subject_id, r.created_at, r.id from reports r
        where r.resolved_at is null and ${later("r")} and ${isFirstOfSubject} and ${isNeitherGoneNorHeld}
        order by r.created_at, r.id limit ${limit})
      order by created_at, place limit ${limit}
    )
    select ${columns}, s.created_at as since, s.place,
      (select coalesce(json_agg(one), '[]'::json) from (
        select r.id, r.reason, r.note, (extract(epoch from r.created_at) * 1000)::bigint as "createdAt",
          case when reporter.id is not null then ${memberLine("reporter")} end as reporter
        from reports r left join profiles reporter on reporter.id = r.reporter_id
        where r.subject_type = s.type and r.subject_id = s.id and r.resolved_at is null
        order by r.created_at, r.id limit ${LISTED_REPORTS}) one) as reports
    ${joins} order by s.created_at, s.place`;
}

const isFirstOfSubject = sql`not exists (
  select 1 from reports earlier where earlier.subject_type = r.subject_type and earlier.subject_id = r.subject_id
    and earlier.resolved_at is null and (earlier.created_at, earlier.id) < (r.created_at, r.id))`;

// As values rather than `exists`, which might be answered by reading a table whole. Null, when the subject is gone, keeps it out.
const isNeitherGoneNorHeld = sql`case r.subject_type
  when 'post' then (select x.state <> 'held' from posts x where x.id = r.subject_id)
  when 'comment' then (select x.state <> 'held' from comments x where x.id = r.subject_id)
  when 'group' then (select true from groups x where x.id = r.subject_id)
  else (select true from profiles x where x.id = r.subject_id) end`;

type RawWaiting = Raw<SubjectRow> & {
  since: string;
  place: string;
  reports: (Omit<Report, "createdAt"> & { createdAt: number })[];
} & Record<string, unknown>;

export async function listWaiting(db: Db, after: PageCursor | null, limit: number): Promise<WaitingRow[]> {
  const found = await db.rows<RawWaiting>(queueQuery(after, limit));
  return found.map(({ since, place, reports, ...row }) => ({
    ...toSubject(row),
    place: { createdAt: new Date(since), id: place },
    reports: reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt).toISOString() })),
  }));
}

export async function resolveReports(tx: Db, { type, id }: SubjectKey, moderatorId: string, now: Date): Promise<void> {
  await tx.run(sql`
    update reports set resolved_at = ${now}, resolved_by = ${moderatorId}
    where subject_type = ${type} and subject_id = ${id} and resolved_at is null`);
}

/** Closes open reports of what no longer exists. */
export async function resolveReportsOfGone(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    update reports r set resolved_at = ${now}
    where r.resolved_at is null and not (case r.subject_type
      when 'post' then exists (select 1 from posts x where x.id = r.subject_id)
      when 'comment' then exists (select 1 from comments x where x.id = r.subject_id)
      when 'group' then exists (select 1 from groups x where x.id = r.subject_id)
      else exists (select 1 from profiles x where x.id = r.subject_id) end)`);
}

export async function insertLogEntry(
  tx: Db,
  entry: {
    readonly moderatorId: string;
    readonly action: ModerationAction;
    readonly subject: SubjectKey;
    readonly userId: string | null;
    readonly reason: string;
  },
  now: Date,
): Promise<void> {
  const { moderatorId, action, subject, userId, reason } = entry;
  await tx.run(sql`
    insert into moderation_log (moderator_id, action, subject_type, subject_id, user_id, reason, created_at)
    values (${moderatorId}, ${action}, ${subject.type}, ${subject.id}, ${userId}, ${reason}, ${now})`);
}

/** A log entry, with the current state of its subject. */
export interface LogRow extends Omit<LogEntry, "createdAt" | "path" | "undo" | "version"> {
  readonly createdAt: Date;
  /** Null when nothing is left of it. */
  readonly subject: SubjectRow | null;
}

/** The statement of the log, the latest first. */
export function logQuery(after: PageCursor | null, limit: number): Sql {
  const earlier = after === null ? sql`true` : sql`(l.created_at, l.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return sql`
    select l.id, l.action, l.subject_type as "subjectType", l.subject_id as "subjectId", l.reason, l.created_at as "createdAt",
      case when moderator.id is not null then ${memberLine("moderator")} end as moderator,
      case when member.id is not null then ${memberLine("member")} end as member
    from (select l.* from moderation_log l where ${earlier} order by l.created_at desc, l.id desc limit ${limit}) l
    left join profiles moderator on moderator.id = l.moderator_id
    left join profiles member on member.id = l.user_id
    order by l.created_at desc, l.id desc`;
}

interface RawLog {
  id: string;
  action: ModerationAction;
  subjectType: ReportSubject;
  subjectId: string;
  reason: string;
  createdAt: string;
  moderator: MemberSummary | null;
  member: MemberSummary | null;
}

export async function listLog(db: Db, after: PageCursor | null, limit: number): Promise<LogRow[]> {
  const found = await db.rows<RawLog & Record<string, unknown>>(logQuery(after, limit));
  const subjects = await findSubjects(
    db,
    found.map((row) => ({ type: row.subjectType, id: row.subjectId })),
  );
  return found.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    subject: subjects.get(`${row.subjectType}:${row.subjectId}`) ?? null,
  }));
}

/** Several subjects at once, by `{type}:{id}`; those that are gone are missing. */
async function findSubjects(db: Db, keys: readonly SubjectKey[]): Promise<ReadonlyMap<string, SubjectRow>> {
  const named = new Map(keys.map((key) => [`${key.type}:${key.id}`, key]));
  if (named.size === 0) return new Map();
  const rows = [...named.values()].map(({ type, id }) => sql`(${type}::text, ${id}::uuid)`);
  const { columns, joins } = describe(sql`(select * from (values ${sql.join(rows, ", ")}) as one (type, id))`);
  const found = await db.rows<Raw<SubjectRow> & Record<string, unknown>>(sql`
    select ${columns} ${joins} where coalesce(p.id, c.id, g.id, case when s.type = 'member' then m.id end) is not null`);
  return new Map(found.map((row) => [`${row.type}:${row.id}`, toSubject(row)]));
}

/** Whether someone is the only moderator there is. */
export async function isOnlyModerator(db: Db, userId: string): Promise<boolean> {
  const found = await db.rows(sql`select 1 from users where role = 'moderator' and id <> ${userId} limit 1`);
  return found.length === 0;
}

/** Reports someone made, for their download; who looked at them isn't theirs to know. */
export async function exportReports(db: Db, userId: string): Promise<unknown> {
  const found = await db.rows(sql`
    select subject_type as "subjectType", subject_id as "subjectId", reason, note, created_at as "createdAt", resolved_at as "resolvedAt"
    from reports where reporter_id = ${userId} order by created_at`);
  return found;
}

/** What moderators did about someone, for their download, without who did it. */
export async function exportActionsAbout(db: Db, userId: string): Promise<unknown> {
  const found = await db.rows(sql`
    select action, subject_type as "subjectType", subject_id as "subjectId", reason, created_at as "createdAt"
    from moderation_log where user_id = ${userId} and action <> 'dismiss' order by created_at`);
  return found;
}
