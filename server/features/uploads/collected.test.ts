import { randomUUID } from "node:crypto";
import { sql } from "../../platform/database/sql.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { deleteUnused } from "./store.ts";

let server: TestServer;
let member: Person;
let groupId: string;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.person("Mara Lind");
  await member.call("GET", "/api/profile");
  groupId = randomUUID();
  await member.call("POST", "/api/groups", { id: groupId, name: "Runners", description: "We run." });
});
afterAll(() => server.stop());

/** A picture that was sent in two days ago and is shown nowhere. */
async function oldPicture(bucket: "post-images" | "avatars" | "groups"): Promise<string> {
  const key = bucket === "groups" ? `group-covers/${groupId}/${randomUUID()}` : `${member.id}/${randomUUID()}`;
  const url = `/files/${bucket}/${key}.webp`;
  await server.database.pool.query(
    `insert into uploads (user_id, bucket, key, url, width, height, bytes, created_at) values ($1, $2, $3, $4, 1, 1, 1, now() - interval '2 days')`,
    [member.id, bucket, key, url],
  );
  return url;
}

test("a picture that is being removed just now is used for nothing anymore", async () => {
  const [posted, face, cover] = [await oldPicture("post-images"), await oldPicture("avatars"), await oldPicture("groups")];
  const uses = () => [
    member.call("POST", "/api/posts", { content: "Look.", imageUrl: posted }),
    member.call("PATCH", "/api/profile", { avatarUrl: face }),
    member.call("PATCH", `/api/groups/${groupId}`, { coverImage: cover }),
  ];
  let answered = 0;
  const asked = await server.database.db.transaction(async (tx) => {
    const gone = await deleteUnused(tx, { sentBefore: new Date(), deletedBefore: new Date() }, 10);
    expect(gone).toHaveLength(3);
    const answers = uses().map((answer) => answer.finally(() => (answered += 1)));
    // Until each of them is answered, or waits for the removal.
    for (let waiting = 0; answered + waiting < answers.length;) {
      const found = await tx.rows<{ waiting: number }>(sql`
        select count(*)::int as waiting from pg_locks where not granted and locktype in ('transactionid', 'tuple')`);
      waiting = found[0]?.waiting ?? 0;
    }
    return { answers };
  });
  for (const { status, body } of await Promise.all(asked.answers)) {
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain("Please choose the picture again.");
  }
  for (const { status } of await Promise.all(uses())) expect(status).toBe(422);
});
