import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Family } from "@lockstep/contract/family.ts";
import { expect } from "vitest";
import type { Mail } from "../../platform/mail/mail.ts";
import { pressSubscribe, CARD } from "../../testing/pay-by-card.ts";
import { TEST_ORIGIN, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";

/** What tests of families ask a server for. */
export function familyCalls(server: () => TestServer) {
  const checkout = (by: Caller, priceId: string) =>
    by.call("POST", "/functions/v1/stripe-checkout", {
      price_id: priceId,
      success_url: `${TEST_ORIGIN}/checkout-success`,
      cancel_url: `${TEST_ORIGIN}/#pricing`,
      mode: "subscription",
    });
  const subscription = async (by: Caller) => (await by.call("GET", "/api/subscription")).body;
  /** Waits for what the jobs do. */
  const until = async (isDone: () => Promise<boolean>): Promise<void> => {
    while (!(await isDone()));
  };
  const buy = async (person: Person, priceId: string): Promise<void> => {
    const { body } = await checkout(person, priceId);
    await pressSubscribe(server(), { id: new URL(String(body["url"])).pathname.split("/").at(-1) ?? "" }, CARD.works);
    await until(async () => (await subscription(person))["tier"] !== "free");
  };
  /** Someone who pays for a family, without a payment provider. */
  const payer = async (name = "Olga Owner"): Promise<Person> => {
    const person = await server().person(name);
    await server().database.pool.query(
      `insert into stripe_subscriptions (user_id, price_id, status, current_period_end)
       values ($1, 'price_family_monthly', 'active', 4000000000)`,
      [person.id],
    );
    return person;
  };
  const stopPaying = (person: Person) =>
    server().database.pool.query("update stripe_subscriptions set status = 'canceled' where user_id = $1", [person.id]);
  const tokenIn = (url: unknown): string => String(url).split("/").at(-1) ?? "";
  const invite = async (by: Caller, body?: object): Promise<string> => {
    const answer = await by.call("POST", "/api/family/invitations", body);
    expect(answer.status).toBe(201);
    return tokenIn(answer.body["url"]);
  };
  /** The mail that carries an invitation. */
  const mailWith = async (token: string): Promise<Mail | undefined> => {
    const folder = join(server().dataDir, "mailbox");
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    return mails.map((text): Mail => JSON.parse(text)).find(({ text }) => text.includes(token));
  };
  const accept = (by: Caller, token: string): Promise<Answer> => by.call("POST", `/api/family/invitations/${token}/accept`);
  const read = async (by: Caller): Promise<Family | null> => {
    const { body } = await by.call("GET", "/api/family");
    return "id" in body ? (body as unknown as Family) : null;
  };
  /** A new person in an owner's family. */
  const member = async (owner: Caller, name = "Max Member"): Promise<Person> => {
    const person = await server().person(name);
    expect((await accept(person, await invite(owner))).status).toBe(200);
    return person;
  };
  const namesIn = async (by: Caller): Promise<readonly string[]> =>
    ((await read(by))?.members ?? []).map(({ fullName }) => fullName);
  return { accept, buy, checkout, invite, mailWith, member, namesIn, payer, read, stopPaying, subscription, tokenIn, until };
}

/** Code of a refusal. */
export const codeOf = ({ body }: Answer): unknown => (body["error"] as { code?: unknown } | undefined)?.code;
