import { createHmac, timingSafeEqual } from "node:crypto";
import { EMAIL_KINDS, type EmailKind } from "@lockstep/domain/notifications/notification.ts";
import type { Hono } from "hono";
import { installationSecret } from "../../platform/config/installation-secret.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { AppEnvironment } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { changePreferences } from "./change-preferences.ts";
import { findPreferences } from "./push-store.ts";

const PATH = "/api/emails/unsubscribe";

export async function wantsEmail(db: Db, userId: string, kind: EmailKind): Promise<boolean> {
  return !(await findPreferences(db, userId)).offEmail.includes(kind);
}

/** Where a mail program turns off someone's emails, for as long as the account exists. Whoever has the mail can do that and nothing else. */
export async function unsubscribeAddress({ db, appUrl }: Platform, userId: string): Promise<string> {
  return `${appUrl}${PATH}/${userId}.${await sign(db, userId)}`;
}

async function sign(db: Db, userId: string): Promise<string> {
  return createHmac("sha256", await installationSecret(db, "unsubscribe"))
    .update(userId)
    .digest("base64url");
}

/** Mail programs post here (RFC 8058). A link that's only opened, as by a virus scanner, changes nothing: it leads to the settings. */
export function mountUnsubscribe(app: Hono<AppEnvironment>, platform: Platform): void {
  app.get(`${PATH}/:token`, (context) => context.redirect("/notifications-settings"));
  app.post(`${PATH}/:token`, async (context) => {
    const [userId = "", signature = ""] = context.req.param("token").split(".");
    const [given, right] = [Buffer.from(signature), Buffer.from(await sign(platform.db, userId))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new ApiError("NOT_FOUND");
    await turnOffEmails(platform, userId);
    return context.json({ ok: true });
  });
}

async function turnOffEmails(platform: Platform, userId: string): Promise<void> {
  const exists = (await platform.db.first(sql`select 1 from users where id = ${userId}`)) !== null;
  if (exists) await changePreferences(platform, { userId, role: "member" }, { offEmail: [...EMAIL_KINDS] });
}
