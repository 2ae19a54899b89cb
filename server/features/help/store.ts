import { createHash } from "node:crypto";
import type { ContactSubmission, ContactView } from "@lockstep/contract/help.ts";
import { wordsOf, type ContactSubject, type SpamSign } from "@lockstep/domain/help/contact.ts";
import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import { isoTime } from "../../platform/database/iso-time.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { memberLine } from "../members/index.ts";

/** A message as it's stored. */
export interface NewContactMessage {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: ContactSubject;
  readonly message: string;
  readonly isPriority: boolean;
  readonly isSpam: boolean;
  readonly signs: readonly SpamSign[];
}

const hashWords = (message: string): string => createHash("sha256").update(wordsOf(message)).digest("base64url");

/** False when the id is taken. */
export async function insertContactMessage(tx: Db, message: NewContactMessage, now: Date): Promise<boolean> {
  const { id, userId, name, email, subject, message: text, isPriority, isSpam, signs } = message;
  const made = await tx.run(sql`
    insert into contact_submissions (id, user_id, name, email, subject, message, words_hash, is_priority, is_spam, spam_signs, created_at)
    values (${id}, ${userId}, ${name}, ${email}, ${subject}, ${text}, ${hashWords(text)}, ${isPriority}, ${isSpam}, ${[...signs]}, ${now})
    on conflict (id) do nothing`);
  return made === 1;
}

/** Whether an id is taken: by this very message, by another, or not at all. */
export async function findSameMessage(
  db: Db,
  {
    id,
    userId,
    name,
    email,
    subject,
    message,
  }: Pick<NewContactMessage, "id" | "userId" | "name" | "email" | "subject" | "message">,
): Promise<"none" | "same" | "other"> {
  const found = await db.first<{ isSame: boolean }>(sql`
    select user_id is not distinct from ${userId}::uuid
      and (name, email, subject, message) = (${name}::text, ${email}::text, ${subject}::text, ${message}::text) as "isSame"
    from contact_submissions where id = ${id}`);
  return found === null ? "none" : found.isSame ? "same" : "other";
}

/** Messages with the same words from other addresses since a moment. */
export async function countCopies(db: Db, message: string, email: string, since: Date): Promise<number> {
  const found = await db.first<{ count: number }>(sql`
    select count(*)::int as count from contact_submissions
    where words_hash = ${hashWords(message)} and created_at >= ${since} and lower(email) <> lower(${email})`);
  return found?.count ?? 0;
}

type RawSubmission = ContactSubmission & Record<string, unknown>;

const COLUMNS = sql`
  c.id, c.name, c.email, c.subject, c.message, c.is_priority as "isPriority", c.is_spam as "isSpam", c.spam_signs as signs,
  case when writer.id is not null then ${memberLine("writer")} end as member, c.created_at as "createdAt",
  c.answered_at as "answeredAt", case when answerer.id is not null then ${memberLine("answerer")} end as "answeredBy"`;
const JOINS = sql`
  left join profiles writer on writer.id = c.user_id
  left join profiles answerer on answerer.id = c.answered_by`;

const toSubmission = (row: RawSubmission): ContactSubmission => ({
  ...row,
  createdAt: isoTime(row.createdAt),
  answeredAt: row.answeredAt === null ? null : isoTime(row.answeredAt),
});

/** Where a page of messages ended; `isPriority` counts only among unanswered ones. */
export interface ContactPlace extends PageCursor {
  readonly isPriority: boolean;
}

const LISTS: Readonly<
  Record<ContactView, { readonly where: Sql; readonly order: Sql; readonly after: (place: ContactPlace) => Sql }>
> = {
  unanswered: {
    where: sql`c.answered_at is null and not c.is_spam`,
    order: sql`c.is_priority desc, c.created_at, c.id`,
    after: ({ isPriority, createdAt, id }) => sql`
      (c.is_priority < ${isPriority} or (c.is_priority = ${isPriority} and (c.created_at, c.id) > (${createdAt}::timestamptz, ${id}::uuid)))`,
  },
  answered: {
    where: sql`c.answered_at is not null and not c.is_spam`,
    order: sql`c.created_at desc, c.id desc`,
    after: ({ createdAt, id }) => sql`(c.created_at, c.id) < (${createdAt}::timestamptz, ${id}::uuid)`,
  },
  spam: {
    where: sql`c.is_spam`,
    order: sql`c.created_at desc, c.id desc`,
    after: ({ createdAt, id }) => sql`(c.created_at, c.id) < (${createdAt}::timestamptz, ${id}::uuid)`,
  },
};

export async function listContactMessages(
  db: Db,
  view: ContactView,
  {
    subject,
    after,
    limit,
  }: { readonly subject: ContactSubject | null; readonly after: ContactPlace | null; readonly limit: number },
): Promise<ContactSubmission[]> {
  const list = LISTS[view];
  const found = await db.rows<RawSubmission>(sql`
    select ${COLUMNS} from contact_submissions c ${JOINS}
    where ${list.where} and ${subject === null ? sql`true` : sql`c.subject = ${subject}`}
      and ${after === null ? sql`true` : list.after(after)}
    order by ${list.order} limit ${limit}`);
  return found.map(toSubmission);
}

export async function findContactMessage(db: Db, id: string): Promise<ContactSubmission | null> {
  const row = await db.first<RawSubmission>(sql`select ${COLUMNS} from contact_submissions c ${JOINS} where c.id = ${id}`);
  return row === null ? null : toSubmission(row);
}

/** How many wait for an answer, and how many the filter kept. */
export async function countContactMessages(db: Db): Promise<{ readonly unanswered: number; readonly spam: number }> {
  const found = await db.first<{ unanswered: number; spam: number }>(sql`
    select (select count(*)::int from contact_submissions c where ${LISTS.unanswered.where}) as unanswered,
      (select count(*)::int from contact_submissions c where ${LISTS.spam.where}) as spam`);
  return found ?? { unanswered: 0, spam: 0 };
}

/** Holds a message while it's marked; null when it's gone. */
export async function lockContactMessage(tx: Db, id: string): Promise<{ readonly isSpam: boolean } | null> {
  return tx.first<{ isSpam: boolean }>(
    sql`select is_spam as "isSpam" from contact_submissions where id = ${id} for no key update`,
  );
}

/** Marks a message as answered, or takes that back. The first to mark it stays the one who did. */
export async function setAnswered(tx: Db, id: string, moderatorId: string | null, now: Date): Promise<void> {
  await tx.run(
    moderatorId === null
      ? sql`update contact_submissions set answered_at = null, answered_by = null where id = ${id}`
      : sql`update contact_submissions set answered_at = ${now}, answered_by = ${moderatorId} where id = ${id} and answered_at is null`,
  );
}

export async function setSpam(tx: Db, id: string, isSpam: boolean): Promise<void> {
  await tx.run(sql`update contact_submissions set is_spam = ${isSpam} where id = ${id}`);
}

/** What someone wrote while they were signed in, for their download. */
export async function exportContactMessages(db: Db, userId: string): Promise<unknown> {
  return db.rows(sql`
    select name, email, subject, message, created_at as "createdAt", answered_at as "answeredAt"
    from contact_submissions where user_id = ${userId} order by created_at`);
}

/** Removes visitors' messages from before one moment, and spam from before another. */
export async function removeOldContactMessages(db: Db, visitorsBefore: Date, spamBefore: Date): Promise<void> {
  await db.run(sql`delete from contact_submissions where is_spam and created_at < ${spamBefore}`);
  await db.run(sql`delete from contact_submissions where user_id is null and created_at < ${visitorsBefore}`);
}
