import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDelivery, envelope } from "./mail.ts";
import { createMailbox } from "./mailbox.ts";

const mail = { to: "ada@lockstep.example", subject: "Hello", text: "Hi,\n\nHello.\n\nLockstep" };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lockstep-mailbox-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("a mail with an id is kept once, however often its delivery is tried", async () => {
  const mailbox = createMailbox(dataDir, () => new Date());
  const deliver = createDelivery({ smtpUrl: null, from: "Lockstep <no-reply@lockstep.example>", mailbox });
  const once = { ...mail, id: "6e1f0c0a-51a5-4f0e-9d58-3c8b7a1d2e4f" };
  await deliver(once);
  await deliver(once);
  await deliver(mail);
  await deliver(mail);
  const kept = await mailbox.list();
  expect(kept).toHaveLength(3);
  expect(await mailbox.find(once.id)).toMatchObject(once);
});

test("mail servers learn a mail's id, and where one click turns off its kind", () => {
  const unsubscribe = "https://lockstep.example/api/emails/unsubscribe/x.y";
  expect(envelope({ ...mail, id: "6e1f", unsubscribe }, "Lockstep <no-reply@lockstep.example>")).toEqual({
    to: mail.to,
    subject: mail.subject,
    messageId: "<6e1f@lockstep.example>",
    headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });
  expect(envelope(mail, "no-reply@lockstep.example")).toEqual({ to: mail.to, subject: mail.subject });
});
