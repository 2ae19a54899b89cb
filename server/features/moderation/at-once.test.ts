import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let mo: Person;
let mia: Person;
beforeAll(async () => {
  server = await startTestServer();
  mo = await server.person("Mo Derator", "moderator");
  mia = await server.person("Mia Derator", "moderator");
  for (const person of [mo, mia]) await person.call("GET", "/api/profile");
});
afterAll(() => server.stop());

test("two moderators suspend one member for two posts at once: the longer suspension wins, whoever is first", async () => {
  const reader = await server.person();
  await reader.call("GET", "/api/profile");
  for (let round = 0; round < 8; round += 1) {
    const author = await server.person();
    await author.call("GET", "/api/profile");
    const posts: string[] = [];
    for (const content of ["Buy my powder.", "Buy it now."]) {
      const id = String((await author.call("POST", "/api/posts", { content })).body["id"]);
      const report = await reader.call("POST", "/api/reports", { subjectType: "post", subjectId: id, reason: "spam" });
      expect(report.status).toBe(201);
      posts.push(id);
    }
    const suspend = async (by: Person, subjectId: string | undefined, days: number | null) =>
      by.call("POST", "/api/moderation/actions", {
        action: "suspend",
        subjectType: "post",
        subjectId,
        days,
        reason: "Again.",
        alsoHide: true,
      });
    const [first, second] = round % 2 === 0 ? ([null, 7] as const) : ([7, null] as const);
    const answers = await Promise.all([suspend(mo, posts[0], first), suspend(mia, posts[1], second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await author.call("GET", "/api/profile")).body["suspendedUntil"]).toContain("9999-12-31");
  }
});
