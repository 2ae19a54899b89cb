import type { Config } from "../config/config.ts";
import { installationSecret } from "../config/installation-secret.ts";
import type { Db } from "../database/sql.ts";

/** Keys by which push services know this installation. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may write to. */
  readonly subject: string;
}

const SUBJECT = "mailto:hello@lockstep.example";

/** The configured keys, or the pair that was made at the first start. */
export async function findVapidKeys(db: Db, config: Config): Promise<VapidKeys> {
  if (config.vapid !== null) return config.vapid;
  const kept = await installationSecret(db, "vapid", async () => {
    const { default: webPush } = await import("web-push");
    const made = webPush.generateVAPIDKeys();
    return `${made.publicKey} ${made.privateKey}`;
  });
  const [publicKey = "", privateKey = ""] = kept.split(" ");
  return { publicKey, privateKey, subject: SUBJECT };
}
