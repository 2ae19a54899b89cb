import * as contract from "@lockstep/contract/accounts.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeProfile } from "./change-profile.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { getProfile } from "./get-profile.ts";
import { listCommonPasswords } from "./list-common-passwords.ts";

export function accountRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.getProfile, ({ actor }) => getProfile(platform, actor));

  api.forMembers(contract.patchProfile, ({ actor, body }) => changeProfile(platform, actor, body));

  api.forMembers(contract.exportAccount, ({ actor, setHeader }) => {
    setHeader("Content-Disposition", 'attachment; filename="lockstep-account.json"');
    return exportAccount(platform, actor);
  });

  api.forMembers(contract.deleteAccount, async ({ actor, body }) => {
    await deleteAccount(platform, actor, body.password);
    return { ok: true as const };
  });

  api.forAnyone(contract.listCommonPasswords, ({ actor, setHeader }) => {
    setHeader("Cache-Control", "public, max-age=86400");
    return listCommonPasswords(platform, actor);
  });

  api.forAnyone(contract.getConfig, () => ({
    publicKey: platform.publicKey,
    appUrl: platform.appUrl,
    emailVerificationRequired: platform.config.smtpUrl !== null,
    mailboxUrl: platform.isLocalInstallation && platform.config.smtpUrl === null ? "/dev/mailbox" : null,
    socialLinks: [...platform.config.socialLinks],
    vapidPublicKey: platform.push.keys.publicKey,
    supportEmail: platform.config.supportEmail,
  }));
}
