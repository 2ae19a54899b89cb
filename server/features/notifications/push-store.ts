import type { NotificationKind, NotificationPreferences } from "@lockstep/contract/notifications.ts";
import type { EmailKind } from "@lockstep/domain/notifications/notification.ts";
import type { QuietHours } from "@lockstep/domain/notifications/quiet-hours.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

interface RawPreferences {
  readonly offInApp: NotificationKind[];
  readonly offPush: NotificationKind[];
  readonly offEmail: EmailKind[];
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
}

const quietHours = (from: number | null, to: number | null): QuietHours | null =>
  from === null || to === null ? null : { from, to };

/** What a person switched off; nothing by default. */
export async function findPreferences(db: Db, userId: string): Promise<NotificationPreferences> {
  const row = await db.first<RawPreferences>(sql`
    select off_in_app as "offInApp", off_push as "offPush", off_email as "offEmail", quiet_from as "quietFrom", quiet_to as "quietTo"
    from notification_preferences where user_id = ${userId}`);
  if (row === null) return { offInApp: [], offPush: [], offEmail: [], quietHours: null };
  return {
    offInApp: row.offInApp,
    offPush: row.offPush,
    offEmail: row.offEmail,
    quietHours: quietHours(row.quietFrom, row.quietTo),
  };
}

/** One writer at a time for a person's switches. */
export async function lockPreferences(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`notification_preferences:${userId}`}, 0))`);
}

export async function putPreferences(tx: Db, userId: string, preferences: NotificationPreferences, now: Date): Promise<void> {
  const { offInApp, offPush, offEmail, quietHours: quiet } = preferences;
  await tx.run(sql`
    insert into notification_preferences (user_id, off_in_app, off_push, off_email, quiet_from, quiet_to, updated_at)
    values (${userId}, ${offInApp}::text[], ${offPush}::text[], ${offEmail}::text[], ${quiet?.from ?? null}, ${quiet?.to ?? null}, ${now}::timestamptz)
    on conflict (user_id) do update set off_in_app = excluded.off_in_app, off_push = excluded.off_push,
      off_email = excluded.off_email,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, updated_at = excluded.updated_at`);
}

/** A device that messages are pushed to. */
export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Registers a device. One that belonged to someone else before is taken over only by whoever holds its keys: the same browser with the next person signed in. False
 * when it is refused.
 */
export async function putDevice(
  tx: Db,
  owner: { readonly userId: string; readonly sessionId: string },
  device: Device,
): Promise<boolean> {
  const put = await tx.run(sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    values (${owner.userId}, ${owner.sessionId}, ${device.endpoint}, ${device.p256dh}, ${device.auth})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, failures = 0
    where push_subscriptions.user_id = excluded.user_id
      or (push_subscriptions.p256dh = excluded.p256dh and push_subscriptions.auth = excluded.auth)`);
  return put === 1;
}

/** Keeps a person's latest devices only. */
export async function trimDevices(tx: Db, userId: string, most: number): Promise<void> {
  await tx.run(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by created_at desc, id desc offset ${most})`);
}

export async function deleteDevice(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.run(sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`);
}

/** A notification that might be pushed, and its receiver's quiet hours. */
export interface PushCandidate {
  readonly noticeId: string;
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
}

/** Of these notifications, those that are unread, not pushed since `lastPushed`, and of no kind that the receiver switched off. */
export async function listPushCandidates(tx: Db, notificationIds: readonly string[], lastPushed: Date): Promise<PushCandidate[]> {
  const found = await tx.rows<{ noticeId: string; quietFrom: number | null; quietTo: number | null; timeZone: string }>(sql`
    select n.id as "noticeId", o.quiet_from as "quietFrom", o.quiet_to as "quietTo", coalesce(p.time_zone, 'UTC') as "timeZone"
    from user_notifications n
    left join notification_preferences o on o.user_id = n.user_id
    left join profiles p on p.id = n.user_id
    where n.id = any (${notificationIds}::uuid[]) and not n.is_read and not n.is_aside
      and (n.pushed_at is null or n.pushed_at <= ${lastPushed}::timestamptz)
      and (n.kind is null or o.user_id is null or not (n.kind = any (o.off_push) or n.kind = any (o.off_in_app)))`);
  return found.map(({ quietFrom, quietTo, ...row }) => ({ ...row, quiet: quietHours(quietFrom, quietTo) }));
}

/** One message: a notification to a device. */
export interface PushMessage {
  /** Queued jobs are stored with this name. */
  readonly noticeId: string;
  readonly deviceId: string;
}

/** Marks these notifications as pushed now, and lists the devices; one that another process took meanwhile is left out. */
export async function claimPushes(
  tx: Db,
  notificationIds: readonly string[],
  lastPushed: Date,
  now: Date,
): Promise<readonly PushMessage[]> {
  return tx.rows<PushMessage>(sql`
    with claimed as (
      update user_notifications set pushed_at = ${now}::timestamptz
      where id = any (${notificationIds}::uuid[]) and not is_read and not is_aside
        and (pushed_at is null or pushed_at <= ${lastPushed}::timestamptz)
      returning id, user_id)
    select claimed.id as "noticeId", s.id as "deviceId" from claimed join push_subscriptions s on s.user_id = claimed.user_id
    order by 1, 2`);
}

/** The device of a message while it's still its receiver's. */
export async function findDeviceOf(db: Db, message: PushMessage): Promise<Device | null> {
  return db.first<Device>(sql`
    select s.endpoint, s.p256dh, s.auth from push_subscriptions s join user_notifications n on n.user_id = s.user_id
    where s.id = ${message.deviceId} and n.id = ${message.noticeId} and not n.is_read and not n.is_aside`);
}

export async function noteDelivered(db: Db, deviceId: string, now: Date): Promise<void> {
  await db.run(sql`
    update push_subscriptions set last_success_at = ${now}::timestamptz, failures = 0 where id = ${deviceId}`);
}

/** Counts a failure; the device goes after too many in a row. */
export async function noteFailed(db: Db, deviceId: string, most: number): Promise<void> {
  await db.run(sql`update push_subscriptions set failures = failures + 1 where id = ${deviceId}`);
  await db.run(sql`delete from push_subscriptions where id = ${deviceId} and failures >= ${most}`);
}

/** The push service says that there's no such device anymore. */
export async function deleteDead(db: Db, deviceId: string): Promise<void> {
  await db.run(sql`delete from push_subscriptions where id = ${deviceId}`);
}
