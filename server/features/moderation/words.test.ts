import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let moderator: Person;
let second: Person;
beforeAll(async () => {
  server = await startTestServer();
  moderator = await server.person("Mo Derator", "moderator");
  second = await server.person("Mia Derator", "moderator");
  for (const person of [moderator, second]) await person.call("GET", "/api/profile");
});
afterAll(() => server.stop());

type Subject = { readonly subjectType: "post" | "member" | "group"; readonly subjectId: string };

async function member(): Promise<Person> {
  const person = await server.person();
  await person.call("GET", "/api/profile");
  return person;
}
async function make(by: Person, subjectType: "post" | "group", path: string, body: object): Promise<Subject> {
  const answer = await by.call("POST", path, body);
  expect(answer).toMatchObject({ status: 201 });
  return { subjectType, subjectId: String(answer.body["id"]) };
}
const post = (by: Person) => make(by, "post", "/api/posts", { content: "Buy my powder." });
const group = (by: Person) => make(by, "group", "/api/groups", { name: "Powder sellers", description: "We sell powder." });
const report = (by: Caller, subject: Subject): Promise<Answer> => by.call("POST", "/api/reports", { ...subject, reason: "spam" });
const act = (by: Caller, action: string, subject: Subject, body: object = {}): Promise<Answer> =>
  by.call("POST", "/api/moderation/actions", { ...subject, action, ...body });

describe("words alone", () => {
  test("a member's text or name is removed, and they're told why; nothing else changes", async () => {
    const person = await member();
    await person.call("PATCH", "/api/profile", { username: "powder_shop", fullName: "Powder Shop", bio: "Buy my powder." });
    const subject: Subject = { subjectType: "member", subjectId: person.id };
    const profile = async () => (await person.call("GET", "/api/profile")).body;
    await report(await member(), subject);
    expect(await act(moderator, "clear_text", subject, { reason: "No shops." })).toMatchObject({ status: 200 });
    expect(await profile()).toMatchObject({ username: "powder_shop", fullName: "Powder Shop", bio: "", fitnessGoals: "" });
    await report(await member(), subject);
    expect(await act(moderator, "clear_name", subject, { reason: "No shops." })).toMatchObject({ status: 200 });
    expect(await profile()).toMatchObject({
      fullName: "Member",
      username: expect.stringMatching(/^member_\d{12}$/) as string,
      suspendedUntil: null,
    });
    await server.events.workAll();
    const told = JSON.stringify((await person.call("GET", "/api/notifications")).body);
    expect(told).toContain("No shops.");
    // Who gave it up may choose another.
    expect((await person.call("PATCH", "/api/profile", { fullName: "New Name" })).status).toBe(200);
  });

  test("a group's name or description, without its posts", async () => {
    const founder = await member();
    const subject = await group(founder);
    const read = async () => (await founder.call("GET", `/api/groups/${subject.subjectId}`)).body;
    await report(await member(), subject);
    expect(await act(moderator, "clear_name", subject, { reason: "No shops." })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ name: "Group", description: "We sell powder." });
    await report(await member(), subject);
    expect(await act(moderator, "clear_text", subject, { reason: "No shops." })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ name: "Group", description: "This description was removed.", rules: "" });
  });

  test("is for moderators, for what waits, and never against a moderator", async () => {
    const person = await member();
    const subject: Subject = { subjectType: "member", subjectId: person.id };
    for (const action of ["clear_text", "clear_name"]) {
      expect((await act(person, action, subject)).status).toBe(403);
      expect((await act(server.visitor, action, subject)).status).toBe(401);
      expect((await act(moderator, action, subject)).status).toBe(409);
      await report(person, { subjectType: "member", subjectId: second.id });
      expect((await act(moderator, action, { subjectType: "member", subjectId: second.id })).status).toBe(403);
      expect((await act(moderator, action, await post(person))).status).toBe(409);
    }
  });

  test("that the filter stops get into no name, profile or group", async () => {
    const person = await member();
    const foul = "kill yourself";
    for (const [path, text] of [
      ["fullName", foul],
      ["username", "kill_yourself"],
      ["username", "kill_yourself1"],
      ["username", "kill1yourself99"],
      ["fullName", "Kill Yourself99"],
      ["bio", foul],
      ["bio", `${foul}1`],
      ["fitnessGoals", foul],
    ] as const)
      expect(await person.call("PATCH", "/api/profile", { [path]: text })).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path, message: "Some of these words aren't allowed here. Please change them." }] } },
      });
    const made = await group(person);
    for (const [path, text] of Object.entries({ name: foul, description: foul, rules: foul })) {
      const issues = [{ path, message: "Some of these words aren't allowed here. Please change them." }];
      const refused = { status: 422, body: { error: { issues } } };
      expect(await person.call("PATCH", `/api/groups/${made.subjectId}`, { [path]: text })).toMatchObject(refused);
      if (path !== "rules")
        expect(await person.call("POST", "/api/groups", { name: "Fine", description: "Fine.", [path]: text })).toMatchObject(
          refused,
        );
    }
    const signUp = { name: foul, email: "foul@example.com", password: "Tamarind!9kettle" };
    expect((await server.visitor.call("POST", "/api/auth/sign-up/email", signUp)).body["code"]).toBe("NAME_REFUSED");
  });
});
