import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../platform/database/sql.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { groupCalls } from "./group-calls.fixture.ts";

let server: TestServer;
let owner: Person;
let member: Person;
let stranger: Person;
const { newPerson, found, read, join, eventsOf, truth } = groupCalls(() => server);

beforeAll(async () => {
  server = await startTestServer();
  owner = await newPerson("Ola Owner");
  member = await newPerson("Mia Member");
  stranger = await newPerson("Sid Stranger");
});
afterAll(() => server.stop());

describe("an account that goes", () => {
  const goes = (person: Person) =>
    server.platform.write(async (tx, record) => {
      await server.platform.accountErasures.run(tx, person.id, record);
      await tx.run(sql`delete from users where id = ${person.id}`);
    });

  test("hands its groups to the longest member, keeps counts true and takes empty groups along", async () => {
    const person = await newPerson("Gil Going");
    const shared = await found(person);
    const alone = await found(person);
    const guest = await found(owner);
    await join(member, shared.id);
    await join(stranger, shared.id);
    await join(person, guest.id);
    await goes(person);
    expect(await truth(shared.id)).toEqual({ members: 2, admins: 1, counted: 2 });
    expect(await truth(guest.id)).toEqual({ members: 1, admins: 1, counted: 1 });
    expect(await read(member, shared.id)).toMatchObject({ isAdmin: true, createdBy: null });
    expect((await member.call("GET", `/api/groups/${alone.id}`)).status).toBe(404);
    expect(await eventsOf(alone.id)).toContain("group.deleted");
    expect((await server.fetch(`/groups/${alone.id}`)).status).toBe(404);
  });

  test("two who go at once leave no group without an admin", async () => {
    const [a, b] = [await newPerson("Ann Away"), await newPerson("Abe Away")];
    const first = await found(a);
    const second = await found(b);
    for (const group of [first, second]) for (const person of [a, b, member]) await join(person, group.id);
    await Promise.all([goes(a), goes(b)]);
    for (const group of [first, second]) expect(await truth(group.id)).toEqual({ members: 1, admins: 1, counted: 1 });
  });

  test("takes everything of its groups along as a file", async () => {
    const person = await newPerson("Eve Export");
    const group = await found(person, { name: "Exported" });
    const parts = await server.platform.accountExports.read(server.database.db, person.id);
    expect(parts["groups"]).toMatchObject({
      memberships: [{ groupId: group.id, isAdmin: true }],
      founded: [{ name: "Exported" }],
    });
  });
});
