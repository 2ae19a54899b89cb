import { EMAIL_KINDS } from "@lockstep/domain/notifications/notification.ts";
import type { Hono } from "hono";
import { sql } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { AppEnvironment } from "../../platform/http/request-context.ts";
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from "../../platform/mail/unsubscribe-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { changePreferences } from "./change-preferences.ts";

/** Mail programs post here (RFC 8058). A link that's only opened, as by a virus scanner, changes nothing: it leads to a page that asks. */
export function mountUnsubscribe(app: Hono<AppEnvironment>, platform: Platform): void {
  const { db } = platform;
  app.get(`${UNSUBSCRIBE_PATH}/:token`, (context) =>
    context.redirect(`/unsubscribe/${encodeURIComponent(context.req.param("token"))}`),
  );
  app.post(`${UNSUBSCRIBE_PATH}/:token`, async (context) => {
    const who = await readUnsubscribeToken(db, context.req.param("token"));
    if (who === null) throw new ApiError("NOT_FOUND");
    if ("addressHash" in who)
      await db.run(sql`insert into refused_addresses (address_hash) values (${who.addressHash}) on conflict do nothing`);
    else if ((await db.first(sql`select 1 from users where id = ${who.userId}`)) !== null)
      await changePreferences(platform, { userId: who.userId, role: "member" }, { offEmail: [...EMAIL_KINDS] });
    return context.json({ ok: true });
  });
}
