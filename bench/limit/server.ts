import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { COMMENT, FEED, GROUP_PAGE, LIKE, NEXT_PAGE, NOTIFICATIONS, POST, UNREAD } from "./sql.ts";

/** The limit: `node:http` and `pg`, nothing else. Who asks is in a header and is believed. */
const pool = new pg.Pool({ ...(JSON.parse(process.env["BENCH_CONNECTION"] ?? "{}") as pg.PoolConfig), max: 20 });

interface Row {
  readonly created_at: Date;
  readonly id: string;
}

/** Prepared once a connection, as the best of servers would. */
async function rows<T extends object = Row>(name: string, text: string, values: readonly unknown[]): Promise<T[]> {
  return (await pool.query<T>({ name, text, values: [...values] })).rows;
}

const page = (items: readonly Row[]): object => {
  const last = items.at(-1);
  return { items, nextCursor: last && items.length === 30 ? `${last.created_at.toISOString()}_${last.id}` : null };
};

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, string>;
}

async function answer(request: IncomingMessage): Promise<object> {
  const user = request.headers["x-user"];
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://limit");
  const [, , kind, id, part] = pathname.split("/");
  if (request.method === "GET" && kind === "posts") {
    const [before, after] = searchParams.get("cursor")?.split("_") ?? [];
    if (before !== undefined) return page(await rows("next", NEXT_PAGE, [user, before, after]));
    return page(await rows("feed", FEED, [user]));
  }
  if (request.method === "GET" && kind === "groups") return page(await rows("group", GROUP_PAGE, [user, id]));
  if (request.method === "GET") {
    const [items, unread] = await Promise.all([rows("notices", NOTIFICATIONS, [user]), rows("unread", UNREAD, [user])]);
    return { items, ...unread[0] };
  }
  if (request.method === "PUT") return (await rows<object>("like", LIKE, [user, id]))[0] ?? {};
  const body = await readBody(request);
  if (part === "comments") return (await rows<object>("comment", COMMENT, [user, id, body["content"]]))[0] ?? {};
  return (await rows<object>("post", POST, [user, body["content"], body["postType"]]))[0] ?? {};
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const text = JSON.stringify(await answer(request));
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    response.writeHead(request.method === "POST" ? 201 : 200, headers).end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const server = createServer((request, response) => void handle(request, response));
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("ready\n"));
process.on("SIGTERM", () => process.exit(0));
