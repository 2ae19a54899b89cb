import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, TEST_PASSWORD, type TestServer } from "../../testing/start-server.ts";
import { createSessionReader } from "./session-reader.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sessionsOf = async (email: string): Promise<readonly string[]> =>
  (
    await server.database.pool.query<{ id: string }>(
      "select s.id from sessions s join users u on u.id = s.user_id where u.email = $1 order by s.created_at",
      [email],
    )
  ).rows.map(({ id }) => id);

test("sessions asked for together each get their own person, and one that has ended nobody", async () => {
  const people = await Promise.all(["Ada", "Bo", "Cy"].map((name) => server.person(name)));
  const moderator = await server.person("Mo", "moderator");
  const leaving = await server.person("Leaving");
  const [ended = ""] = await sessionsOf(leaving.email);
  const expired = await server.signIn(leaving.email, TEST_PASSWORD);
  await server.database.pool.query("delete from sessions where id = $1", [ended]);
  await server.database.pool.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
    expired.id,
  ]);
  const [late = ""] = await sessionsOf(leaving.email);

  const read = createSessionReader(server.database.db, () => new Date());
  const all = [...people, moderator];
  const ids = (await Promise.all(all.map(({ email }) => sessionsOf(email)))).map(([id = ""]) => id);
  // More than share a statement, in turn, so that each comes first, in the middle and alone in some statement.
  const asked = Array.from({ length: 50 }, (_, at) => [...ids, ended, late][at % (ids.length + 2)] ?? "");
  const found = await Promise.all(asked.map((id) => read(id)));
  const expected = new Map(all.map((person, at) => [ids[at], person]));
  for (const [at, actor] of found.entries()) {
    const person = expected.get(asked[at]);
    expect(actor).toEqual(
      person === undefined
        ? null
        : expect.objectContaining({
            userId: person.id,
            sessionId: asked[at],
            email: person.email,
            role: person === moderator ? "moderator" : "member",
          }),
    );
  }
});
