import { QueryClient, QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useLivePerson } from "../../live/live.ts";
import { fakeStreams } from "../../testing/fake-streams.ts";
import { testPage } from "../../testing/test-page.ts";
import { post } from "./post.fixture.ts";
import { postListOptions } from "./queries.ts";
import { useLivePosts } from "./use-post-news.ts";

const { page, show } = testPage();
const { say } = fakeStreams();
const refreshSession = () => undefined;
/** The server's answers to come, one a question. */
let asked: ((minutes: readonly number[]) => Promise<void>)[];

function Page({ shows }: { shows: boolean }) {
  useLivePerson("mira", refreshSession);
  useLivePosts("mira");
  return shows ? <Feed /> : null;
}
function Feed() {
  const { data } = useInfiniteQuery(postListOptions("mira", { of: "feed", postType: null, following: false }));
  return data?.pages.flatMap(({ items }) => items.map(({ content }) => content)).join(", ") ?? "Loading";
}

beforeEach(() => {
  asked = [];
  const fetch = () =>
    new Promise<Response>((resolve) => {
      asked.push((minutes) =>
        act(async () => {
          resolve(Response.json({ items: minutes.map((minute) => post(minute)), nextCursor: null }));
          await new Promise((done) => setTimeout(done, 0));
        }),
      );
    });
  vi.stubGlobal("fetch", fetch);
});

it("a list that is on its way when the stream begins, or when someone posts, is read once more", async () => {
  const client = new QueryClient();
  const draw = (shows: boolean) =>
    show(
      <QueryClientProvider client={client}>
        <Page shows={shows} />
      </QueryClientProvider>,
    );
  draw(true);
  await say("ready", { person: "mira" }, "3-0-1");
  await asked[0]?.([5]);
  await expect.poll(() => page.textContent).toBe("Post 5");
  await expect.poll(() => asked.length).toBe(2);
  await asked[1]?.([6, 5]);
  await expect.poll(() => page.textContent).toBe("Post 6, Post 5");

  draw(false);
  client.clear();
  draw(true);
  await say("message", { type: "post.created", postId: post(9).id, groupId: null, authorId: "ana" }, "4-1-1");
  await asked[2]?.([6, 5]);
  await expect.poll(() => asked.length).toBe(4);
  await asked[3]?.([9, 6, 5]);
  await expect.poll(() => page.textContent).toBe("Post 9, Post 6, Post 5");
});
