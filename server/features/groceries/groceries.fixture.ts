import { randomUUID } from "node:crypto";
import type { FamilyGroceries, FamilyGrocery } from "@lockstep/contract/groceries.ts";
import type { Caller, Person, TestServer } from "../../testing/start-server.ts";

/** Makes a family whose first person owns it and pays until `end` (epoch seconds). Answers its id. */
export async function makeFamily(server: TestServer, people: readonly Person[], end: number): Promise<string> {
  const familyId = randomUUID();
  const { pool } = server.database;
  const owner = people[0]?.id;
  await pool.query("insert into families (id, owner_id) values ($1, $2)", [familyId, owner]);
  for (const { id } of people)
    await pool.query("insert into family_members (family_id, user_id) values ($1, $2)", [familyId, id]);
  await pool.query(
    `insert into stripe_subscriptions (user_id, price_id, status, current_period_end, cancel_at_period_end)
    values ($1, 'price_family_monthly', 'active', $2, true)`,
    [owner, end],
  );
  return familyId;
}

export const LIST = "/api/family/groceries";

/** The list as someone sees it, by name; throws when they don't. */
export async function readList(person: Caller): Promise<readonly FamilyGrocery[]> {
  const { status, body } = await person.call("GET", LIST);
  if (status !== 200) throw new Error(`The list answered ${status}.`);
  return (body as unknown as FamilyGroceries).items.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Adds an item and answers its id. */
export async function addItem(person: Caller, name: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  const { status } = await person.call("PUT", `${LIST}/${id}`, { name, ...more });
  if (status !== 200) throw new Error(`Adding ${name} answered ${status}.`);
  return id;
}
