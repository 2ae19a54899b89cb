import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, TEST_PASSWORD, type Answer, type Person, type TestServer } from "../../testing/start-server.ts";
import { codeOf, familyCalls } from "./family.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
const at = familyCalls(() => server);

/** How accepting ended: in, or the code of a refusal. */
const outcomeOf = (answer: Answer): string => (answer.status === 200 ? "in" : String(codeOf(answer)));

test("of many who accept at once, as many get in as there are places", async () => {
  const owner = await at.payer();
  await at.member(owner);
  const tokens = await Promise.all(Array.from({ length: 8 }, () => at.invite(owner)));
  const people = await Promise.all(tokens.map(() => server.person()));
  const answers = await Promise.all(people.map((person, n) => at.accept(person, tokens[n] ?? "")));
  expect(answers.map(outcomeOf).toSorted()).toEqual([...Array<string>(5).fill("FAMILY_FULL"), "in", "in", "in"]);
  expect(await at.namesIn(owner)).toHaveLength(5);
});

test("of two who use one link at once, one gets in", async () => {
  const owner = await at.payer();
  for (let round = 0; round < 4; round += 1) {
    const token = await at.invite(owner);
    const people = [await server.person(), await server.person()];
    const answers = await Promise.all(people.map((person) => at.accept(person, token)));
    expect(answers.map(outcomeOf).toSorted()).toEqual(["INVITATION_USED", "in"]);
  }
  expect(await at.namesIn(owner)).toHaveLength(5);
});

test("whoever accepts two families' invitations at once is in one", async () => {
  const owners = [await at.payer(), await at.payer()];
  const person = await server.person();
  const tokens = await Promise.all(owners.map((owner) => at.invite(owner)));
  const answers = await Promise.all(tokens.map((token) => at.accept(person, token)));
  expect(answers.map(outcomeOf).toSorted()).toEqual(["ALREADY_IN_FAMILY", "in"]);
});

/** Someone accepts while the owner does something; answers how both ended. */
async function whileAccepting(owner: Person, deed: () => Promise<{ readonly status: number }>) {
  const token = await at.invite(owner);
  const person = await server.person();
  const [accepted, done] = await Promise.all([at.accept(person, token), deed()]);
  expect(done.status).toBe(200);
  return { person, outcome: outcomeOf(accepted) };
}

test("an owner deletes their account while someone accepts: nobody is in a family without an owner", async () => {
  for (let round = 0; round < 6; round += 1) {
    const owner = await at.payer();
    const { person, outcome } = await whileAccepting(owner, () =>
      owner.call("DELETE", "/api/account", { password: TEST_PASSWORD }),
    );
    // Once in, the family went with its owner; its picture may already be gone when it's answered.
    expect(["in", "INVITATION_UNKNOWN", "NOT_FOUND"]).toContain(outcome);
    expect([await at.read(person), (await at.subscription(person))["tier"]]).toEqual([null, "free"]);
  }
});

test("an owner withdraws an invitation while it's accepted: they're in, or it's gone", async () => {
  const owner = await at.payer();
  for (let round = 0; round < 4; round += 1) {
    const { body } = await owner.call("POST", "/api/family/invitations");
    const person = await server.person();
    const [accepted, withdrawn] = await Promise.all([
      at.accept(person, at.tokenIn(body["url"])),
      owner.call("DELETE", `/api/family/invitations/${String(body["id"])}`),
    ]);
    expect(`${outcomeOf(accepted)} ${withdrawn.status}`).toMatch(/^(in 404|INVITATION_UNKNOWN 200)$/);
  }
});

test("an owner takes someone out while they leave: both find them gone", async () => {
  const owner = await at.payer();
  for (let round = 0; round < 4; round += 1) {
    const member = await at.member(owner);
    const answers = await Promise.all([owner, member].map((by) => by.call("DELETE", `/api/family/members/${member.id}`)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "404"]);
    expect(await at.namesIn(owner)).toHaveLength(1);
  }
});
