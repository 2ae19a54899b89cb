import sharp from "sharp";
import { TEST_ORIGIN, type Answer, type TestServer } from "../../testing/start-server.ts";

/** What tests of uploads send to a server. */
export function uploadCalls(server: () => TestServer) {
  /** A picture of one colour. */
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 220 } } });
  const send = async (
    who: { readonly cookie: string } | null,
    bucket: string,
    data: Uint8Array | string | null,
    more: {
      readonly name?: string;
      readonly type?: string;
      readonly groupId?: string;
      readonly headers?: Record<string, string>;
    } = {},
  ): Promise<Answer> => {
    const form = new FormData();
    if (data !== null)
      form.set(
        "file",
        new Blob([typeof data === "string" ? data : new Uint8Array(data)], { type: more.type ?? "image/png" }),
        more.name ?? "picture.png",
      );
    if (more.groupId !== undefined) form.set("groupId", more.groupId);
    // As bytes, because the form's own stream doesn't bear being broken off.
    const written = new Response(form);
    const answer = await server().fetch(`/api/uploads/${bucket}`, {
      method: "POST",
      headers: {
        Origin: TEST_ORIGIN,
        "Content-Type": written.headers.get("content-type") ?? "",
        ...(who === null ? {} : { Cookie: who.cookie }),
        ...more.headers,
      },
      body: await written.arrayBuffer(),
    });
    const body = (await answer.json()) as Readonly<Record<string, unknown>>;
    return { status: answer.status, headers: answer.headers, body };
  };
  return { plain, send };
}
