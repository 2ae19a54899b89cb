import { sql } from "drizzle-orm";
import type { NotificationKind, NotificationPreferences } from "@lockstep/contract/notifications.ts";
import type { QuietHours } from "@lockstep/domain/notifications/quiet-hours.ts";
import type { Db } from "../../platform/database/database.ts";

interface RawPreferences extends Record<string, unknown> {
  readonly offInApp: NotificationKind[];
  readonly offPush: NotificationKind[];
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
}

const quietHours = (from: number | null, to: number | null): QuietHours | null =>
  from === null || to === null ? null : { from, to };

/** What a person switched off; nothing while they never said. */
export async function findPreferences(db: Db, userId: string): Promise<NotificationPreferences> {
  const found = await db.execute<RawPreferences>(sql`
    select off_in_app as "offInApp", off_push as "offPush", quiet_from as "quietFrom", quiet_to as "quietTo"
    from notification_preferences where user_id = ${userId}`);
  const row = found.rows[0];
  if (row === undefined) return { offInApp: [], offPush: [], quietHours: null };
  return { offInApp: row.offInApp, offPush: row.offPush, quietHours: quietHours(row.quietFrom, row.quietTo) };
}

/** One writer at a time for a person's switches. */
export async function lockPreferences(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notification_preferences:${userId}`}, 0))`);
}

export async function putPreferences(tx: Db, userId: string, preferences: NotificationPreferences, now: Date): Promise<void> {
  const { offInApp, offPush, quietHours: quiet } = preferences;
  await tx.execute(sql`
    insert into notification_preferences (user_id, off_in_app, off_push, quiet_from, quiet_to, updated_at)
    values (${userId}, ${sql.param(offInApp)}::text[], ${sql.param(offPush)}::text[], ${quiet?.from ?? null}, ${quiet?.to ?? null}, ${now.toISOString()}::timestamptz)
    on conflict (user_id) do update set off_in_app = excluded.off_in_app, off_push = excluded.off_push,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, updated_at = excluded.updated_at`);
}

/** A device that messages are pushed to. */
export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Registers a device. One that belonged to somebody else before is taken over only by whoever holds its keys: the same browser with the next person signed in. False
 * when it is refused.
 */
export async function putDevice(
  tx: Db,
  owner: { readonly userId: string; readonly sessionId: string },
  device: Device,
): Promise<boolean> {
  const put = await tx.execute(sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    values (${owner.userId}, ${owner.sessionId}, ${device.endpoint}, ${device.p256dh}, ${device.auth})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, failures = 0
    where push_subscriptions.user_id = excluded.user_id
      or (push_subscriptions.p256dh = excluded.p256dh and push_subscriptions.auth = excluded.auth)`);
  return put.rowCount === 1;
}

/** Keeps a person's latest devices only. */
export async function trimDevices(tx: Db, userId: string, most: number): Promise<void> {
  await tx.execute(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by created_at desc, id desc offset ${most})`);
}

export async function deleteDevice(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`);
}

export async function hasDevice(tx: Db, userId: string): Promise<boolean> {
  return (await tx.execute(sql`select 1 from push_subscriptions where user_id = ${userId} limit 1`)).rows.length > 0;
}

/** A notice that might be pushed, and what its receiver said about that. */
export interface PushCandidate {
  readonly noticeId: string;
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
}

/** Of these notices, those that are unread, not told to devices since `lastTold`, and of no kind that is not to be pushed. */
export async function listPushCandidates(tx: Db, noticeIds: readonly string[], lastTold: Date): Promise<PushCandidate[]> {
  const found = await tx.execute<{ noticeId: string; quietFrom: number | null; quietTo: number | null; timeZone: string }>(sql`
    select n.id as "noticeId", o.quiet_from as "quietFrom", o.quiet_to as "quietTo", coalesce(p.time_zone, 'UTC') as "timeZone"
    from user_notifications n
    left join notification_preferences o on o.user_id = n.user_id
    left join profiles p on p.id = n.user_id
    where n.id = any (${sql.param(noticeIds)}::uuid[]) and not n.is_read and not n.is_aside
      and (n.pushed_at is null or n.pushed_at <= ${lastTold.toISOString()}::timestamptz)
      and (n.kind is null or o.user_id is null or not (n.kind = any (o.off_push) or n.kind = any (o.off_in_app)))`);
  return found.rows.map(({ quietFrom, quietTo, ...row }) => ({ ...row, quiet: quietHours(quietFrom, quietTo) }));
}

/** One message: a notice to a device. */
export interface PushMessage {
  readonly noticeId: string;
  readonly deviceId: string;
}

/** Notes that devices are told of these notices now, and lists the devices; a notice that another process took meanwhile is left out. */
export async function claimPushes(tx: Db, noticeIds: readonly string[], lastTold: Date, now: Date): Promise<PushMessage[]> {
  const found = await tx.execute<{ noticeId: string; deviceId: string }>(sql`
    with claimed as (
      update user_notifications set pushed_at = ${now.toISOString()}::timestamptz
      where id = any (${sql.param(noticeIds)}::uuid[]) and not is_read and not is_aside
        and (pushed_at is null or pushed_at <= ${lastTold.toISOString()}::timestamptz)
      returning id, user_id)
    select claimed.id as "noticeId", s.id as "deviceId" from claimed join push_subscriptions s on s.user_id = claimed.user_id
    order by 1, 2`);
  return found.rows;
}

/** The device of a message while it is still its receiver's. */
export async function findDeviceOf(db: Db, message: PushMessage): Promise<Device | null> {
  const found = await db.execute<Device & Record<string, unknown>>(sql`
    select s.endpoint, s.p256dh, s.auth from push_subscriptions s join user_notifications n on n.user_id = s.user_id
    where s.id = ${message.deviceId} and n.id = ${message.noticeId} and not n.is_read and not n.is_aside`);
  return found.rows[0] ?? null;
}

export async function noteDelivered(db: Db, deviceId: string, now: Date): Promise<void> {
  await db.execute(sql`
    update push_subscriptions set last_success_at = ${now.toISOString()}::timestamptz, failures = 0 where id = ${deviceId}`);
}

/** Counts a failure; the device goes after too many in a row. */
export async function noteFailed(db: Db, deviceId: string, most: number): Promise<void> {
  await db.execute(sql`update push_subscriptions set failures = failures + 1 where id = ${deviceId}`);
  await db.execute(sql`delete from push_subscriptions where id = ${deviceId} and failures >= ${most}`);
}

/** The push service says that there is no such device any more. */
export async function deleteDead(db: Db, deviceId: string): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where id = ${deviceId}`);
}
