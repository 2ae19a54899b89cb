import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A second door to a server, behind which its service worker can become another one, as after a release. */
export interface NextVersion {
  readonly url: string;
  /** From now on the worker's file is another. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/** What is asked for here gets no answer: the worker handles it, since it begins like the files of a build. */
export const NO_ANSWER = "/assets/no-answer";

export async function openNextVersion(server: string): Promise<NextVersion> {
  let version = 0;
  const door = createServer((incoming, outgoing) => {
    if (incoming.url === NO_ANSWER) return;
    const isWorker = incoming.url === "/sw.js";
    const { "accept-encoding": encoding, "if-none-match": known, origin, ...headers } = incoming.headers;
    const passed = {
      ...headers,
      ...(isWorker || known === undefined ? {} : { "if-none-match": known }),
      host: new URL(server).host,
      ...(origin === undefined ? {} : { origin: server }),
      ...(isWorker || encoding === undefined ? {} : { "accept-encoding": encoding }),
    };
    const call = request(new URL(incoming.url ?? "/", server), { method: incoming.method, headers: passed }, (answer) => {
      const { "content-length": length, etag, ...rest } = answer.headers;
      const isChanged = isWorker && version > 0;
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...rest,
        ...(isChanged || length === undefined ? {} : { "content-length": length }),
        ...(isChanged || etag === undefined ? {} : { etag }),
      });
      answer.on("data", (part: Buffer) => outgoing.write(part));
      answer.on("end", () => outgoing.end(isChanged ? `\n// ${version}` : undefined));
    });
    call.on("error", () => outgoing.destroy());
    outgoing.on("close", () => call.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => {
    door.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://localhost:${(door.address() as AddressInfo).port}`,
    release: () => void (version += 1),
    stop: () =>
      new Promise((resolve) => {
        door.close(() => resolve());
        door.closeAllConnections();
      }),
  };
}
