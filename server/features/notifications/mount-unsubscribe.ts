import { EMAIL_KINDS } from "@lockstep/domain/notifications/notification.ts";
import type { Hono } from "hono";
import { sql } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { AppEnvironment } from "../../platform/http/request-context.ts";
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from "../../platform/mail/unsubscribe-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { changePreferences } from "./change-preferences.ts";

/** Mail programs post here (RFC 8058). A link that's only opened, as by a virus scanner, changes nothing: it leads to the settings. */
export function mountUnsubscribe(app: Hono<AppEnvironment>, platform: Platform): void {
  app.get(`${UNSUBSCRIBE_PATH}/:token`, (context) => context.redirect("/notifications-settings"));
  app.post(`${UNSUBSCRIBE_PATH}/:token`, async (context) => {
    const userId = await readUnsubscribeToken(platform.db, context.req.param("token"));
    if (userId === null) throw new ApiError("NOT_FOUND");
    const exists = (await platform.db.first(sql`select 1 from users where id = ${userId}`)) !== null;
    if (exists) await changePreferences(platform, { userId, role: "member" }, { offEmail: [...EMAIL_KINDS] });
    return context.json({ ok: true });
  });
}
