import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { communityOf } from "./community.fixture.ts";

let server: TestServer;
let at: ReturnType<typeof communityOf>;
beforeAll(async () => {
  server = await startTestServer();
  at = communityOf(server);
});
afterAll(() => server.stop());

/** A member with a profile. */
async function somebody(name: string): Promise<Person> {
  const person = await server.person(name);
  await at.username(person);
  return person;
}

test("a post is pinned while its author edits, deletes and restores it: nobody stands in the other's way", async () => {
  const [admin, author] = [await somebody("Ada Admin"), await somebody("Max Member")];
  const groupId = await at.group(admin, false, author);
  const pin = (postId: string | null) => admin.call("PUT", `/api/groups/${groupId}/pinned-post`, { postId });
  for (let round = 0; round < 4; round += 1) {
    const { id } = await at.post(author, { groupId });
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => [
        pin(id),
        author.call("PATCH", `/api/posts/${id}`, { content: `Squats, set ${n}.` }),
        pin(id),
        author.call("DELETE", `/api/posts/${id}`),
        pin(id),
        author.call("POST", `/api/posts/${id}/restore`),
      ]).flat(),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    // What the last of them left is counted.
    const shown = await at.sql("select 1 from posts where group_id = $1 and state = 'visible'", [groupId]);
    expect(await at.groupPosts(groupId)).toBe(shown.rowCount);
  }
});
