import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFileStore, filesFolder, type FileStore } from "./file-store.ts";

/** As much of S3 as a store asks for: objects of one bucket by path, listed two at a time. */
async function startS3() {
  const objects = new Map<string, { readonly data: Buffer; readonly headers: Readonly<Record<string, unknown>> }>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", "http://s3");
      const key = decodeURIComponent(url.pathname.replace(/^\/pictures\/?/, ""));
      const body = await buffer(request);
      if (request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/") !== true)
        return response.writeHead(403).end();
      if (request.method === "PUT") {
        objects.set(key, { data: unchunked(body, request.headers["content-encoding"]), headers: request.headers });
        return response.writeHead(200, { ETag: '"1"' }).end();
      }
      if (request.method === "DELETE") {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (key === "") return response.writeHead(200, { "Content-Type": "application/xml" }).end(list(objects, url));
      const found = objects.get(key);
      if (found === undefined) return response.writeHead(404).end();
      response.writeHead(200, {
        "Content-Length": found.data.byteLength,
        ETag: '"1"',
        "Last-Modified": new Date(0).toUTCString(),
      });
      response.end(request.method === "HEAD" ? undefined : found.data);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    objects,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
function list(objects: ReadonlyMap<string, unknown>, url: URL): string {
  const from = Number(url.searchParams.get("continuation-token") ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get("prefix") ?? "")).sort();
  const more =
    keys.length > from + 2 ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
  const entries = keys
    .slice(from, from + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>1</Size><ETag>"1"</ETag><LastModified>1970-01-01T00:00:00Z</LastModified></Contents>`,
    );
  return `<?xml version="1.0"?><ListBucketResult>${more}${entries.join("")}</ListBucketResult>`;
}
/** The SDK may send a body in signed pieces. */
function unchunked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding !== "aws-chunked") return body;
  const end = body.indexOf("\r\n");
  return body.subarray(end + 2, end + 2 + Number.parseInt(body.toString("latin1", 0, end), 16));
}

let dataDir: string;
let s3: Awaited<ReturnType<typeof startS3>>;
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lockstep-files-"));
  s3 = await startS3();
  const { endpoint } = s3;
  stores["the disk"] = createFileStore({ dataDir, s3: null });
  stores["S3"] = createFileStore({
    dataDir,
    s3: { endpoint, region: "us-east-1", bucket: "pictures", accessKeyId: "key", secretAccessKey: "secret" },
  });
});
afterAll(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true, force: true });
});
const storeOf = (name: string): FileStore => {
  const store = stores[name];
  if (store === undefined) throw new Error(name);
  return store;
};
async function listed(store: FileStore, folder: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const page of store.list(folder)) paths.push(...page);
  return paths.sort();
}

describe.each(["the disk", "S3"])("files on %s", (name) => {
  test("lie where they were put, until they are removed", async () => {
    const store = storeOf(name);
    const data = Buffer.from([0, 1, 2, 255, 10, 13]);
    expect(await store.find("avatars/a/1.png")).toBeNull();
    expect(await listed(store, "avatars")).toEqual([]);
    await store.put("avatars/a/1.png", data, "image/png");
    const found = await store.find("avatars/a/1.png");
    expect(found?.bytes).toBe(6);
    expect(found === null ? null : await buffer(await found.open())).toEqual(data);
    await store.remove("avatars/a/1.png");
    await store.remove("avatars/a/1.png");
    expect(await store.find("avatars/a/1.png")).toBeNull();
  });

  test("are listed to the last one", async () => {
    const store = storeOf(name);
    const paths = ["groups/a/1.png", "groups/a/2.png", "groups/b/3.png", "groups/b/c/4.png", "groups/b/c/5.png"];
    for (const path of [...paths, "other/6.png"]) await store.put(path, Buffer.from("x"), "image/png");
    expect(await listed(store, "groups")).toEqual(paths);
  });

  test("are never looked for outside", async () => {
    await expect(storeOf(name).find("../secret")).rejects.toThrow(/traversal/i);
    await expect(storeOf(name).put("a/../../secret", Buffer.from("x"), "image/png")).rejects.toThrow(/traversal/i);
  });
});

test("S3 knows what they are and how long they may be kept, and gives nobody rights of its own", async () => {
  await storeOf("S3").put("avatars/b/1.webp", Buffer.from("x"), "image/webp");
  const headers = s3.objects.get("avatars/b/1.webp")?.headers ?? {};
  expect([headers["content-type"], headers["cache-control"], headers["x-amz-acl"]]).toEqual([
    "image/webp",
    "public, max-age=3600",
    undefined,
  ]);
  expect([
    filesFolder({ dataDir, s3: null }),
    filesFolder({ dataDir, s3: { endpoint: null, region: "x", bucket: "x", accessKeyId: "x", secretAccessKey: "x" } }),
  ]).toEqual([join(dataDir, "files"), null]);
});
