import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Post } from "@lockstep/contract/community.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let author: Person;
let reader: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.person("Ada Author");
  reader = await server.person("Rex Reader");
});
afterAll(() => server.stop());

const post = async (person: Person, body: object = {}): Promise<Post> => {
  const answer = await person.call("POST", "/api/posts", { content: "Squats today.", ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as unknown as Post;
};

describe("a post", () => {
  test("is read by everybody, liked, commented on", async () => {
    const { id } = await post(author, { postType: "workout" });
    expect((await server.visitor.call("GET", `/api/posts/${id}`)).body).toMatchObject({ id, postType: "workout", likeCount: 0 });
    expect((await reader.call("PUT", `/api/posts/${id}/like`)).body).toEqual({ likeCount: 1, likedByMe: true });
    expect((await reader.call("PUT", `/api/posts/${id}/like`)).body).toEqual({ likeCount: 1, likedByMe: true });
    const comment = await reader.call("POST", `/api/posts/${id}/comments`, { id: randomUUID(), content: "Well done!" });
    expect(comment.status, JSON.stringify(comment.body)).toBe(201);
    const list = await reader.call("GET", "/api/posts");
    expect(list.body).toMatchObject({ items: [{ id, likeCount: 1, likedByMe: true, commentCount: 1, canEdit: false }] });
    expect((await reader.call("DELETE", `/api/posts/${id}/like`)).body).toEqual({ likeCount: 0, likedByMe: false });
    expect((await server.visitor.call("GET", `/api/posts/${id}/comments`)).body).toMatchObject({
      items: [{ content: "Well done!" }],
    });
  });
});
